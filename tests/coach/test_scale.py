"""The coach's marks and ratings: where each begins, in points and in win shares."""

from math import nextafter

import pytest

from lucchetto.coach.scale import (
    HALF_ACCURACY,
    LUCK_THRESHOLD,
    MARKS,
    MIN_DECISIONS,
    NEGLIGIBLE,
    RATINGS,
    accuracy,
    luck_mark,
    mark,
    rating,
)
from lucchetto.coach.shapes import Unit

UNITS: tuple[Unit, ...] = ("points", "win")
LEVELS = ["master", "champion", "expert", "club", "casual", "novice"]


def less(value: float) -> float:
    return nextafter(value, 0)


@pytest.mark.parametrize("unit", UNITS)
def test_a_mark_begins_at_its_loss(unit: Unit) -> None:
    words = [word for _, word in MARKS[unit]]
    assert words == ["blunder", "mistake", "inaccuracy"]
    assert [mark(unit, least) for least, _ in MARKS[unit]] == words
    assert [mark(unit, less(least)) for least, _ in MARKS[unit]] == [*words[1:], "good"]
    assert (mark(unit, NEGLIGIBLE[unit]), mark(unit, less(NEGLIGIBLE[unit]))) == ("good", "best")


def test_the_best_choice_is_called_so_and_a_forced_one_is_not_judged() -> None:
    assert mark("points", 0.5) == "good"
    assert mark("points", 0.5, is_best=True) == "best"
    assert mark("points", 100, is_forced=True) == "forced"


@pytest.mark.parametrize("unit", UNITS)
def test_a_roll_is_lucky_or_unlucky_from_the_same_distance_on(unit: Unit) -> None:
    least = LUCK_THRESHOLD[unit]
    assert [luck_mark(unit, luck) for luck in (least, less(least), 0, -less(least), -least)] == [
        "lucky",
        None,
        None,
        None,
        "unlucky",
    ]


@pytest.mark.parametrize(("variant", "players"), RATINGS)
def test_a_rating_begins_at_its_mean_loss(variant: str, players: int) -> None:
    limits = RATINGS[variant, players]
    assert list(limits) == sorted(limits)
    assert [rating(variant, players, limit, MIN_DECISIONS) for limit in (0, *limits)] == LEVELS
    assert [rating(variant, players, less(limit), MIN_DECISIONS) for limit in limits] == LEVELS[:-1]
    assert rating(variant, players, 0, MIN_DECISIONS - 1) is None


def test_large_tables_are_rated_alike() -> None:
    for players in (3, 4, 5):
        assert rating("longo", players, 0.012, 10) == rating("longo", 3, 0.012, 10) == "expert"
        assert accuracy("longo", players, 0.007) == accuracy("longo", 3, 0.007)


def test_accuracy_is_a_hundred_for_no_loss_and_falls_exponentially() -> None:
    half = HALF_ACCURACY["classic", 2]
    assert [accuracy("classic", 2, loss) for loss in (0, half, 2 * half)] == pytest.approx([100, 50, 25])
    assert HALF_ACCURACY.keys() == RATINGS.keys()
