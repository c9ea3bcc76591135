"""The measured servers: peers, ours on SQLite, ours on PostgreSQL and Valkey with two processes.

`KINDS` describes what each does and what it guarantees when a decision is acknowledged, that is, reaches clients.
"""

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.backends import Backend, Postgres, Valkey, private, run_sql
from tests.server.kit import Server

from .disk import scratch_folder
from .match import OpenMatch
from .ours import open_ours
from .peers.boardgame_io import open_classic, open_counter
from .peers.colyseus import open_colyseus
from .peers.node import node_server
from .samples import BASELINE


@dataclass(frozen=True)
class RunningServers:
    """The addresses and processes of running servers."""

    hosts: list[str]
    processes: dict[str, list[int]]
    """Process ids by role."""
    open_match: OpenMatch
    client_hosts: tuple[tuple[int, int], ...] = ((0, 0),)
    """Indexes into `hosts` for a table's two clients; tables take the pairs in turn."""
    stored: Callable[[], tuple[int, int]] | None = None
    """Size of all logs in the database in bytes, and their number of lines."""


StartServers = Callable[[], contextlib.AbstractContextManager[RunningServers]]


@contextlib.contextmanager
def boardgame_io(game: str, storage: str) -> Iterator[RunningServers]:
    """One process of boardgame.io; javascript/boardgame_io.mjs lists the games and storages."""
    open_match = open_counter if game == "counter" else open_classic
    with scratch_folder() as folder, node_server("boardgame_io.mjs", game, storage, str(folder)) as (host, process):
        yield RunningServers([host], {"server": [process]}, open_match)


@contextlib.contextmanager
def colyseus() -> Iterator[RunningServers]:
    """One process of Colyseus, with full views and the journal."""
    with scratch_folder() as folder, node_server("colyseus.mjs", str(folder)) as (host, process):
        yield RunningServers([host], {"server": [process]}, open_colyseus)


@contextlib.contextmanager
def ours_on_sqlite(**variables: Any) -> Iterator[RunningServers]:
    """One process, SQLite with synchronous=FULL; `variables` are settings in its environment."""
    with scratch_folder() as folder, _serving(folder / "data", **variables) as server:
        yield RunningServers([_host(server)], {"server": [server.process.pid]}, open_ours)


def another_package(folder: Path) -> "Kind":
    """Our server on SQLite, from a folder with another build or version of the package."""
    program = (sys.executable, "-m", "lucchetto")
    start = partial(ours_on_sqlite, program=program, PYTHONPATH=str(folder.resolve()))
    return Kind(start, "ours, from another folder", "as in that version")


TOGETHER = ((0, 0), (1, 1))
APART = ((0, 1), (1, 0))


@contextlib.contextmanager
def ours_on_postgres(
    client_hosts: tuple[tuple[int, int], ...] = TOGETHER + APART, bystander: bool = False
) -> Iterator[RunningServers]:
    """Two processes of our server, PostgreSQL with an fsync per commit, Valkey.

    At half of the tables the two clients are at different processes. A bystander is a third process without clients,
    which shows the cost of receiving updates that concern no client there.
    """
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(scratch_folder())
        database = stack.enter_context(_durable_postgres(folder / "postgres"))
        bus = stack.enter_context(private(Valkey))
        addresses = {"LUCCHETTO_DATABASE_URL": database.url, "LUCCHETTO_BUS_URL": bus.url}
        both = [stack.enter_context(_serving(folder / name, **addresses)) for name in ("one", "two")]
        processes = {
            "server": [server.process.pid for server in both],
            "PostgreSQL": [_pid(database)],
            "Valkey": [_pid(bus)],
        }
        if bystander:
            processes["bystander"] = [stack.enter_context(_serving(folder / "three", **addresses)).process.pid]
        stored = partial(_stored, database.url)
        yield RunningServers([_host(server) for server in both], processes, open_ours, client_hosts, stored)


def _stored(url: str) -> tuple[int, int]:
    ((size, lines),) = run_sql(url, "SELECT pg_total_relation_size('log'), count(*) FROM log")
    return size, lines


class DurablePostgres(Postgres):
    def command(self) -> list[str]:
        settings = {"fsync": "on", "autovacuum": "on", "shared_buffers": "128MB"}
        return [*super().command(), *(part for name, value in settings.items() for part in ("-c", f"{name}={value}"))]


@contextlib.contextmanager
def _durable_postgres(folder: Path) -> Iterator[Postgres]:
    database = DurablePostgres(folder)
    try:
        with _no_interruption():
            database.start()
        yield database
    finally:
        database.stop()


@contextlib.contextmanager
def _serving(data: Path, **variables: Any) -> Iterator[Server]:
    server: Server | None = None
    try:
        with _no_interruption():
            server = Server(data, **variables)
        yield server
    finally:
        if server is not None:
            server.kill()


@contextlib.contextmanager
def _no_interruption() -> Iterator[None]:
    """Delay Ctrl-C until a server has started and can be stopped again."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            raise KeyboardInterrupt


def _host(server: Server) -> str:
    return server.address.removeprefix("http://")


def _pid(backend: Backend) -> int:
    assert backend._process is not None
    return backend._process.pid


@dataclass(frozen=True)
class Kind:
    """A server that can be measured."""

    start: StartServers
    work: str
    guarantee: str
    """What the server guarantees when a decision is acknowledged."""


LEAN = "Classic, hidden choices, legal moves, HMAC dice; lean views"
FULL = "Classic, hidden choices, legal moves, HMAC dice; full views with history and layout"
NOTHING = "nothing: a crash loses every match"
UNSYNCED = "nothing: it is sent before it is written, and never synced"
JOURNAL = "the decision is on disk (fdatasync), but nothing reads it after a crash; seats are in memory only"


def _boardgame_io(game: str, storage: str, work: str, guarantee: str) -> Kind:
    return Kind(partial(boardgame_io, game, storage), work, guarantee)


KINDS: dict[str, Kind] = {
    BASELINE: _boardgame_io("counter", "memory", "a counter, no rules and no dice", NOTHING),
    "boardgame.io lean, memory": _boardgame_io("lean", "memory", LEAN, NOTHING),
    "boardgame.io full, memory": _boardgame_io("full", "memory", FULL, NOTHING),
    "boardgame.io lean, journal": _boardgame_io("lean", "journal", LEAN, JOURNAL),
    "boardgame.io full, journal": _boardgame_io("full", "journal", FULL, JOURNAL),
    "boardgame.io lean, FlatFile": _boardgame_io("lean", "FlatFile", LEAN, UNSYNCED),
    "boardgame.io full, FlatFile": _boardgame_io("full", "FlatFile", FULL, UNSYNCED),
    "Colyseus full, journal": Kind(colyseus, f"{FULL}, as messages, not as synchronised state", JOURNAL),
    "ours, SQLite": Kind(ours_on_sqlite, FULL, "the decision is on disk (synchronous=FULL), and so is the table"),
    "ours, PostgreSQL": Kind(
        ours_on_postgres, f"{FULL}; two processes", "the decision and the table are on disk (fsync)"
    ),
}
STUDIES: dict[str, Kind] = {
    name: Kind(
        partial(ours_on_postgres, hosts, bystander=True), f"ours, PostgreSQL: {where}", "as for ours, PostgreSQL"
    )
    for name, hosts, where in (
        ("together", TOGETHER, "a table's clients at one process"),
        ("apart", APART, "a table's clients at two processes"),
    )
}
"""Additional measurements that benchmarks/scale/__main__.py needs."""
