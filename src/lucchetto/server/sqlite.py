"""The embedded store: SQLite in WAL mode. One thread writes, and one transaction serves all tables that wait."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .protocol import LobbyTable
from .schema import migrate
from .store import StoreError, Summary

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

LARGEST_COMMIT = 1000


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._reader = self._connect()
        self._writer = self._connect()
        self._reading = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="lucchetto-writer", daemon=True)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or create; raises StoreError with a reason that can be shown."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            store = cls(path)
        except (OSError, sqlite3.Error) as wrong:
            raise StoreError(f"{path}: {wrong}") from None
        try:
            migrate(store._writer)
        except (StoreError, sqlite3.Error) as wrong:
            store._disconnect()
            raise StoreError(f"{path}: {wrong}") from None
        store._loop = asyncio.get_running_loop()
        store._thread.start()
        return store

    _loop: asyncio.AbstractEventLoop

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            _switch_to_wal(connection)
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _disconnect(self) -> None:
        self._reader.close()
        self._writer.close()

    # Writing: everything goes through the queue, so that one transaction serves many.

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await future

    def _write_all(self) -> None:
        while batch := self._next_batch():
            outcomes = self._commit(self._writer, batch)
            with contextlib.suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _next_batch(self) -> list[tuple[Work, "asyncio.Future[Any]"]]:
        batch = []
        first = self._queue.get()
        while first is not None:
            batch.append(first)
            if len(batch) == LARGEST_COMMIT:
                break
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                break
        if first is None and batch:
            self._queue.put(None)  # the wish to stop, for the next round
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[tuple[Work, "asyncio.Future[Any]"]]) -> list[Any]:
        """The outcome of each, or the error it gets. Whatever happens, this thread lives on."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_alone(connection, work) for work, _ in batch]
            connection.execute("COMMIT")
        except Exception as wrong:
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return [StoreError(str(wrong))] * len(batch)
        return outcomes

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            find = 'SELECT coalesce(max(seq), 0) FROM log WHERE "table" = ?'
            if connection.execute(find, (table,)).fetchone()[0] != length:
                return False
            rows = [(table, number, line) for number, line in enumerate(lines, start=length + 1)]
            connection.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
            if summary:
                _summarise(connection, table, summary)
            return True

        return await self._write(work)

    async def add_token(self, token_hash: str, person: str) -> None:
        await self._write(lambda connection: _run(connection, "INSERT INTO tokens VALUES (?, ?)", token_hash, person))

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None:
        statement = "INSERT OR REPLACE INTO handoffs VALUES (?, ?, ?)"
        await self._write(lambda connection: _run(connection, statement, code_hash, person, expires))

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM handoffs WHERE expires < ?", (now,))
            statement = "DELETE FROM handoffs WHERE hash = ? RETURNING person"
            found = connection.execute(statement, (code_hash,)).fetchone()
            return found[0] if found else None

        return await self._write(work)

    async def note(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        statement = _NOTE_ONCE if once else _NOTE
        return await self._write(lambda connection: connection.execute(statement, (kind, key, data)).rowcount == 1)

    # Reading: WAL lets it go on beside the writer.

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        def work() -> list[Any]:
            with self._reading:
                if self._closed:
                    raise StoreError("the store is closed")
                return self._reader.execute(statement, values).fetchall()

        try:
            return await asyncio.to_thread(work)
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        statement = 'SELECT line FROM log WHERE "table" = ? AND seq > ? ORDER BY seq'
        return [line for (line,) in await self._rows(statement, table, after)]

    async def table_of(self, code: str) -> str | None:
        found = await self._rows("SELECT id FROM tables WHERE code = ? AND status = 'waiting'", code)
        return found[0][0] if found else None

    async def lobby(self) -> list[LobbyTable]:
        statement = "SELECT summary FROM tables WHERE status = 'waiting' AND listed = 1 ORDER BY updated DESC LIMIT 50"
        lines = [_decode(summary) for (summary,) in await self._rows(statement)]
        return [line for line in lines if line.open_seats]

    async def tables_of(self, person: str) -> list[LobbyTable]:
        statement = (
            'SELECT tables.summary, sitting.won FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? ORDER BY tables.updated DESC LIMIT 200"
        )
        return [_with_result(_decode(summary), won) for summary, won in await self._rows(statement, person)]

    async def finished_of(self, person: str) -> list[str]:
        statement = (
            'SELECT tables.id FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? AND tables.status = 'over' ORDER BY tables.updated, tables.id"
        )
        return [table for (table,) in await self._rows(statement, person)]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._rows("SELECT id FROM tables WHERE status = 'playing'")]

    async def person_of(self, token_hash: str) -> str | None:
        found = await self._rows("SELECT person FROM tokens WHERE hash = ?", token_hash)
        return found[0][0] if found else None

    async def noted(self, kind: str, key: str) -> bytes | None:
        found = await self._rows('SELECT data FROM notes WHERE kind = ? AND "key" = ?', kind, key)
        return found[0][0] if found else None

    async def all_noted(self, kind: str) -> list[tuple[str, bytes]]:
        return await self._rows('SELECT "key", data FROM notes WHERE kind = ? ORDER BY "key"', kind)

    async def close(self) -> None:
        """After everything that was asked for is on disk."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        with self._reading:
            self._closed = True
            self._disconnect()


_NOTE = "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)"
_NOTE_ONCE = "INSERT OR IGNORE INTO notes VALUES (?, ?, ?)"
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LobbyTable).decode


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """The one statement that does not wait for its turn when several processes open a new file together."""
    for _ in range(100):
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = WAL")
            return
        time.sleep(0.05)
    connection.execute("PRAGMA journal_mode = WAL")


def _alone(connection: sqlite3.Connection, work: Work) -> Any:
    """One work of many in a transaction: if it fails, the others go on."""
    connection.execute("SAVEPOINT work")
    try:
        outcome = work(connection)
    except Exception as wrong:
        if not connection.in_transaction:  # a full disk takes the whole transaction with it
            raise
        connection.execute("ROLLBACK TO work")
        outcome = StoreError(str(wrong))
    connection.execute("RELEASE work")
    return outcome


def _settle(batch: list[tuple[Work, "asyncio.Future[Any]"]], outcomes: list[Any]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _summarise(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    line = summary.line
    row = (table, line.code, line.status, line.settings.listed, line.updated, _encode(line))
    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
    connection.execute('DELETE FROM sitting WHERE "table" = ?', (table,))
    over = line.status == "over"
    people = [(person, table, person in summary.winners if over else None) for person in summary.people]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", people)


def _with_result(line: LobbyTable, won: int | None) -> LobbyTable:
    line.won = None if won is None else bool(won)
    return line


def _run(connection: sqlite3.Connection, statement: str, *values: Any) -> None:
    connection.execute(statement, values)
