"""What a network sees of Classic and Longo: numbers of table rows, from one player's point of view.

Symmetric by construction: all rows share one table, and so do both pairs of rows that run the same way, in any order.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.sheets import CLOSED, LEADS, SEATS, THREATS, Features
from lucchetto.kernels.jit import lean, whole

from .rules import total


@lean
def row_state(ids: NDArray[np.int64], sheet: int, closed: int, row: int) -> int:
    byte = sheet >> 8 * row & 255
    return whole(ids[CLOSED + (byte & 15)] if closed >> row & 1 else ids[byte])


@lean
def threat(sheet: int, row: int, needed: int, closing: int) -> int:
    """How near a player is to closing a row, from 0 (far) to 5 (has the crosses, and little is left to the right)."""
    byte = sheet >> 8 * row & 255
    missing = needed - (byte & 15)
    if missing > 2:
        return 0
    if missing > 0:
        return 3 - missing
    return 3 + min(2, max(0, (byte >> 4) + 4 - closing))


@lean
def see(
    seen: Features,
    sheets: NDArray[np.int64],
    closed: int,
    me: int,
    following: int,
    needed: int,
    closing: int,
    rows: NDArray[np.int64],
) -> int:
    """Writes the features of a position before seat `following` rolls, as seat `me` sees it; returns how many."""
    players = len(sheets)
    mine = sheets[me]
    count = 0
    for pair in range(2):
        one = row_state(seen.ids, mine, closed, 2 * pair)
        two = row_state(seen.ids, mine, closed, 2 * pair + 1)
        low, high = min(one, two), max(one, two)
        rows[count] = one
        rows[count + 1] = two
        rows[count + 2] = seen.pairs + high * (high + 1) // 2 + low
        count += 3
    rows[count] = seen.penalties + (mine >> 32)
    rows[count + 1] = seen.seat + (players - 1) * SEATS + (following - me) % players
    count += 2
    if players == 1:
        return count
    best = -1000
    for seat in range(players):
        if seat != me:
            best = max(best, total(sheets[seat]))
            rows[count] = seen.penalties + 4 + (sheets[seat] >> 32)
            count += 1
    for row in range(4):
        nearest = 0
        for seat in range(players):
            if seat != me:
                rows[count] = seen.others + row_state(seen.ids, sheets[seat], closed, row)
                count += 1
                nearest = max(nearest, threat(sheets[seat], row, needed, closing))
        rows[count] = seen.versus + row_state(seen.ids, mine, closed, row) * THREATS + nearest
        count += 1
    rows[count] = seen.lead + LEADS + min(LEADS, max(-LEADS, total(mine) - best))
    return count + 1
