"""In-flight analyses: requests for the same analysis share a computation, cancelled when the last of them leaves."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from lucchetto.coach import Analysis
from lucchetto.server.concurrency.worker_pool import Job, WorkerPool
from lucchetto.server.errors import busy

MOST_AT_ONCE = 60
"""Maximum number of running and queued analyses per lane; further requests are refused as `busy`."""


class Computation:
    """An analysis that is being computed, and the number of requests waiting for it."""

    def __init__(
        self, task: "asyncio.Future[Analysis]", place: Callable[[], int], progress: Callable[[], float]
    ) -> None:
        self._task = task
        self._waiting = 0
        self.place = place
        """Its place in the queue, from 1; 0 if it is running or finished."""
        self.progress = progress
        """The share of the work done, from 0 to 1."""

    @property
    def is_wanted(self) -> bool:
        return not self._task.cancelled() and self._waiting > 0

    @contextmanager
    def waited_for(self) -> Iterator[None]:
        """Count a waiting request for the duration of this block. When the last block ends, cancel an unfinished
        computation."""
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._task.cancel()

    async def is_over_within(self, seconds: float) -> bool:
        await asyncio.wait({self._task}, timeout=seconds)
        return self._task.done()

    async def result(self) -> Analysis:
        return await asyncio.shield(self._task)  # a cancelled request must not cancel it for the others


def finished(analysis: Analysis) -> Computation:
    """A computation whose analysis already exists."""
    task = asyncio.get_running_loop().create_future()
    task.set_result(analysis)
    return Computation(task, lambda: 0, lambda: 1.0)


class Lane:
    """Computations by key, run by a separate worker pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._tasks: set[asyncio.Task[Analysis]] = set()
        self._in_flight: dict[str, Computation] = {}

    def get(self, key: str) -> Computation | None:
        """The computation for this key, if any request is waiting for it."""
        found = self._in_flight.get(key)
        return found if found and found.is_wanted else None

    def check_room(self) -> None:
        """Raises a ConflictError if too many computations are running or queued."""
        if len(self._tasks) >= MOST_AT_ONCE:
            raise busy()

    def start(self, key: str, job: Job[bytes], finish: Callable[[bytes], Awaitable[Analysis]]) -> Computation:
        """Queue a job; `finish` turns its result into the analysis."""
        task = asyncio.create_task(self._run(job, finish))
        computation = self._in_flight[key] = Computation(task, lambda: self._pool.place(job), lambda: job.progress)
        self._tasks.add(task)
        task.add_done_callback(lambda _: self._forget(key, computation, task))
        return computation

    async def _run(self, job: Job[bytes], finish: Callable[[bytes], Awaitable[Analysis]]) -> Analysis:
        return await finish(await self._pool.run_job(job))

    def _forget(self, key: str, computation: Computation, task: asyncio.Task[Analysis]) -> None:
        self._tasks.discard(task)
        if self._in_flight.get(key) is computation:  # otherwise it was cancelled and started again
            del self._in_flight[key]
        if not task.cancelled():
            task.exception()  # retrieve it, because asyncio warns if nobody does

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()
