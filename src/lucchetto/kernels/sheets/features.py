"""The features of a position of Classic or Longo, as row numbers of the network's first table.

They are symmetric by construction: all rows share one part of the table, and so do both pairs of rows that run the
same way, in either order. `lucchetto.features.encode_sheets` computes the same in plain Python.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lucchetto.features import sheets as plain
from lucchetto.features.sheets import CLOSED, LEADS, SEATS, THREATS, Layout
from lucchetto.kernels.jit import as_int64, njit_nogil

from .rules import total


@cache
def layout_of(name: str) -> Layout:
    """The layout of a variant's features for compiled code, with its numbers of row states in an array."""
    layout = plain.layout_of(name)
    ids: Any = np.array(layout.ids, np.int64)
    return layout._replace(ids=ids)


@njit_nogil
def row_state(ids: Sequence[int], sheet: int, closed: int, row: int) -> int:
    """The number of a row's state: the position of its rightmost cross, and its number of crosses."""
    byte = sheet >> 8 * row & 255
    return as_int64(ids[CLOSED + (byte & 15)] if closed >> row & 1 else ids[byte])


@njit_nogil
def threat(sheet: int, row: int, needed: int, closing: int) -> int:
    """How near a player is to closing a row, from 0 (far) to 5 (has the crosses, and little is left to the right)."""
    byte = sheet >> 8 * row & 255
    missing = needed - (byte & 15)
    if missing > 2:
        return 0
    if missing > 0:
        return 3 - missing
    return 3 + min(2, max(0, (byte >> 4) + 4 - closing))


@njit_nogil
def encode(
    layout: Layout,
    sheets: NDArray[np.int64],
    closed: int,
    me: int,
    following: int,
    needed: int,
    closing: int,
    rows: NDArray[np.int64],
) -> int:
    """Write the features of a position before seat `following` rolls, for seat `me`; return how many there are."""
    players = len(sheets)
    mine = sheets[me]
    count = 0
    for pair in range(2):
        one = row_state(layout.ids, mine, closed, 2 * pair)
        two = row_state(layout.ids, mine, closed, 2 * pair + 1)
        low, high = min(one, two), max(one, two)
        rows[count] = one
        rows[count + 1] = two
        rows[count + 2] = layout.pairs + high * (high + 1) // 2 + low
        count += 3
    rows[count] = layout.penalties + (mine >> 32)
    rows[count + 1] = layout.seat + (players - 1) * SEATS + (following - me) % players
    count += 2
    if players == 1:
        return count
    best = -1000
    for seat in range(players):
        if seat != me:
            best = max(best, total(sheets[seat]))
            rows[count] = layout.penalties + 4 + (sheets[seat] >> 32)
            count += 1
    for row in range(4):
        nearest = 0
        for seat in range(players):
            if seat != me:
                rows[count] = layout.others + row_state(layout.ids, sheets[seat], closed, row)
                count += 1
                nearest = max(nearest, threat(sheets[seat], row, needed, closing))
        rows[count] = layout.versus + row_state(layout.ids, mine, closed, row) * THREATS + nearest
        count += 1
    rows[count] = layout.lead + LEADS + min(LEADS, max(-LEADS, total(mine) - best))
    return count + 1
