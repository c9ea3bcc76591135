"""The SQLite store in WAL mode. One thread commits all pending writes in one transaction (group commit)."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from lucchetto.server.ops.metrics import note_commit
from lucchetto.server.storage.account_queries import AccountQueries
from lucchetto.server.storage.appending import GroupCommit, settling
from lucchetto.server.storage.base import Fold, PendingAppend, StoreError, Summary
from lucchetto.server.storage.daily_queries import DailyQueries
from lucchetto.server.storage.document_queries import DocumentQueries
from lucchetto.server.storage.queries import Step
from lucchetto.server.storage.schema import check_file, keep_private, migrate
from lucchetto.server.storage.table_queries import EXPIRE, TableQueries

from .appends import append_alone, append_together, length_of
from .checkpoints import LARGEST_LOG, Checkpoints

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class PendingWork:
    """A write other than an append."""

    do: Callable[[sqlite3.Connection], Any]
    settle: Callable[[Any], None]
    table: str = ""
    is_patient: bool = False


Write = PendingAppend | PendingWork


class SqliteStore(GroupCommit[PendingWork], TableQueries, AccountQueries, DocumentQueries, DailyQueries):
    def __init__(self, path: Path) -> None:
        self._queue: queue.SimpleQueue[list[Write]] = queue.SimpleQueue()
        super().__init__(self._queue.put)
        self._path = path
        self._reader = self._connect()
        self._writer = self._connect()
        self._checkpoints = Checkpoints(path, self._connect)
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._write_all, name="lucchetto-writer", daemon=True)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or create the database; raises StoreError with a one-line message."""
        try:
            check_file(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            keep_private(path)
            store = cls(path)
        except (OSError, StoreError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from None
        try:
            migrate(store._writer)
        except (StoreError, sqlite3.Error) as error:
            store._disconnect()
            raise StoreError(f"{path}: {error}") from None
        store._thread.start()
        store._checkpoints.begin()
        return store

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            _switch_to_wal(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA wal_autocheckpoint = 0")  # see checkpoints.py
            connection.execute(f"PRAGMA journal_size_limit = {LARGEST_LOG}")
            connection.execute("PRAGMA secure_delete = ON")  # deleted rows are overwritten with zeros
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _disconnect(self) -> None:
        self._checkpoints.close()
        self._reader.close()
        self._writer.close()

    # Writing: the writes of a batch share a transaction and one wake-up of the writer thread.

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._write_soon(PendingWork(work, settling(future)))
        return await future

    def _write_all(self) -> None:
        while batch := self._queue.get():
            self._checkpoints.finish(self._writer)
            outcomes = self._commit(self._writer, batch)
            with contextlib.suppress(RuntimeError):  # the event loop is closed, so nobody waits
                self._loop.call_soon_threadsafe(self._committed, batch, outcomes)

    def _commit(self, connection: sqlite3.Connection, batch: list[Write]) -> list[Any]:
        """Commit a batch; returns each write's outcome or error. Never raises, so the writer thread keeps running."""
        began = time.perf_counter()
        try:
            outcomes = _carry_out(connection, batch)
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return [StoreError(str(error))] * len(batch)
        note_commit([write.lines for write in batch if isinstance(write, PendingAppend)], len(batch), began)
        self._checkpoints.note(connection.total_changes)
        return outcomes

    async def rewrite(self, table: str, lines: list[bytes], more: list[bytes], summary: Summary) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            if not append_alone(connection, table, len(lines), more, summary):
                return False
            rows = [(line, table, number) for number, line in enumerate(lines, start=1)]
            connection.executemany('UPDATE log SET line = ? WHERE "table" = ? AND seq = ?', rows)
            return True

        return await self._write(work)

    async def expire(self, table: str, length: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            if length_of(connection, table) != length:
                return False
            for statement in EXPIRE:
                connection.execute(statement, (table,))
            return True

        return await self._write(work)

    async def forget(self, person: str) -> None:
        await super().forget(person)
        self._checkpoints.truncate()  # the write-ahead log still contains the deleted rows

    async def _execute(self, *steps: Step) -> list[list[Any]]:
        return await self._write(lambda connection: [connection.execute(*step).fetchall() for step in steps])

    async def put_document(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        statement = _PUT_ONCE if once else _PUT
        return await self._write(lambda connection: connection.execute(statement, (kind, key, data)).rowcount == 1)

    async def add_to_total(self, kind: str, new: tuple[str, bytes] | None, fold: Fold) -> bytes | None:
        def work(connection: sqlite3.Connection) -> bytes | None:
            if new and connection.execute(_PUT_ONCE, (kind, *new)).rowcount != 1:
                return None
            found = connection.execute("SELECT data FROM totals WHERE kind = ?", (kind,)).fetchone()
            if found:
                total = fold(found[0], [new[1]] if new else [])
            else:
                everything = connection.execute("SELECT data FROM notes WHERE kind = ?", (kind,))
                total = fold(None, [data for (data,) in everything])
            connection.execute(_PUT_TOTAL, (kind, total))
            return total

        return await self._write(work)

    # Reading: in WAL mode, readers do not wait for the writer.

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        def work() -> list[Any]:
            with self._reading:
                if self._closed:
                    raise StoreError("the store is closed")
                return self._reader.execute(statement, values).fetchall()

        try:
            return await asyncio.to_thread(work)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        statement = 'SELECT line FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'
        return [line for (line,) in await self._fetch(statement, table, after)]

    async def ping(self) -> None:
        await self._fetch("SELECT 1 FROM log LIMIT 1")

    async def close(self) -> None:
        """Close after all pending writes are committed."""
        await self._write(lambda _: None)
        self._closed = True
        self._queue.put([])  # an empty batch ends the thread
        await asyncio.to_thread(self._thread.join)
        with self._reading:
            self._disconnect()


_PUT = 'INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (kind, "key") DO UPDATE SET data = excluded.data'
_PUT_ONCE = "INSERT OR IGNORE INTO notes VALUES (?, ?, ?)"
_PUT_TOTAL = "INSERT INTO totals VALUES (?, ?) ON CONFLICT (kind) DO UPDATE SET data = excluded.data"


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode. Retries, because the statement ignores the busy timeout when several processes open a new
    file together."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = WAL")
            return
        time.sleep(0.05)
    connection.execute("PRAGMA journal_mode = WAL")


def _carry_out(connection: sqlite3.Connection, writes: list[Write]) -> list[Any]:
    """Execute writes and return their outcomes. Appends share one statement; if one loses a race, each gets its own."""
    appends = [write for write in writes if isinstance(write, PendingAppend)]
    if len(appends) == len(writes) and not any(append.summary for append in appends):
        if append_together(connection, appends):  # a single statement is a transaction; calls are slow (appends.py)
            return [True] * len(writes)
        appends = []
    connection.execute("BEGIN IMMEDIATE")
    together = bool(appends) and append_together(connection, appends)
    outcomes = [
        True if together and isinstance(write, PendingAppend) else _in_savepoint(connection, write) for write in writes
    ]
    connection.execute("COMMIT")
    return outcomes


def _in_savepoint(connection: sqlite3.Connection, write: Write) -> Any:
    """Execute one write of a transaction in a savepoint, so that the others succeed if it fails."""
    connection.execute("SAVEPOINT work")
    outcome: Any
    try:
        if isinstance(write, PendingAppend):
            outcome = append_alone(connection, write.table, write.length, write.lines, write.summary)
        else:
            outcome = write.do(connection)
    except Exception as error:
        if not connection.in_transaction:  # a full disk rolls back the whole transaction
            raise
        connection.execute("ROLLBACK TO work")
        outcome = StoreError(str(error))
    connection.execute("RELEASE work")
    return outcome
