"""Requests of people without a seat who would like to play in a table's next game."""

from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import LEFT_TABLE
from lucchetto.server.table.waiting_room import ask_for_seat

from .service import TableService


class SeatRequests:
    def __init__(self, tables: TableService, documents: DocumentStore) -> None:
        self._tables, self._documents = tables, documents

    async def ask(self, table: str, person: str, name: str) -> None:
        """Add a request to the table's log. The note beside it tells where the log names a person without a seat."""
        ask_for_seat(await self._tables.get(table), person, name)  # raises before anything is written
        await self._documents.put_document(LEFT_TABLE.of(person), table, b"{}", once=True)
        await self._tables.change(table, lambda now: ask_for_seat(now, person, name))
