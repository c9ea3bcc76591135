"""Disks that can be filled: a small tmpfs that only the process on it sees, or a limit to the size of its files."""

import contextlib
import resource
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Protocol

from tests.server.backends import PATIENCE, Backend, Postgres, run_sql

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
WAL_SEGMENT = 16 * 2**20
"""PostgreSQL's own log is written in files of this size, which must stay writable."""


class Disk(Protocol):
    def fill(self) -> None:
        """From now on, nothing more can be written."""

    def make_room(self) -> None: ...


def mounting(folder: Path, size: str) -> tuple[str, ...]:
    """A prefix for commands: a tmpfs of this size is mounted at the folder, for the command and its children alone."""
    script = f'mount -t tmpfs -o size={size},mode=0700 none "$0" && exec "$@"'
    return ("unshare", "-Urm", "sh", "-c", script, str(folder))


@cache
def can_mount() -> bool:
    tried = subprocess.run([*mounting(Path("/mnt"), "1m"), "true"], capture_output=True, timeout=PATIENCE, check=False)
    return tried.returncode == 0


class Tmpfs:
    """The one at `folder` of the process `pid`; seen from here as `path`."""

    def __init__(self, pid: int, folder: Path) -> None:
        self.path = Path(f"/proc/{pid}/root") / folder.relative_to("/")
        self._filler = self.path / "filler"

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as filler:
            for size in (2**16, 2**12, 1):
                try:
                    while filler.write(b"x" * size):
                        pass
                except OSError:
                    continue

    def make_room(self) -> None:
        self._filler.unlink()

    def copied(self, folder: Path) -> Path:
        """A copy of the data for readers here: SQLite would follow the path to where nothing is mounted."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.path, folder, ignore=shutil.ignore_patterns("*-shm"))
        return folder


class Limited:
    """No file of these processes may grow beyond so many bytes: what works where nothing can be mounted."""

    def __init__(self, pids: Sequence[int], most: int) -> None:
        self._pids = pids
        self._most = most

    def fill(self) -> None:
        self._limit((self._most, resource.RLIM_INFINITY))

    def make_room(self) -> None:
        self._limit(UNLIMITED)

    def _limit(self, limit: tuple[int, int]) -> None:
        for pid in self._pids:
            with contextlib.suppress(ProcessLookupError):  # one that has ended writes nothing
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


class PostgresOnTmpfs(Postgres):
    """All of it on a tmpfs but its write-ahead log, without which it would stop altogether."""

    SIZE = "64m"

    def __init__(self, folder: Path) -> None:
        Backend.__init__(self, folder)
        self._data = folder / "data"
        self._data.mkdir(mode=0o700)

    def command(self) -> list[str]:
        """It is made where it is mounted, and so when it starts."""
        somebody = ["unshare", "-U", "--map-user=1000", "--map-group=1000"]  # whoever may mount is root there
        options = ["-U", "lucchetto", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        make = [*somebody, self._binary("initdb"), "-D", str(self._data), "-X", str(self.folder / "wal"), *options]
        run = super().command()
        run = [*somebody, *run[run.index(self._binary("postgres")) :]]
        return [*mounting(self._data, self.SIZE), "sh", "-c", f'{shlex.join(make)} && exec "$@"', "sh", *run]

    @property
    def disk(self) -> Tmpfs:
        assert self._process
        return Tmpfs(self._process.pid, self._data)


@contextmanager
def limited(database: Postgres) -> Iterator[Limited]:
    """The log of all tables cannot grow; it is made longer first than any file that must stay writable."""
    row = "INSERT INTO log SELECT 'padding', number, repeat('x', 1900)::bytea FROM generate_series(1, 9000) AS number"
    run_sql(database.url, row)
    ((size,),) = run_sql(database.url, "SELECT pg_relation_size('log')")
    assert size > WAL_SEGMENT
    postmaster = int((database.folder / "data" / "postmaster.pid").read_text().split()[0])
    disk = Limited(family(postmaster), size)
    try:
        yield disk
    finally:
        disk.make_room()


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            parent = file.read_text().rpartition(")")[2].split()[1]
            if int(parent) == pid:
                found.append(int(file.parent.name))
    return found
