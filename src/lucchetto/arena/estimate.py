"""Estimates with confidence intervals, clustered by deal: games on the same dice are not independent, deals are."""

from dataclasses import dataclass
from math import nan, sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Deals = npt.NDArray[np.int64]

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


@dataclass(frozen=True)
class Estimate:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    error: float
    """Standard error."""

    @property
    def half_width(self) -> float:
        """Half the length of the interval; as a ±, it is only meaningful if the interval is symmetric."""
        return (self.high - self.low) / 2

    def within(self, least: float, most: float) -> "Estimate":
        """The estimate and its interval, clipped to the bounds of the estimated quantity."""
        value, low, high = (min(max(figure, least), most) for figure in (self.value, self.low, self.high))
        return Estimate(value, low, high, self.error)

    def around(self, centre: float, scale: float = 1.0) -> "Estimate":
        """The estimate relative to `centre`, multiplied by `scale`."""
        value, low, high = ((figure - centre) * scale for figure in (self.value, self.low, self.high))
        return Estimate(value, low, high, self.error * scale)


def mean(values: Floats, deals: Deals) -> Estimate:
    """Return the mean of values clustered by deal, with an interval from the spread between deals (Student's t)."""
    value, error, many = _clustered(values, deals)
    reach = student(many - 1) * error
    return Estimate(value, value - reach, value + reach, error)


def share(values: Floats, deals: Deals) -> Estimate:
    """Return the mean of values from 0 to 1, with Wilson's interval for the effective number of independent games.

    The interval stays between 0 and 1, and its length is positive even for a bot that has won every game.
    """
    value, error, many = _clustered(values, deals)
    games = value * (1 - value) / error**2 if error > 0 else many
    z = student(many - 1)
    centre = (value + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(max(value * (1 - value), 0) / games + z * z / (4 * games * games))
    return Estimate(value, centre - reach, centre + reach, error).within(0.0, 1.0)


def _clustered(values: Floats, deals: Deals) -> tuple[float, float, int]:
    """Mean, its standard error as a ratio of sums over deals, and the number of deals."""
    counts = np.bincount(deals)
    sums = np.bincount(deals, weights=values)[counts > 0]
    counts = counts[counts > 0]
    many, total = len(counts), counts.sum()
    value = float(sums.sum() / total)
    if many < 2:
        return value, nan, many
    spread = float(np.square(sums - value * counts).sum())
    return value, sqrt(spread * many / (many - 1)) / float(total), many


def student(freedom: int) -> float:
    """Student's t quantile for `CONFIDENCE`, by its series in 1/freedom (error 0.01 at 5 degrees of freedom)."""
    if freedom < 1:
        return nan
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
