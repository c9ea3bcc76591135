"""The chi-square test and the gamma function behind it, compared with published tables."""

from math import erfc, exp, sqrt
from random import Random

import pytest

from lucchetto.server.statistics.chi_square import chi_square, p_value, upper_gamma
from lucchetto.server.statistics.dice_counts import Counts, counted
from lucchetto.server.statistics.dice_tests import dice_tests, sum_chances

CRITICAL = {
    1: (2.706, 3.841, 6.635, 10.828),
    2: (4.605, 5.991, 9.210, 13.816),
    5: (9.236, 11.070, 15.086, 20.515),
    7: (12.017, 14.067, 18.475, 24.322),
    10: (15.987, 18.307, 23.209, 29.588),
    14: (21.064, 23.685, 29.141, 36.123),
    100: (118.498, 124.342, 135.807, 149.449),
}
"""Critical values at 10, 5, 1 and 0.1 per cent, by degrees of freedom."""


@pytest.mark.parametrize("degrees", CRITICAL)
def test_the_p_values_match_the_printed_tables(degrees: int) -> None:
    for distance, chance in zip(CRITICAL[degrees], (0.1, 0.05, 0.01, 0.001), strict=True):
        assert p_value(distance, degrees) == pytest.approx(chance, rel=2e-3)


@pytest.mark.parametrize("x", [1e-9, 0.01, 0.5, 1.0, 1.5, 3.0, 10.0, 50.0, 300.0])
def test_the_gamma_function_has_its_closed_forms(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(exp(-x), rel=1e-12)
    assert upper_gamma(0.5, x) == pytest.approx(erfc(sqrt(x)), rel=1e-10)
    assert upper_gamma(3, x) == pytest.approx(exp(-x) * (1 + x + x * x / 2), rel=1e-12)


def test_the_distribution_ends_at_one_and_zero() -> None:
    assert upper_gamma(2.5, 0) == 1
    assert upper_gamma(2.5, float("inf")) == 0
    assert p_value(5.0, 0) == 1


def test_pearsons_distance_of_a_loaded_die() -> None:
    distance, degrees = chi_square([(count, 10.0) for count in (5, 8, 9, 8, 10, 20)])
    assert distance == pytest.approx(13.4)
    assert degrees == 5
    assert p_value(distance, degrees) == pytest.approx(0.0199, abs=1e-4)


def test_rare_cells_are_merged_with_their_neighbours() -> None:
    distance, degrees = chi_square([(1, 2.0), (4, 4.0), (9, 8.0), (3, 1.0)])
    assert distance == pytest.approx(1 / 6 + 9 / 9)
    assert degrees == 1


@pytest.mark.parametrize("cells", [[], [(0, 0.0)], [(1, 1.0), (0, 2.0)]], ids=repr)
def test_too_few_counts_give_no_verdict(cells: list[tuple[int, float]]) -> None:
    assert chi_square(cells)[1] == 0


def test_the_sums_of_two_dice_have_their_chances() -> None:
    assert sum_chances(6) == pytest.approx([n / 36 for n in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)])
    assert sum(sum_chances(8)) == pytest.approx(1)
    assert sum_chances(8)[3] == pytest.approx(4 / 64)


def roll(one: int, other: int, **colours: int) -> dict[str, object]:
    return {"white": [one, other], **colours}


def test_faces_sums_and_runs_are_counted() -> None:
    rolls = [roll(3, 4, red=1), roll(1, 6, red=1), roll(5, 2), roll(2, 5), roll(1, 1, blue=6), roll(1, 1)]
    counts = counted(6, rolls)
    assert (counts.games, counts.rolls) == (1, 6)
    assert counts.faces["white"] == [5, 2, 1, 1, 2, 1]
    assert counts.faces["red"] == [2, 0, 0, 0, 0, 0]
    assert counts.sums == [2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0]
    assert counts.repeats == [2, 1, 1], "7 7 7 7 is a second, a third and a fourth; 2 2 a second"
    assert [sum(before) for before in counts.chances] == [2, 1, 2]
    assert counts.chances[2][5] == 2, "after three and after four sevens another could have followed"


def test_sums_of_counts_are_counts_of_all() -> None:
    random = Random(1)
    games = [[roll(random.randint(1, 6), random.randint(1, 6), red=3) for _ in range(20)] for _ in range(5)]
    total = Counts(6)
    for game in games:
        total.add(counted(6, game))
    assert (total.games, total.rolls, sum(total.sums)) == (5, 100, 100)
    assert sum(total.faces["red"]) == 100
    assert sum(map(sum, total.chances)) == 95


def context(sides: int, seed: str, white: list[int] | None = None) -> Counts:
    """Counts of many games with fair dice, or with these faces on the white ones."""
    random, total = Random(seed), Counts(sides)
    faces = white or list(range(1, sides + 1))
    for _ in range(200):
        rolls = []
        for _ in range(25):
            colours = {die: random.randint(1, sides) for die in ("red", "yellow", "green", "blue")}
            rolls.append(roll(random.choice(faces), random.choice(faces), **colours))
        total.add(counted(sides, rolls))
    return total


@pytest.mark.parametrize("sides", [6, 8])
def test_fair_dice_look_fair(sides: int) -> None:
    chances = [test.chance for seed in "abcdefgh" for test in dice_tests(context(sides, seed))]
    assert min(chances) > 1e-4
    assert 0.3 < sum(chances) / len(chances) < 0.7, "p-values of fair dice are uniform between 0 and 1"


def test_a_loaded_die_is_found_by_its_faces_and_sums_and_by_nothing_else() -> None:
    tests = {test.group: test for test in dice_tests(context(6, "loaded", [1, 2, 3, 4, 5, 6, 6]))}
    assert tests["white"].chance < 1e-6
    assert tests["white-sum"].chance < 1e-6
    assert min(tests[die].chance for die in ("red", "yellow", "green", "blue")) > 1e-3


def test_dice_that_stick_are_found_by_their_runs() -> None:
    random, total = Random(7), Counts(6)
    for _ in range(100):
        rolls = [roll(random.randint(1, 6), random.randint(1, 6))]
        for _ in range(24):
            rolls.append(rolls[-1] if random.random() < 0.15 else roll(random.randint(1, 6), random.randint(1, 6)))
        total.add(counted(6, rolls))
    runs = dice_tests(total)[-1]
    assert (runs.group, runs.degrees) == ("runs", 3)
    assert runs.chance < 1e-9
    assert [count.label for count in runs.counts] == ["2", "3", "4"]
    assert all(count.actual > count.expected for count in runs.counts)
