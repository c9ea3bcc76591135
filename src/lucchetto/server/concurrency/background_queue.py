"""A queue of named background jobs, which run one at a time. Each job runs once."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from lucchetto.rules import GameError
from lucchetto.server.lru import LruCache
from lucchetto.server.storage.base import StoreError

Work = Callable[[], Awaitable[None]]

REMEMBERED = 10_000
"""Names of finished jobs to remember, so that they do not run again."""
logger = logging.getLogger("lucchetto.background")


class BackgroundQueue:
    def __init__(self) -> None:
        self._waiting: dict[str, Work] = {}
        self._done: LruCache[str, bool] = LruCache(REMEMBERED)
        self._task: asyncio.Task[None] | None = None

    def add(self, name: str, work: Work) -> None:
        """Queue a job, unless one of this name is queued, or has recently finished or failed for good."""
        if name in self._waiting or name in self._done:
            return
        self._waiting[name] = work
        if self._task is None:
            self._task = asyncio.create_task(self._run_all())

    def waits(self, name: str) -> bool:
        return name in self._waiting

    async def _run_all(self) -> None:
        try:
            while self._waiting:
                name = next(iter(self._waiting))
                is_settled = await self._try(name, self._waiting[name])
                self._forget(name, remember=is_settled)
        finally:
            self._task = None

    async def _try(self, name: str, work: Work) -> bool:
        """Run a job. Returns False if it was refused or the store failed, because it may succeed later."""
        try:
            await work()
        except (GameError, StoreError) as error:
            logger.warning("job %r was not done and may be queued again: %s", name, error)
            return False
        except Exception:  # a failing job must not stop the queue
            logger.exception("job %r failed and will not be tried again", name)
        return True

    def _forget(self, name: str, *, remember: bool) -> None:
        self._waiting.pop(name, None)
        if remember:
            self._done.put(name, True)

    async def finish(self) -> None:
        """Wait until all queued jobs have run."""
        if self._task:
            await self._task

    async def close(self) -> None:
        """Cancel the running job and drop the others; their callers queue them again when needed."""
        self._waiting.clear()
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
