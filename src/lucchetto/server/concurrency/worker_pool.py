"""Processes that work for the server: started when they are needed, gone when it is gone, replaced when they die."""

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
    """Who holds the other end goes when this one is let go, or when its process dies in whatever way."""

    def __init__(self) -> None:
        self.end, self._held = _spawn.Pipe(duplex=False)

    def close(self) -> None:
        self._held.close()
        self.end.close()


def exit_with_parent(end: Connection) -> None:
    """The first thing a worker does. Ctrl-C is for the server, which lets its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with, args=(end,), name="lucchetto-parent-watch", daemon=True).start()


def _go_with(end: Connection) -> None:
    try:
        end.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)  # whatever it works on, nobody waits for it


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that is started in here does not hear Ctrl-C, not even before its own first line."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerPool:
    """Worker processes for functions that take long. The functions are those of modules that load quickly."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None
        self._parent_pipe: ParentDeathPipe | None = None
        self._is_open = True

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work returns or raises. If its process dies, it is tried once more in a new one."""
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
        pool = self._ready()
        try:
            with interrupts_blocked():
                asked = pool.submit(work, *args, **kwargs)
            return await asyncio.wrap_future(asked)
        except BrokenProcessPool:
            if pool is self._pool:  # nobody has replaced it yet
                self._shut_down()
            raise

    def _ready(self) -> ProcessPoolExecutor:
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
        """At once: what is under way is given up."""
        self._is_open = False
        pool = self._pool
        self._shut_down()
        if pool:
            await asyncio.to_thread(pool.shutdown)
