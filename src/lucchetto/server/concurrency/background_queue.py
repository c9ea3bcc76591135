"""A queue of named background jobs, run one after the other, each once."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from lucchetto.rules import GameError
from lucchetto.server.lru import LruCache
from lucchetto.server.storage.base import StoreError

Work = Callable[[], Awaitable[None]]

REMEMBERED = 10_000
"""Names of finished jobs, which are not run again."""
logger = logging.getLogger("lucchetto.background")


class BackgroundQueue:
    def __init__(self) -> None:
        self._waiting: dict[str, Work] = {}
        self._done: LruCache[str, bool] = LruCache(REMEMBERED)
        self._task: asyncio.Task[None] | None = None

    def add(self, name: str, work: Work) -> None:
        """Unless this very thing waits already or was done, or tried in vain, not long ago."""
        if name in self._waiting or name in self._done:
            return
        self._waiting[name] = work
        if self._task is None:
            self._task = asyncio.create_task(self._work_off())

    def waits(self, name: str) -> bool:
        return name in self._waiting

    async def _work_off(self) -> None:
        try:
            while self._waiting:
                name = next(iter(self._waiting))
                is_settled = await self._try(name, self._waiting[name])
                self._forget(name, remember=is_settled)
        finally:
            self._task = None

    async def _try(self, name: str, work: Work) -> bool:
        """False if it may well be possible later."""
        try:
            await work()
        except (GameError, StoreError) as error:
            logger.warning("%s: %s", name, error)
            return False
        except Exception:  # one thing that cannot be done must not hold up the others
            logger.exception("%s failed", name)
        return True

    def _forget(self, name: str, *, remember: bool) -> None:
        self._waiting.pop(name, None)
        if remember:
            self._done.put(name, True)

    async def finish(self) -> None:
        """Do what waits, then stop."""
        if self._task:
            await self._task

    async def close(self) -> None:
        """Drop what waits: it is done when it is asked for again."""
        self._waiting.clear()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
