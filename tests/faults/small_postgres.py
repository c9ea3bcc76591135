"""PostgreSQL on two small disks: one for its data, one for its write-ahead log."""

import contextlib
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.faults.disks import Island, Tmpfs, island
from tests.server.backends import TIMEOUT, Backend, Postgres, private, run_sql

ROOM = 2**30
"""Bytes of each disk, which is in memory."""


class SmallPostgres(Postgres):
    """PostgreSQL refuses writes if the data disk is full, and crashes if the disk of the write-ahead log is full."""

    def __init__(self, folder: Path, on: Island) -> None:
        Backend.__init__(self, folder)
        self._island = on
        self._data, wal = folder / "data", folder / "wal"
        for made in (self._data, wal):
            made.mkdir()
        self.data_disk, self.wal_disk = (Tmpfs(on, made, ROOM) for made in (self._data, wal))
        options = ["-U", "lucchetto", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        # Segments of 1 MB: no write fails before the current segment is full.
        options += ["--wal-segsize=1", "-X", str(wal)]
        command = [*self._unprivileged_inside, self._binary("initdb"), "-D", str(self._data), *options]
        made_it = subprocess.run(command, capture_output=True, timeout=TIMEOUT, check=False)
        assert made_it.returncode == 0, made_it.stderr.decode()

    @property
    def _unprivileged_inside(self) -> list[str]:
        """Commands in the island run as root, so they need another user id."""
        return [*self._island.prefix, "unshare", "-U", "--map-user=1000", "--map-group=1000"]

    def command(self) -> list[str]:
        run = super().command()
        return [*self._unprivileged_inside, *run[run.index(self._binary("postgres")) :]]

    def fill_wal(self) -> None:
        """Fill the disk and wait for the crash, which comes after the existing segments are full."""
        before = self._crashes
        self.wal_disk.fill()
        end = time.monotonic() + TIMEOUT
        while self._crashes == before:
            assert time.monotonic() < end, "its write-ahead log still grows"
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                run_sql(self.url, "SELECT pg_switch_wal(), pg_logical_emit_message(false, 'x', 'x')")

    @property
    def _crashes(self) -> int:
        return self.log.read_text().count("PANIC")

    def recover(self) -> None:
        """Make room again; restart PostgreSQL if it does not recover on its own."""
        self.wal_disk.make_room()
        while not self.ready():
            assert self._process
            if self._process.poll() is not None:
                self.start()
            time.sleep(0.05)

    def save(self, into: Path) -> None:
        for name, disk in (("data", self.data_disk), ("wal", self.wal_disk)):
            shutil.copytree(disk.path, into / name, dirs_exist_ok=True, symlinks=True)


@contextmanager
def small_postgres() -> Iterator[SmallPostgres]:
    """A SmallPostgres for a single test, like tests.server.backends.private."""
    with island() as around, private(lambda folder: SmallPostgres(folder, around)) as backend:
        yield backend
