"""Counted dice beside fair ones."""

from typing import cast

from lucchetto.server.wire.statistics import Count, DiceGroup, DiceTest

from .chi_square import LEAST, chance_of, chi_square
from .dice_counts import DICE, Counts


def dice_tests(counts: Counts) -> list[DiceTest]:
    """Every die, the white sums and their runs."""
    return [*(_faces(counts, die) for die in DICE), _sums(counts), _runs(counts)]


def _faces(counts: Counts, die: str) -> DiceTest:
    shown = counts.faces[die]
    mean = sum(shown) / counts.sides
    told = [Count(str(face), actual, mean) for face, actual in enumerate(shown, start=1)]
    return _test(counts, cast(DiceGroup, die), told)


def _sums(counts: Counts) -> DiceTest:
    chances = sum_chances(counts.sides)
    told = [
        Count(str(index + 2), actual, counts.rolls * chance)
        for index, (actual, chance) in enumerate(zip(counts.sums, chances, strict=True))
    ]
    return _test(counts, "white-sum", told)


def _test(counts: Counts, group: DiceGroup, told: list[Count]) -> DiceTest:
    distance, degrees = chi_square([(one.actual, one.expected) for one in told])
    rolls = sum(one.actual for one in told)
    return DiceTest(group, counts.sides, rolls, told, distance, degrees, chance_of(distance, degrees))


def _runs(counts: Counts) -> DiceTest:
    """Whether a sum comes again depends on the sum alone. So the variance is known, and each length of a run is a
    test by itself: their distances add up, a degree of freedom each."""
    told: list[Count] = []
    distance, degrees = 0.0, 0
    for length, (actual, before) in enumerate(zip(counts.repeats, counts.chances, strict=True), start=2):
        pairs = list(zip(before, sum_chances(counts.sides), strict=True))
        expected = sum(times * chance for times, chance in pairs)
        told.append(Count(str(length), actual, expected))
        if expected >= LEAST:
            distance += (actual - expected) ** 2 / sum(times * chance * (1 - chance) for times, chance in pairs)
            degrees += 1
    return DiceTest("runs", counts.sides, counts.rolls, told, distance, degrees, chance_of(distance, degrees))


def sum_chances(sides: int) -> list[float]:
    """Of the sums of two dice, from 2 on."""
    return [(sides - abs(total - sides - 1)) / sides**2 for total in range(2, 2 * sides + 1)]
