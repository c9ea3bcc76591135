"""Group commit, which both backends share: pending writes are committed together, one commit after another."""

import asyncio
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Generic, Protocol, TypeVar

from .base import PendingAppend, StoreError, Summary

GATHER = 0.003
"""Seconds between the starts of two commits under load. Appends that arrive meanwhile share the next commit, which
costs about as much for ten of them as for one."""
QUIET, BUSY = 1_500.0, 2_500.0
"""Writes per second: up to the first rate, commits start at once; from the second rate, `GATHER` apart."""
WINDOW = 0.05
"""Seconds over which the rate is measured, with exponential decay."""
PATIENCE = 0.05
"""Seconds that a patient append waits at most; after a bot's thinking time of about a second, nobody notices them."""
LIKELY = 5.0
"""Mean intervals between urgent appends within which the next one almost certainly comes (e^-5: all but 1 in 150)."""
LARGEST_COMMIT = 1000
"""Maximum number of writes per commit."""


class CommitPacer:
    """Decides when the next commit begins: at once under a light load, later if many appends can share it."""

    def __init__(self) -> None:
        self._began = float("-inf")
        self._recent = 0.0
        """Writes in about the last window."""
        self._recent_urgent = 0.0
        """Urgent appends in about the last window, when the last one was committed."""
        self._urgent: dict[str, float] = {}
        """When the last urgent append of a table was committed, for the last two tables that had one."""

    def delay(self, now: float) -> float:
        """Seconds to wait until the next commit."""
        share = min(1.0, max(0.0, (self._recent / WINDOW - QUIET) / (BUSY - QUIET)))
        return max(0.0, self._began + GATHER * share - now)

    def patience(self, now: float, table: str) -> float:
        """Seconds that a patient append to this table may wait for an urgent one to another table.

        0 if these are rare or have stopped: a commit of its own delays hardly anybody then, and none may come to join.
        """
        others = [when for other, when in self._urgent.items() if other != table]
        wait = LIKELY * WINDOW / self._recent_urgent if others else 0.0
        return max(0.0, max(others) + wait - now) if 0.0 < wait <= PATIENCE else 0.0

    def begin(self, now: float, writes: int, urgent: Sequence[str] = ()) -> None:
        """Note that a commit with this many writes begins; `urgent` are the tables of its urgent appends."""
        self._recent = self._recent * exp((self._began - now) / WINDOW) + writes
        self._began = now
        if urgent:
            last = max(self._urgent.values(), default=now)
            self._recent_urgent = self._recent_urgent * exp((last - now) / WINDOW) + len(urgent)
        for table in urgent[-2:]:
            self._urgent.pop(table, None)
            self._urgent[table] = now
        while len(self._urgent) > 2:
            del self._urgent[next(iter(self._urgent))]


class Write(Protocol):
    """A pending write. `PendingAppend` is one; a backend may have others."""

    @property
    def table(self) -> str: ...

    @property
    def is_patient(self) -> bool: ...

    def settle(self, outcome: Any, /) -> None: ...


W = TypeVar("W", bound=Write)
"""The writes of a backend that are not appends."""


class GroupCommit(Generic[W]):
    """Collects pending writes and hands them to the backend in batches, one at a time."""

    def __init__(self, hand_over: Callable[[list[PendingAppend | W]], object]) -> None:
        """`hand_over` receives each batch. The backend commits it, then calls `_committed` on the event loop."""
        self._hand_over = hand_over
        self._loop = asyncio.get_running_loop()
        self._waiting: list[PendingAppend | W] = []
        self._pacer = CommitPacer()
        self._is_next_due = False
        """Whether the backend has a batch, or is about to get one."""
        self._patience: asyncio.TimerHandle | None = None
        """Ends the wait while all waiting writes are patient."""
        self._is_hurried = False
        """Whether somebody waits for one of them."""
        self._closed = False

    def append_soon(self, append: PendingAppend | W) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        self._waiting.append(append)
        if not self._is_next_due:
            self._schedule_next()

    _write_soon = append_soon
    """The same, for the other writes of a backend."""

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        written: asyncio.Future[bool] = self._loop.create_future()
        self.append_soon(PendingAppend(table, length, lines, summary, settling(written)))
        return await written

    def hurry(self) -> None:
        self._is_hurried = bool(self._waiting)
        if self._patience:
            self._schedule_next()

    def waiting(self) -> int:
        return len(self._waiting)

    def _schedule_next(self) -> None:
        now, pacer = self._loop.time(), self._pacer
        waits = [write.is_patient and pacer.patience(now, write.table) for write in self._waiting]
        if all(waits) and not self._is_hurried:
            self._patience = self._patience or self._loop.call_later(min(waits), self.hurry)
            return
        if self._patience:
            self._patience.cancel()
            self._patience = None
        self._is_next_due = True
        if delay := pacer.delay(now):
            self._loop.call_later(delay, self._begin)
        else:
            self._loop.call_soon(self._begin)  # other writes of the same event loop iteration join

    def _begin(self) -> None:
        self._is_hurried = False
        batch = self._next_batch()
        urgent = [write.table for write in batch if not write.is_patient]
        self._pacer.begin(self._loop.time(), len(batch), urgent)
        self._hand_over(batch)

    def _next_batch(self) -> list[PendingAppend | W]:
        batch, self._waiting = self._waiting[:LARGEST_COMMIT], self._waiting[LARGEST_COMMIT:]
        return batch

    def _committed(self, batch: Sequence[PendingAppend | W], outcomes: Sequence[Any]) -> None:
        """Report the outcomes of a batch. The next commit runs meanwhile."""
        self._is_next_due = False
        if self._waiting:
            self._schedule_next()
        for write, outcome in zip(batch, outcomes, strict=True):
            write.settle(outcome)


def settling(future: "asyncio.Future[Any]") -> Callable[[Any], None]:
    """A callback that passes an outcome to a future."""

    def settle(outcome: Any) -> None:
        if future.cancelled():
            return
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return settle
