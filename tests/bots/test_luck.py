"""The luck of the rolls averages zero, and luck-adjusted results vary less."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lucchetto.arena.design import Match
from lucchetto.arena.engine import by_kernel
from lucchetto.arena.engine.games import Games
from lucchetto.arena.estimate import mean
from lucchetto.rules import VARIANTS

PAIRS = [("master", "greedy"), ("novice", "novice")]
Column = NDArray[np.floating[Any]]
DEALS = {"classic": 120, "longo": 80, "duel": 80}


@cache
def played(variant: str, lineup: tuple[str, ...]) -> Games:
    match = Match(variant, lineup, seed=8, deals=DEALS[variant], deals_per_chunk=DEALS[variant], luck=True)
    return by_kernel.play_chunk(match, 0)


@pytest.mark.parametrize("lineup", PAIRS, ids=" v ".join)
@pytest.mark.parametrize("variant", VARIANTS)
def test_luck_averages_zero_and_luck_adjusted_wins_vary_less(variant: str, lineup: tuple[str, ...]) -> None:
    """For any players: within three standard errors, for both seats, as a share of wins and in points."""
    games = played(variant, lineup)
    for luck in (games.luck_win, games.luck_margin):
        for seat in (0, 1):
            found = mean(luck[:, seat].astype(float), games.deal)
            assert 0 < abs(found.value) < 3 * found.error
    assert spread_left(games.win_shares, games.luck_win, games) < 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_between_good_players_results_are_mostly_luck(variant: str) -> None:
    """The reference policy plays well: mistakes of weaker bots are not luck, and stay in their results."""
    games = played(variant, ("master", "greedy"))
    assert spread_left(games.win_shares, games.luck_win, games) < 0.5
    assert spread_left(games.margins, games.luck_margin, games) < 0.5


def spread_left(new_results: Column, luck: Column, games: Games) -> float:
    """The ratio of the variances of luck-adjusted and raw results: of one seat, in one seating."""
    first = games.seating == 0
    return float(np.var(new_results[first, 0] - luck[first, 0]) / np.var(new_results[first, 0]))


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_seats_luck_is_the_others_bad_luck(variant: str) -> None:
    """Nearly: the network values each seat separately, and its two shares need not add up to one."""
    games = played(variant, ("novice", "novice"))
    assert np.corrcoef(games.luck_win[:, 0], games.luck_win[:, 1])[0, 1] < -0.9


@pytest.mark.parametrize("variant", VARIANTS)
def test_asking_for_luck_changes_no_game(variant: str) -> None:
    match = Match(variant, ("novice", "casual"), seed=8, deals=10, deals_per_chunk=10)
    with_luck = Match(variant, ("novice", "casual"), seed=8, deals=10, deals_per_chunk=10, luck=True)
    one, other = by_kernel.play_chunk(match, 0), by_kernel.play_chunk(with_luck, 0)
    assert np.array_equal(one.scores, other.scores)
    assert np.array_equal(one.turns, other.turns)
    assert np.isnan(one.luck_win).all()
    assert np.isfinite(other.luck_win).all()
