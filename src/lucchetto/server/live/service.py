"""The tables of this process: loaded from their logs, changed by appending events, published to their clients."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from lucchetto.rules import GameError
from lucchetto.server.bus.base import Bus, TableUpdate
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import NotFoundError, UnavailableError, busy
from lucchetto.server.lru import LruCache
from lucchetto.server.ops.metrics import DECISIONS
from lucchetto.server.storage.base import EventLog, StoreError
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import summarise
from lucchetto.server.views.table import deciding, view
from lucchetto.server.wire.live import Presence, Said, View

from .connections import Connection, ConnectionRegistry, encode
from .presence import PresenceTracker

KEPT = 5_000
"""Tables that stay in memory; others are read again from their logs when somebody asks."""
ATTEMPTS = 20
"""Races with other processes that one command may lose."""
AT_ONCE = 8
"""Logs that are read at the same time after updates were missed."""
RETRY = 2.0
"""Seconds until what was missed is asked for again, when the database did not answer."""

Plan = Callable[[Table], list[events.AnyEvent]]

logger = logging.getLogger("lucchetto.tables")


@dataclass
class Arrival:
    """A table that is just being read, and how long its log is by the updates that came meanwhile: 1 line at least."""

    length: int = 1
    readers: int = 0


class TableService:
    def __init__(self, log: EventLog, bus: Bus, connections: ConnectionRegistry) -> None:
        self._log = log
        self._bus = bus
        self._connections = connections
        self.watchers: list[Callable[[Table], None]] = []
        """Called after every change of a table."""
        self._tables: LruCache[str, Table] = LruCache(KEPT, self._is_in_use)
        self._arriving: dict[str, Arrival] = {}
        """Tables that are just being read."""
        self._locks = KeyedLock()
        self.presence = PresenceTracker(connections, bus, self._somebody_came_or_went, self._length)
        bus.listen(self._hear, self._missed)

    async def get(self, name: str) -> Table:
        """The table as its log has it; raises for one that does not exist."""
        if table := self._tables.get(name):
            return table
        table = await self._load(name)
        if not table.length:
            raise NotFoundError("table-unknown", "there is no such table")
        return self._keep(table)

    async def newest(self, name: str) -> Table:
        """Like `get`, but looks into the log also for a table that is known here: an update may have been lost."""
        if table := self._tables.peek(name):
            await self._refresh(table)
        return await self.get(name)

    async def _load(self, name: str) -> Table:
        table = Table(name)
        arrival = self._arriving.setdefault(name, Arrival())
        arrival.readers += 1
        try:
            heard = -1
            while heard < arrival.length and table.length < arrival.length:  # another process was quicker than reading
                heard = arrival.length
                await self._catch_up(table)
        finally:
            arrival.readers -= 1
            if not arrival.readers:
                del self._arriving[name]
        return table

    async def change(self, name: str, plan: Plan) -> Table:
        """Carry out a command: plan on the newest state, write it down, then let it count. Refusals change nothing."""
        async with self._locks.hold(name):
            table = await self.get(name)
            before = table.length
            await self._carry_out(table, plan)
        self._forget(table)
        if table.length != before:
            await self._bus.publish(TableUpdate(name, table.length))
        return table

    async def _carry_out(self, table: Table, plan: Plan) -> None:
        for _ in range(ATTEMPTS):
            try:
                entries = plan(table)
            except GameError:
                if not await self._read_on(table):  # refused, and not because something was missed
                    raise
                continue
            if not entries or await self._write(table, entries):
                return
            await self._read_on(table)
        raise busy()

    async def make(self, name: str, entry: events.Made) -> Table:
        table = Table(name)
        if not await self._write(table, [entry]):
            raise busy()
        return self._keep(table)

    def in_memory(self) -> int:
        return len(self._tables)

    def view(self, table: Table, person: str | None) -> View:
        return self._view(table, person, self.presence.audience(table.id))

    def _view(self, table: Table, person: str | None, audience: list[str]) -> View:
        return view(table, person, audience, _spectators(table, audience))

    def present(self, name: str) -> set[str]:
        """The people at a table, at whichever process."""
        return {person for person in self.presence.audience(name) if person}

    def connected(self, connection: Connection, table: Table) -> None:
        self._connections.add(connection)
        self.presence.announce(table.id, asks=True)
        connection.send(self.view(table, connection.person))
        self._tell_presence(table)
        if table.status == "playing":  # the process that saw to its bots and its clock may be gone
            self._call_watchers(table)

    def disconnected(self, connection: Connection, table: Table) -> None:
        self._connections.remove(connection)
        self.presence.announce(table.id)
        self._tell_presence(table)
        self._forget(table)

    def _forget(self, table: Table) -> None:
        """A game that is over and that nobody watches here: few come back to it, and its log stays."""
        if table.status == "over" and not self._is_in_use(table.id):
            self._tables.discard(table.id)

    def _keep(self, table: Table) -> Table:
        if known := self._tables.get(table.id):  # somebody else has read it meanwhile
            return known
        self._tables.put(table.id, table)
        return table

    def _is_in_use(self, name: str) -> bool:
        return bool(self._connections.at(name)) or name in self._locks

    async def _write(self, table: Table, entries: list[events.AnyEvent]) -> bool:
        """Write ahead: the lines are on disk before they count here. False if another process was quicker."""
        lines = [events.Line(time.time(), entry) for entry in entries]
        after = table.evolve(lines)
        listed = None if _unlisted(table, after, entries) else summarise(after)
        if not await self._log.append(table.id, table.length, [events.encode(line) for line in lines], listed):
            return False
        step = table.step
        table.replace(after)
        DECISIONS.inc(len(seats := [entry.seat for entry in entries if isinstance(entry, events.Chose)]))
        self._tell(table, step, {*seats})
        return True

    async def _hear(self, update: TableUpdate) -> None:
        """Handle an update from any process, this one included: read events that this process has not seen."""
        if update.here:
            self.presence.hear(update.table, update.here)
        if update.said:
            said = encode(Said(update.said.seat, update.said.phrase))
            for connection in self._connections.at(update.table):
                connection.send(said)
        if arrival := self._arriving.get(update.table):
            arrival.length = max(update.length, arrival.length)
        table = self._tables.peek(update.table)
        if table and table.length < update.length:
            await self._refresh_at_last(table, update.length)

    async def _missed(self) -> None:
        """Updates were lost: read the logs of all tables here, starting with those that somebody watches."""
        for name in self._connections.tables():
            self.presence.announce(name, asks=True)
        here = sorted(self._tables.values(), key=lambda table: not self._connections.at(table.id))
        places = asyncio.Semaphore(AT_ONCE)

        async def look(table: Table) -> None:
            async with places:
                await self._refresh_at_last(table)

        await asyncio.gather(*map(look, here))

    async def _refresh_at_last(self, table: Table, length: int | None = None) -> None:
        """However long the database is away: people here wait for something that has happened."""
        while True:
            try:
                await self._refresh(table, length)
                return self._forget(table)
            except UnavailableError:
                logger.exception("what was missed cannot be read")
                return None
            except StoreError as error:
                logger.warning("what was missed could not be read, once more in a moment: %s", error)
                await asyncio.sleep(RETRY)

    async def _refresh(self, table: Table, length: int | None = None) -> None:
        """Read on in the log, unless that was done meanwhile, and tell what is new."""
        async with self._locks.hold(table.id):
            if length is None or table.length < length:
                await self._read_on(table)

    async def _read_on(self, table: Table) -> bool:
        """Whether there was something new, which is told then."""
        before, step = table.length, table.step
        await self._catch_up(table)
        if table.length == before:
            return False
        self._tell(table, step, set(range(len(table.seats))))
        return True

    async def _catch_up(self, table: Table) -> None:
        first = table.length + 1
        for number, line in enumerate(await self._log.read(table.id, table.length), start=first):
            try:
                table.apply(events.decode(line))
            except (msgspec.DecodeError, GameError, LookupError, ValueError, AssertionError) as error:
                logger.error("table %s: line %d of its log cannot be read: %s", table.id, number, error)
                self._give_up(table)
                raise _unreadable(error) from None

    def _give_up(self, table: Table) -> None:
        """What this process has of the table is outdated: its clients look for another process that can read it."""
        self._tables.discard(table.id)
        for connection in self._connections.at(table.id):
            connection.leave()

    def _tell(self, table: Table, step: int, seats: set[int]) -> None:
        """Views for everybody if something happened; after a mere choice only who is still deciding."""
        if here := self._connections.at(table.id):
            owners = {table.seats[seat].person for seat in seats}
            audience = self.presence.audience(table.id)
            messages: dict[str | None, bytes] = {}
            for connection in here:
                person = connection.person
                if person not in messages:
                    mere = table.step == step
                    update = deciding(table, person, owners) if mere else self._view(table, person, audience)
                    messages[person] = encode(update)
                connection.send(messages[person])
        self._call_watchers(table)

    def _call_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _length(self, name: str) -> int:
        table = self._tables.peek(name)
        return table.length if table else 0

    def _somebody_came_or_went(self, name: str) -> None:
        if table := self._tables.peek(name):
            self._tell_presence(table)

    def _tell_presence(self, table: Table) -> None:
        audience = self.presence.audience(table.id)
        present = [number for number, seat in enumerate(table.seats) if seat.kind == "bot" or seat.person in audience]
        message = encode(Presence(present, _spectators(table, audience)))
        for connection in self._connections.at(table.id):
            connection.send(message)


def _unreadable(error: Exception) -> UnavailableError:
    """A log that this process cannot read, however often it tries."""
    if isinstance(error, events.UnknownEventError):
        return UnavailableError("table-newer", "a newer version of this server has changed the table: try again soon")
    return UnavailableError("table-damaged", "the log of this table is damaged")


def _spectators(table: Table, audience: list[str]) -> int:
    seated = {seat.person for seat in table.seats if seat.person}
    return sum(person not in seated for person in audience)


def _unlisted(before: Table, after: Table, entries: list[events.AnyEvent]) -> bool:
    """Whether lists look the same as before: choices and rolls change them only at the beginning and the end."""
    in_play = all(isinstance(entry, (events.Chose, events.Rolled, events.Stirred)) for entry in entries)
    return in_play and before.status == after.status
