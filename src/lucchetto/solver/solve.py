"""Fills tables on all cores, layer by layer, with progress reports; Ctrl-C stops it."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np

from .backward_induction import STOP, solve_pairs
from .space import Floats, Ints, Space
from .turn.scratch import new_turn
from .turn.solitaire import solitaire_of

Progress = Callable[[float], None]
"""Called regularly with the fraction of the work done, from 0 to 1."""

POLL_INTERVAL = 0.2
"""Seconds between two progress reports."""


def solve_layers(space: Space, tables: Floats, progress: Progress, *, known: int = 0) -> Iterator[int]:
    """Fill `tables` (zeros, one table for each distance to the player's own turn) layer by layer, latest sheets first.

    The first `known` layers are already filled; yield the number of every further layer when it is done.
    """
    with _WorkerPool(space, tables, progress) as pool:
        for layer, ups in enumerate(space.layers):
            if layer >= known:
                pool.solve(ups)
                yield layer
            pool.report(ups)


def solve(space: Space, tables: Floats, progress: Progress) -> None:
    """Fill `tables` completely."""
    for _ in solve_layers(space, tables, progress):
        pass


def compile_solver(space: Space) -> None:
    """Compile the solver without solving anything."""
    with _WorkerPool(space, np.zeros((1, *space.shape)), lambda done: None) as pool:
        pool.solve(np.zeros(0, dtype=np.int64))


class _WorkerPool:
    """One thread per core. Compiled code releases the GIL."""

    def __init__(self, space: Space, tables: Floats, progress: Progress) -> None:
        self._tables, self._progress = tables, progress
        self._game = solitaire_of(space)
        self._workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._turns = [new_turn(self._game.dice) for _ in range(self._workers)]
        effort = (2.0 + np.diff(self._game.ups.start)) ** 2
        self._effort = effort / effort.sum()
        """Each red-yellow pair's approximate share of the work: doubles grow with the square of the crosses."""
        self._finished = 0.0

    def __enter__(self) -> "_WorkerPool":
        self._threads = ThreadPoolExecutor(self._workers)
        return self

    def __exit__(self, *reason: object) -> None:
        self._threads.shutdown()

    def report(self, ups: Ints) -> None:
        self._finished += float(self._effort[ups].sum())
        self._progress(min(1.0, self._finished))

    def solve(self, ups: Ints) -> None:
        done = np.zeros(self._workers + 1, dtype=np.int64)
        share = float(self._effort[ups].sum()) / max(1, len(ups))
        running = {self._threads.submit(self._solve_share, ups, worker, done) for worker in range(self._workers)}
        try:
            while running:
                finished, running = wait(running, timeout=POLL_INTERVAL)
                for future in finished:
                    future.result()
                self._progress(self._finished + share * float(done[:STOP].sum()))
        except BaseException:  # mainly Ctrl-C: the threads must not run on for minutes
            done[STOP] = 1
            raise

    def _solve_share(self, ups: Ints, worker: int, done: Ints) -> None:
        solve_pairs(
            self._game,
            self._tables,
            ups,
            worker,
            self._workers,
            self._turns[worker],
            done,
        )
