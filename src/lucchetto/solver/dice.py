"""Lookup tables for the dice: the white dice that make each sum, and the cells that a colour die then makes."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import Row

from .space import Floats, Ints, Space

Bytes = NDArray[np.uint8]


class Dice(NamedTuple):
    """All rolls with their probabilities, as arrays."""

    sides: int
    cells: int
    """Numbers in a row: a colour die and a white one can make each of them."""
    lucky: Ints
    """The lucky white sums."""
    throws: Ints
    """By white sum: its first pair of white dice, with one extra entry at the end."""
    weight: Floats
    """By pair of white dice: how many throws of two dice show it."""
    offers: int
    """How many sets of cells a row can offer. Those of descending rows come after those of ascending ones."""
    face_start: Ints
    """By offer × pairs of white dice + pair: the first face that makes an offered cell, with one extra entry at the
    end. An offer is 2 × the row's last cross, plus 1 if the cells that close the row are offered too."""
    one: Bytes
    """By face: the first of the two cells that it makes with the white dice, counted from the first that is offered.
    The faces are sorted by it."""
    two: Bytes
    """By face: the second of the two cells. If only one is offered, both are the same."""


@cache
def dice_of(space: Space) -> Dice:
    """Return the rolls of a space."""
    sides = space.variant.sides
    pairs = sorted(combinations_with_replacement(range(1, sides + 1), 2), key=sum)
    offers = [offer for direction in (False, True) for offer in _offers(space.row, descends=direction)]
    faces = [sorted(_faces(offer, pair, sides)) for offer in offers for pair in pairs]
    start = np.cumsum([0, *map(len, faces)])
    one, two = np.array([entry for entries in faces for entry in entries], dtype=np.uint8).T
    return Dice(
        sides=sides,
        cells=space.row.lock,
        lucky=np.array(space.lucky or (), dtype=np.int64),
        throws=np.searchsorted([sum(pair) for pair in pairs], np.arange(2 * sides + 2)).astype(np.int64),
        weight=np.array([1.0 if one == other else 2.0 for one, other in pairs]),
        offers=len(offers) // 2,
        face_start=start.astype(np.int64),
        one=np.ascontiguousarray(one),
        two=np.ascontiguousarray(two),
    )


def _offers(row: Row, *, descends: bool) -> Iterator[dict[int, int]]:
    """Yield every set of cells that a row can offer, as a mapping from numbers to their places in it."""
    last_open = row.lock - row.closing
    for position, last in product(range(last_open + 2), (last_open, row.lock)):
        cells = range(position + 1, last + 1)
        yield {row.lock + 2 - cell if descends else cell + 1: place for place, cell in enumerate(cells)}


def _faces(offer: dict[int, int], whites: tuple[int, int], sides: int) -> Iterator[tuple[int, int]]:
    """Yield, for each face of a colour die that makes an offered cell, the places of its two cells."""
    for face in range(1, sides + 1):
        places = [offer[white + face] for white in whites if white + face in offer]
        if places:
            yield min(places), max(places)
