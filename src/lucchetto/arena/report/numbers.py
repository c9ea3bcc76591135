"""Formats numbers for a language."""

from math import isfinite

from lucchetto.arena.estimate import Estimate
from lucchetto.messages import Catalogue

MISSING = "–"
SYMMETRIC = 0.35
"""Fraction by which one side of an interval may be shorter than the other to be written as ± the longer one."""


class Numbers:
    """Formats numbers with the decimal separator of a language."""

    def __init__(self, words: Catalogue) -> None:
        self._comma = words("arena-decimal-comma")

    def decimal(self, value: float | None, digits: int = 1, *, sign: bool = False) -> str:
        """Format a number as 61.2, with a typographic minus sign; a dash stands for an unknown number."""
        if value is None or not isfinite(value):
            return MISSING
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        return text.replace("-", "−").replace(".", self._comma)

    def short(self, value: float) -> str:
        """As few digits as possible, for the ticks of an axis."""
        return f"{value:g}".replace("-", "−").replace(".", self._comma)

    def interval(self, estimate: Estimate | None, digits: int = 1, *, sign: bool = False, scale: float = 1) -> str:
        """Format an interval as 59.8 … 62.6."""
        if estimate is None or not isfinite(estimate.low):
            return MISSING
        low, high = (self.decimal(bound * scale, digits, sign=sign) for bound in (estimate.low, estimate.high))
        return f"{low} … {high}"

    def give_or_take(self, estimate: Estimate | None, digits: int = 1, *, sign: bool = False, scale: float = 1) -> str:
        """Format as 61.2 ±1.4 if the interval is nearly symmetric, else as 100.0 (≥98.9) or 97.0 (92.1 … 98.0)."""
        if estimate is None:
            return MISSING
        value = self.decimal(estimate.value * scale, digits, sign=sign)
        if not isfinite(estimate.half_width):
            return value
        below, above = estimate.value - estimate.low, estimate.high - estimate.value
        reach = max(below, above)
        if abs(below - above) <= SYMMETRIC * reach:
            return f"{value} ±{self.decimal(reach * scale, digits)}"
        low, high = (self.decimal(bound * scale, digits, sign=sign) for bound in (estimate.low, estimate.high))
        if value in (low, high):
            return f"{value} (≥{low})" if value == high else f"{value} (≤{high})"
        return f"{value} ({low} … {high})"
