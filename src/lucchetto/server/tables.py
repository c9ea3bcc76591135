"""The tables of this process: loaded from their logs, changed by appending to them, told to those who watch."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lucchetto.rules import IllegalError, NotYourDecisionError

from . import log
from .bus import Bus, News
from .hub import Connection, Hub, encode
from .protocol import Deciding, LobbyTable, Presence
from .store import Store, Summary
from .table import Table
from .view import view

KEPT = 5_000
"""Tables that stay in memory; others are read again from their logs when somebody asks."""
ATTEMPTS = 20
"""Races with other processes that one command may lose."""

Plan = Callable[[Table], list[log.AnyEntry]]


class Tables:
    def __init__(self, store: Store, bus: Bus, hub: Hub) -> None:
        self.store = store
        self.bus = bus
        self.hub = hub
        self.on_change: Callable[[Table], None] = lambda table: None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}
        bus.listen(self._hear)

    async def get(self, id: str) -> Table:
        """The table as its log has it; raises for one that does not exist."""
        if id in self._tables:
            self._tables.move_to_end(id)
            return self._tables[id]
        table = Table(id)
        await self._catch_up(table)
        if not table.length:
            raise NotYourDecisionError("table-unknown", "there is no such table")
        self._tables.setdefault(id, table)
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return self._tables[id]

    async def change(self, id: str, plan: Plan) -> Table:
        """Carry out a command: plan on the newest state, write it down, then let it count. Refusals change nothing."""
        async with self._lock(id):
            table = await self.get(id)
            for _ in range(ATTEMPTS):
                entries = plan(table)
                if not entries or await self._write(table, entries):
                    return table
                await self._catch_up(table)
        raise IllegalError("busy", "too many at once, try again")

    async def make(self, id: str, entry: log.Made) -> Table:
        table = Table(id)
        if not await self._write(table, [entry]):
            raise IllegalError("busy", "too many at once, try again")
        self._tables[id] = table
        return table

    async def _write(self, table: Table, entries: list[log.AnyEntry]) -> bool:
        lines = [log.Line(time.time(), entry) for entry in entries]
        summary = self._summary_after(table, lines)
        if not await self.store.append(table.id, table.length, [log.encode(line) for line in lines], summary):
            return False
        step = table.step
        table.apply_all(lines)
        self._tell(table, step, {entry.seat for entry in entries if isinstance(entry, log.Chose)})
        await self.bus.publish(News(table.id, table.length))
        return True

    async def _hear(self, news: News) -> None:
        """News from any process, this one included: what it has not seen itself it reads from the log."""
        if news.said:
            for connection in self.hub.at(news.table):
                connection.send(news.said)
        table = self._tables.get(news.table)
        if table is None or table.length >= news.length:
            return
        async with self._lock(news.table):
            step = table.step
            await self._catch_up(table)
            self._tell(table, step, set(range(len(table.seats))))

    async def _catch_up(self, table: Table) -> None:
        table.apply_all(map(log.decode, await self.store.read(table.id, table.length)))

    def _tell(self, table: Table, step: int, seats: set[int]) -> None:
        """Views for everybody if something happened; after a mere choice, only its owner sees more than that."""
        here = self.hub.at(table.id)
        owners = {table.seats[seat].person for seat in seats if seat < len(table.seats)}
        views: dict[str | None, bytes] = {}
        deciding = encode(Deciding(table.step, table.waiting)) if here and table.step == step else b""
        for connection in here:
            if table.step == step and connection.person not in owners:
                connection.send(deciding)
                continue
            if connection.person not in views:
                views[connection.person] = encode(self.view(table, connection.person))
            connection.send(views[connection.person])
        self.on_change(table)

    def view(self, table: Table, person: str | None) -> "object":
        present = self.hub.present(table.id)
        return view(table, person, present, self._spectators(table))

    def _spectators(self, table: Table) -> int:
        seated = {seat.person for seat in table.seats}
        return sum(connection.person not in seated for connection in self.hub.at(table.id))

    def connected(self, connection: Connection, table: Table) -> None:
        self.hub.add(connection)
        connection.send(encode(self.view(table, connection.person)))
        self._tell_presence(table)

    def disconnected(self, connection: Connection, table: Table) -> None:
        self.hub.remove(connection)
        self._tell_presence(table)

    def _tell_presence(self, table: Table) -> None:
        people = self.hub.present(table.id)
        present = [number for number, seat in enumerate(table.seats) if seat.kind == "bot" or seat.person in people]
        message = encode(Presence(present, self._spectators(table)))
        for connection in self.hub.at(table.id):
            connection.send(message)

    def _summary_after(self, table: Table, lines: list[log.Line]) -> Summary | None:
        """What the lists will say, if these lines change it: choices alone do not, unless they end the game."""
        last = lines[-1].entry
        if isinstance(last, log.Rolled) and not any(isinstance(line.entry, log.Started) for line in lines):
            return None
        if isinstance(last, (log.Chose, log.Stirred)):
            if not isinstance(last, log.Chose) or not _ends(table, lines):
                return None
        scratch = Table(table.id)
        scratch.__dict__.update(table.__dict__)
        scratch.seats, scratch.choices = [*table.seats], dict(table.choices)
        scratch.events, scratch.history, scratch.done = [], table.history.copy(), {}
        scratch.apply_all(lines)
        return summary(scratch)

    @contextmanager
    def _held(self, id: str) -> Iterator[asyncio.Lock]:
        lock, holders = self._locks.get(id, (asyncio.Lock(), 0))
        self._locks[id] = (lock, holders + 1)
        try:
            yield lock
        finally:
            lock, holders = self._locks[id]
            if holders == 1:
                del self._locks[id]
            else:
                self._locks[id] = (lock, holders - 1)

    def _lock(self, id: str) -> "_TableLock":
        return _TableLock(self, id)


class _TableLock:
    """One command at a time per table; the lock is forgotten when nobody waits for it."""

    def __init__(self, tables: Tables, id: str) -> None:
        self._held = tables._held(id)

    async def __aenter__(self) -> None:
        self._lock = self._held.__enter__()
        try:
            await self._lock.acquire()
        except BaseException:
            self._held.__exit__(None, None, None)
            raise

    async def __aexit__(self, *failure: object) -> None:
        self._lock.release()
        self._held.__exit__(None, None, None)


def _ends(table: Table, lines: list[log.Line]) -> bool:
    from lucchetto.rules import parse_move

    choices = dict(table.choices)
    for line in lines:
        if isinstance(line.entry, log.Chose) and line.entry.move is not None:
            choices[line.entry.seat] = parse_move(line.entry.move)
    return table.resolved(choices).phase == "over"


def summary(table: Table) -> Summary:
    """A table as lists show it."""
    game = table.game
    line = LobbyTable(
        table=table.id,
        code=table.code,
        settings=table.settings,
        status=table.status,
        players=[seat.name for seat in table.seats if seat.kind in ("person", "bot")],
        open_seats=sum(seat.kind == "open" for seat in table.seats) if game is None else 0,
        updated=table.updated,
    )
    winners = {table.seats[seat].person for seat in game.result.winners} if game and game.result else set()
    return Summary(line, sorted({seat.person for seat in table.seats if seat.person}), sorted(filter(None, winners)))
