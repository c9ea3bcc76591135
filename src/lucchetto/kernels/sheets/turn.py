"""Plays a turn of Classic or Longo: finds a roll's cells, applies action 1 of all seats, then action 2 or the penalty.

Playouts, matches, self-play and the batch environment decide in different ways; this module applies the decisions.
A choice is a place: the number of a cell among the eight cells that a seat can use in an action, or NOTHING.
numba inlines the smallest functions: random playouts lose up to a tenth of their speed if inlining is left to LLVM.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline, njit_nogil

from .rules import PENALTY, cell_at, crossed, white_sum, with_lucky_cells
from .tables import Tables

Sheets = NDArray[np.int64]
"""One sheet per seat."""

NOTHING = -1
"""The place of a pass."""
LAST_PENALTY = 4 * PENALTY
"""A sheet with four penalties ends the game."""


@njit_nogil
def roll_cells(tables: Tables, roll: int) -> tuple[np.uint64, np.uint64]:
    """The cells of action 1, without lucky ones, and of action 2."""
    pair, colour = divmod(roll, tables.sides**4)
    return tables.white[pair], colour_cells(tables, pair, colour)


@njit_inline
def colour_cells(tables: Tables, pair: int, colour: int) -> np.uint64:
    """The cells of action 2, by the white pair and the four colour dice."""
    cells: np.uint64 = tables.left[pair] + tables.colour[colour] & tables.both[pair]
    return cells


@njit_inline
def white_cells(white: np.uint64, sheet: int, closed: int, lucky: int) -> np.uint64:
    """The cells of one seat in action 1: those of the white sum, and its lucky crosses in the high half (L4)."""
    return with_lucky_cells(sheet, white, closed) if lucky >> white_sum(white) & 1 else white


@njit_inline
def cross_off(sheets: Sheets, seat: int, cells: np.uint64, place: int, closing: int) -> int:
    """Cross off the cell at `place`; return the mask of the row that this closes (C6, C7)."""
    row, cell = place & 3, cell_at(cells, place)
    sheets[seat] = crossed(sheets[seat], row, cell, closing)
    return 1 << row if cell >= closing else 0


@njit_nogil
def resolve_white(
    sheets: Sheets, closed: int, white: np.uint64, lucky: NDArray[np.int64], places: NDArray[np.int64], closing: int
) -> int:
    """Apply all choices of action 1 together (R1); return the closed rows after it."""
    after = closed
    for seat in range(len(sheets)):
        if places[seat] != NOTHING:
            cells = white_cells(white, sheets[seat], closed, lucky[seat])
            after |= cross_off(sheets, seat, cells, places[seat], closing)
    return after


@njit_inline
def resolve_colour(
    sheets: Sheets, closed: int, active: int, colours: np.uint64, place: int, used: bool, closing: int
) -> int:
    """Apply action 2, or the penalty if neither action was used (C5); return the closed rows after it."""
    if place != NOTHING:
        return closed | cross_off(sheets, active, colours, place, closing)
    if not used:
        sheets[active] += PENALTY
    return closed


@njit_nogil
def ends_game(sheet: int, closed: int) -> bool:
    """Whether the closed rows or the penalties on this sheet end the game (C8)."""
    return POPCOUNT[closed] >= 2 or sheet >= LAST_PENALTY


@njit_nogil
def game_over(sheets: Sheets, closed: int) -> bool:
    """Whether the game has ended (C8)."""
    for seat in range(len(sheets)):  # noqa: SIM110 - a generator would not compile
        if ends_game(sheets[seat], closed):
            return True
    return False
