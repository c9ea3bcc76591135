"""The system under test: server processes, database and bus, each of which can be disturbed."""

import itertools
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

from tests.faults.checker import Place
from tests.server.backends import Backend, Postgres, Valkey, private
from tests.server.kit import Server

Kind = Literal["sqlite", "postgres"]
PROCESSES: dict[Kind, int] = {"sqlite": 1, "postgres": 2}
KINDS: tuple[Kind, ...] = tuple(PROCESSES)
ABSENCE_GRACE = 1.0
"""Seconds of absence after which a bot may stand in."""
LAUNCH = Path(__file__).with_name("launch.py")


def in_circumstances(*settings: str) -> tuple[str, ...]:
    """A command prefix for servers (launch.py)."""
    return (sys.executable, str(LAUNCH), *settings, "--")


class World:
    """Server processes with the same games. A killed one is replaced by another with the same data, at another port."""

    def __init__(self, folder: Path, database: Postgres | None = None, bus: Valkey | None = None) -> None:
        self.folder = folder
        self.database = database
        self.bus = bus
        self._where: dict[str, str] = {}
        if database and bus:
            self._where = {"LUCCHETTO_DATABASE_URL": database.url, "LUCCHETTO_BUS_URL": bus.url}
        self.servers: list[Server] = []
        self._numbers = itertools.count()

    @property
    def place(self) -> Place:
        return self._where.get("LUCCHETTO_DATABASE_URL") or self.folder / "data"

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def start(self, processes: int = 1, prefix: tuple[str, ...] = (), **variables: str) -> None:
        """Start more processes concurrently."""
        with ThreadPoolExecutor(processes) as starting:
            begun = [starting.submit(self._start, prefix, variables) for _ in range(processes)]
        self.servers += [server.result() for server in begun]

    def circumstances(self) -> tuple[str, ...]:
        """The default prefix of a process."""
        return ()

    def _start(self, prefix: tuple[str, ...], variables: dict[str, str]) -> Server:
        prefix = prefix or self.circumstances()
        variables = {"LUCCHETTO_ABSENCE_GRACE": str(ABSENCE_GRACE), **variables}
        if self._where:  # each process has an error file of its own
            return Server(self.folder / f"server {next(self._numbers)}", prefix=prefix, **self._where, **variables)
        return Server(self.folder / "data", prefix=prefix, **variables)

    def kill_and_replace(self, rng: random.Random) -> None:
        """Kill a random process and start another one. Until that is ready, connections fail."""
        killed = rng.choice(self.servers)
        killed.kill()
        self.start()
        self.servers.remove(killed)

    @property
    def complaints(self) -> str:
        return "".join(file.read_text() for file in sorted(self.folder.glob("*.errors")))

    def save(self, into: Path) -> None:
        """Stop everything and save the evidence for debugging."""
        self.close()
        shutil.copytree(self.folder, into, dirs_exist_ok=True)
        if self.database:
            self.database.stop()
            shutil.copytree(self.database.folder, into / "postgresql", dirs_exist_ok=True)

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.servers = []


def restart(backend: Backend, how: signal.Signals, away: float = 0.0) -> None:
    """Stop a backend and restart it; PostgreSQL's orphaned processes may need a moment to release shared memory."""
    backend.stop(how)
    time.sleep(away)
    for attempt in itertools.count(1):
        try:
            backend.start()
            return
        except AssertionError:
            backend.stop()
            if attempt == 50:
                raise
            time.sleep(0.1)


@contextmanager
def world(kind: Kind, processes: int | None = None) -> Iterator[World]:
    """SQLite with one process, or PostgreSQL and Valkey with two."""
    folder = Path(tempfile.mkdtemp(prefix="lucchetto-faults-"))
    with ExitStack() as leaving:
        leaving.callback(shutil.rmtree, folder, ignore_errors=True)
        if kind == "sqlite":
            made = World(folder)
        else:
            made = World(folder, leaving.enter_context(private(Postgres)), leaving.enter_context(private(Valkey)))
        leaving.callback(made.close)
        if wanted := PROCESSES[kind] if processes is None else processes:
            made.start(wanted)
        yield made
