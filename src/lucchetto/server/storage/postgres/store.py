"""The PostgreSQL store, which several processes can share. Appends are committed in groups."""

import asyncio
from functools import cache
from typing import Any, Never

from lucchetto.server.storage.account_queries import AccountQueries
from lucchetto.server.storage.appending import LARGEST_COMMIT, GroupCommit
from lucchetto.server.storage.base import Fold, Outcome, PendingAppend, Summary
from lucchetto.server.storage.daily_queries import DailyQueries
from lucchetto.server.storage.document_queries import DocumentQueries
from lucchetto.server.storage.queries import Step
from lucchetto.server.storage.table_queries import EXPIRE, TableQueries

from .appends import commit, write
from .pool import Connection, ConnectionPool
from .reads import Reader


class PostgresStore(GroupCommit[Never], TableQueries, AccountQueries, DocumentQueries, DailyQueries):
    def __init__(self, pool: ConnectionPool) -> None:
        self._queue: asyncio.Queue[list[PendingAppend]] = asyncio.Queue()
        super().__init__(self._queue.put_nowait)
        self._pool = pool
        self._reader = Reader(pool)
        self._writer = asyncio.create_task(self._write_all(), name="lucchetto-writer")

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect and migrate the schema; raises StoreError with a one-line message."""
        return cls(await ConnectionPool.open(url))

    def _next_batch(self) -> list[PendingAppend]:
        """At most one append per table, because a statement does not see its own lines; others join the next batch."""
        batch: dict[str, PendingAppend] = {}
        later = [append for append in self._waiting if batch.setdefault(append.table, append) is not append]
        appends = list(batch.values())
        self._waiting = [*appends[LARGEST_COMMIT:], *later]
        return appends[:LARGEST_COMMIT]

    async def _write_all(self) -> None:
        while batch := await self._queue.get():
            self._committed(batch, await write(self._pool, batch))
            if self._closed and not self._waiting:
                return

    async def rewrite(self, table: str, lines: list[bytes], more: list[bytes], summary: Summary) -> bool:
        async def work(connection: Connection, doubtful: bool) -> bool:
            async with connection.transaction():
                # The new line's key prevents other processes from appending before this is committed.
                append = PendingAppend(table, len(lines), more, summary, _ignore)
                if not await commit(connection, [append], doubtful):
                    return False
                rows = [(line, table, number) for number, line in enumerate(lines, start=1)]
                await connection.executemany('UPDATE log SET line = $1 WHERE "table" = $2 AND seq = $3', rows)
                return True

        return await self._pool.do(work)

    async def expire(self, table: str, length: int) -> bool:
        async def work(connection: Connection, doubtful: bool) -> bool:
            async with connection.transaction():
                # An append locks the last line too: either it is committed by now, or it finds the line deleted.
                if not await connection.fetchval(f"{_LINE} FOR UPDATE", table, length):
                    return False
                if await connection.fetchval(_LINE, table, length + 1):
                    return False
                for statement in EXPIRE:
                    await connection.execute(_numbered(statement), table)
                return True

        return await self._pool.do(work)

    async def _execute(self, *steps: Step) -> list[list[Any]]:
        async def work(connection: Connection, doubtful: bool) -> list[list[Any]]:
            async with connection.transaction():
                return [await connection.fetch(_numbered(statement), *values) for statement, values in steps]

        if any(isinstance(value, str) and "\0" in value for _, values in steps for value in values):
            return [[] for _ in steps]
        return await self._pool.do(work)

    async def put_document(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        async def work(connection: Connection, doubtful: bool) -> bool:
            written = await connection.fetchval(_PUT_ONCE if once else _PUT, kind, key, data)
            if written is None and doubtful:  # an earlier attempt may have written it
                return bool(await connection.fetchval(_GET, kind, key) == data)
            return written is not None

        return await self._pool.do(work)

    async def add_to_total(self, kind: str, new: tuple[str, bytes] | None, fold: Fold) -> bytes | None:
        async def work(connection: Connection, doubtful: bool) -> bytes | None:
            async with connection.transaction():
                if new and await connection.fetchval(_PUT_ONCE, kind, *new) is None:
                    return None
                # An empty row has not been computed yet. Other processes wait here until this one has committed.
                await connection.execute(_NEW_TOTAL, kind)
                before = await connection.fetchval("SELECT data FROM totals WHERE kind = $1 FOR UPDATE", kind)
                if before:
                    documents = [new[1]] if new else []
                else:
                    found = await connection.fetch("SELECT data FROM notes WHERE kind = $1", kind)
                    documents = [data for (data,) in found]
                total = await asyncio.to_thread(fold, before or None, documents)
                await connection.execute("UPDATE totals SET data = $2 WHERE kind = $1", kind, total)
                return total

        return await self._pool.do(work)

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async def work(connection: Connection, doubtful: bool) -> list[Any]:
            return await connection.fetch(_numbered(statement), *values)

        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL cannot store NUL in text, so there is no such row
        return await self._pool.do(work)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._reader.read(table, after)

    async def ping(self) -> None:
        await self._pool.ping()

    async def close(self) -> None:
        """Close after all pending writes are committed."""
        self._closed = True
        self.hurry()
        if not self._is_next_due:
            self._queue.put_nowait([])  # nothing is pending: an empty batch ends the task
        await self._writer
        await self._pool.close()


def _ignore(_: Outcome) -> None:
    """Used for an append within a larger transaction, which reports the outcome itself."""


_LINE = 'SELECT 1 FROM log WHERE "table" = $1 AND seq = $2'
_NEW_TOTAL = "INSERT INTO totals (kind, data) VALUES ($1, '') ON CONFLICT DO NOTHING"
_PUT_ONCE = 'INSERT INTO notes (kind, "key", data) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1'
_PUT = (
    'INSERT INTO notes (kind, "key", data) VALUES ($1, $2, $3) '
    'ON CONFLICT (kind, "key") DO UPDATE SET data = excluded.data RETURNING 1'
)
_GET = 'SELECT data FROM notes WHERE kind = $1 AND "key" = $2'


@cache
def _numbered(statement: str) -> str:
    """The statement with PostgreSQL's numbered parameters instead of question marks."""
    first, *others = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))
