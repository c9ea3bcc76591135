"""Queries on the table index, for both backends."""

from collections.abc import Sequence

from lucchetto.server.vocabulary import Status

from .base import IdleTable
from .documents import LEFT_TABLE
from .queries import Queries

EXPIRE = (
    'DELETE FROM log WHERE "table" = ?',
    "DELETE FROM tables WHERE id = ?",
    'DELETE FROM sitting WHERE "table" = ?',
    f"""DELETE FROM notes WHERE "key" = ? AND kind >= '{LEFT_TABLE.prefix}' AND kind < '{LEFT_TABLE.name}!'""",  # noqa: S608
)
"""Deletes everything about a table, given its id."""


class TableQueries(Queries):
    async def table_with_code(self, code: str) -> str | None:
        statement = (
            "SELECT id FROM tables WHERE code = ? AND status = 'waiting' UNION ALL "
            "SELECT id FROM tables WHERE code = ? AND status = 'playing' AND open_seats > 0"
        )
        found = await self._fetch(statement, code, code)
        return found[0][0] if found else None

    async def listed_tables(self) -> list[bytes]:
        statement = (
            "SELECT summary FROM tables WHERE status = 'waiting' AND listed = 1 AND open_seats > 0 "
            "ORDER BY updated DESC LIMIT 50"
        )
        return [line for (line,) in await self._fetch(statement)]

    async def tables_of(self, person: str) -> list[tuple[bytes, bool | None]]:
        statement = (
            'SELECT tables.summary, sitting.won FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? ORDER BY tables.updated DESC LIMIT 200"
        )
        return [(line, None if won is None else bool(won)) for line, won in await self._fetch(statement, person)]

    async def finished_of(self, person: str) -> list[str]:
        statement = (
            'SELECT tables.id FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? AND tables.status = 'over' ORDER BY tables.updated, tables.id"
        )
        return [table for (table,) in await self._fetch(statement, person)]

    async def all_tables_of(self, person: str) -> list[str]:
        statement = 'SELECT "table" FROM sitting WHERE person = ? ORDER BY "table"'
        return [table for (table,) in await self._fetch(statement, person)]

    async def tables_naming(self, person: str) -> list[str]:
        statement = (
            'SELECT "table" FROM sitting WHERE person = ? UNION SELECT "key" FROM notes WHERE kind = ? ORDER BY 1'
        )
        return [table for (table,) in await self._fetch(statement, person, LEFT_TABLE.of(person))]

    async def idle_tables(self, status: Status, before: float, after: IdleTable | None, limit: int) -> list[IdleTable]:
        last = after or IdleTable("", float("-inf"))
        statement = (
            "SELECT id, updated FROM tables WHERE status = ? AND (updated, id) > (?, ?) AND updated < ? AND used < ? "
            "ORDER BY updated, id LIMIT ?"
        )
        found = await self._fetch(statement, status, last.updated, last.id, before, before, limit)
        return [IdleTable(*row) for row in found]

    async def mark_used(self, tables: Sequence[str], now: float) -> None:
        steps = [("UPDATE tables SET used = ? WHERE id = ? RETURNING id", (now, table)) for table in tables]
        await self._execute(*steps)
