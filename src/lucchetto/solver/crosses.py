"""The possible crosses in every pair of rows, as arrays for compiled code.

A cross is one cell of one of the two rows. It is listed if it may be crossed now, or in action 2 after another cross of
its row in action 1 (which can be the last one that the lock needs). A double is two crosses of the pair in one turn,
the white one first.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from .space import Floats, Ints, Space


class Crosses(NamedTuple):
    """The crosses that each pair of rows can make, as arrays."""

    start: Ints
    """By pair: its first cross; one entry more at the end."""
    row: Ints
    """By cross: 0 or 1, its row in the pair."""
    cell: Ints
    """Counted from 1 at the left."""
    gain: Floats
    """Its points, with those of the lock."""
    target: Ints
    """The pair after it; −1 if it is not allowed as the first cross of a turn."""
    closes: Ints
    next_of: Ints
    """The crosses of its row so far if it is the row's next cell, as a lucky cross must be (L4); otherwise −1."""
    double_start: Ints
    """By pair: its first double; one entry more at the end."""
    white: Ints
    """By double: the white cross, counted from the pair's first."""
    colour: Ints
    """The colour cross, likewise."""
    double_target: Ints
    """The pair after both."""
    double_gain: Floats
    """The points for both."""
    locks: Ints
    """By pair: its closed rows."""
    fewest: Ints
    """By pair: the fewest crosses of an open row in it."""
    progress: Ints
    """By pair: how far its rows have come; every cross adds to it."""


@cache
def crosses_of(space: Space) -> Crosses:
    """The crosses of a space."""
    steps = _Steps(space)
    singles = [list(steps.singles(pair)) for pair in space.pairs]
    doubles = [list(steps.doubles(pair)) for pair in space.pairs]
    row, cell, gain, target, closes, next_of = _columns(singles)
    white, colour, double_target, double_gain = _columns(doubles)
    return Crosses(
        start=_starts(singles),
        row=row,
        cell=cell,
        gain=gain.astype(np.float64),
        target=target,
        closes=closes,
        next_of=next_of,
        double_start=_starts(doubles),
        white=white,
        colour=colour,
        double_target=double_target,
        double_gain=double_gain.astype(np.float64),
        locks=_ints((one == space.closed) + (other == space.closed) for one, other in space.pairs),
        fewest=_ints(min(space.count(one), space.count(other)) for one, other in space.pairs),
        progress=_ints(space.position(one) + space.position(other) for one, other in space.pairs),
    )


class _Steps:
    """The rules of one row, by class and cell, and from them the lists of every pair."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.pair_of: list[list[int]] = space.pair_of.tolist()
        self.after = [dict(self._row_steps(number)) for number in range(space.closed)] + [{}]
        self.offered = [self._offered(number) for number in range(space.closed + 1)]

    def _row_steps(self, number: int) -> Iterator[tuple[int, tuple[int, int]]]:
        """Cell, then class after it and points, for all that may be crossed (C1, C6, L2)."""
        row, points = self.space.row, self.space.variant.row_points
        count = self.space.count(number)
        for cell in range(self.space.position(number) + 1, row.lock + 1):
            closes = row.closes(cell - 1)
            if not closes or count >= row.needed:
                crosses = count + 1 + closes
                yield cell, (int(self.space.class_of[cell << 4 | crosses]), points(crosses) - points(count))

    def _offered(self, number: int) -> list[int]:
        """Cells for action 2, whatever action 1 did in the same row."""
        later = {cell for after, _ in self.after[number].values() for cell in self.after[after]}
        return sorted(later | set(self.after[number]))

    def singles(self, pair: tuple[int, int]) -> Iterator[tuple[int, ...]]:
        for row, number in enumerate(pair):
            for cell in self.offered[number]:
                after, gain = self.after[number].get(cell, (-1, 0))
                target = self.pair_of[after][pair[1 - row]] if after >= 0 else -1
                is_next = cell == self.space.position(number) + 1
                yield row, cell, gain, target, after == self.space.closed, self.space.count(number) if is_next else -1

    def doubles(self, pair: tuple[int, int]) -> Iterator[tuple[int, ...]]:
        listed = [(row, cell) for row, number in enumerate(pair) for cell in self.offered[number]]
        for white, (row, cell) in enumerate(listed):
            if cell not in self.after[pair[row]]:
                continue
            after, gain = self.after[pair[row]][cell]
            between = (after, pair[1]) if row == 0 else (pair[0], after)
            for colour, (other_row, other_cell) in enumerate(listed):
                if other_cell in self.after[between[other_row]]:
                    then, more = self.after[between[other_row]][other_cell]
                    yield white, colour, self.pair_of[then][between[1 - other_row]], gain + more


def _columns(lists: list[list[tuple[int, ...]]]) -> Iterator[Ints]:
    rows = np.array([entry for entries in lists for entry in entries], dtype=np.int64)
    return (np.ascontiguousarray(column) for column in rows.T)


def _starts(lists: list[list[tuple[int, ...]]]) -> Ints:
    return np.cumsum([0, *map(len, lists)], dtype=np.int64)


def _ints(values: Iterable[int]) -> Ints:
    return np.array(list(values), dtype=np.int64)
