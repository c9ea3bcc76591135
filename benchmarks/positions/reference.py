"""Reference values: the solver's table in solitaire, otherwise rollouts to the end of the game."""

from time import process_time

import msgspec

from lucchetto.bots.oversight import noise_seed
from lucchetto.coach.exact import ExactJudge
from lucchetto.coach.rollouts.games import rollout
from lucchetto.coach.rollouts.race import race
from lucchetto.kernels.rollouts.limits import TO_THE_END
from lucchetto.rules import Game
from lucchetto.solver import load_table

from .shapes import Case, Group, ReferenceValue

TARGET = 0.005
"""The standard error of a loss, in win shares, at which a choice stops."""
CLEAR = 0.10
"""A choice also stops when its loss is more than three standard errors above this."""
SCHEDULE = (*range(1024, 16_384 + 1, 1024),)


def with_reference(group: Group, number: int, case: Case) -> Case:
    """Return the case with the reference value of every choice."""
    began = process_time()
    game = case.game(group)
    found = _exact(game) if group.players == 1 else _by_rollouts(game, case.seat, f"{group.name} {number}")
    return msgspec.structs.replace(case, choices=found, seconds=round(process_time() - began, 2))


def _exact(game: Game) -> dict[str, ReferenceValue]:
    judge = ExactJudge(load_table(game.variant.name, game.lucky[0] if game.lucky else None))
    return {str(move): ReferenceValue(round(found.value, 4)) for move, found in judge.choices(game, 0).items()}


def _by_rollouts(game: Game, seat: int, name: str) -> dict[str, ReferenceValue]:
    moves = game.moves(seat)
    games = rollout(game, seat, moves, noise_seed(f"reference {name}"), SCHEDULE[-1], TO_THE_END)
    *_, last = race(games, len(moves), SCHEDULE, _is_settled)
    return {
        str(move): ReferenceValue(round(found.value, 5), round(found.error, 5), found.games)
        for move, found in zip(moves, last, strict=True)
    }


def _is_settled(_: int, loss: float, error: float) -> bool:
    return error <= TARGET or loss - 3 * error > CLEAR
