"""A SQLite file as source or target of a copy."""

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.schema import NEWEST, keep_private, migrate
from lucchetto.server.storage.transfer import BATCH, Rows, insert, select


class SqliteSide:
    """An open database file, as source or target."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def batches(self, table: str) -> AsyncIterator[Rows]:
        found = self._connection.execute(select(table))
        while rows := found.fetchmany(BATCH):
            yield rows

    async def add(self, table: str, rows: Rows) -> None:
        self._connection.executemany(insert(table), rows)

    async def count(self, table: str) -> int:
        (found,) = self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 - our own names
        return int(found)


@asynccontextmanager
async def sqlite_source(path: Path) -> AsyncIterator[SqliteSide]:
    """A read-only snapshot of the file. A file of an older version is copied, and the copy is migrated."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file")
    try:
        with closing(_connect(f"{path.absolute().as_uri()}?mode=ro")) as disk:
            disk.execute("BEGIN")
            (version,) = disk.execute("PRAGMA user_version").fetchone()
            if not 0 < version <= NEWEST:
                raise StoreError(f"{path}: written by another version of Lucchetto (schema {version})")
            if version == NEWEST:
                yield SqliteSide(disk)
                return
            with tempfile.TemporaryDirectory() as folder, closing(_connect(f"{folder}/copy.sqlite3")) as newer:
                disk.execute("COMMIT")
                disk.backup(newer)
                migrate(newer)
                yield SqliteSide(newer)
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from None


@asynccontextmanager
async def sqlite_target(path: Path) -> AsyncIterator[SqliteSide]:
    """A new file, or an existing one without games. On any error it is left as it was."""
    is_new = not path.exists()
    try:
        keep_private(path)
        with closing(_connect(str(path))) as disk:
            disk.execute("PRAGMA synchronous = FULL")
            migrate(disk)
            disk.execute("BEGIN IMMEDIATE")
            yield SqliteSide(disk)
            disk.execute("COMMIT")
    except BaseException as error:
        if is_new:
            path.unlink(missing_ok=True)
        if isinstance(error, (sqlite3.Error, OSError)):
            raise StoreError(f"{path}: {error}") from None
        raise
    if is_new:
        _sync_folder(path.parent)


def _connect(name: str) -> sqlite3.Connection:
    return sqlite3.connect(name, isolation_level=None, timeout=10, uri=name.startswith("file:"))


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new file's directory entry survives a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
