"""Optimal games played out agree with the table, and with the rules."""

import numpy as np
import pytest

from lucchetto.bots.optimal import OptimalBot
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.rules import Game, Variant, new_game
from lucchetto.solver import Table, load_table, statistics
from lucchetto.solver.simulate import play
from tests.kit.rule_marks import rule
from tests.solver.small_games import CROOKED, LUCKY

SEED = 20
MANY = 50_000
"""The mean score is then known to 0.12 points, turns to 0.02: enough to detect an error of one percent."""


def test_scores_turns_penalties_and_spread_are_what_the_solver_says(classic: Table) -> None:
    """One test for all four: this many games are played only once, in one process."""
    games, exact = play(classic, MANY, seed=SEED), statistics(classic)
    assert abs(games.scores.mean() - classic.start) < 3 * games.scores.std() / MANY**0.5
    assert abs(games.turns.mean() - exact.mean_turns) < 4 * games.turns.std() / MANY**0.5
    assert abs(games.penalties.mean() - exact.mean_penalties) < 4 * games.penalties.std() / MANY**0.5
    assert games.scores.std() == pytest.approx(exact.standard_deviation, rel=0.01)


def test_the_bot_plays_the_same_games_by_the_rules(classic: Table) -> None:
    games = play(classic, 100, seed=SEED)
    for number in range(100):
        game = played_by_the_rules("classic", None, number)
        assert (game.sheets[0].total, game.turn) == (games.scores[number], games.turns[number])
        assert game.sheets[0].penalties == games.penalties[number]


@rule("R11")
@pytest.mark.parametrize(("variant", "lucky"), [(LUCKY, (3, 4)), (CROOKED, (3, 6)), (CROOKED, (2, 5))])
def test_the_bot_plays_the_same_games_with_lucky_crosses(variant: Variant, lucky: tuple[int, int]) -> None:
    """Two moves to the same cell, plain and lucky, are one to the simulation."""
    table = load_table(variant, lucky)
    games = play(table, MANY, seed=SEED)
    assert abs(games.scores.mean() - table.start) < 4 * games.scores.std() / MANY**0.5
    assert games.scores.std() == pytest.approx(statistics(table).standard_deviation, rel=0.01)
    for number in range(50):
        game = played_by_the_rules(variant, lucky, number)
        assert (game.sheets[0].total, game.turn) == (games.scores[number], games.turns[number])


def played_by_the_rules(variant: str | Variant, lucky: tuple[int, int] | None, number: int) -> Game:
    game, bot = new_game(variant, ["Ada"], lucky=[lucky] if lucky else None), OptimalBot()
    key = np.uint64(game_key(np.uint64(SEED), number))
    while game.phase != "over":
        if game.phase == "roll":
            bits = np.uint64(roll_key(key, game.turn + 1))
            game = game.roll(faces(game, scaled(bits, game.variant.sides**6)))
        else:
            game = game.play(0, bot.decide(game, 0))
    return game


def faces(game: Game, roll: int) -> dict[str, object]:
    """The roll's number in base `sides`, the first die most significant; dice of closed rows are ignored."""
    sides = game.variant.sides
    one, two, *colours = [roll // sides**place % sides + 1 for place in range(5, -1, -1)]
    return {"white": (one, two)} | {
        colour: face for colour, face in zip(game.variant.colours, colours, strict=True) if colour not in game.closed
    }
