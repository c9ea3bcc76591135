"""A pool of worker processes, which start on demand, are replaced if they die, and end with the server."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Generic, ParamSpec, TypeVar

from lucchetto.server.errors import UnavailableError

from .worker_process import WorkerDiedError, WorkerProcess

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 2
"""Attempts at a job whose worker dies."""
KILL_TIMEOUT = 2.0
"""Seconds that `close` waits for killed processes to end; they take milliseconds."""


class Job(Generic[T]):
    """A function call that waits for a worker and then runs in it."""

    def __init__(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> None:
        self.work = partial(work, *args, **kwargs)
        self.progress = 0.0
        """The progress of the call from 0 to 1, if its function reports it."""

    def note_progress(self, done: float) -> None:
        self.progress = done


class WorkerPool:
    """Runs long computations in worker processes, first come, first served.

    Their functions must be in modules that import quickly. Cancelling a call cancels its job: a queued job leaves the
    queue; a running one is stopped by killing its process, which is then replaced.
    """

    def __init__(self, size: int, niceness: int = 0, *, stops_cancelled: bool = True) -> None:
        """`niceness` is added to that of the workers. `stops_cancelled` is false for short jobs: a running one whose
        call is cancelled runs to its end, because a new process would cost more.
        """
        self._workers = [_Worker(niceness) for _ in range(size)]
        self._stops_cancelled = stops_cancelled
        self._idle = list(self._workers)
        self._queue: dict[Job[Any], asyncio.Future[_Worker]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._is_open = True

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker and return its result. If the worker dies, try once more in a new one."""
        return await self.run_job(Job(work, *args, **kwargs))

    async def run_job(self, job: Job[T]) -> T:
        worker = await self._free_worker(job)
        running = asyncio.create_task(self._run_in(worker, job))
        self._running.add(running)
        running.add_done_callback(partial(self._ended, worker))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            if self._stops_cancelled:
                running.cancel()
            raise

    def _ended(self, worker: "_Worker", running: asyncio.Task[Any]) -> None:
        self._running.discard(running)
        self._release(worker)
        if not running.cancelled():
            running.exception()  # retrieve it, or asyncio warns if nobody waits any more

    def place(self, job: Job[Any]) -> int:
        """The place of a job in the queue, from 1; 0 if it is running or finished."""
        return [*self._queue].index(job) + 1 if job in self._queue else 0

    async def _run_in(self, worker: "_Worker", job: Job[T]) -> T:
        for _ in range(ATTEMPTS):
            if self._is_open:
                with suppress(WorkerDiedError):
                    return await worker.run(job)
        raise _unavailable()

    async def _free_worker(self, job: Job[Any]) -> "_Worker":
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue[job] = turn
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled() and not turn.exception():  # a worker became free at the same moment
                self._release(turn.result())
            raise
        finally:
            self._queue.pop(job, None)

    def _release(self, worker: "_Worker") -> None:
        """Give a free worker to the first job in the queue."""
        for job, turn in self._queue.items():
            if not turn.done():
                turn.set_result(worker)
                del self._queue[job]
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """Kill the workers without waiting for their results."""
        self._is_open = False
        for turn in self._queue.values():
            if not turn.done():
                turn.set_exception(_unavailable())
        for worker in self._workers:
            worker.stop()
        if ending := set[asyncio.Task[None]]().union(*(worker.ending for worker in self._workers)):
            await asyncio.wait(ending, timeout=KILL_TIMEOUT)


class _Worker:
    """One worker process, started on demand."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: asyncio.Future[WorkerProcess] | None = None
        self.ending: set[asyncio.Task[None]] = set()
        """One task per killed process that has not ended yet."""

    async def run(self, job: Job[T]) -> T:
        process = self._started()
        try:
            return await (await asyncio.shield(process)).call(job.work, job.note_progress)
        except (WorkerDiedError, asyncio.CancelledError):
            if process is self._process:
                self.stop()
            raise

    def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._process:
            self.ending.add(ending := asyncio.create_task(_end(self._process)))
            ending.add_done_callback(self.ending.discard)
        self._process = None

    def _started(self) -> "asyncio.Future[WorkerProcess]":
        if self._process is None:
            self._process = asyncio.ensure_future(asyncio.to_thread(WorkerProcess, self._niceness))
        return self._process


async def _end(starting: "asyncio.Future[WorkerProcess]") -> None:
    """Kill a process that may still be starting."""
    with suppress(WorkerDiedError):
        process = await starting
        process.kill()
        await asyncio.to_thread(process.reap)


def _unavailable() -> UnavailableError:
    return UnavailableError("coach-away", "the coach is not available right now: try again")
