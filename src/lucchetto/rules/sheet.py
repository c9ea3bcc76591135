"""What one player has on paper (or, in the Duel, on the board): rows, penalties, points."""

from dataclasses import dataclass
from functools import lru_cache
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
        kind = self.variant
        return {kind.colours[index]: _named(kind, index, cells) for index, cells in enumerate(self.marks)}

    @property
    def points(self) -> dict[str, int]:
        """Points by colour, and what the penalties cost (C9, L3, D11)."""
        kind = self.variant
        points = {colour: kind.row_points(len(cells)) for colour, cells in zip(kind.colours, self.marks, strict=True)}
        points["penalties"] = kind.penalty_points * self.penalties
        return points

    @property
    def total(self) -> int:
        return sum(self.points.values())


@lru_cache(10_000)
def _named(kind: Variant, row_index: int, cells: tuple[int, ...]) -> tuple[Mark, ...]:
    """Rows look alike in many games, and each is asked for again whenever another one has changed."""
    row = kind.rows[row_index]
    return tuple(row.numbers[cell] if cell != row.lock else "lock" for cell in cells)
