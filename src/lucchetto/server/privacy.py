"""Everything that is kept about a person: put together for them, or taken out of the logs and off the shelf."""

import time

from msgspec import DecodeError, Raw, structs

from lucchetto.records import write_json
from lucchetto.rules import IllegalError
from lucchetto.server.bus.base import TableUpdate
from lucchetto.server.live.service import ATTEMPTS
from lucchetto.server.storage.base import StoreError
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import summary
from lucchetto.server.vocabulary import SOMEBODY
from lucchetto.server.wire.account import OwnData, OwnDevice, OwnNote, OwnTable

from .context import AppContext
from .table import events

VERSION = 1
STAND_IN = "club"
"""The bot that plays on for somebody who has left for good."""


async def own_data(context: AppContext, person: str) -> OwnData:
    store = context.tables.store
    tables = [await context.tables.get(name) for name in await store.all_tables_of(person)]
    return OwnData(
        lucchetto=VERSION,
        person=person,
        devices=[OwnDevice(device.made) for device in await context.accounts.devices(person)],
        tables=[_own_table(context, table, person) for table in sorted(tables, key=lambda table: table.updated)],
        notes=[
            OwnNote(kind.partition(person)[0].strip(), _named(key, person), Raw(data))
            for kind, key, data in await store.notes_of(person)
        ],
    )


def _named(key: str, person: str) -> str:
    """Notes are found by the table, by the day, or by the person, which says nothing here."""
    return "" if key == person else key


def _own_table(context: AppContext, table: Table, person: str) -> OwnTable:
    seats = table.seats_of(person)
    record = write_json(context.post_game.daily.record(table)).splitlines() if table.game else []
    return OwnTable(
        table=table.id,
        code=table.code,
        settings=table.settings,
        status=table.status,
        updated=table.updated,
        host=table.host == person,
        seats=seats,
        names=[table.seats[seat].name for seat in seats],
        open_choices={str(seat): str(table.choices[seat]) for seat in seats if seat in table.choices},
        record=[Raw(line.encode()) for line in record],
    )


async def forget(context: AppContext, person: str) -> None:
    """Once it has begun it can be repeated until it is done: the tokens go last."""
    for name in await context.tables.store.tables_naming(person):
        await _forget_at(context, name, person)
    await context.tables.store.forget(person)
    await tell(context, person)


async def tell(context: AppContext, person: str) -> None:
    """Every process lets the person's connections come anew, with the tokens that they have now."""
    await context.tables.bus.publish(TableUpdate("", changed=person))


async def heard(context: AppContext, update: TableUpdate) -> None:
    if not update.changed:
        return
    context.post_game.results.look_again()
    for connection in context.tables.connections.everybody():
        if connection.person == update.changed:
            connection.leave()


async def _forget_at(context: AppContext, name: str, person: str) -> None:
    """The person is taken out of the log, and a last line tells processes that have read it already."""
    store = context.tables.store
    for _ in range(ATTEMPTS):
        table = await context.tables.newest(name)
        lines = [reworded(line, person) for line in await _lines(context, name)]
        more = [events.Line(time.time(), forgotten(table, person))]
        if len(lines) != table.length:
            continue
        after = summary(table.evolve(more))
        if await store.rewrite(name, [*map(events.encode, lines)], [*map(events.encode, more)], after):
            await context.tables.bus.publish(TableUpdate(name, table.length + 1))
            return
    raise IllegalError("busy", "too many at once, try again")


async def _lines(context: AppContext, name: str) -> list[events.Line]:
    try:
        return [events.decode(line) for line in await context.tables.store.read(name)]
    except DecodeError as error:
        raise StoreError(f"table {name}: its log is damaged: {error}") from None


def forgotten(table: Table, person: str) -> events.Forgotten:
    others = [seat.person for seat in table.seats if seat.person and seat.person != person]
    host = (others or [""])[0] if table.host == person else None
    return events.Forgotten(table.seats_of(person), STAND_IN, host)


def reworded(line: events.Line, person: str) -> events.Line:
    """The line without the person's name and identity; everything that the game rests on stays."""
    entry = line.entry
    if entry.by == person:
        entry = structs.replace(entry, by="", message="")
    match entry:
        case events.Made():
            seats = [events.Seated(SOMEBODY) if seat.person == person else seat for seat in entry.seats]
            entry = structs.replace(entry, seats=seats, host="" if entry.host == person else entry.host)
        case events.Sat() if entry.person == person:
            entry = structs.replace(entry, name=SOMEBODY, person="")
        case events.Forgotten() if entry.host == person:
            entry = structs.replace(entry, host="")
    return structs.replace(line, entry=entry)
