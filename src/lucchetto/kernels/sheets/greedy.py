"""The greedy bot of `lucchetto.bots` in Classic and Longo, compiled: the same prices in the same order."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import lean

from .batch_state import NOTHING
from .rules import PENALTY, cell_at, crossed, place_at, total

PATIENCE, DESPERATION, CLOSING, RUINOUS = 2.0, 4.0, 3.0, 100.0
NO_MOVE = 1000.0


@lean
def greedy_white(
    sheets: NDArray[np.int64], closed: int, me: int, cells: np.uint64, mask: int, limit: float, closing: int
) -> int:
    """The place of a choice in action 1 among the legal places `mask`, no dearer than `limit`."""
    price, choice = _cheapest(sheets, closed, me, cells, mask, closing)
    return choice if price <= limit else NOTHING


@lean
def greedy_colour(
    sheets: NDArray[np.int64], closed: int, me: int, cells: np.uint64, mask: int, used: bool, closing: int
) -> int:
    """The place of the active seat's choice in action 2."""
    price, choice = _cheapest(sheets, closed, me, cells, mask, closing)
    limit = PATIENCE if used else _limit_before_penalty(sheets, me)
    return choice if price <= limit else NOTHING


@lean
def patience(sheets: NDArray[np.int64], closed: int, me: int, colours: np.uint64, mask: int, closing: int) -> float:
    """How dear the active seat's action 1 may be, by what action 2 offers; others have PATIENCE."""
    later, found = _cheapest(sheets, closed, me, colours, mask, closing)
    if found == NOTHING:
        return _limit_before_penalty(sheets, me)
    return PATIENCE if later <= PATIENCE else min(later, DESPERATION)


@lean
def _cheapest(
    sheets: NDArray[np.int64], closed: int, me: int, cells: np.uint64, mask: int, closing: int
) -> tuple[float, int]:
    best, choice = NO_MOVE, NOTHING
    for number in range(8):
        place = place_at(cells, number)
        if mask >> place & 1:
            price = _price(sheets, closed, me, place & 3, cell_at(cells, place), closing)
            if price < best:
                best, choice = price, place
    return best, choice


@lean
def _price(sheets: NDArray[np.int64], closed: int, me: int, row: int, cell: int, closing: int) -> float:
    byte = sheets[me] >> 8 * row & 255
    price: float = (cell - (byte >> 4) - 1) - (byte & 15) / 100
    if cell >= closing:
        price -= CLOSING
        if BITS[closed | 1 << row] >= 2 and _loses(sheets, me, crossed(sheets[me], row, cell, closing)):
            price += RUINOUS
    return price


@lean
def _limit_before_penalty(sheets: NDArray[np.int64], me: int) -> float:
    after = sheets[me] + PENALTY
    return RUINOUS - 1 if after >= 4 * PENALTY and _loses(sheets, me, after) else DESPERATION


@lean
def _loses(sheets: NDArray[np.int64], me: int, mine: int) -> bool:
    """Whether somebody has more points than this seat would have with the sheet `mine`."""
    points, best = total(mine), -1000
    for seat in range(len(sheets)):
        if seat != me:
            best = max(best, total(sheets[seat]))
    return best > points
