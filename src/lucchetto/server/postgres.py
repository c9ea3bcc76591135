"""The store on PostgreSQL, for several processes. Durable as the database is; one transaction serves many tables."""

from typing import Any

import msgspec

from .postgres_appends import Append, Writer
from .postgres_link import Connection, Link
from .protocol import LobbyTable
from .store import StoreError, Summary

_decode = msgspec.json.Decoder(LobbyTable).decode


class PostgresStore:
    def __init__(self, link: Link) -> None:
        self._link = link
        self._writer = Writer(link)

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect, and bring the schema up to date; raises StoreError with a reason that can be shown."""
        return cls(await Link.open(url))

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        return await self._writer.append(Append(table, length, lines, summary))

    async def add_token(self, token_hash: str, person: str) -> None:
        # Once more with the same person is no fault: it may be the second attempt of one that was cut off.
        statement = (
            "INSERT INTO tokens (hash, person) VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE "
            "SET person = excluded.person WHERE tokens.person = excluded.person RETURNING hash"
        )
        if not await self._rows(statement, token_hash, person):
            raise StoreError("the token is somebody else's")

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None:
        statement = (
            "INSERT INTO handoffs (hash, person, expires) VALUES ($1, $2, $3) "
            "ON CONFLICT (hash) DO UPDATE SET (person, expires) = (excluded.person, excluded.expires)"
        )
        await self._rows(statement, code_hash, person, expires)

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        statement = (
            "WITH gone AS (DELETE FROM handoffs WHERE hash = $1 OR expires < $2 RETURNING hash, person, expires) "
            "SELECT person FROM gone WHERE hash = $1 AND expires >= $2"
        )
        found = await self._rows(statement, code_hash, now)
        return found[0][0] if found else None

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
        statement = 'SELECT line FROM log WHERE "table" = $1 AND seq > $2 ORDER BY seq'
        return [line for (line,) in await self._rows(statement, table, after)]

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

    async def person_of(self, token_hash: str) -> str | None:
        found = await self._rows("SELECT person FROM tokens WHERE hash = $1", token_hash)
        return found[0][0] if found else None

    async def noted(self, kind: str, key: str) -> bytes | None:
        found = await self._rows(_NOTED, kind, key)
        return found[0][0] if found else None

    async def all_noted(self, kind: str) -> list[tuple[str, bytes]]:
        found = await self._rows('SELECT "key", data FROM notes WHERE kind = $1 ORDER BY "key"', kind)
        return [(key, data) for key, data in found]

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


def _with_result(line: LobbyTable, won: int | None) -> LobbyTable:
    line.won = None if won is None else bool(won)
    return line
