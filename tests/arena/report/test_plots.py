"""The geometry of the report's plots: values in their places, on axes with round numbers."""

import re
from math import inf, nan

import pytest

from lucchetto.arena.estimate import Estimate
from lucchetto.arena.report.numbers import Numbers
from lucchetto.arena.report.plots import ACCENT, BAND, RIGHT, SOFT, Scale, distributions, intervals
from lucchetto.arena.report.summary import summarise
from lucchetto.arena.tournament import Tournament
from lucchetto.messages import catalogue
from tests.arena.kit import drawn_by_points

NUMBERS = Numbers(catalogue("en"))


@pytest.mark.parametrize(
    ("low", "high", "shown"),
    [
        (0, 6, ["0", "1", "2", "3", "4", "5", "6"]),
        (-130, 420, ["−100", "0", "100", "200", "300", "400"]),
        (0.02, 0.61, ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]),
        (-0.4, 0.4, ["−0.4", "−0.2", "0", "0.2", "0.4"]),
        (7, 8, ["7", "7.2", "7.4", "7.6", "7.8", "8"]),
    ],
)
def test_an_axis_has_round_numbers_in_their_places(low: float, high: float, shown: list[str]) -> None:
    ticks = Scale(100, low, high).ticks(NUMBERS)
    assert [number for _, number in ticks] == shown
    for x, number in ticks:
        share = (float(number.replace("−", "-")) - low) / (high - low)
        assert x == pytest.approx(100 + (RIGHT - 100) * share, abs=0.06)


def test_a_dot_is_at_its_value_within_its_interval_next_to_its_name() -> None:
    wide, narrow = Estimate(50, 40, 70, 1), Estimate(10, 9, 11, 1)
    plot = intervals(["master", "novice"], [("", [wide, narrow])], "points", NUMBERS)
    assert plot.label == "points: master, novice"
    assert [(name, y) for name, y in plot.names] == [
        (name, dot.y) for name, dot in zip(("master", "novice"), plot.dots, strict=True)
    ]
    one, other = plot.dots
    assert one.low < one.x < one.high
    assert (one.high - one.x) / (one.x - one.low) == pytest.approx(2, abs=0.05)
    assert (one.high - one.low) / (other.high - other.low) == pytest.approx(15, rel=0.06)
    assert plot.left <= other.low
    assert one.high <= plot.right
    assert plot.legend == []


def test_series_are_below_each_other_and_the_last_one_has_the_accent() -> None:
    raw, adjusted = Estimate(0, -2, 2, 1), Estimate(1, 0, 2, 1)
    plot = intervals(["a", "b"], [("raw", [raw, raw]), ("adjusted", [adjusted, adjusted])], "wins", NUMBERS)
    assert [(title, colour) for title, colour, _ in plot.legend] == [("raw", SOFT), ("adjusted", ACCENT)]
    assert [dot.colour for dot in plot.dots] == [SOFT, SOFT, ACCENT, ACCENT]
    heights = [dot.y for dot in plot.dots]
    assert heights[0] < heights[2] < heights[1] < heights[3] < plot.bottom


def test_unknown_values_are_not_drawn() -> None:
    known, endless, unknown = Estimate(3, 1, 5, 1), Estimate(2, -inf, inf, inf), Estimate(nan, nan, nan, nan)
    plot = intervals(["a", "b", "c", "d"], [("", [known, endless, unknown, None])], "points", NUMBERS)
    assert len(plot.dots) == 2
    assert plot.dots[1].low == plot.dots[1].x == plot.dots[1].high
    assert intervals(["a"], [("", [None])], "points", NUMBERS).dots == []


def test_long_names_leave_room_for_the_plot() -> None:
    value = Estimate(1, 0, 2, 1)
    short, long = (intervals([name], [("", [value])], "points", NUMBERS) for name in ("me", "package.module:Class" * 3))
    assert short.left < long.left < RIGHT / 2


def test_a_band_is_as_high_as_its_share_and_contains_its_median() -> None:
    tournament = Tournament(("master", "novice"), players=2, games=60)
    summary = summarise(tournament, drawn_by_points(tournament, {"master": 70.0, "novice": 40.0}, seed=1))
    plot = distributions(summary.standings, summary.score_bins, "points", NUMBERS)
    assert [name for name, _ in plot.names] == [one.bot for one in summary.standings]
    for band, one in zip(plot.bands, summary.standings, strict=True):
        steps = [float(y) for y in re.findall(r"V([\d.]+)H", band.outline)]
        tops = [(band.floor - y) / (BAND - 6) * max(one.score_counts) for y in steps]
        assert tops == pytest.approx(one.score_counts, abs=0.2)
        assert plot.left < band.median < plot.right
