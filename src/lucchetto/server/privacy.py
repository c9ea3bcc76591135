"""Exports everything that is stored about a person, or deletes it from the logs, the index and the documents."""

import asyncio
import time

from msgspec import UNSET, Raw, structs

from lucchetto.records import write_json
from lucchetto.rules import ScorePad

from .accounts.service import Accounts
from .bus.base import Bus, TableUpdate
from .daily.service import DailyService
from .errors import busy
from .live.change import ATTEMPTS
from .live.connections import ConnectionRegistry
from .live.service import TableService
from .storage.base import Store, StoreError
from .storage.documents import UNREADABLE
from .table import events
from .table.state import PENALTY, Table
from .table.summary import summarise
from .views.table import settings_view
from .vocabulary import SOMEBODY
from .wire.account import OwnData, OwnDevice, OwnNote, OwnTable

VERSION = 1
"""Version of the export format."""
STAND_IN = "club"
"""Level of the bot that takes over the seats of a deleted person."""


class Privacy:
    def __init__(
        self,
        store: Store,
        tables: TableService,
        accounts: Accounts,
        daily: DailyService,
        bus: Bus,
        connections: ConnectionRegistry,
    ) -> None:
        self._store, self._tables, self._accounts = store, tables, accounts
        self._daily, self._bus, self._connections = daily, bus, connections
        bus.listen(self._on_update)

    async def number_of_tables(self, person: str) -> int:
        return len(await self._store.all_tables_of(person))

    async def export(self, person: str) -> OwnData:
        tables = [await self._tables.get(name) for name in await self._store.all_tables_of(person)]
        return OwnData(
            lucchetto=VERSION,
            person=person,
            devices=[OwnDevice(device.made) for device in await self._accounts.devices(person)],
            tables=[await self._own_table(table, person) for table in sorted(tables, key=lambda one: one.updated)],
            notes=[
                OwnNote(kind.partition(person)[0].strip(), "" if key == person else key, Raw(data))
                for kind, key, data in await self._store.documents_of(person)
            ],
        )

    async def _own_table(self, table: Table, person: str) -> OwnTable:
        seats = table.seats_of(person)
        has_record = table.game is not None and table.pad is None
        text = await asyncio.to_thread(write_json, self._daily.record(table)) if has_record else ""
        return OwnTable(
            table=table.id,
            code=table.code,
            settings=settings_view(table.settings),
            status=table.status,
            updated=table.updated,
            host=table.host == person,
            seats=seats,
            names=[table.seats[seat].name for seat in seats],
            open_choices={str(seat): str(table.choices[seat]) for seat in seats if seat in table.choices},
            record=[Raw(line.encode()) for line in text.splitlines()],
            pad=_entries(table.pad, seats) if table.pad else UNSET,
        )

    async def forget(self, person: str) -> None:
        """Delete everything about a person. The tokens come last, so that an interrupted deletion can be repeated."""
        for name in await self._store.tables_naming(person):
            await self._forget_at(name, person)
        await self._store.forget(person)
        await self.announce(person)

    async def announce(self, person: str) -> None:
        """Make every process close the person's connections; devices that still have a valid token reconnect."""
        await self._bus.publish(TableUpdate("", changed=person))

    def _on_update(self, update: TableUpdate) -> None:
        if not update.changed:
            return
        for connection in self._connections.everybody():
            if connection.person == update.changed:
                connection.leave()

    async def _forget_at(self, name: str, person: str) -> None:
        """Remove the person from a table's log. An appended event informs processes that have already read the log."""
        for _ in range(ATTEMPTS):
            table = await self._tables.newest(name)
            lines = [without_person(line, person) for line in await self._lines(name)]
            more = [events.Line(time.time(), forgotten(table, person))]
            if len(lines) != table.length:
                continue
            after = summarise(table.evolve(more))
            if await self._store.rewrite(name, [*map(events.encode, lines)], [*map(events.encode, more)], after):
                await self._bus.publish(TableUpdate(name, table.length + 1))
                return
        raise busy()

    async def _lines(self, name: str) -> list[events.Line]:
        try:
            return [events.decode(line) for line in await self._store.read(name)]
        except UNREADABLE as error:
            raise StoreError(f"table {name}: its log is damaged: {error}") from None


def _entries(pad: ScorePad, seats: list[int]) -> list[str]:
    """The entries on these sheets of a score pad."""
    return [str(entry.move or PENALTY) for entry in pad.entries if entry.seat in seats]


def forgotten(table: Table, person: str) -> events.Forgotten:
    others = [seat.person for seat in table.seats if seat.person and seat.person != person]
    host = (others or [""])[0] if table.host == person else None
    asked = [place for place, request in enumerate(table.asked) if request.person == person]
    return events.Forgotten(table.seats_of(person), STAND_IN, host, asked)


def without_person(line: events.Line, person: str) -> events.Line:
    """The log line without the person's name and identity. Everything that the game depends on stays."""
    entry = line.entry
    if entry.by == person:
        entry = structs.replace(entry, by="", message="")
    match entry:
        case events.Made():
            seats = [events.Seated(SOMEBODY) if seat.person == person else seat for seat in entry.seats]
            entry = structs.replace(entry, seats=seats, host="" if entry.host == person else entry.host)
        case events.Sat() | events.Renamed() | events.Asked() | events.Joined() if entry.person == person:
            entry = structs.replace(entry, name=SOMEBODY, person="")
        case events.Forgotten() if entry.host == person:
            entry = structs.replace(entry, host="")
    return structs.replace(line, entry=entry)
