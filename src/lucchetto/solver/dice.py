"""The dice as tables: which white dice make which sum, and which colour faces make which number with them."""

from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .space import Floats, Ints, Space

Words = NDArray[np.uint64]


class Dice(NamedTuple):
    """All rolls with their probabilities, as arrays."""

    sides: int
    cells: int
    """Numbers in a row: a colour die and a white one can make each of them."""
    lucky: Ints
    """The lucky white sums."""
    throws: Ints
    """By white sum: its first pair of white dice; one entry more at the end."""
    weight: Floats
    """By pair of white dice: how many throws of two dice show it."""
    faces: Words
    """By pair of white dice, and by row and number: the faces of the row's die that make the number, as a mask. The
    masks of the four dice lie side by side."""
    left: Floats
    """By masks of faces taken on two dice, side by side: in how many throws of both neither shows a taken face."""


@cache
def dice_of(space: Space) -> Dice:
    """The rolls of a space."""
    sides = space.variant.sides
    pairs = sorted(combinations_with_replacement(range(1, sides + 1), 2), key=sum)
    faces = np.zeros((len(pairs), 4, 2 * sides + 1), dtype=np.uint64)
    for number, pair in enumerate(pairs):
        for row, white, face in product(range(4), pair, range(sides)):
            faces[number, row, white + face + 1] |= np.uint64(1 << (sides * row + face))
    return Dice(
        sides=sides,
        cells=space.row.lock,
        lucky=np.array(space.lucky or (), dtype=np.int64),
        throws=np.searchsorted([sum(pair) for pair in pairs], np.arange(2 * sides + 2)).astype(np.int64),
        weight=np.array([1.0 if one == other else 2.0 for one, other in pairs]),
        faces=faces.reshape(len(pairs), -1),
        left=_left(sides),
    )


def _left(sides: int) -> Floats:
    one = np.array([float(sides - mask.bit_count()) for mask in range(1 << sides)])
    return np.outer(one, one).ravel()
