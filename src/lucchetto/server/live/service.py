"""The tables of this process: loads them from their logs, appends events and sends the changes to clients."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from lucchetto.rules import Game, GameError
from lucchetto.server.bus.base import Bus, TableUpdate
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import NotFoundError, UnavailableError, busy
from lucchetto.server.lru import LruCache
from lucchetto.server.ops.metrics import DECISIONS
from lucchetto.server.storage.base import EventLog, StoreError
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import summarise
from lucchetto.server.views.delta import Delta, with_done
from lucchetto.server.views.table import deciding, view
from lucchetto.server.wire.live import Presence, Said, View

from .absence import AbsenceTracker
from .connections import Acknowledgement, Connection, ConnectionRegistry, encode
from .presence import PresenceTracker

CACHE_SIZE = 5_000
"""Tables kept in memory; others are loaded from their logs again when needed."""
ATTEMPTS = 20
"""Attempts of one command, each of which may lose a race against another process."""
CONCURRENT_READS = 8
"""Logs read at the same time after updates were lost."""
RETRY = 2.0
"""Seconds until the next attempt to read a log after the database has failed."""

Plan = Callable[[Table], list[events.AnyEvent]]

logger = logging.getLogger("lucchetto.tables")


@dataclass
class PendingLoad:
    """A table that is being loaded, and the length of its log according to updates received meanwhile (at least 1)."""

    length: int = 1
    readers: int = 0


class Before(NamedTuple):
    """What is kept of a table to tell what has changed."""

    game: Game | None
    step: int


class TableService:
    def __init__(self, log: EventLog, bus: Bus, connections: ConnectionRegistry, absence: AbsenceTracker) -> None:
        self._log = log
        self._bus = bus
        self._connections = connections
        self.absence = absence
        self.watchers: list[Callable[[Table], None]] = []
        """Callbacks, called after every change of a table, and when somebody comes to or leaves an unfinished one."""
        self.connection_watchers: list[Callable[[Table], None]] = []
        """Callbacks, called when a client has connected to a table."""
        self._tables: LruCache[str, Table] = LruCache(CACHE_SIZE, self._is_in_use)
        self._loading: dict[str, PendingLoad] = {}
        """Tables that are being loaded."""
        self._locks = KeyedLock()
        self.presence = PresenceTracker(connections, bus, self._on_presence_changed, self._length)
        bus.listen(self._on_update, self._on_missed)

    async def get(self, name: str) -> Table:
        """The table, from memory or loaded from its log; raises NotFoundError if it does not exist."""
        if table := self._tables.get(name):
            return table
        table = await self._load(name)
        if not table.length:
            raise _unknown()
        return self._keep(table)

    async def newest(self, name: str) -> Table:
        """Like `get`, but reads the log even of a table in memory, because an update may have been lost."""
        if table := self._tables.peek(name):
            await self._refresh(table)
        return await self.get(name)

    async def _load(self, name: str) -> Table:
        table = Table(name)
        load = self._loading.setdefault(name, PendingLoad())
        load.readers += 1
        try:
            expected = -1
            while expected < load.length and table.length < load.length:  # the log has grown while it was read
                expected = load.length
                await self._catch_up(table)
        finally:
            load.readers -= 1
            if not load.readers:
                del self._loading[name]
        return table

    async def change(self, name: str, plan: Plan, acknowledgement: Acknowledgement | None = None) -> Table:
        """Carry out a command: plan events on the newest state, store and apply them. A refusal changes nothing.

        Clients receive the effect; the acknowledgement, if given, is sent with it where that is possible.
        """
        async with self._locks.hold(name):
            table = await self.get(name)
            before = table.length
            await self._carry_out(table, plan, acknowledgement)
        self._forget(table)
        if table.length != before:
            await self._bus.publish(TableUpdate(name, table.length))
        return table

    async def _carry_out(self, table: Table, plan: Plan, acknowledgement: Acknowledgement | None) -> None:
        for _ in range(ATTEMPTS):
            try:
                entries = plan(table)
            except GameError:
                if not await self._read_on(table):  # refused by the newest state, not an outdated one
                    raise
                continue
            if not entries or await self._write(table, entries, acknowledgement):
                return
            await self._read_on(table)
        raise busy()

    async def make(self, name: str, entry: events.Made) -> Table:
        """Make a table of this id; raises ConflictError if there is one already."""
        table = Table(name)
        if not await self._write(table, [entry]):
            raise busy()
        return self._keep(table)

    def in_memory(self) -> int:
        return len(self._tables)

    def view(self, table: Table, person: str | None) -> View:
        return self._view(table, person, self.presence.audience(table.id))

    def _view(self, table: Table, person: str | None, audience: list[str]) -> View:
        return view(table, person, audience, _spectators(table, audience), self.absence.stand_in_seconds(table))

    def present(self, name: str) -> set[str]:
        """The known people who are connected to a table at any process."""
        return {person for person in self.presence.audience(name) if person}

    def is_attended(self, table: Table) -> bool:
        """Whether anybody who sits at the table is connected."""
        present = self.present(table.id)
        return any(seat.person in present for seat in table.seats)

    def connected(self, connection: Connection, table: Table) -> None:
        self._connections.add(connection)
        for watcher in self.connection_watchers:
            watcher(table)
        self.presence.announce(table.id, asks=True)
        self.absence.update(table, self.presence.audience(table.id))
        connection.send(self.view(table, connection.person))
        self._people_changed(table)

    def disconnected(self, connection: Connection, table: Table) -> None:
        self._connections.remove(connection)
        self.presence.announce(table.id)
        self._people_changed(table)
        self._forget(table)

    def _forget(self, table: Table) -> None:
        """Drop a finished game without clients from memory: it is seldom needed again, and its log stays."""
        if table.status == "over" and not self._is_in_use(table.id):
            self._tables.discard(table.id)

    def _keep(self, table: Table) -> Table:
        if known := self._tables.get(table.id):  # another task has loaded it meanwhile
            return known
        self._tables.put(table.id, table)
        return table

    def _is_in_use(self, name: str) -> bool:
        return bool(self._connections.at(name)) or name in self._locks

    async def _write(
        self, table: Table, entries: list[events.AnyEvent], acknowledgement: Acknowledgement | None = None
    ) -> bool:
        """Store events, then apply and send them. False if another process has appended to the log first."""
        lines = [events.Line(time.time(), entry) for entry in entries]
        after = table.evolve(lines)
        listed = None if _index_unchanged(table, after, entries) else summarise(after)
        if not await self._log.append(table.id, table.length, [events.encode(line) for line in lines], listed):
            return False
        before = Before(table.game, table.step)
        table.replace(after)
        DECISIONS.inc(sum(isinstance(entry, events.Chose) for entry in entries))
        self._send_changes(table, before, entries, acknowledgement)
        return True

    async def _on_update(self, update: TableUpdate) -> None:
        """Handle an update from any process, including this one: read events that are new to this process."""
        if update.here:
            self.presence.receive(update.table, update.here)
        if update.said:
            said = encode(Said(update.said.seat, update.said.phrase))
            for connection in self._connections.at(update.table):
                connection.send(said)
        if load := self._loading.get(update.table):
            load.length = max(update.length, load.length)
        table = self._tables.peek(update.table)
        if table and table.length < update.length:
            await self._refresh_until_done(table, update.length)

    async def _on_missed(self) -> None:
        """Updates may be lost: read the logs of all tables in memory, those with clients first."""
        for name in self._connections.tables():
            self.presence.announce(name, asks=True)
        here = sorted(self._tables.values(), key=lambda table: not self._connections.at(table.id))
        slots = asyncio.Semaphore(CONCURRENT_READS)

        async def refresh(table: Table) -> None:
            async with slots:
                await self._refresh_until_done(table)

        await asyncio.gather(*map(refresh, here))

    async def _refresh_until_done(self, table: Table, length: int | None = None) -> None:
        """Refresh, retrying for as long as the database is down: clients here wait for events that have happened."""
        while True:
            try:
                await self._refresh(table, length)
                return self._forget(table)
            except UnavailableError:
                logger.exception("table %s cannot be read, its clients receive no further events", table.id)
                return None
            except NotFoundError:  # it has expired
                return None
            except StoreError as error:
                logger.warning("reading the log of table %s failed, retrying in %g s: %s", table.id, RETRY, error)
                await asyncio.sleep(RETRY)

    async def _refresh(self, table: Table, length: int | None = None) -> None:
        """Read and send new events, unless the table has reached `length` meanwhile."""
        async with self._locks.hold(table.id):
            if length is None or table.length < length:
                await self._read_on(table)

    async def _read_on(self, table: Table) -> bool:
        """Read new events and send them to clients; returns whether there were any."""
        before = Before(table.game, table.step)
        entries = await self._catch_up(table)
        if not entries:
            return False
        self._send_changes(table, before, entries)
        return True

    async def _catch_up(self, table: Table) -> list[events.AnyEvent]:
        """Read and apply new events, and return them."""
        entries = []
        first = table.length + 1
        lines = await self._log.read(table.id, max(0, table.length - 1))  # with the last one that is known
        if table.length and not lines:  # the table has expired
            self._give_up(table)
            raise _unknown()
        for number, line in enumerate(lines[1:] if table.length else lines, start=first):
            try:
                decoded = events.decode(line)
                table.apply(decoded)
            except (msgspec.DecodeError, GameError, LookupError, ValueError, AssertionError) as error:
                logger.error("table %s: line %d of its log cannot be read: %s", table.id, number, error)
                self._give_up(table)
                raise _unreadable(error) from None
            entries.append(decoded.entry)
        return entries

    def _give_up(self, table: Table) -> None:
        """What this process has of the table is outdated: its clients look for another process that can read it."""
        self._tables.discard(table.id)
        for connection in self._connections.at(table.id):
            connection.leave()

    def _send_changes(
        self,
        table: Table,
        before: Before,
        entries: list[events.AnyEvent],
        acknowledgement: Acknowledgement | None = None,
    ) -> None:
        """Send every client what these events have changed, or a whole view."""
        if here := self._connections.at(table.id):
            if table.status == "waiting":  # somebody may have sat down
                self.absence.update(table, self.presence.audience(table.id))
            encoded_for, carries_done = self._update(table, before, entries)
            messages: dict[str | None, bytes] = {}
            for connection in here:
                person = connection.person
                if person not in messages:
                    messages[person] = encoded_for(person)
                message = messages[person]
                if carries_done and acknowledgement and connection is acknowledgement.connection:
                    message = with_done(message, acknowledgement.message)
                    acknowledgement.is_sent = True
                connection.send(message)
        self._call_watchers(table)

    def _update(
        self, table: Table, before: Before, entries: list[events.AnyEvent]
    ) -> tuple[Callable[[str | None], bytes], bool]:
        """The message about these events for a person, and whether it can carry an acknowledgement."""
        if before.game is None or table.status != "playing" or not all(map(_is_in_play, entries)):
            audience = self.presence.audience(table.id)
            return (lambda person: encode(self._view(table, person, audience))), False
        if table.step == before.step:
            owners = {table.seats[entry.seat].person for entry in entries if isinstance(entry, events.Chose)}
            return (lambda person: encode(deciding(table, person, owners))), True
        rolls = sum(isinstance(entry, events.Rolled) for entry in entries)
        phases = table.step - before.step - rolls
        return Delta(table, before.game, before.step, phases).encoded_for, True

    def _call_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _length(self, name: str) -> int:
        table = self._tables.peek(name)
        return table.length if table else 0

    def _on_presence_changed(self, name: str) -> None:
        if table := self._tables.peek(name):
            self._people_changed(table)

    def _people_changed(self, table: Table) -> None:
        """Somebody has come or gone, here or at another process."""
        here = self._connections.at(table.id)
        if not here:
            self.absence.forget(table.id)
            return
        audience = self.presence.audience(table.id)
        self.absence.update(table, audience)
        present = [number for number, seat in enumerate(table.seats) if seat.kind == "bot" or seat.person in audience]
        spectators, stand_in = _spectators(table, audience), self.absence.stand_in_seconds(table)
        message = encode(Presence(present, spectators, stand_in))
        for connection in here:
            connection.send_presence(message)
        if table.status != "over":
            self._call_watchers(table)


def _unknown() -> NotFoundError:
    return NotFoundError("table-unknown", "there is no such table")


def _unreadable(error: Exception) -> UnavailableError:
    """The error for a log that this process cannot read; retrying does not help."""
    if isinstance(error, events.UnknownEventError):
        return UnavailableError("table-newer", "a newer version of this server has changed the table: try again soon")
    return UnavailableError("table-damaged", "the log of this table is damaged")


def _spectators(table: Table, audience: list[str]) -> int:
    seated = {seat.person for seat in table.seats if seat.person}
    return sum(person not in seated for person in audience)


def _index_unchanged(before: Table, after: Table, entries: list[events.AnyEvent]) -> bool:
    """Whether the table's row in the index stays the same: choices and rolls change it only when the status changes."""
    in_play = all(_is_in_play(entry) or isinstance(entry, events.Stirred) for entry in entries)
    return in_play and before.status == after.status


def _is_in_play(entry: events.AnyEvent) -> bool:
    """Whether the event changes nothing but the game and the choices."""
    return isinstance(entry, (events.Chose, events.Rolled))
