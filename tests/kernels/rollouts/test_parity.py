"""The games of a rollout are the games that the rules and a bot play from the same position, dice for dice.

The bot is the master with less foresight; with three players or more, it decides by quick estimates.
"""

from random import Random

import numpy as np
import pytest

from lucchetto.bots import value_based
from lucchetto.coach.rollouts.games import MASTER, rollout
from lucchetto.kernels.rollouts.limits import TO_THE_END
from lucchetto.records import replay
from lucchetto.rules import Decision, Game
from tests.kit.bot_games import bot_game

GOLDEN, WORD = 0x9E3779B97F4A7C15, (1 << 64) - 1
SEED = 7


def mix(bits: int) -> int:
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & WORD
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & WORD
    return bits ^ bits >> 31


def dice(game: Game, number: int, turn: int) -> dict[str, object]:
    """The dice of a rollout's game, from the description in `kernels.rng`; turns count from the decision."""
    key, sides = mix((mix(SEED) + (number + 1) * GOLDEN) & WORD), game.variant.sides
    index = mix((key + turn * GOLDEN) & WORD) * sides**6 >> 64
    one, other, *colours = (index // sides**place % sides + 1 for place in (5, 4, 3, 2, 1, 0))
    shown = zip(game.variant.colours, colours, strict=True)
    return {"white": (one, other), **{colour: face for colour, face in shown if colour not in game.closed}}


def played_on(game: Game, seat: int, move: Decision, number: int) -> Game:
    """The game to its end: this seat makes this choice, then the bot decides for all."""
    bots, start, is_chosen = [value_based.ValueBot(MASTER) for _ in game.players], game.turn, False
    while game.result is None:
        if not game.waiting:
            game = game.roll(dice(game, number, game.turn + 1 - start))
            continue
        decider = min(game.waiting)
        is_choice = decider == seat and not is_chosen
        is_chosen |= is_choice
        game = game.play(decider, move if is_choice else bots[decider].decide(game.seen_by(decider), decider))
    return game


def share(game: Game, seat: int) -> float:
    if len(game.players) == 1:
        return float(game.sheets[0].total)
    assert game.result is not None
    return (seat in game.result.winners) / len(game.result.winners)


def lead(game: Game, seat: int) -> float:
    totals = [sheet.total for sheet in game.sheets]
    return float(totals[seat] - max(totals[:seat] + totals[seat + 1 :], default=0))


@pytest.mark.parametrize(
    ("variant", "players"),
    [("classic", 1), ("classic", 2), ("classic", 3), ("classic", 5), ("longo", 2), ("longo", 3), ("duel", 2)],
)
def test_a_rollout_plays_the_same_games_as_rules_and_bots(
    variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(value_based, "evaluate", value_based.estimate)  # as rollouts do with three players or more
    rng = Random(f"{variant} {players}")
    game = replay(bot_game(variant, ["club"] * players, "rollouts", events=400))
    unforced = [
        (position, seat)
        for position in game.games
        if position.waiting and not position.choices
        for seat in position.waiting
        if len(position.moves(seat)) > 1
    ]
    for position, seat in [*rng.sample(unforced[len(unforced) // 2 :], 3), unforced[-1]]:
        moves = position.moves(seat)
        games = rollout(position, seat, moves, SEED, 2, TO_THE_END)
        games.play(0, 2, np.ones(len(moves), np.bool_))
        for choice, number in ((choice, number) for choice in range(len(moves)) for number in range(2)):
            ended = played_on(position, seat, moves[choice], number)
            assert games.values()[choice, number] == share(ended, seat)
            assert games.margins()[choice, number] == pytest.approx(lead(ended, seat))
