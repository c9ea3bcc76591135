"""A variant's numbers and lookup tables for the sheet kernels, built from the rules' own data.

Cells are counted from 1 at the left of a row; 0 means none. Four cells, one per row, are packed into 32 bits, one byte
each, so that one subtraction compares all four rows.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import VARIANTS, Variant

U64 = NDArray[np.uint64]


class Tables(NamedTuple):
    """The numbers and lookup tables of one variant."""

    sides: int
    needed: int
    """Crosses that a row must hold before it may be closed."""
    closing: int
    """The first cell that closes a row."""
    white: U64
    """By white pair: each row's cell of the white sum."""
    left: U64
    """By white pair: what the white dice add to each colour's cell; the first die in the low half, the second above."""
    both: U64
    """By white pair: which halves count. Two equal white dice make the same sum twice, so only one half counts."""
    colour: U64
    """By the four colour dice: what they add to each colour's cell, in both halves."""
    open: U64
    """By the mask of closed rows: the top bit of each open row's byte."""


@cache
def tables(name: str) -> Tables:
    """Return the tables of a variant."""
    variant = VARIANTS[name]
    rows, sides = variant.rows, variant.sides
    faces = range(1, sides + 1)
    pairs = [(first, second) for first in faces for second in faces]
    colours = [(r, y, g, b) for r in faces for y in faces for g in faces for b in faces]
    return Tables(
        sides=sides,
        needed=rows[0].needed,
        closing=rows[0].lock - rows[0].closing + 1,
        white=_u64(_bytes([_cell(variant, row, a + b) for row in range(4)]) for a, b in pairs),
        left=_u64(_bytes([_share(variant, row, face) for face in pair for row in range(4)]) for pair in pairs),
        both=_u64(0xFFFFFFFF if a == b else 0xFFFFFFFFFFFFFFFF for a, b in pairs),
        colour=_u64(_bytes([_rest(variant, row, dice[row]) for row in range(4)] * 2) for dice in colours),
        open=_u64(_bytes([0 if closed >> row & 1 else 0x80 for row in range(4)] * 2) for closed in range(16)),
    )


def _cell(variant: Variant, row: int, number: int) -> int:
    return variant.rows[row].cells[number] + 1


def _share(variant: Variant, row: int, face: int) -> int:
    """A white die's part of a cell; `_rest`, the colour die's part, completes it to the cell of their sum."""
    return face - 1 if _ascends(variant, row) else variant.sides - face


def _rest(variant: Variant, row: int, face: int) -> int:
    return face if _ascends(variant, row) else variant.sides + 1 - face


def _ascends(variant: Variant, row: int) -> bool:
    numbers = variant.rows[row].numbers
    return numbers[0] < numbers[-1]


def _bytes(values: list[int]) -> int:
    return sum(value << 8 * place for place, value in enumerate(values))


def _u64(values: object) -> U64:
    return np.array(list(values), dtype=np.uint64)  # type: ignore[call-overload]  # any iterable of ints
