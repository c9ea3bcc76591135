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
from lucchetto.features.sheets import (
    CLOSED,
    LEAD_RANGE,
    LEADS,
    SEATS,
    STAGED_LEADS,
    STAGED_RANGE,
    STAGES,
    THREATS,
    Layout,
)
from lucchetto.kernels.jit import as_int64, njit_nogil

from .rules import total


@cache
def layout_of(name: str) -> Layout:
    """The layout of a variant's features for compiled code, with arrays for tuples."""
    layout = plain.layout_of(name)
    arrays: Any = {field: np.array(getattr(layout, field), np.int64) for field in ("ids", "soon_gains", "final_gains")}
    return layout._replace(**arrays)


@njit_nogil
def row_state(ids: Sequence[int], sheet: int, closed: int, row: int) -> int:
    """The number of a row's state: the position of its rightmost cross, and its number of crosses."""
    byte = sheet >> 8 * row & 255
    return as_int64(ids[CLOSED + (byte & 15)] if closed >> row & 1 else ids[byte])


@njit_nogil
def threat(sheet: int, row: int, needed: int, closing: int) -> int:
    """How near a player is to closing a row, from 0 (never) to 6 (has the crosses, and little is left to the right)."""
    byte = sheet >> 8 * row & 255
    position, missing = byte >> 4, needed - (byte & 15)
    if missing > closing - 1 - position:
        return 0
    if missing > 0:
        return 1 if missing > 2 else 4 - missing
    return 4 + min(2, max(0, position + 4 - closing))


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
    if players == 2:
        return encode_opponent(layout, sheets, closed, me, following, needed, closing, rows, count)
    if players > 2:
        return encode_opponents(layout, sheets, closed, me, following, needed, closing, rows, count)
    return count


@njit_nogil
def encode_opponent(
    layout: Layout,
    sheets: NDArray[np.int64],
    closed: int,
    me: int,
    following: int,
    needed: int,
    closing: int,
    rows: NDArray[np.int64],
    count: int,
) -> int:
    """Append the features of the only opponent."""
    mine, theirs = sheets[me], sheets[1 - me]
    rows[count] = layout.penalties + 4 + (theirs >> 32)
    count += 1
    for row in range(4):
        rows[count] = layout.others + row_state(layout.ids, theirs, closed, row)
        near = threat(theirs, row, needed, closing)
        rows[count + 1] = layout.versus + row_state(layout.ids, mine, closed, row) * THREATS + near
        count += 2
    rows[count] = layout.lead + clipped_lead(mine, theirs)
    stage = stage_of(sheets, closed, needed, closing)
    return encode_expected_leads(layout, sheets, closed, me, following, stage, rows, count + 1)


@njit_nogil
def encode_opponents(
    layout: Layout,
    sheets: NDArray[np.int64],
    closed: int,
    me: int,
    following: int,
    needed: int,
    closing: int,
    rows: NDArray[np.int64],
    count: int,
) -> int:
    """Append the features of several opponents, by how soon they roll."""
    players, mine = len(sheets), sheets[me]
    best = me
    for seat in range(players):
        if seat == me:
            continue
        if best == me or total(sheets[seat]) > total(sheets[best]):
            best = seat
        order = (seat - following) % players
        rows[count] = layout.ordered_penalties + order * 4 + (sheets[seat] >> 32)
        rows[count + 1] = layout.ordered_leads + order * LEAD_RANGE + clipped_lead(mine, sheets[seat])
        count += 2
        for row in range(4):
            state = row_state(layout.ids, sheets[seat], closed, row)
            rows[count] = layout.ordered_others + order * layout.states + state
            count += 1
    for row in range(4):
        state = row_state(layout.ids, mine, closed, row)
        nearest = 0
        for seat in range(players):
            if seat != me:
                nearest = max(nearest, threat(sheets[seat], row, needed, closing))
        next_near = THREATS if following == me else threat(sheets[following], row, needed, closing)
        rows[count] = layout.versus + state * THREATS + nearest
        rows[count + 1] = layout.threatened + state * (THREATS + 1) + next_near
        count += 2
    rows[count] = layout.lead + clipped_lead(mine, sheets[best])
    stage = stage_of(sheets, closed, needed, closing)
    return encode_expected_leads(layout, sheets, closed, me, following, stage, rows, count + 1)


@njit_nogil
def encode_expected_leads(
    layout: Layout,
    sheets: NDArray[np.int64],
    closed: int,
    me: int,
    following: int,
    stage: int,
    rows: NDArray[np.int64],
    count: int,
) -> int:
    """Append the leads that are expected soon and at the end, and all leads by stage."""
    players, staged = len(sheets), layout.staged + stage * STAGED_RANGE
    my_soon, my_final = expected_totals(layout, sheets[me], closed)
    for seat in range(players):
        if seat != me:
            begin = (seat - following) % players * LEAD_RANGE
            soon, final = expected_totals(layout, sheets[seat], closed)
            lead, soon_lead = total(sheets[me]) - total(sheets[seat]), (my_soon - soon + 5) // 10
            final_lead = (my_final - final + 5) // 10
            rows[count] = layout.soon_leads + begin + clipped(soon_lead)
            rows[count + 1] = layout.final_leads + begin + clipped(final_lead)
            rows[count + 2] = staged + clipped_by_stage(lead)
            rows[count + 3] = staged + STAGES * STAGED_RANGE + clipped_by_stage(soon_lead)
            rows[count + 4] = staged + 2 * STAGES * STAGED_RANGE + clipped_by_stage(final_lead)
            count += 5
    return count


@njit_nogil
def stage_of(sheets: NDArray[np.int64], closed: int, needed: int, closing: int) -> int:
    """How near the end of the game is: the threat of the row whose closing would end it, plus 7 if a row is closed."""
    first = second = 0
    for row in range(4):
        if closed >> row & 1:
            continue
        near = 0
        for seat in range(len(sheets)):
            near = max(near, threat(sheets[seat], row, needed, closing))
        second = max(second, min(first, near))
        first = max(first, near)
    return THREATS + first if closed else second


@njit_nogil
def clipped_by_stage(lead: int) -> int:
    """A lead in points, from 0 for `STAGED_LEADS` behind or more."""
    return STAGED_LEADS + min(STAGED_LEADS, max(-STAGED_LEADS, lead))


@njit_nogil
def expected_totals(layout: Layout, sheet: int, closed: int) -> tuple[int, int]:
    """The score that a player is expected to have soon, and at the end, in tenths of a point."""
    soon = final = 10 * total(sheet)
    for row in range(4):
        state = row_state(layout.ids, sheet, closed, row)
        soon += layout.soon_gains[state]
        final += layout.final_gains[state]
    return soon, final


@njit_nogil
def clipped_lead(mine: int, theirs: int) -> int:
    """The lead in points, from 0 for `LEADS` behind or more."""
    return clipped(total(mine) - total(theirs))


@njit_nogil
def clipped(lead: int) -> int:
    """A lead in points, from 0 for `LEADS` behind or more."""
    return LEADS + min(LEADS, max(-LEADS, lead))
