"""Bradley–Terry ratings: computed by hand, recovered from known strengths, with intervals that cover them."""

from math import log10

import numpy as np
import pytest

from lucchetto.arena.ratings import ELO, ratings, strengths
from lucchetto.arena.report.summary import summarise
from lucchetto.arena.tournament import Tournament
from tests.arena.kit import drawn_by_points, drawn_by_rating


def one_block(wins: list[list[float]]) -> np.ndarray:
    return np.array([wins], dtype=float)


def test_two_bots_by_hand() -> None:
    """75 : 25 and a virtual tie make odds of 75.5 : 25.5, which is 188.6 Elo, half of it on either side of 0."""
    first, second = ratings(one_block([[0, 75], [25, 0]]), seed=1)
    assert first.value == pytest.approx(200 * log10(75.5 / 25.5))
    assert first.value == pytest.approx(94.28, abs=0.01)
    assert second.value == pytest.approx(-first.value)


def test_three_bots_by_hand() -> None:
    """Odds that fit strengths of 4 : 2 : 1 exactly give these strengths back."""
    found = strengths(np.array([[0, 200, 240], [100, 0, 200], [60, 100, 0]], dtype=float))
    assert np.exp(found - found[2]) == pytest.approx([4, 2, 1])
    assert found.sum() == pytest.approx(0)


def test_ties_count_half_for_both() -> None:
    first, second = ratings(one_block([[0, 50], [50, 0]]), seed=1)
    assert (first.value, second.value) == pytest.approx((0, 0))


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    wins = np.zeros((100, 2, 2))
    wins[:, 0, 1] = 1
    first, _ = ratings(wins, seed=1)
    assert first.value == pytest.approx(200 * log10(100.5 / 0.5))
    assert 200 < first.low < first.value < first.high
    assert first.high > 600  # a bot that never lost may be much stronger still


def test_the_same_seed_gives_the_same_intervals() -> None:
    wins = np.random.default_rng(1).random((50, 3, 3)) * (1 - np.eye(3))
    assert ratings(wins, seed=4) == ratings(wins, seed=4)
    assert ratings(wins, seed=4) != ratings(wins, seed=5)


TRUE = {"a": 150.0, "b": 50.0, "c": -60.0, "d": -140.0}


def test_known_strengths_are_recovered() -> None:
    tournament = Tournament(tuple(TRUE), games=20_000)
    summary = summarise(tournament, drawn_by_rating(tournament, TRUE, seed=2))
    found = {one.bot: one.rating for one in summary.standings}
    assert list(found) == list(TRUE)
    for bot, rating in found.items():
        assert rating.value == pytest.approx(TRUE[bot], abs=4 * rating.error)
        assert rating.error < 2


def test_intervals_cover_known_strengths() -> None:
    """4 bots in 60 small tournaments: 95 % of 240, which are not quite independent, with generous leeway."""
    tournament = Tournament(tuple(TRUE), games=100)
    covered = 0
    for seed in range(60):
        for one in summarise(tournament, drawn_by_rating(tournament, TRUE, seed)).standings:
            covered += one.rating.low <= TRUE[one.bot] <= one.rating.high
    assert 0.90 <= covered / 240 <= 0.99


def test_shared_dice_widen_the_interval() -> None:
    """The same games four times are one tournament, not four: the deal is the unit, however many games it holds."""
    random = np.random.default_rng(3)
    won = (random.random(100) < 0.6).astype(float)
    wins = np.zeros((100, 2, 2))
    wins[:, 0, 1], wins[:, 1, 0] = won, 1 - won
    once, _ = ratings(wins, seed=1)
    four, _ = ratings(4 * wins, seed=1)
    spread_out, _ = ratings(np.repeat(wins, 4, axis=0), seed=1)
    assert four.half_width == pytest.approx(once.half_width, rel=0.1)
    assert spread_out.half_width == pytest.approx(once.half_width / 2, rel=0.15)


def test_more_players_are_rated_by_all_pairs_of_a_game() -> None:
    means = {"a": 60.0, "b": 50.0, "c": 40.0, "d": 30.0}
    tournament = Tournament(tuple(means), players=3, games=1200)
    summary = summarise(tournament, drawn_by_points(tournament, means, seed=1))
    assert [one.bot for one in summary.standings] == list(means)
    assert {meeting.games for meeting in summary.meetings} == {2400}  # each pair is in two of four match-ups


def test_elos_scale_is_the_usual_one() -> None:
    assert 1 / (1 + np.exp(-400 / ELO)) == pytest.approx(10 / 11)
