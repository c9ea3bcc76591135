"""Luck averages zero, no matter who plays and how."""

from math import sqrt

import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.coach import analyse
from lucchetto.coach.network import NetworkJudge
from lucchetto.coach.samples import sample_rolls
from lucchetto.records import replay
from lucchetto.rules import VARIANTS, Game
from lucchetto.solver import Table
from tests.kit.bot_games import bot_game

GAMES = 2
"""Some sixty rolls per level detect a bias of 0.4 standard deviations per roll; all levels together, of 0.2."""
SOLITAIRE = 40


def standard_errors(lucks: list[float]) -> float:
    """The sum in standard errors. Every roll's luck has mean 0 whatever went before, so variances add up."""
    return abs(sum(lucks)) / sqrt(sum(luck**2 for luck in lucks))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_luck_of_all_rolls_averages_zero(variant: str) -> None:
    """For every level, and for all of them together: a bias for one is mostly a bias for all."""
    lucks = {level: lucks_of(variant, level) for level in LEVELS}
    assert min(map(len, lucks.values())) > 30
    assert {level: error for level in LEVELS if (error := standard_errors(lucks[level])) >= 3} == {}
    assert standard_errors([luck for level in LEVELS for luck in lucks[level]]) < 3


def lucks_of(variant: str, level: str) -> list[float]:
    games = [
        analyse(replay(bot_game(variant, [level] * 2, f"luck of {level} {n}")), depth="quick") for n in range(GAMES)
    ]
    return [roll.luck[0] for game in games for roll in game.rolls]


@pytest.mark.parametrize("level", LEVELS)
def test_luck_in_solitaire_averages_zero(classic: Table, level: str) -> None:
    games = [analyse(replay(bot_game("classic", [level], f"luck alone {n}")), depth="quick") for n in range(SOLITAIRE)]
    assert all(game.exact for game in games)
    assert standard_errors([roll.luck[0] for game in games for roll in game.rolls]) < 3


def test_in_solitaire_the_mean_over_all_rolls_is_the_expectation_before_them(classic: Table) -> None:
    """Over all 6⁶ rolls of a sheet with two dead rows and few crosses left, luck averages exactly zero."""
    late = replay(bot_game("classic", ["optimal"], "late")).games
    game = [state for state in late if state.phase == "roll"][-1]
    lucks = [classic.value_after_roll(rolled) - classic.value_before_roll(game) for rolled in _all_rolls(game)]
    assert sum(lucks) / len(lucks) == pytest.approx(0, abs=1e-9)


def _all_rolls(game: Game) -> list[Game]:
    from itertools import product

    open_rows = [colour for colour in game.variant.colours if colour not in game.closed]
    faces = product(range(1, 7), repeat=2 + len(open_rows))
    return [game.roll(white=(a, b), **dict(zip(open_rows, rest, strict=True))) for a, b, *rest in faces]


@pytest.mark.parametrize(("variant", "players"), [("classic", 3), ("longo", 2), ("duel", 2)])
def test_the_expectation_before_a_roll_is_the_mean_over_all_rolls(variant: str, players: int) -> None:
    """The coach judges all rolls together and caches positions; here each is judged separately."""
    judge = NetworkJudge(players, "seed")
    games = [game for game in replay(bot_game(variant, ["club"] * players, "mean")).games if game.phase == "roll"]
    for game in games[::6]:
        samples = sample_rolls(game, f"seed {game.turn}")
        alone = [judge.after(game.roll(sample.roll)) for sample in samples]
        for seat, expected in enumerate(judge.expected(game)):
            mean = sum(sample.weight * values[seat].value for sample, values in zip(samples, alone, strict=True))
            assert expected.value == pytest.approx(mean, abs=0.002)  # rounding may separate equal choices
