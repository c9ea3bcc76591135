"""Shared parts of both backends' group commits: when the next one is due, and how an append is awaited."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from math import exp
from typing import Any

from .base import PendingAppend, StoreError, Summary

GATHER = 0.003
"""Seconds between the starts of two commits under load. Appends that arrive meanwhile share the next commit, which
costs about as much for ten of them as for one."""
QUIET, BUSY = 1_500.0, 2_500.0
"""Writes per second: up to the first rate, commits start at once; from the second rate, `GATHER` apart."""
WINDOW = 0.05
"""Seconds over which the rate is measured, with exponential decay."""


class CommitPacer:
    """Decides when the next commit begins: at once under a light load, later if many appends can share it."""

    def __init__(self) -> None:
        self._began = float("-inf")
        self._recent = 0.0
        """Writes in about the last window."""

    def delay(self, now: float) -> float:
        """Seconds to wait until the next commit."""
        share = min(1.0, max(0.0, (self._recent / WINDOW - QUIET) / (BUSY - QUIET)))
        return max(0.0, self._began + GATHER * share - now)

    def begin(self, now: float, writes: int) -> None:
        """Note that a commit with this many writes begins."""
        self._recent = self._recent * exp((self._began - now) / WINDOW) + writes
        self._began = now


class Appending(ABC):
    """An event log that reports the outcome of an append to a callback or to a coroutine."""

    @abstractmethod
    def append_soon(self, append: PendingAppend) -> None:
        """Append with the next commit; raises StoreError if the store is closed."""

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_soon(PendingAppend(table, length, lines, summary, settling(written)))
        return await written


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
