"""Estimates with intervals, checked by hand and by their coverage."""

from math import isnan, sqrt

import numpy as np
import pytest

from lucchetto.arena.estimate import Estimate, mean, share, student
from lucchetto.arena.report.numbers import Numbers
from lucchetto.messages import catalogue


def test_the_mean_of_independent_values_has_the_usual_interval() -> None:
    found = mean(np.array([1.0, 2.0, 3.0, 4.0]), np.arange(4))
    error = sqrt(5 / 3 / 4)
    assert found.value == 2.5
    assert found.error == pytest.approx(error)
    assert found.half_width == pytest.approx(3.182 * error, rel=0.01)  # Student's t, 3 degrees of freedom


def test_games_of_one_deal_count_as_one_observation() -> None:
    """The same deals, each twice with the same result, add no information."""
    once = mean(np.array([1.0, 2.0, 3.0, 4.0]), np.arange(4))
    twice = mean(np.repeat([1.0, 2.0, 3.0, 4.0], 2), np.repeat(np.arange(4), 2))
    assert twice == once


def test_one_deal_has_no_interval() -> None:
    found = mean(np.array([1.0, 2.0]), np.array([0, 0]))
    assert found.value == 1.5
    assert isnan(found.low)
    assert isnan(found.high)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    """80 of 100: Wilson's interval is 71.1 to 86.7 %."""
    found = share(np.repeat([1.0, 0.0], [80, 20]), np.arange(100))
    assert (found.low, found.high) == pytest.approx((0.711, 0.867), abs=0.004)


def test_a_bot_that_won_everything_may_still_lose() -> None:
    found = share(np.ones(200), np.repeat(np.arange(100), 2))
    assert found.value == 1
    assert 0.95 < found.low < 0.98
    assert found.high == pytest.approx(1)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (100_000, 1.960)])
def test_students_quantile_is_the_one_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.011)


def test_intervals_cover_the_truth_although_games_of_a_deal_are_correlated() -> None:
    """95 % of 1,000 experiments with 40 deals of four games; 3.3 standard errors of leeway."""
    random = np.random.default_rng(1)
    deals = np.repeat(np.arange(40), 4)
    covered = {"mean": 0, "share": 0}
    for _ in range(1000):
        values = random.normal(0, 3, 40)[deals] + random.normal(0, 1, len(deals))
        points = mean(values + 7, deals)
        wins = share((values > -1.65).astype(float), deals)  # normal with deviation √10: 69.9 % are above
        covered["mean"] += points.low <= 7 <= points.high
        covered["share"] += wins.low <= 0.6991 <= wins.high
    assert all(927 <= count <= 975 for count in covered.values()), covered


def test_shares_and_intervals_stay_between_zero_and_one() -> None:
    for values in (np.ones(200), np.zeros(200), np.repeat([1.0, 0.0], [199, 1])):
        found = share(values, np.arange(200))
        assert 0 <= found.low <= found.value <= found.high <= 1


def test_an_estimate_is_clipped_to_the_possible_range() -> None:
    assert Estimate(1.02, 0.97, 1.07, 0.02).within(0, 1) == Estimate(1, 0.97, 1, 0.02)
    assert Estimate(0.5, 0.4, 0.6, 0.05).within(0, 1) == Estimate(0.5, 0.4, 0.6, 0.05)


def test_plus_or_minus_is_written_only_for_symmetric_intervals() -> None:
    numbers = Numbers(catalogue("en"))
    assert numbers.give_or_take(Estimate(0.612, 0.598, 0.626, 0.007), scale=100) == "61.2 ±1.4"
    assert numbers.give_or_take(Estimate(1.0, 0.992, 1.0, 0.0), scale=100) == "100.0 (≥99.2)"
    assert numbers.give_or_take(share(np.ones(500), np.arange(500)), scale=100) == "100.0 (≥99.2)"
    assert numbers.give_or_take(Estimate(-3.0, -3.5, -2.5, 0.2), sign=True) == "−3.0 ±0.5"
