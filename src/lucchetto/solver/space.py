"""Numbers every sheet that can occur in a solitaire game.

The points still to come from a row depend only on its rightmost cross and its number of crosses. Rows of equal value
form a class: all closed rows, for example, and all rows in which nothing can be crossed off any more (unless lucky
crosses count them). Every cross leads to a class with a higher number. Two rows that run in the same direction can be
swapped, so they form an unordered pair, and pairs are numbered too. A sheet is a red-yellow pair, a green-blue pair and
a number of penalties.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import Row, Variant

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Lucky = tuple[int, int] | None

PENALTIES = 4
"""How many numbers of penalties a sheet can have while the game goes on (0 to 3); also the number that ends it."""
NEVER_FEWEST = 99
"""The count of a closed row: too high to be the row with the fewest crosses (R9)."""


@dataclass(frozen=True, eq=False)
class Space:
    """The sheets of one variant, numbered."""

    variant: Variant
    lucky: Lucky
    classes: tuple[int, ...]
    """By class of an open row: its byte, position << 4 | count. The class after the last is that of closed rows."""
    class_of: Ints
    """By row byte: its class; −1 for bytes that no row has."""

    @property
    def row(self) -> Row:
        """The first row, as an example: all rows have the same length and need the same number of crosses."""
        return self.variant.rows[0]

    @property
    def closed(self) -> int:
        """The class of a closed row."""
        return len(self.classes)

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Every pair of classes, the smaller one first."""
        return list(combinations_with_replacement(range(self.closed + 1), 2))

    @cached_property
    def pair_of(self) -> Ints:
        """By two classes, in either order: the number of their pair."""
        found = np.empty((self.closed + 1, self.closed + 1), dtype=np.int64)
        for number, (one, other) in enumerate(self.pairs):
            found[one, other] = found[other, one] = number
        return found

    @cached_property
    def progress(self) -> Ints:
        """By pair: the sum of its rows' positions, which every cross increases."""
        return np.array([self.position(one) + self.position(other) for one, other in self.pairs])

    @cached_property
    def layers(self) -> list[Ints]:
        """The pairs by progress, from the end of the game to its beginning."""
        return [np.flatnonzero(self.progress == step) for step in range(self.progress.max(), -1, -1)]

    @property
    def mirrored(self) -> bool:
        """Whether a sheet is worth as much as its mirror image, in which numbers and cells are reflected together."""
        return self.lucky is None

    @property
    def shape(self) -> tuple[int, int, int]:
        """The shape of a table: pairs of red and yellow, pairs of green and blue, penalties."""
        return (len(self.pairs), len(self.pairs), PENALTIES)

    @property
    def states(self) -> int:
        """The number of sheets of unfinished games that are valued separately, penalties included."""
        open_pairs = self.closed * (self.closed + 1) // 2
        if self.mirrored:
            return PENALTIES * (open_pairs * (open_pairs + 1) // 2 + self.closed * open_pairs)
        return PENALTIES * (open_pairs**2 + 2 * self.closed * open_pairs)

    def position(self, row_class: int) -> int:
        """The last crossed cell of a row of this class, from 1; 0 if there is none."""
        return self.classes[row_class] >> 4 if row_class < self.closed else self.row.lock - self.row.closing + 1

    def count(self, row_class: int) -> int:
        """The number of crosses in a row of this class; NEVER_FEWEST for a closed row."""
        return self.classes[row_class] & 15 if row_class < self.closed else NEVER_FEWEST


@cache
def space_of(variant: Variant, lucky: Lucky = None) -> Space:
    """Return the numbering for a variant with two ascending and two descending rows."""
    row = variant.rows[0]
    last_open = row.lock - row.closing
    groups = _open_rows(last_open, row.needed, merge=lucky is None)
    class_of = np.full(256, -1, dtype=np.int64)
    for number, group in enumerate(groups):
        class_of[group] = number
    for cell in range(last_open + 1, row.lock + 1):
        class_of[cell << 4 : (cell + 1) << 4] = len(groups)
    return Space(variant, lucky, tuple(group[0] for group in groups), class_of)


def _open_rows(last: int, needed: int, *, merge: bool) -> list[list[int]]:
    """The open rows, as bytes, in groups of equal value. A cross never leads to an earlier group."""
    alive = [[0]] + [[cell << 4 | count] for cell in range(1, last) for count in range(1, cell + 1)]
    dead = [last << 4 | count for count in range(1, needed)]
    closable = [[last << 4 | count] for count in range(needed, last + 1)]
    return alive + ([dead] if merge else [[byte] for byte in dead]) + closable
