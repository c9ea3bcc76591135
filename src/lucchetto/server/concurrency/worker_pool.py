"""A pool of worker processes: started on demand, replaced if they die, and ended with the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Generic, ParamSpec, TypeVar

from lucchetto.server.errors import UnavailableError

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 2
"""How often a job is tried whose worker dies."""

_spawn = multiprocessing.get_context("spawn")  # a fork would copy the locks of the server's threads


class ParentDeathPipe:
    """A pipe whose other end workers watch: they exit when it is closed, or when the server process dies."""

    def __init__(self) -> None:
        self.end, self._held = _spawn.Pipe(duplex=False)

    def close(self) -> None:
        self._held.close()
        self.end.close()


def exit_with_parent(end: Connection) -> None:
    """Runs first in every worker. SIGINT is ignored: the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_when_closed, args=(end,), name="lucchetto-parent-watch", daemon=True).start()


def _exit_when_closed(end: Connection) -> None:
    try:
        end.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)  # nobody waits for the result any more


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started in this block have SIGINT blocked, even before they can ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # the first process starts it, and it would unblock SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Job(Generic[T]):
    """A call of a function, which waits for a worker and then runs in it."""

    def __init__(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> None:
        self.work = partial(work, *args, **kwargs)


class WorkerPool:
    """Runs long computations in worker processes, in the order in which they come.

    Their functions must be in modules that import quickly. A call that is cancelled withdraws its job: a waiting one
    leaves the queue, a running one is stopped together with its process, which is replaced.
    """

    def __init__(self, size: int, niceness: int = 0) -> None:
        """`niceness` is added to that of the workers."""
        self._workers = [_Worker(niceness) for _ in range(size)]
        self._idle = list(self._workers)
        self._queue: dict[Job[Any], asyncio.Future[_Worker]] = {}
        self._is_open = True

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker and return its result. If the worker dies, try once more in a new one."""
        return await self.run_job(Job(work, *args, **kwargs))

    async def run_job(self, job: Job[T]) -> T:
        worker = await self._free_worker(job)
        try:
            return await self._run_in(worker, job)
        finally:
            self._release(worker)

    def place(self, job: Job[Any]) -> int:
        """The place of a job in the queue, from 1; 0 if it runs or has ended."""
        return [*self._queue].index(job) + 1 if job in self._queue else 0

    async def _run_in(self, worker: "_Worker", job: Job[T]) -> T:
        for _ in range(ATTEMPTS):
            if self._is_open:
                with suppress(BrokenProcessPool):
                    return await worker.run(job.work)
        raise _away()

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
        """Give a free worker to the first job of the queue."""
        for job, turn in self._queue.items():
            if not turn.done():
                turn.set_result(worker)
                del self._queue[job]
                return
        self._idle.append(worker)

    async def close(self) -> None:
        """End the workers at once, without waiting for their results."""
        self._is_open = False
        for turn in self._queue.values():
            if not turn.done():
                turn.set_exception(_away())
        for worker in self._workers:
            worker.stop()


class _Worker:
    """One worker process, started on demand."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._parent_pipe: ParentDeathPipe | None = None

    async def run(self, work: Callable[[], T]) -> T:
        pool = self._started()
        try:
            with interrupts_blocked():
                future = pool.submit(work)
            return await asyncio.wrap_future(future)
        except (BrokenProcessPool, asyncio.CancelledError):
            if pool is self._pool:
                self.stop()
            raise

    def stop(self) -> None:
        """End the process at once, whatever it does."""
        if self._parent_pipe:
            self._parent_pipe.close()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._parent_pipe = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._parent_pipe = ParentDeathPipe()
            arguments = (self._parent_pipe.end, self._niceness)
            self._pool = ProcessPoolExecutor(1, mp_context=_spawn, initializer=_begin, initargs=arguments)
        return self._pool


def _begin(end: Connection, niceness: int) -> None:
    exit_with_parent(end)
    if hasattr(os, "nice"):
        os.nice(niceness)


def _away() -> UnavailableError:
    return UnavailableError("coach-away", "the coach is not there right now: try again")
