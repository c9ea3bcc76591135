"""Pearson's chi-square test in plain Python."""

from collections.abc import Sequence
from math import exp, inf, lgamma, log

MIN_EXPECTED = 5.0
"""Cells with a smaller expected count are pooled with their neighbours, because the approximation is poor for them."""
PRECISION = 1e-14
"""Relative size of a term at which a series or a continued fraction is cut off."""
MOST_STEPS = 10_000


def chi_square(cells: Sequence[tuple[int, float]]) -> tuple[float, int]:
    """The statistic of (actual, expected) counts and its degrees of freedom; 0 degrees if there are too few counts."""
    pooled = _pooled(cells)
    distance = sum((actual - expected) ** 2 / expected for actual, expected in pooled if expected)
    return distance, max(0, len(pooled) - 1)


def _pooled(cells: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    pooled: list[tuple[int, float]] = []
    actual, expected = 0, 0.0
    for count, mean in cells:
        actual, expected = actual + count, expected + mean
        if expected >= MIN_EXPECTED:
            pooled.append((actual, expected))
            actual, expected = 0, 0.0
    if pooled and expected:
        pooled[-1] = (pooled[-1][0] + actual, pooled[-1][1] + expected)
    return pooled


def p_value(distance: float, degrees: int) -> float:
    """The p-value: the probability of a statistic at least this large by chance alone."""
    return 1.0 if degrees <= 0 else upper_gamma(degrees / 2, distance / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x)."""
    if x <= 0:
        return 1.0
    if x == inf:
        return 0.0
    return 1.0 - _lower_by_series(a, x) if x < a + 1 else _upper_by_fraction(a, x)


def _prefactor(a: float, x: float) -> float:
    return exp(a * log(x) - x - lgamma(a))


def _lower_by_series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, MOST_STEPS):
        term *= x / (a + step)
        total += term
        if term < total * PRECISION:
            break
    return total * _prefactor(a, x)


def _upper_by_fraction(a: float, x: float) -> float:
    """Q(a, x) by its continued fraction, evaluated with Lentz's method."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    total = d
    for step in range(1, MOST_STEPS):
        an = -step * (step - a)
        b += 2
        d = 1 / (an * d + b or tiny)
        c = b + an / c or tiny
        total *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return total * _prefactor(a, x)
