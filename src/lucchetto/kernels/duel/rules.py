"""The Duel on packed integers, all four rows at once.

A row is a lane of twelve bits; red has the highest lane, then yellow, green, blue. A set of cells has one bit per cell:
the leftmost number of a row is bit 10 of its lane, the last number bit 0, so that a lane's lowest set bit is its
rightmost cell and moves are listed from the highest bit to the lowest. Bit 11 stays free for carries.

The rules need no more than the five integers of a `Board`. The front never moves to the left, because a knock-off
leaves a pawn on the cell. So heights matter only at the front, and there only whether there are at least two pawns.
A row is closed if and only if there is a pawn on its last number.

A move is the set of one cell; a pass is the empty set, 0.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.kernels.jit import njit_nogil
from lucchetto.rules import VARIANTS

_DUEL = VARIANTS["duel"]

PASS = 0
ROWS, PAWNS, PENALTIES = 1, 2, 4
"""Why a game has ended, as bits of a mask (R15)."""

NUMBERS = _DUEL.rows[0].lock
"""Numbers in a row."""
LANE = 12
LAST = 0x001001001001
"""The last number of every row; also the number one in every lane."""
_ROW = (1 << LANE - 1) - 1
_CELLS = LAST * _ROW
_GUARD = LAST << LANE - 1
"""The free bits. Set before a subtraction, they keep borrows inside each lane."""
_ONE_MISS = 1 << 4 * LANE
_ALL_LANES = LAST | _ONE_MISS
_COUNT = 31
"""The mask of a lane's number of pawns."""

_SUPPLY = _DUEL.pawns
_MISSES = _DUEL.penalties_to_end
_ENOUGH_MAKE_32 = LAST * (32 - _DUEL.rows[0].needed)
"""Added to a lane, it sets bit 5 if the row has enough pawns to be closed."""
_POINTS = np.array([_DUEL.row_points(count) for count in range(_COUNT + 1)], dtype=np.int64)
_PENALTY = _DUEL.penalty_points


class Board(NamedTuple):
    """The whole board, from one player's side."""

    own: int
    """The cells that hold the player's pawns, without the locks."""
    other: int
    tall: int
    """The cells that hold two pawns or more."""
    own_pawns: int
    """The number of pawns in each row, locks included, one lane per row; the missed throws in a fifth lane."""
    other_pawns: int


EMPTY = Board(0, 0, 0, 0, 0)


@njit_nogil
def legal(board: Board) -> int:
    """Every cell on which the player may place a pawn, whatever the dice show (D2 to D5, D7, C7)."""
    taken = board.own | board.other
    # Minus one turns a lane's lowest set bit off and all bits below it on: those are the cells further right.
    further = ((board.own | _GUARD) - LAST) & ~taken
    front = taken & ~((taken | _GUARD) - LAST)
    usable_front = front & (board.own | ~board.tall)
    closable = (board.own_pawns + _ENOUGH_MAKE_32) >> 5 & LAST
    open_rows = (LAST & ~taken) * _ROW
    return (further | usable_front) & (_CELLS ^ LAST | closable) & open_rows


@njit_nogil
def place(board: Board, cell: int) -> Board:
    """The board after this legal move, still from the same player's side (D4, D5, D7, D10)."""
    pawns = board.own_pawns + _lane_of(cell)
    if cell & LAST and pawns_left(pawns):
        pawns += cell  # the pawn on the lock: the last number's bit is also the number one
    knocked_off = board.other & cell
    tall = board.tall | board.own & cell
    return Board(board.own | cell, board.other ^ knocked_off, tall, pawns, board.other_pawns - _lane_of(knocked_off))


@njit_nogil
def miss(board: Board) -> Board:
    """The board after the player has missed a throw (D8)."""
    return Board(board.own, board.other, board.tall, board.own_pawns + _ONE_MISS, board.other_pawns)


@njit_nogil
def flipped(board: Board) -> Board:
    """The same board from the opponent's side."""
    return Board(board.other, board.own, board.tall, board.other_pawns, board.own_pawns)


@njit_nogil
def reasons(board: Board) -> int:
    """Why the game is over; 0 while it goes on (D9)."""
    closed = (board.own | board.other) & LAST
    found = ROWS if closed & (closed - 1) else 0
    if not (pawns_left(board.own_pawns) and pawns_left(board.other_pawns)):
        found |= PAWNS
    if missed(board.own_pawns) + missed(board.other_pawns) >= _MISSES:
        found |= PENALTIES
    return found


@njit_nogil
def score(pawns: int) -> int:
    """A player's score, from the packed number of pawns (D11)."""
    total = _PENALTY * missed(pawns)
    for row in range(4):
        total += _POINTS[pawns >> LANE * row & _COUNT]
    return total


@njit_nogil
def pawns_left(pawns: int) -> int:
    """How many pawns the player can still place; those in the missed throws are on the board (R13)."""
    placed = (pawns * _ALL_LANES) >> 4 * LANE & _COUNT  # the fifth lane of the product is the sum of all five
    return _SUPPLY - placed


@njit_nogil
def missed(pawns: int) -> int:
    """The missed throws of a player, from the packed number of pawns."""
    return pawns >> 4 * LANE


@njit_nogil
def cell_bit(row: int, cell: int) -> int:
    """The set of one cell; rows count from the top, cells from the left, both from 0."""
    return 1 << LANE * (3 - row) + NUMBERS - 1 - cell


@njit_nogil
def nth(cells: int, choice: int) -> int:
    """The move at this index: 0 is a pass, then come the cells from the highest bit down."""
    for _ in range(size(cells) - choice):
        cells &= cells - 1
    return cells & -cells


@njit_nogil
def size(cells: int) -> int:
    """The number of cells in a set."""
    count = 0
    while cells:  # compiled to one instruction
        cells &= cells - 1
        count += 1
    return count


@njit_nogil
def _lane_of(cell: int) -> int:
    """The number one in the lane of this cell; 0 for the empty set."""
    return (cell + _CELLS) >> LANE - 1 & LAST
