"""One player's rows, penalties and points, on a sheet or, in the Duel, on the board."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from .value import Value
from .variant import Variant

Mark = int | Literal["lock"]
Marks = tuple[tuple[int, ...], ...]
"""The taken cells of every row, from the left, one entry per pawn in the Duel; the lock counts as a cell."""


@dataclass(frozen=True, init=False)
class Sheet(Value):
    """One player's rows and penalties."""

    variant: Variant
    marks: Marks
    penalties: int

    def __init__(self, variant: Variant, marks: Marks, penalties: int = 0) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "marks", marks)
        object.__setattr__(self, "penalties", penalties)

    @property
    def rows(self) -> dict[str, tuple[Mark, ...]]:
        """The crossed numbers of every colour, left to right, then 'lock' if it is crossed."""
        rows = zip(self.variant.rows, self.marks, strict=True)
        return {row.colour: _written(row.numbers, cells) for row, cells in rows}

    @property
    def points(self) -> dict[str, int]:
        """Points by colour, and the (negative) points for "penalties" (C9, L3, D11)."""
        kind, worth = self.variant, self.variant.points
        points = {
            colour: worth[len(cells)] if len(cells) < len(worth) else worth[-1]
            for colour, cells in zip(kind.colours, self.marks, strict=True)
        }
        points["penalties"] = kind.penalty_points * self.penalties
        return points

    @property
    def total(self) -> int:
        """The score: all points, less the penalties."""
        return sum(self.points.values())


@lru_cache(10_000)
def _written(numbers: tuple[int, ...], cells: tuple[int, ...]) -> tuple[Mark, ...]:
    """Cached, because a change in one row leaves the others as they were, and many games share the same rows."""
    return tuple(numbers[cell] if cell != len(numbers) else "lock" for cell in cells)
