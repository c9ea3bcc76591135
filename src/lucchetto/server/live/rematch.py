"""Makes the table of a rematch, with the same people and settings, and accepts requests for a seat there."""

import contextlib
from collections.abc import Awaitable, Callable

from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import ConflictError, NotFoundError
from lucchetto.server.storage.base import DocumentStore, TableIndex
from lucchetto.server.storage.documents import LEFT_TABLE
from lucchetto.server.table import events
from lucchetto.server.table.bot_seats import adapted, has_partner
from lucchetto.server.table.checks import sits
from lucchetto.server.table.rematch import may_have_rematch, rematch_id, rematch_of
from lucchetto.server.table.waiting_room import ask_for_seat
from lucchetto.server.vocabulary import VariantName

from .join_codes import free_code
from .service import TableService

StrengthOf = Callable[[str, VariantName], Awaitable[float]]
"""Returns the strength of a partner for this person in this variant."""


async def rematch(
    tables: TableService, index: TableIndex, name: str, person: str | None, strength_of: StrengthOf
) -> str:
    """The id of the rematch table; makes the table unless it exists. A partner adapts to the host."""
    async with _making.hold(name):  # concurrent requests get the same table
        table = await tables.newest(name)
        sits(table, person)
        if table.rematch and await _exists(tables, table.rematch):
            return table.rematch
        may_have_rematch(table)
        fresh, code = rematch_id(table), await free_code(index)
        made = rematch_of(table, person or "", code, tables.present(name))
        if has_partner(made.seats):
            made.seats = adapted(made.seats, await strength_of(made.host, table.settings.variant))
        with contextlib.suppress(ConflictError):  # another process has made it meanwhile
            await tables.make(fresh, made)
        entry = events.Rematched(fresh, by=person or "")
        table = await tables.change(name, lambda now: [] if now.rematch else [entry])
        return table.rematch or fresh


_making = KeyedLock()


async def _exists(tables: TableService, name: str) -> bool:
    """Whether the rematch table exists. One that nobody started may have expired and is made again."""
    try:
        await tables.newest(name)
    except NotFoundError:
        return False
    return True


class SeatRequests:
    def __init__(self, tables: TableService, documents: DocumentStore) -> None:
        self._tables, self._documents = tables, documents

    async def ask(self, table: str, person: str, name: str) -> None:
        """Add a request to the table's log. A document records that the log names this person, who has no seat."""
        ask_for_seat(await self._tables.get(table), person, name)  # raises before anything is written
        await self._documents.put_document(LEFT_TABLE.of(person), table, b"{}", once=True)
        await self._tables.change(table, lambda now: ask_for_seat(now, person, name))
