"""Figures as a language writes them."""

from math import isfinite

from lucchetto.arena.estimate import Estimate
from lucchetto.messages import Catalogue

MISSING = "–"


class Numbers:
    """Writes figures with the decimal sign of a language."""

    def __init__(self, words: Catalogue) -> None:
        self._comma = words("arena-decimal-comma")

    def decimal(self, value: float | None, digits: int = 1, *, sign: bool = False) -> str:
        """61.2, with a real minus sign; a dash for what is not known."""
        if value is None or not isfinite(value):
            return MISSING
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        return text.replace("-", "−").replace(".", self._comma)

    def short(self, value: float) -> str:
        """With as many digits as it needs, for the marks of an axis."""
        return f"{value:g}".replace("-", "−").replace(".", self._comma)

    def interval(self, estimate: Estimate | None, digits: int = 1, *, sign: bool = False, scale: float = 1) -> str:
        """59.8 … 62.6"""
        if estimate is None or not isfinite(estimate.low):
            return MISSING
        low, high = (self.decimal(bound * scale, digits, sign=sign) for bound in (estimate.low, estimate.high))
        return f"{low} … {high}"

    def give_or_take(self, estimate: Estimate | None, digits: int = 1, *, sign: bool = False, scale: float = 1) -> str:
        """61.2 ±1.4, or 99.8 (98.9 … 100.0) where the interval is not symmetric: ± would claim what cannot be."""
        if estimate is None:
            return MISSING
        value = self.decimal(estimate.value * scale, digits, sign=sign)
        if not isfinite(estimate.half_width):
            return value
        below, above = (
            self.decimal(abs(bound - estimate.value) * scale, digits) for bound in (estimate.low, estimate.high)
        )
        if below == above:
            return f"{value} ±{above}"
        return f"{value} ({self.interval(estimate, digits, sign=sign, scale=scale)})"
