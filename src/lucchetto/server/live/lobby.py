"""Finds tables without reading their logs: those that wait for players, those of a person, and one by its code."""

from lucchetto.server.storage.base import TableIndex
from lucchetto.server.table.summary import TableSummary, readable

from .join_codes import free_code


class Lobby:
    def __init__(self, index: TableIndex) -> None:
        self._index = index

    async def open_tables(self) -> list[TableSummary]:
        """Public tables with an open seat, the newest first."""
        return [table for table in readable(await self._index.listed_tables()) if table.open_seats]

    async def tables_of(self, person: str) -> list[tuple[TableSummary, bool | None]]:
        """A person's tables, the newest first, each with whether they won (None if the game is not over)."""
        found = await self._index.tables_of(person)
        return [(table, won) for line, won in found for table in readable([line])]

    async def table_with_code(self, code: str) -> str | None:
        """The table that waits for players and has this code."""
        return await self._index.table_with_code(code)

    async def free_code(self) -> str:
        return await free_code(self._index)
