"""What one player has on paper (or, in the Duel, on the board): rows, penalties, points."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from .value import Value
from .variant import Variant

Mark = int | Literal["lock"]
Marks = tuple[tuple[int, ...], ...]
"""For every row the cells taken, from the left; once per pawn in the Duel; the lock is a cell too."""


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
        """For every colour its numbers left to right, then 'lock' if it is crossed."""
        rows = zip(self.variant.rows, self.marks, strict=True)
        return {row.colour: _written(row.numbers, cells) for row, cells in rows}

    @property
    def points(self) -> dict[str, int]:
        """Points by colour, and what the penalties cost (C9, L3, D11)."""
        kind, worth = self.variant, self.variant.points
        points = {
            colour: worth[len(cells)] if len(cells) < len(worth) else worth[-1]
            for colour, cells in zip(kind.colours, self.marks, strict=True)
        }
        points["penalties"] = kind.penalty_points * self.penalties
        return points

    @property
    def total(self) -> int:
        """All points, the penalties taken off."""
        return sum(self.points.values())


@lru_cache(10_000)
def _written(numbers: tuple[int, ...], cells: tuple[int, ...]) -> tuple[Mark, ...]:
    """Rows look alike in many games, and each is asked for again whenever another one has changed."""
    return tuple(numbers[cell] if cell != len(numbers) else "lock" for cell in cells)
