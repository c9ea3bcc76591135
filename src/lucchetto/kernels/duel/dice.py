"""Rolls of the Duel as sets of cells, in the layout of `rules`.

A roll is a number from 0 to 6^6 − 1; its digits in base six are white, white, red, yellow, green, blue. Each table
covers only the white dice and two colours, so that all tables fit into the L1 cache; one table of all rolls would not.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_nogil
from lucchetto.rules import VARIANTS, Row

from .rules import LANE, Board, legal

_DUEL = VARIANTS["duel"]
_FACES = range(1, _DUEL.sides + 1)
_PAIRS = tuple(product(_FACES, _FACES))
_PAIR = len(_PAIRS)

ROLLS = _PAIR**3


def _lane(row: Row, *numbers: int) -> int:
    """These numbers of a row as a set of cells; red has the highest lane."""
    shift = LANE * (len(_DUEL.rows) - 1 - _DUEL.rows.index(row))
    return sum(1 << shift + row.lock - 1 - row.cells[number] for number in set(numbers))


def _table(*cells: int) -> NDArray[np.int64]:
    return np.array(cells, dtype=np.int64)


def _two_colours(first: Row, second: Row) -> NDArray[np.int64]:
    """By white dice and two colour dice: the cells that these colours reach."""
    return _table(
        *(
            _lane(first, one + face, two + face) | _lane(second, one + other, two + other)
            for (one, two), (face, other) in product(_PAIRS, _PAIRS)
        )
    )


_WHITE = _table(*(sum(_lane(row, one + two) for row in _DUEL.rows) for one, two in _PAIRS))
_UPPER = _two_colours(_DUEL.rows[0], _DUEL.rows[1])
_LOWER = _two_colours(_DUEL.rows[2], _DUEL.rows[3])


@njit_nogil
def white_moves(board: Board, roll: int) -> int:
    """The cells on which the player may place a pawn in action 1 (D1); passing is always possible."""
    return _white_cells(roll) & legal(board)


@njit_nogil
def colour_moves(board: Board, roll: int, used: int) -> int:
    """The cells on which the player may place a pawn in action 2, never the one used in action 1 (D1, D6)."""
    return _colour_cells(roll) & legal(board) & ~used


@njit_nogil
def _white_cells(roll: int) -> int:
    """The cells of the white sum, one per row."""
    return int(_WHITE[roll // (_PAIR * _PAIR)])


@njit_nogil
def _colour_cells(roll: int) -> int:
    """The cells of white plus colour, one or two per row."""
    lower = roll // (_PAIR * _PAIR) * _PAIR + roll % _PAIR
    return int(_UPPER[roll // _PAIR] | _LOWER[lower])
