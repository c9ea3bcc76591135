"""Classic and Longo on packed integers.

A sheet is one integer: row i in bits 8i to 8i + 7 as `position << 4 | count` (the rightmost crossed cell, from 1; all
crosses with the lock), penalties in bits 32 to 35. The rules need nothing else, because cells to the left of the
rightmost cross can no longer be crossed off.

Cells are passed as eight bytes, two per row. In action 1 the low half holds the white sum and the high half the lucky
crosses; in action 2 they hold the sums with the first and with the second white die. Functions take scalars only,
because passing tuples of arrays to a small function costs more than the function itself.
"""

import numpy as np

from lucchetto.kernels.jit import as_int64, njit_nogil

PENALTY = 1 << 32

_ONES = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_NIBBLES = np.uint64(0x0F0F0F0F)
_LOW = np.uint64(0xFFFFFFFF)
_1, _4, _7, _14, _15, _21, _28, _32, _240, _255 = (np.uint64(n) for n in (1, 4, 7, 14, 15, 21, 28, 32, 240, 255))


@njit_nogil
def legal_cells(sheet: int, cells: np.uint64, open_rows: np.uint64, needed: int, closing: int) -> int:
    """Which of eight cells may be crossed off, as a mask of places (C1, C6, C7, L2). Place p is a cell of row p & 3.

    Bytes stay below 128, so a top bit set beforehand survives a subtraction unless the byte is the smaller one.
    """
    half = np.uint64(sheet) & _LOW
    positions = half >> _4 & _NIBBLES
    counts = half & _NIBBLES
    positions |= positions << _32
    counts |= counts << _32
    further = (cells | _TOPS) - positions - _ONES
    closes = (cells | _TOPS) - _ONES * np.uint64(closing)
    enough = (counts | _TOPS) - _ONES * np.uint64(needed)
    tops = (further & (enough | ~closes) & open_rows) >> _7
    bits = tops | tops >> _7 | tops >> _14 | tops >> _21
    return as_int64(bits & _15 | bits >> _28 & _240)


@njit_nogil
def cell_at(cells: np.uint64, place: int) -> int:
    """The cell at this place."""
    return as_int64(cells >> np.uint64(8 * place) & _255)


@njit_nogil
def place_at(cells: np.uint64, number: int) -> int:
    """The place at this index in the order of the rules: row by row, left to right, plain before lucky."""
    row = number >> 1
    swapped = cell_at(cells, row) > cell_at(cells, row + 4)
    return row + 4 if (number & 1) != swapped else row


@njit_nogil
def white_sum(cells: np.uint64) -> int:
    """The number on the white dice: the red cell of a sum is the sum less one."""
    return as_int64((cells & _255) + _1)


@njit_nogil
def with_lucky_cells(sheet: int, cells: np.uint64, closed: int) -> np.uint64:
    """The white cells, with the lucky ones in the high half: the next cell of open rows with fewest crosses (L4, R9).

    `legal_cells` decides whether each may be crossed off, as for any other cell (L5).
    """
    fewest = 16
    for row in range(4):
        if not closed >> row & 1:
            fewest = min(fewest, sheet >> 8 * row & 15)
    for row in range(4):
        byte = sheet >> 8 * row & 255
        if byte & 15 == fewest and not closed >> row & 1:
            cells |= np.uint64((byte >> 4) + 1) << np.uint64(32 + 8 * row)
    return cells


@njit_nogil
def crossed(sheet: int, row: int, cell: int, closing: int) -> int:
    """The sheet after crossing off this cell, and the lock too if the cell closes the row (C6)."""
    shift = 8 * row
    count = (sheet >> shift & 15) + (2 if cell >= closing else 1)
    return sheet & ~(255 << shift) | (cell << 4 | count) << shift


@njit_nogil
def total(sheet: int) -> int:
    """The sheet's score (C9, L3)."""
    score = -5 * (sheet >> 32)
    for row in range(4):
        crosses = sheet >> 8 * row & 15
        score += crosses * (crosses + 1) // 2
    return score
