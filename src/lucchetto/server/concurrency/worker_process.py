"""A worker process that runs one call at a time and exits with the server.

The event loop talks to it directly over a socket. A pool of `concurrent.futures` has two threads in between, which
would compete with the rest of the server for the interpreter lock.
"""

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, TypeVar

T = TypeVar("T")
OnProgress = Callable[[float], None]
"""Receives the progress of a call, from 0 to 1."""

HEADER = 8
"""Bytes of each message's length prefix."""
CHUNK = 256 * 1024
"""Bytes read at a time."""

_spawn = multiprocessing.get_context("spawn")  # a fork would copy the locks of the server's threads


class WorkerDiedError(RuntimeError):
    """The process died before it answered, or could not be started."""


class ParentDeathPipe:
    """A pipe whose other end workers watch: they exit when it is closed, or when the server process dies."""

    def __init__(self) -> None:
        self.end, self._held = _spawn.Pipe(duplex=False)

    def close(self) -> None:
        self._held.close()
        self.end.close()


def exit_with_parent(end: Connection) -> None:
    """Make a worker exit when the server does; called first in every worker. SIGINT is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_when_closed, args=(end,), name="lucchetto-parent-watch", daemon=True).start()


def _exit_when_closed(end: Connection) -> None:
    try:
        end.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)  # nobody waits for the result any more


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start processes in this block with SIGINT blocked, so that it cannot end them before they ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # the first process would start it, which unblocks SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess:
    def __init__(self, niceness: int) -> None:
        """Start the process. This takes some milliseconds, so call it in a thread."""
        self._socket, theirs = socket.socketpair()
        self._parent_pipe = ParentDeathPipe()
        arguments = (theirs, self._parent_pipe.end, niceness)
        self._process = _spawn.Process(target=_serve, args=arguments, name="lucchetto-worker", daemon=True)
        try:
            with theirs, interrupts_blocked():
                self._process.start()
        except OSError as error:
            self._close()
            raise WorkerDiedError(f"a worker process cannot be started: {error}") from error
        self._socket.setblocking(False)
        self._is_calling = False

    async def call(self, work: Callable[[], T], on_progress: OnProgress) -> T:
        """Run a function in the process; returns its result or raises its exception. If cancelled, kill the process."""
        self._is_calling = True
        try:
            is_done, found = await self._exchange(pickle.dumps(work), on_progress)
        except OSError as error:
            self._close()
            raise WorkerDiedError("a worker process has died") from error
        finally:
            self._is_calling = False
        if not is_done:
            raise found
        result: T = found
        return result

    async def _exchange(self, call: bytes, on_progress: OnProgress) -> tuple[bool, Any]:
        """Send a call; return whether it succeeded, and its result or exception. Progress reports come before it."""
        await asyncio.get_running_loop().sock_sendall(self._socket, _framed(call))
        data = bytearray()
        while True:
            is_done, found = pickle.loads(await self._message(data))  # noqa: S301 - our own process
            if is_done is not None:
                return is_done, found
            on_progress(found)

    async def _message(self, data: bytearray) -> bytes:
        """Receive a message; what has arrived after it stays in `data`."""
        while len(data) < HEADER or len(data) < HEADER + _length(data):
            if not (more := await asyncio.get_running_loop().sock_recv(self._socket, CHUNK)):
                raise ConnectionResetError
            data += more
        end = HEADER + _length(data)
        message = bytes(data[HEADER:end])
        del data[:end]
        return message

    def kill(self) -> None:
        """Kill the process, whatever it is doing; a pending call raises a WorkerDiedError."""
        self._process.kill()
        if not self._is_calling:  # a pending call would wait forever on a closed socket
            self._close()

    def reap(self) -> None:
        """Wait until a killed process has ended. This blocks, so call it in a thread."""
        self._process.join()

    def _close(self) -> None:
        self._socket.close()
        self._parent_pipe.close()


_calls: socket.socket | None = None
"""In a worker: the socket on which its calls arrive."""


def report_progress(done: float) -> None:
    """Report the progress of the current call, from 0 to 1. No effect outside a worker."""
    if _calls:
        _calls.sendall(_framed(pickle.dumps((None, done))))


def _serve(calls: socket.socket, end: Connection, niceness: int) -> None:
    """The worker's main function."""
    global _calls
    _calls = calls
    exit_with_parent(end)
    if hasattr(os, "nice"):
        os.nice(niceness)
    with calls.makefile("rb") as arriving:
        while header := arriving.read(HEADER):
            calls.sendall(_framed(_answer(arriving.read(_length(header)))))


def _answer(call: bytes) -> bytes:
    try:
        return pickle.dumps((True, pickle.loads(call)()))  # noqa: S301 - from our own parent
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return pickle.dumps((False, error))


def _framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEADER, "big") + data


def _length(data: Any) -> int:
    return int.from_bytes(data[:HEADER], "big")
