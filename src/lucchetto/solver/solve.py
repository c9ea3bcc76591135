"""Fills tables on all cores, layer by layer, and lets the caller watch and interrupt."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np

from .backward_induction import STOP, solve_pairs
from .crosses import crosses_of
from .dice import dice_of
from .space import Floats, Ints, Space
from .turn import new_turn

Watch = Callable[[float], None]
"""Is told now and then which part of the work is done, from 0 to 1."""

GLANCE = 0.2
"""Seconds between two looks at the workers."""


def solve_layers(space: Space, tables: Floats, watch: Watch, *, known: int = 0) -> Iterator[int]:
    """Fills `tables` (zeros, one table for each distance to the own turn) layer by layer, the latest sheets first.

    The first `known` layers are filled already; every further one is named when it is done.
    """
    with _Crew(space, tables, watch) as crew:
        for layer, ups in enumerate(space.layers):
            if layer >= known:
                crew.work(ups)
                yield layer
            crew.tick(ups)


def solve(space: Space, tables: Floats, watch: Watch) -> None:
    for _ in solve_layers(space, tables, watch):
        pass


def compile_solver(space: Space) -> None:
    """Does nothing but what the first call of compiled code costs."""
    with _Crew(space, np.zeros((1, *space.shape)), lambda done: None) as crew:
        crew.work(np.zeros(0, dtype=np.int64))


class _Crew:
    """One thread a core. Compiled code runs without Python's lock."""

    def __init__(self, space: Space, tables: Floats, watch: Watch) -> None:
        self._space, self._tables, self._watch = space, tables, watch
        self._crosses, self._dice = crosses_of(space), dice_of(space)
        self._workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._turns = [new_turn(self._dice) for _ in range(self._workers)]
        effort = (2.0 + np.diff(self._crosses.start)) ** 2
        self._effort = effort / effort.sum()
        """Roughly what each red-yellow pair costs: doubles grow with the square of the crosses."""
        self._finished = 0.0

    def __enter__(self) -> "_Crew":
        self._threads = ThreadPoolExecutor(self._workers)
        return self

    def __exit__(self, *reason: object) -> None:
        self._threads.shutdown()

    def tick(self, ups: Ints) -> None:
        self._finished += float(self._effort[ups].sum())
        self._watch(min(1.0, self._finished))

    def work(self, ups: Ints) -> None:
        done = np.zeros(self._workers + 1, dtype=np.int64)
        share = float(self._effort[ups].sum()) / max(1, len(ups))
        running = {self._threads.submit(self._solve, ups, worker, done) for worker in range(self._workers)}
        try:
            while running:
                finished, running = wait(running, timeout=GLANCE)
                for future in finished:
                    future.result()
                self._watch(self._finished + share * float(done[:STOP].sum()))
        except BaseException:  # Ctrl-C above all: the threads must not go on for minutes
            done[STOP] = 1
            raise

    def _solve(self, ups: Ints, worker: int, done: Ints) -> None:
        solve_pairs(
            self._crosses,
            self._dice,
            self._space.mirrored,
            self._tables,
            ups,
            worker,
            self._workers,
            self._turns[worker],
            done,
        )
