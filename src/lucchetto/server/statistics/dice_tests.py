"""Tests whether counted rolls look like those of fair dice."""

from typing import cast

from lucchetto.server.wire.statistics import Count, DiceGroup, DiceTest

from .chi_square import MIN_EXPECTED, chi_square, p_value
from .dice_counts import DICE, Counts


def dice_tests(counts: Counts) -> list[DiceTest]:
    """One test per die, one of the white sums and one of their runs."""
    return [*(_faces(counts, die) for die in DICE), _sums(counts), _runs(counts)]


def _faces(counts: Counts, die: str) -> DiceTest:
    shown = counts.faces[die]
    mean = sum(shown) / counts.sides
    cells = [Count(str(face), actual, mean) for face, actual in enumerate(shown, start=1)]
    return _test(counts, cast(DiceGroup, die), cells)


def _sums(counts: Counts) -> DiceTest:
    chances = sum_chances(counts.sides)
    cells = [
        Count(str(index + 2), actual, counts.rolls * chance)
        for index, (actual, chance) in enumerate(zip(counts.sums, chances, strict=True))
    ]
    return _test(counts, "white-sum", cells)


def _test(counts: Counts, group: DiceGroup, cells: list[Count]) -> DiceTest:
    distance, degrees = chi_square([(one.actual, one.expected) for one in cells])
    rolls = sum(one.actual for one in cells)
    return DiceTest(group, counts.sides, rolls, cells, distance, degrees, p_value(distance, degrees))


def _runs(counts: Counts) -> DiceTest:
    """The test of runs of a white sum. A sum repeats with a probability that depends on the sum alone, so the variance
    is known. Each run length is a test with one degree of freedom; their statistics are added."""
    cells: list[Count] = []
    distance, degrees = 0.0, 0
    for length, (actual, before) in enumerate(zip(counts.repeats, counts.chances, strict=True), start=2):
        pairs = list(zip(before, sum_chances(counts.sides), strict=True))
        expected = sum(times * chance for times, chance in pairs)
        cells.append(Count(str(length), actual, expected))
        if expected >= MIN_EXPECTED:
            distance += (actual - expected) ** 2 / sum(times * chance * (1 - chance) for times, chance in pairs)
            degrees += 1
    return DiceTest("runs", counts.sides, counts.rolls, cells, distance, degrees, p_value(distance, degrees))


def sum_chances(sides: int) -> list[float]:
    """The probabilities of the sums of two dice, from 2 upward."""
    return [(sides - abs(total - sides - 1)) / sides**2 for total in range(2, 2 * sides + 1)]
