"""What one player has on paper (or, in the Duel, on the board): rows, penalties, points."""

from dataclasses import dataclass
from typing import Literal

from .variant import Variant

Mark = int | Literal["lock"]


@dataclass(frozen=True, slots=True)
class Sheet:
    variant: Variant
    marks: tuple[tuple[int, ...], ...]
    """For every row the cells taken, from the left; once per pawn in the Duel; the lock is a cell too."""
    penalties: int = 0

    @property
    def rows(self) -> dict[str, tuple[Mark, ...]]:
        """For every colour its numbers left to right, then 'lock' if it is crossed."""
        return {
            row.colour: tuple(row.numbers[cell] if cell != row.lock else "lock" for cell in cells)
            for row, cells in zip(self.variant.rows, self.marks, strict=True)
        }

    @property
    def points(self) -> dict[str, int]:
        """Points by colour, and what the penalties cost (C9, L3, D11)."""
        earned = {
            colour: self.variant.row_points(len(cells))
            for colour, cells in zip(self.variant.colours, self.marks, strict=True)
        }
        return {**earned, "penalties": self.variant.penalty_points * self.penalties}

    @property
    def total(self) -> int:
        return sum(self.points.values())
