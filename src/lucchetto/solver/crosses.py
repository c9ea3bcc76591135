"""The possible crosses in every pair of rows, as arrays for compiled code.

A cross is one cell of one of the two rows. It is listed if it may be crossed off now, or in action 2 after a cross in
the same row in action 1 (which may be the last one that the lock needs). A double is two crosses of the pair in one
turn, the white one first.

Pairs whose rows offer the same cells have the same lists; they differ only in their numbers of crosses. Several such
pairs form a block and are solved side by side, as its states. A cross that a state does not allow is worth NOTHING.
"""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple

import numpy as np

from .space import Floats, Ints, Space

NOTHING = -(10.0**9)
"""The value of a turn that is not allowed: lower than any real value."""
ALLOWED = NOTHING / 2
"""A threshold: allowed turns are worth more, all others less."""


class Crosses(NamedTuple):
    """The crosses of all blocks of pairs. In arrays by state, the states of a block, cross or double are adjacent."""

    pair: Ints
    """By block and state: the pair. A block with too few pairs repeats its last one."""
    size: Ints
    """By block: how many different pairs it has."""
    start: Ints
    """By block: its first cross, with one extra entry at the end."""
    middle: Ints
    """By block: the first cross of its second row."""
    cell: Ints
    """By cross: its cell, counted from 1 at the left."""
    gain: Floats
    """By cross and state: its points, with those of the lock; NOTHING if it cannot be the first cross of a turn."""
    target: Ints
    """By cross and state: the pair after it."""
    closes: Ints
    """By cross: whether it closes its row."""
    double_start: Ints
    """By cross: its first double as the white cross, with one extra entry at the end."""
    colour: Ints
    """By double: the colour cross, counted from the block's first."""
    double_gain: Floats
    """By double and state: the points for both."""
    double_target: Ints
    """By double and state: the pair after both."""
    offer: Ints
    """By block and row: the cells that are listed, as in `Dice.face_start`."""
    crossed: Ints
    """By block, row and state: the row's crosses so far."""
    locks: Ints
    """By block: closed rows."""
    progress: Ints
    """By block: the sum of its rows' positions, which every cross increases."""


@cache
def crosses_of(space: Space, states: int = 1) -> Crosses:
    """Return the crosses of a space, in blocks of this many states with ascending progress.

    With one state per block, the blocks are the pairs in their order.
    """
    rows = _rows_of(space)
    blocks = list(_blocks(space, rows, states)) if states > 1 else [[pair] for pair in range(len(space.pairs))]
    pair = np.array([block + block[-1:] * (states - len(block)) for block in blocks])
    classes = np.array(space.pairs)[pair]
    cells = [[(row, cell) for row in (0, 1) for cell in rows.cells(classes[at, 0, row])] for at in range(len(blocks))]
    lists = _Lists(space, rows, classes, cells)
    doubles = lists.doubles()
    return Crosses(
        pair=pair.ravel(),
        size=np.array([len(block) for block in blocks]),
        start=lists.start,
        middle=lists.start[:-1] + np.array([sum(row == 0 for row, _ in listed) for listed in cells]),
        cell=np.ascontiguousarray(lists.cell),
        gain=lists.gain.ravel(),
        target=space.pair_of[lists.after, lists.rest].ravel(),
        closes=(lists.cell > space.row.lock - space.row.closing).astype(np.int64),
        double_start=doubles.start,
        colour=doubles.colour,
        double_gain=doubles.gain,
        double_target=doubles.target,
        offer=rows.offer[classes[:, 0]],
        crossed=np.array([space.count(number) for number in range(space.closed + 1)])[classes].swapaxes(1, 2).ravel(),
        locks=(classes[:, 0] == space.closed).sum(axis=1),
        progress=rows.position[classes[:, 0]].sum(axis=1),
    )


class _Rows(NamedTuple):
    """The rules of one row, by class and cell (C1, C6, L2)."""

    position: Ints
    after: Ints
    """The class after the cross; the same class if it is not allowed."""
    gain: Floats
    """Its points; NOTHING if it is not allowed."""
    offer: Ints
    """By class: 2 × position, plus 1 if the cells that close the row are offered."""
    last: Ints
    """By class: the last cell that is offered in action 2, whatever action 1 did in the same row."""

    def cells(self, row_class: int) -> range:
        """Return the cells that a row of this class offers."""
        return range(self.position[row_class] + 1, self.last[row_class] + 1)


def _rows_of(space: Space) -> _Rows:
    row, points = space.row, space.variant.row_points
    position = np.array([space.position(number) for number in range(space.closed + 1)])
    after = np.repeat(np.arange(space.closed + 1)[:, None], row.lock + 1, axis=1)
    gain = np.full(after.shape, NOTHING)
    for number in range(space.closed):
        count = space.count(number)
        for cell in range(position[number] + 1, row.lock + 1):
            closes = row.closes(cell - 1)
            if not closes or count >= row.needed:
                after[number, cell] = space.class_of[cell << 4 | count + 1 + closes]
                gain[number, cell] = points(count + 1 + closes) - points(count)
    may_close = gain[:, row.lock] > ALLOWED
    offers_lock = may_close | may_close[after].any(axis=1)
    last = np.where(offers_lock, row.lock, row.lock - row.closing)
    return _Rows(position, after, gain, 2 * position + offers_lock, last)


def _blocks(space: Space, rows: _Rows, states: int) -> Iterator[list[int]]:
    """Group the pairs that offer the same cells, in ascending progress."""

    def kind(pair: int) -> tuple[int, int, int]:
        one, other = (int(rows.offer[number]) for number in space.pairs[pair])
        return one // 2 + other // 2, one, other

    for _, group in groupby(sorted(range(len(space.pairs)), key=kind), key=kind):
        pairs = list(group)
        yield from (pairs[at : at + states] for at in range(0, len(pairs), states))


class _Doubles(NamedTuple):
    start: Ints
    colour: Ints
    gain: Floats
    target: Ints


class _Lists:
    """The lists of all blocks, one after the other."""

    def __init__(self, space: Space, rows: _Rows, classes: Ints, cells: list[list[tuple[int, int]]]) -> None:
        self.space, self.rows = space, rows
        self.start = np.cumsum([0, *map(len, cells)])
        self.row, self.cell = np.array([cross for listed in cells for cross in listed]).T
        self.block = np.repeat(np.arange(len(cells)), np.diff(self.start))
        self.own = classes[self.block, :, self.row]
        """By cross and state: the class of its row."""
        self.rest = classes[self.block, :, 1 - self.row]
        """By cross and state: the class of the other row."""
        self.after = rows.after[self.own, self.cell[:, None]]
        self.gain = rows.gain[self.own, self.cell[:, None]]

    def doubles(self) -> _Doubles:
        """Return the doubles that at least one state allows."""
        counts = np.diff(self.start)[self.block]
        white = np.repeat(np.arange(len(self.block)), counts)
        place = np.arange(len(white)) - np.repeat(np.cumsum(counts) - counts, counts)
        colour = self.start[self.block[white]] + place
        is_same_row = (self.row[white] == self.row[colour])[:, None]
        before = np.where(is_same_row, self.after[white], self.rest[white])
        gain = self.gain[white] + self.rows.gain[before, self.cell[colour, None]]
        then = self.rows.after[before, self.cell[colour, None]]
        target = self.space.pair_of[then, np.where(is_same_row, self.rest[white], self.after[white])]
        kept = (gain > ALLOWED).any(axis=1)
        start = np.searchsorted(white[kept], np.arange(len(self.block) + 1))
        return _Doubles(start, place[kept], gain[kept].ravel(), target[kept].ravel())
