"""Lists of tables, from what is kept of each beside its log. The same questions on every database."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from lucchetto.server.wire.tables import LobbyTable

_decode = msgspec.json.Decoder(LobbyTable).decode


class TableQueries(ABC):
    """A part of every store. Its children say how a question with question marks is asked."""

    @abstractmethod
    async def _found(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a question."""

    async def table_of(self, code: str) -> str | None:
        found = await self._found("SELECT id FROM tables WHERE code = ? AND status = 'waiting'", code)
        return found[0][0] if found else None

    async def lobby(self) -> list[LobbyTable]:
        statement = "SELECT summary FROM tables WHERE status = 'waiting' AND listed = 1 ORDER BY updated DESC LIMIT 50"
        lines = [_decode(summary) for (summary,) in await self._found(statement)]
        return [line for line in lines if line.open_seats]

    async def tables_of(self, person: str) -> list[LobbyTable]:
        statement = (
            'SELECT tables.summary, sitting.won FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? ORDER BY tables.updated DESC LIMIT 200"
        )
        return [_with_result(_decode(summary), won) for summary, won in await self._found(statement, person)]

    async def finished_of(self, person: str) -> list[str]:
        statement = (
            'SELECT tables.id FROM sitting JOIN tables ON tables.id = sitting."table" '
            "WHERE sitting.person = ? AND tables.status = 'over' ORDER BY tables.updated, tables.id"
        )
        return [table for (table,) in await self._found(statement, person)]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._found("SELECT id FROM tables WHERE status = 'playing'")]


def _with_result(line: LobbyTable, won: int | None) -> LobbyTable:
    line.won = None if won is None else bool(won)
    return line
