"""The store on PostgreSQL, for several processes. Durable as the database is; one transaction serves many tables."""

from functools import cache
from typing import Any

import msgspec

from .people_rows import PeopleRows, Step
from .postgres_appends import Append, Writer, commit
from .postgres_link import Connection, Link
from .postgres_reads import Reader
from .protocol import LobbyTable
from .store import Summary

_decode = msgspec.json.Decoder(LobbyTable).decode


class PostgresStore(PeopleRows):
    def __init__(self, link: Link) -> None:
        self._link = link
        self._writer = Writer(link)
        self._reader = Reader(link)

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, and bring the schema up to date; raises StoreError with a reason that can be shown."""
        return cls(await Link.open(url))

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        return await self._writer.append(Append(table, length, lines, summary))

    async def rewrite(self, table: str, lines: list[bytes], more: list[bytes], summary: Summary) -> bool:
        async def work(connection: Connection, doubtful: bool) -> bool:
            async with connection.transaction():
                # The new line's key keeps other processes from adding anything before this is committed.
                if not await commit(connection, [Append(table, len(lines), more, summary)], doubtful):
                    return False
                rows = [(line, table, number) for number, line in enumerate(lines, start=1)]
                await connection.executemany('UPDATE log SET line = $1 WHERE "table" = $2 AND seq = $3', rows)
                return True

        return await self._link.do(work)

    async def _carried_out(self, *steps: Step) -> list[list[Any]]:
        async def work(connection: Connection, doubtful: bool) -> list[list[Any]]:
            async with connection.transaction():
                return [await connection.fetch(_numbered(statement), *values) for statement, values in steps]

        if any(isinstance(value, str) and "\0" in value for _, values in steps for value in values):
            return [[] for _ in steps]
        return await self._link.do(work)

    async def _found(self, statement: str, *values: Any) -> list[Any]:
        return await self._rows(_numbered(statement), *values)

    async def note(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        async def work(connection: Connection, doubtful: bool) -> bool:
            written = await connection.fetchval(_NOTE_ONCE if once else _NOTE, kind, key, data)
            if written is None and doubtful:  # an earlier attempt that was cut off may have done it
                return bool(await connection.fetchval(_NOTED, kind, key) == data)
            return written is not None

        return await self._link.do(work)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        async def work(connection: Connection, doubtful: bool) -> list[Any]:
            return await connection.fetch(statement, *values)

        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL's texts cannot hold it, so that nothing is found under it
        return await self._link.do(work)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._reader.read(table, after)

    async def table_of(self, code: str) -> str | None:
        found = await self._rows("SELECT id FROM tables WHERE code = $1 AND status = 'waiting'", code)
        return found[0][0] if found else None

    async def lobby(self) -> list[LobbyTable]:
        statement = "SELECT summary FROM tables WHERE status = 'waiting' AND listed = 1 ORDER BY updated DESC LIMIT 50"
        lines = [_decode(summary) for (summary,) in await self._rows(statement)]
        return [line for line in lines if line.open_seats]

    async def tables_of(self, person: str) -> list[LobbyTable]:
        statement = (
            'SELECT tables.summary, sitting.won FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = $1 ORDER BY tables.updated DESC LIMIT 200"
        )
        return [_with_result(_decode(summary), won) for summary, won in await self._rows(statement, person)]

    async def finished_of(self, person: str) -> list[str]:
        statement = (
            'SELECT tables.id FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = $1 AND tables.status = 'over' ORDER BY tables.updated, tables.id"
        )
        return [table for (table,) in await self._rows(statement, person)]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._rows("SELECT id FROM tables WHERE status = 'playing'")]

    async def noted(self, kind: str, key: str) -> bytes | None:
        found = await self._rows(_NOTED, kind, key)
        return found[0][0] if found else None

    async def all_noted(self, kind: str) -> list[tuple[str, bytes]]:
        found = await self._rows('SELECT "key", data FROM notes WHERE kind = $1 ORDER BY "key"', kind)
        return [(key, data) for key, data in found]

    async def ping(self) -> None:
        await self._link.ping()

    def waiting(self) -> int:
        return self._writer.waiting()

    async def close(self) -> None:
        """After everything that was asked for is on disk."""
        await self._writer.close()
        await self._link.close()


_NOTE_ONCE = 'INSERT INTO notes (kind, "key", data) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1'
_NOTE = (
    'INSERT INTO notes (kind, "key", data) VALUES ($1, $2, $3) '
    'ON CONFLICT (kind, "key") DO UPDATE SET data = excluded.data RETURNING 1'
)
_NOTED = 'SELECT data FROM notes WHERE kind = $1 AND "key" = $2'


@cache
def _numbered(statement: str) -> str:
    """PostgreSQL numbers its parameters."""
    first, *others = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))


def _with_result(line: LobbyTable, won: int | None) -> LobbyTable:
    line.won = None if won is None else bool(won)
    return line
