"""The tables of this process: executes commands, applies the events of other processes, and serves clients."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from lucchetto.server.bus.base import Bus, TableUpdate
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import NotFoundError, UnavailableError, busy
from lucchetto.server.storage.base import EventLog, StoreError
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import ResolvedPhase, Table
from lucchetto.server.table.summary import summarise, summary_after
from lucchetto.server.views.play import Before
from lucchetto.server.wire.live import Said

from .absence import AbsenceTracker
from .broadcast import Broadcaster
from .change import Change, ChangeServices, Command
from .connections import Connection, ConnectionRegistry, encode
from .presence import PresenceTracker
from .table_cache import TableCache

CONCURRENT_READS = 8
"""Logs read at the same time after updates were lost."""
RETRY = 2.0
"""Seconds until the next attempt to read a log after the database has failed."""

Plan = Callable[[Table], list[events.AnyEvent]]

logger = logging.getLogger("lucchetto.tables")


class TableService:
    def __init__(self, log: EventLog, bus: Bus, connections: ConnectionRegistry, absence: AbsenceTracker) -> None:
        self._log = log
        self._bus = bus
        self._connections = connections
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks = KeyedLock()
        self.absence = absence
        self.presence = PresenceTracker(connections, bus, self._on_presence_changed, self._length)
        self.watchers: list[Callable[[Table], None]] = []
        """Called after every change of an unfinished game, and when one of its clients connects or disconnects."""
        self.finished_watchers: list[Callable[[Table], None]] = []
        """Called when a game is over, and after every later change of its table."""
        self.connection_watchers: list[Callable[[Table], None]] = []
        """Called when a client has connected to a table."""
        self._broadcaster = Broadcaster(connections, self.presence, absence)
        self._cache = TableCache(log, connections, self._locks.__contains__, self._on_read)
        self._for_changes = ChangeServices(
            log, self._locks, self._cache, self._broadcaster, self._on_changed, self.start
        )
        bus.listen(self._on_update, self._on_missed)

    async def get(self, name: str) -> Table:
        """The table, from memory or loaded from its log; raises NotFoundError if it does not exist."""
        return await self._cache.get(name)

    async def newest(self, name: str) -> Table:
        """Like `get`, but reads the log even of a table in memory, because an update may have been lost."""
        if table := self._cache.peek(name):
            await self._refresh(table)
        return await self._cache.get(name)

    async def phases(self, name: str) -> list[ResolvedPhase]:
        """All phases of a game that took effect, from its log; a table in memory keeps only the last ones."""
        return await self._cache.phases(name)

    async def make(self, name: str, entry: events.Made) -> Table:
        """Make a table with this id; raises ConflictError if one exists already."""
        table, now = Table(name), time.time()
        lines = [events.Line(now, one) for one in commands.opening(name, entry)]
        if not await self._log.append(name, 0, [*map(events.encode, lines)], summary_after(table, lines)):
            raise busy()
        for line in lines:
            table.apply(line)
        self._on_changed(table)
        return self._cache.keep(table)

    async def store_finished(self, table: Table, lines: list[events.Line]) -> None:
        """Store a whole game that was played elsewhere; no effect if it is stored already."""
        encoded = await asyncio.to_thread(lambda: [events.encode(line) for line in lines])
        if await self._log.append(table.id, 0, encoded, summarise(table)):
            self._on_changed(table)

    def submit(self, command: Command) -> None:
        """Execute a command: plan events on the newest state, store, apply and send them, then notify the command."""
        if self._locks.acquire(command.table, Change(self._for_changes, command).take_turn):
            self._log.hurry()  # the change before this one may be a patient one

    async def change(self, name: str, plan: Plan, *, is_patient: bool = False) -> Table:
        """Plan events on the newest state, store, apply and send them. Raises the error of a refused plan.

        With `is_patient`, the events may wait a little for somebody else's commit.
        """
        command = AwaitedCommand(name, plan, is_patient=is_patient)
        self.submit(command)
        return await command.done

    def hurry(self) -> None:
        """Store patient changes now."""
        self._log.hurry()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in a task of its own."""
        self._tasks.add(task := asyncio.get_running_loop().create_task(work))
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("a task failed", exc_info=error)

    def in_memory(self) -> int:
        return len(self._cache)

    # Clients

    def present(self, name: str) -> set[str]:
        """The known people who are connected to a table in any process."""
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
        self._broadcaster.send_view(connection, table)
        self._people_changed(table)

    def disconnected(self, connection: Connection, table: Table) -> None:
        self._connections.remove(connection)
        self.presence.announce(table.id)
        self._people_changed(table)
        self._cache.forget_finished(table)

    def send_view(self, connection: Connection) -> None:
        """Send a fresh view. Ignored if the table is not in memory: the connection is about to be closed."""
        if table := self._cache.peek(connection.table):
            self._broadcaster.send_view(connection, table)

    def _on_presence_changed(self, name: str) -> None:
        if table := self._cache.peek(name):
            self._people_changed(table)

    def _people_changed(self, table: Table) -> None:
        """Called after a client of the table has connected or disconnected in any process."""
        if not self._connections.at(table.id):
            self.absence.forget(table.id)
            return
        self._broadcaster.send_presence(table)
        if table.status != "over":
            self._on_changed(table)

    # Events, stored by this process or by others

    def _on_changed(self, table: Table, lines: Sequence[bytes] = ()) -> None:
        """Call the watchers, and send other processes the log lines that this one has stored."""
        for watcher in self.finished_watchers if table.status == "over" else self.watchers:
            watcher(table)
        if lines and not self._bus.is_alone:
            self._bus.publish_elsewhere(TableUpdate(table.id, table.length, lines=list(lines)))

    def _on_read(self, table: Table, before: Before, entries: list[events.AnyEvent]) -> None:
        self._broadcaster.send_changes(table, before, entries)
        self._on_changed(table)

    def _length(self, name: str) -> int:
        table = self._cache.peek(name)
        return table.length if table else 0

    def _on_update(self, update: TableUpdate) -> Awaitable[None] | None:
        """Handle an update from any process, including this one; the awaitable waits for the lock or reads the log."""
        if update.here:
            self.presence.receive(update.table, update.here)
        if update.said:
            said = encode(Said(update.said.seat, update.said.phrase))
            for connection in self._connections.at(update.table):
                connection.send(said)
        self._cache.note_length(update.table, update.length)
        table = self._cache.peek(update.table)
        if table is None or table.length >= update.length:
            return None
        if table.id not in self._locks and (lines := _new_lines(table, update)):
            self._apply(table, lines)
            return None
        return self._refresh_until_done(table, update)

    def _apply(self, table: Table, lines: list[bytes]) -> None:
        """Apply events that arrived with an update."""
        try:
            self._cache.apply(table, lines)
        except UnavailableError:
            logger.exception("table %s cannot be read; its clients receive no further events", table.id)
        else:
            self._cache.forget_finished(table)

    async def _on_missed(self) -> None:
        """Read the logs of all tables in memory, those with clients first, because updates may have been lost."""
        for name in self._connections.tables():
            self.presence.announce(name, asks=True)
        here = sorted(self._cache.all(), key=lambda table: not self._connections.at(table.id))
        slots = asyncio.Semaphore(CONCURRENT_READS)

        async def refresh(table: Table) -> None:
            async with slots:
                await self._refresh_until_done(table)

        await asyncio.gather(*map(refresh, here))

    async def _refresh_until_done(self, table: Table, update: TableUpdate | None = None) -> None:
        """Refresh a table, and retry while the database is down: its clients wait for the events."""
        while True:
            try:
                await self._refresh(table, update)
                return self._cache.forget_finished(table)
            except UnavailableError:
                logger.exception("table %s cannot be read; its clients receive no further events", table.id)
                return None
            except NotFoundError:  # it has expired
                return None
            except StoreError as error:
                logger.warning("reading the log of table %s failed, retrying in %g s: %s", table.id, RETRY, error)
                await asyncio.sleep(RETRY)

    async def _refresh(self, table: Table, update: TableUpdate | None = None) -> None:
        """Apply new events, from the update or from the log, unless the table already has them."""
        async with self._locks.hold(table.id):
            if update and table.length >= update.length:
                return
            if update and (lines := _new_lines(table, update)):
                self._cache.apply(table, lines)
            else:
                await self._cache.read_on(table)


def _new_lines(table: Table, update: TableUpdate) -> list[bytes]:
    """The lines of an update that the table does not have yet; empty if it lacks earlier ones too."""
    missing = update.length - table.length
    return update.lines[-missing:] if missing <= len(update.lines) else []


class AwaitedCommand:
    """A command that the server itself issues and awaits."""

    message_id = ""

    def __init__(self, table: str, plan: Plan, *, is_patient: bool) -> None:
        self.table = table
        self.is_patient = is_patient
        self.plan = plan
        self.done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

    def carried_out(self, table: Table, *, is_acknowledged: bool) -> None:
        if not self.done.cancelled():
            self.done.set_result(table)

    def refused(self, error: Exception) -> None:
        if not self.done.cancelled():
            self.done.set_exception(error)
