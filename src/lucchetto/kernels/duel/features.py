"""Encodes a Duel board as features, which are row indices into the network's first table.

They are symmetric by construction: all four rows of the board share one part of the table.
`lucchetto.features.encode_duel` does the same in plain Python.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.features import duel as layout
from lucchetto.kernels.jit import njit_nogil

from .rules import LANE, LAST, Board, flipped, legal, missed, pawns_left, score, size

_COUNT = 31
_ROW = (1 << layout.PLACES) - 1
_MOST = layout.COUNTS - 1


@njit_nogil
def encode(board: Board, my_turn: bool, rows: NDArray[np.int64]) -> int:
    """Write the features of a board before a roll, from its player's side; return how many there are."""
    mine, theirs = legal(board), legal(flipped(board))
    count = 0
    for row in range(4):
        count = _encode_row(board, mine, theirs, LANE * row, rows, count)
    return _encode_table(board, mine, theirs, my_turn, rows, count)


@njit_nogil
def _encode_row(board: Board, mine: int, theirs: int, lane: int, rows: NDArray[np.int64], at: int) -> int:
    own, other = board.own >> lane & _ROW, board.other >> lane & _ROW
    my_count = min(board.own_pawns >> lane & _COUNT, _MOST)
    their_count = min(board.other_pawns >> lane & _COUNT, _MOST)
    my_places, their_places = mine >> lane + 1 & _ROW >> 1, theirs >> lane + 1 & _ROW >> 1
    here, there = _place(own), _place(other)
    grip = 0
    if here | there:
        grip = 2 if board.tall >> lane + layout.PLACES - max(here, there) & 1 else 1
    my_grip, their_grip = (grip if here > there else 0), (grip if there > here else 0)
    front = my_grip if my_grip else their_grip + 2 if their_grip else 0
    if (own | other) & 1:
        front = layout.ROW_CLOSED
        rows[at] = layout.MINE_CLOSED + my_count
        rows[at + 1] = layout.THEIRS_CLOSED + their_count
        rows[at + 2] = layout.RELATION_CLOSED
    else:
        rows[at] = layout.MINE + (here * layout.COUNTS + my_count) * layout.GRIPS + my_grip
        rows[at + 1] = layout.THEIRS + (there * layout.COUNTS + their_count) * layout.GRIPS + their_grip
        rows[at + 2] = layout.RELATION + (here * layout.PLACES + there) * 2 + (grip == 2)
    rows[at + 3] = layout.COUNT_PAIRS + (front * layout.COUNTS + my_count) * layout.COUNTS + their_count
    rows[at + 4] = layout.MY_FREE + size(my_places) * layout.COUNTS + my_count
    rows[at + 5] = layout.THEIR_FREE + size(their_places) * layout.COUNTS + their_count
    rows[at + 6] = layout.MY_PLACES + my_places
    rows[at + 7] = layout.THEIR_PLACES + their_places
    return at + 8


@njit_nogil
def _place(cells: int) -> int:
    """The rightmost of these cells of a row, counted from 1 at the left; 0 if there is none."""
    if not cells:
        return 0
    return layout.PLACES - size((cells & -cells) - 1)


@njit_nogil
def _encode_table(board: Board, mine: int, theirs: int, my_turn: bool, rows: NDArray[np.int64], at: int) -> int:
    """Encode the features that concern all rows together."""
    my_pawns, their_pawns = pawns_left(board.own_pawns), pawns_left(board.other_pawns)
    my_missed, their_missed = missed(board.own_pawns), missed(board.other_pawns)
    points = score(board.own_pawns) - score(board.other_pawns)
    lead = layout.LEADS + min(layout.LEADS, max(-layout.LEADS, points))
    closed = 1 if (board.own | board.other) & LAST else 0
    turn = 1 if my_turn else 0
    rows[at] = layout.MY_PAWNS + my_pawns
    rows[at + 1] = layout.THEIR_PAWNS + their_pawns
    coarse = (turn * layout.PAWN_STEPS + _coarse(my_pawns)) * layout.PAWN_STEPS + _coarse(their_pawns)
    rows[at + 2] = layout.PAWN_PAIRS + coarse
    rows[at + 3] = layout.MISSED + (my_missed * layout.MISSES + their_missed) * 2 + turn
    rows[at + 4] = layout.LEAD + (closed * 2 + turn) * layout.LEAD_RANGE + lead
    rows[at + 5] = layout.LEAD_MISSED + (my_missed + their_missed) * layout.COARSE_LEADS + lead // layout.LEAD_STEP
    rows[at + 6] = layout.CLOSABLE + (closed * layout.READY + size(mine & LAST)) * layout.READY + size(theirs & LAST)
    rows[at + 7] = layout.MY_WAYS + _ways(mine)
    rows[at + 8] = layout.THEIR_WAYS + _ways(theirs)
    return at + 9


@njit_nogil
def _coarse(pawns: int) -> int:
    return min(pawns // layout.PAWN_STEP, layout.PAWN_STEPS - 1)


@njit_nogil
def _ways(cells: int) -> int:
    """The number of the 36 white rolls that reach at least one of these cells."""
    up, down = cells >> 2 * LANE | cells >> 3 * LANE, cells | cells >> LANE
    ways = 0
    for place in range(layout.PLACES):
        if up >> layout.PLACES - 1 - place & 1 or down >> place & 1:
            ways += min(place, layout.PLACES - 1 - place) + 1
    return ways
