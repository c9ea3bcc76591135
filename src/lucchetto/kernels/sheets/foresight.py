"""How a bot that foresees expects a turn of Classic or Longo to go for the others."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import folded

from .evaluate import Mind, Sheets
from .rules import cell_at, crossed
from .search import IDLE, NOTHING, Later, Moment, best_colour, best_white, white_cells


@folded
def expect(
    mind: Mind, moment: Moment, sheets: Sheets, lucky: NDArray[np.int64], closed: int, me: int, expected: Sheets
) -> tuple[int, Later]:
    """Each of the others is thought to play the network's best while nobody else moves.

    Fills `expected` with their sheets after action 1; returns the rows they close in it, and the active one's action 2.
    """
    tables, active = mind.tables, moment.active
    meanwhile, later = 0, IDLE
    for seat in range(len(sheets)):
        expected[seat] = sheets[seat]
        if seat == me:
            continue
        cells = white_cells(tables, sheets[seat], closed, moment.pair, lucky[seat])
        place = best_white(mind, moment, sheets, closed, 0, seat, cells, IDLE)[0]
        before, shut = sheets[seat], closed
        if place != NOTHING:
            cell = cell_at(cells, place)
            sheets[seat] = crossed(before, place & 3, cell, tables.closing)
            if cell >= tables.closing:
                shut |= 1 << (place & 3)
        if seat == active and BITS[shut] < 2:
            used = place != NOTHING
            second = best_colour(mind, moment, sheets, shut, used)[0]
            cell = 0 if second == NOTHING else cell_at(moment.colours, second)
            later = Later(second & 3, cell, not used)
        meanwhile |= shut ^ closed
        expected[seat] = sheets[seat]
        sheets[seat] = before
    return meanwhile, later
