"""A pool of worker processes: started on demand, replaced if they die, and ended with the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from lucchetto.server.errors import UnavailableError

P = ParamSpec("P")
T = TypeVar("T")

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
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerPool:
    """Runs long computations in worker processes. Their functions must be in modules that import quickly."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None
        self._parent_pipe: ParentDeathPipe | None = None
        self._is_open = True

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a worker and return its result. If the worker dies, try once more in a new one."""
        try:
            return await self._try(work, *args, **kwargs)
        except BrokenProcessPool:
            pass
        try:
            return await self._try(work, *args, **kwargs)
        except BrokenProcessPool:
            raise UnavailableError("coach-away", "the coach is not there right now: try again") from None

    async def _try(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._is_open:
            raise UnavailableError("coach-away", "the coach is not there right now: try again")
        pool = self._started()
        try:
            with interrupts_blocked():
                future = pool.submit(work, *args, **kwargs)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if pool is self._pool:  # no other call has replaced it yet
                self._shut_down()
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._parent_pipe = ParentDeathPipe()
            self._pool = ProcessPoolExecutor(
                self._size, mp_context=_spawn, initializer=exit_with_parent, initargs=(self._parent_pipe.end,)
            )
        return self._pool

    def _shut_down(self) -> None:
        if self._parent_pipe:
            self._parent_pipe.close()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._parent_pipe = None

    async def close(self) -> None:
        """End the workers at once, without waiting for their results."""
        self._is_open = False
        pool = self._pool
        self._shut_down()
        if pool:
            await asyncio.to_thread(pool.shutdown)
