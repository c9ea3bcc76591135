"""Disks that a test can fill: small mounts in a namespace, or a limit on file sizes."""

import contextlib
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Protocol

from tests.server.backends import TIMEOUT, Postgres, run_sql
from tests.server.kit import table_file

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
TINY = 4096
"""Bytes, less than any SQLite file has."""
WAL_SEGMENT = 16 * 2**20
"""Bytes of a segment of PostgreSQL's write-ahead log, which must stay writable."""
QUARTER = 1988
"""Bytes of a line: four of them fill a PostgreSQL page without a gap."""
BACKUP = "import sqlite3, sys; here, there = map(sqlite3.connect, sys.argv[1:]); here.backup(there)"


class Disk(Protocol):
    def fill(self) -> None:
        """Make all further writes fail."""

    def make_room(self) -> None: ...


class Island:
    """A mount namespace that only commands with `prefix` see. It ends with the process that made it."""

    def __init__(self) -> None:
        command = ["unshare", "-Urm", "sh", "-c", "echo here; exec cat"]
        self._keeper = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        assert self._keeper.stdout
        assert self._keeper.stdout.readline(), "nothing can be mounted here"

    @property
    def prefix(self) -> tuple[str, ...]:
        return ("nsenter", "--preserve-credentials", "-U", "-m", "-t", str(self._keeper.pid))

    def run(self, *command: str) -> bool:
        tried = subprocess.run([*self.prefix, *command], capture_output=True, timeout=TIMEOUT, check=False)
        return tried.returncode == 0

    def from_outside(self, folder: Path) -> Path:
        return Path(f"/proc/{self._keeper.pid}/root") / folder.relative_to("/")

    def close(self) -> None:
        self._keeper.communicate()


@contextmanager
def island() -> Iterator[Island]:
    made = Island()
    try:
        yield made
    finally:
        made.close()


class Tmpfs:
    """A small disk, mounted at `folder` of an island; other processes find its files at `path`."""

    def __init__(self, on: Island, folder: Path, size: int) -> None:
        self._island = on
        self._folder = folder
        self._size = size
        self.path = on.from_outside(folder)
        self._filler = self.path / "filler"
        assert on.run("mount", "-t", "tmpfs", "-o", f"size={size},mode=0700", "none", str(folder))

    def fill(self) -> None:
        """Shrink the disk to its contents, then fill the rest."""
        found = os.statvfs(self.path)
        used = (found.f_blocks - found.f_bfree) * found.f_frsize
        self._resize(used + 2**16)  # fails harmlessly if more was written meanwhile
        with self._filler.open("ab", buffering=0) as filler:
            for size in (2**16, 2**12, 1):
                try:
                    while filler.write(b"x" * size):
                        pass
                except OSError:
                    continue

    def make_room(self) -> None:
        self._filler.unlink()
        assert self._resize(self._size)

    def _resize(self, size: int) -> bool:
        return self._island.run("mount", "-o", f"remount,size={size}", str(self._folder))

    def copied(self, folder: Path) -> Path:
        """A copy of the SQLite data for processes outside, where SQLite would resolve the path outside the mount."""
        folder.mkdir(exist_ok=True)
        assert self._island.run(sys.executable, "-c", BACKUP, str(table_file(self._folder)), str(table_file(folder)))
        return folder


@cache
def can_mount() -> bool:
    try:
        with island() as made:
            return made.run("mount", "-t", "tmpfs", "-o", "size=1m", "none", "/mnt")
    except (AssertionError, FileNotFoundError):
        return False


class Limited:
    """Limits the file size of processes, for machines where nothing can be mounted."""

    def __init__(self, pids: Callable[[], Sequence[int]], most: int) -> None:
        """`pids` is called whenever the limit changes: a process inherits the limit of the one that forks it."""
        self._pids = pids
        self._most = most

    def fill(self) -> None:
        self._limit((self._most, resource.RLIM_INFINITY))

    def make_room(self) -> None:
        self._limit(UNLIMITED)

    def _limit(self, limit: tuple[int, int]) -> None:
        for _ in range(2):  # twice, for children that were forked before their parent had the new limit
            for pid in self._pids():
                with contextlib.suppress(ProcessLookupError):  # it has ended
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


@contextmanager
def limited(database: Postgres) -> Iterator[Limited]:
    """Prevents the log table from growing; first makes it longer than any file that must stay writable."""
    lines = "SELECT 'padding', number, repeat('x', $1)::bytea FROM generate_series(1, 9000) AS number"
    run_sql(database.url, f"INSERT INTO log {lines} ON CONFLICT DO NOTHING", QUARTER)
    ((size,),) = run_sql(database.url, "SELECT pg_relation_size('log')")
    assert size > WAL_SEGMENT
    postmaster = int((database.folder / "data" / "postmaster.pid").read_text().split()[0])
    disk = Limited(partial(family, postmaster), size)
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
