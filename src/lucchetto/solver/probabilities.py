"""Stores the probabilities of the forward pass by layer, so that the memory of finished layers can be released."""

from mmap import PAGESIZE, mmap

import numpy as np

from .space import PENALTIES, Ints, Space
from .turn.push import Reached

_PAGE = PAGESIZE // (8 * PENALTIES)
"""Sheets per page of memory."""


def sheets_of(space: Space) -> int:
    """Return the number of sheets, rounded up to whole pages."""
    return -(-int(_sheets_by_pair(space).sum()) // _PAGE) * _PAGE


class Probabilities:
    """The probabilities of all sheets, for every worker, and their memory."""

    def __init__(self, space: Space, workers: int) -> None:
        self._workers, self._sheets, self._done = workers, sheets_of(space), 0
        self._memory = mmap(-1, 8 * PENALTIES * workers * self._sheets)
        count, order = _sheets_by_pair(space), np.argsort(space.progress, kind="stable")
        first, rank = np.empty_like(order), np.empty_like(order)
        first[order] = np.cumsum(count[order]) - count[order]
        rank[order] = np.arange(len(order))
        self._end = first + count
        values = np.frombuffer(self._memory).reshape(workers, self._sheets, PENALTIES)
        self.reached = Reached(first, rank, values, np.zeros((workers, 3)))

    def release(self, ups: Ints) -> None:
        """Release the memory of all sheets up to those with these pairs of red and yellow, which are done."""
        done = int(self._end[ups].max()) // _PAGE * PAGESIZE
        if hasattr(self._memory, "madvise") and done > self._done:
            from mmap import MADV_DONTNEED

            for worker in range(self._workers):
                start = worker * self._sheets // _PAGE * PAGESIZE
                self._memory.madvise(MADV_DONTNEED, start + self._done, done - self._done)
            self._done = done


def _sheets_by_pair(space: Space) -> Ints:
    """Count the pairs of green and blue that go with each pair of red and yellow. Mirror images have no entries."""
    progress = space.progress
    if space.mirrored:
        return np.searchsorted(np.sort(progress), progress, side="right").astype(np.int64)
    return np.full(len(progress), len(progress))
