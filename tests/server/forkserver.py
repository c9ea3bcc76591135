"""Forks test servers from a process that has imported everything, which saves a second of CPU time per server.

A fork runs the command with its own arguments, environment and streams, in its own process and session. The servers
end with the tests, even if those crash.
"""

import atexit
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import IO

from lucchetto.messages import catalogue

LARGEST_REQUEST = 100_000
NUMBER = struct.Struct("=i")
LOADED = (
    "lucchetto.cli.parser",
    "lucchetto.server.app",
    "lucchetto.server.api.gateway",
    "lucchetto.server.api.http_protocol",
    "lucchetto.server.api.websocket_protocol",
    "lucchetto.server.shutdown",
    "lucchetto.server.storage.postgres.store",
    "lucchetto.server.bus.valkey",
    "anyio._backends._asyncio",
    "litestar._kwargs.kwargs_model",
    "litestar.middleware._internal.exceptions.middleware",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)


class Child:
    """Like subprocess.Popen, for a process forked by the fork server."""

    def __init__(self, line: socket.socket, stdout: IO[bytes]) -> None:
        self._channel = line
        self.stdout = stdout
        self.pid = self._number()
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._channel], [], [], 0)[0]:
            self._end()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._channel], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("lucchetto serve", timeout or 0)
            self._end()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _end(self) -> None:
        with self._channel:
            self.returncode = self._number()

    def _number(self) -> int:
        data = self._channel.recv(NUMBER.size)
        assert data, "the fork server is gone"
        return int(NUMBER.unpack(data)[0])


class ForkServer:
    def __init__(self) -> None:
        self._channel, end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with end:
            environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # threads do not survive a fork
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.forkserver", str(end.fileno())],
                pass_fds=[end.fileno()],
                stdout=subprocess.DEVNULL,
                env=environment,
                start_new_session=True,
            )

    def start(self, command: Sequence[str], stderr: IO[bytes], env: Mapping[str, str]) -> Child:
        """Run a Python program; its standard output is piped to this process."""
        reading, writing = os.pipe()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        request = json.dumps([list(command), dict(env)]).encode()
        with theirs:
            socket.send_fds(self._channel, [request], [writing, stderr.fileno(), theirs.fileno()])
        os.close(writing)
        return Child(ours, os.fdopen(reading, "rb"))

    def close(self) -> None:
        self._channel.close()
        self._process.wait()


@cache
def forkserver() -> ForkServer:
    """The fork server of this process."""
    opened = ForkServer()
    atexit.register(opened.close)
    return opened


class Forker:
    """The forking process. It has a single thread, and no server runs in it."""

    def __init__(self, line: socket.socket) -> None:
        self._channel = line
        self._children: dict[int, socket.socket] = {}
        self._woken, self._wakes = socket.socketpair()
        self._wakes.setblocking(False)
        signal.set_wakeup_fd(self._wakes.fileno())
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def serve(self) -> None:
        """Serve requests until the tests have closed the connection."""
        while True:
            ready, _, _ = select.select([self._channel, self._woken], [], [])
            if self._woken in ready:
                self._woken.recv(LARGEST_REQUEST)
                self._report_exits()
            if self._channel in ready:
                request, handed, _, _ = socket.recv_fds(self._channel, LARGEST_REQUEST, 3)
                if not request:
                    return self._leave()
                self._fork(request, handed)

    def _fork(self, request: bytes, handed: Sequence[int]) -> None:
        stdout, stderr, line = handed
        if not (pid := os.fork()):
            self._forget()
            os.close(line)
            exec_command(request, stdout, stderr)
        os.close(stdout)
        os.close(stderr)
        self._children[pid] = socket.socket(fileno=line)
        self._children[pid].send(NUMBER.pack(pid))

    def _report_exits(self) -> None:
        for pid in list(self._children):
            found, status = os.waitpid(pid, os.WNOHANG)
            if found:
                with self._children.pop(pid) as line:
                    line.send(NUMBER.pack(os.waitstatus_to_exitcode(status)))

    def _forget(self) -> None:
        """Called in a new child: close the sockets and signal handlers of the forking process."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for one in (self._channel, self._woken, self._wakes, *self._children.values()):
            one.close()

    def _leave(self) -> None:
        for pid in self._children:
            os.kill(pid, signal.SIGKILL)


def exec_command(request: bytes, stdout: int, stderr: int) -> None:
    """Run the command to its end."""
    command, environment = json.loads(request)
    os.setsid()
    for number, handed in enumerate((stdout, stderr), start=1):
        os.dup2(handed, number)
        os.close(handed)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - until this process ends
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False, buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = command
    sys.path[0] = os.path.dirname(command[0])  # noqa: PTH120 - as Python does for a script
    runpy.run_path(command[0], run_name="__main__")
    sys.exit()


def load() -> None:
    """Import what every server needs, and load the English messages."""
    for name in LOADED:
        import_module(name)
    catalogue("en")


if __name__ == "__main__":
    load()
    Forker(socket.socket(fileno=int(sys.argv[1]))).serve()
