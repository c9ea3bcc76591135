"""Keeps tables in memory: loads them from their logs, brings them up to date, and drops unused ones."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from lucchetto.bots.seating import is_offered
from lucchetto.rules import GameError
from lucchetto.server.errors import NotFoundError, UnavailableError
from lucchetto.server.lru import LruCache
from lucchetto.server.storage.base import EventLog
from lucchetto.server.table import events
from lucchetto.server.table.state import ResolvedPhase, Table
from lucchetto.server.views.play import Before

from .connections import ConnectionRegistry

CACHE_SIZE = 500
"""Tables kept in memory, plus any others that have clients. A table in mid-game takes about 40 kB; dropped ones are
loaded from their logs again when needed."""

LONG_LOG = 50
"""Number of lines from which a log is applied in a thread: a finished game has up to a few hundred, which take
milliseconds."""

OnRead = Callable[[Table, Before, list[events.AnyEvent]], None]

logger = logging.getLogger("lucchetto.tables")


@dataclass
class PendingLoad:
    """A table that is being loaded, and the length of its log by the updates received meanwhile (at least 1)."""

    length: int = 1
    readers: int = 0


class TableCache:
    def __init__(
        self, log: EventLog, connections: ConnectionRegistry, is_busy: Callable[[str], bool], on_read: OnRead
    ) -> None:
        """A table with clients or one that `is_busy` stays. `on_read` receives events that other processes stored."""
        self._log = log
        self._connections = connections
        self._is_busy = is_busy
        self._on_read = on_read
        self._tables: LruCache[str, Table] = LruCache(CACHE_SIZE, self._is_in_use)
        self.peek: Callable[[str], Table | None] = self._tables.peek
        """The table, if it is in memory."""
        self._loading: dict[str, PendingLoad] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def all(self) -> list[Table]:
        return list(self._tables.values())

    async def get(self, name: str) -> Table:
        """The table, from memory or loaded from its log; raises NotFoundError if it does not exist."""
        if table := self._tables.get(name):
            return table
        table = await self._load(name)
        if not table.length:
            raise unknown_table()
        _check_bots(table)
        return self.keep(table)

    async def phases(self, name: str) -> list[ResolvedPhase]:
        """All phases of a game that took effect; raises NotFoundError if there is no such table."""
        if not (lines := await self._log.read(name)):
            raise unknown_table()
        table = Table(name, history=deque())  # without a limit
        await asyncio.to_thread(applied, table, lines)
        return list(table.history)

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

    def note_length(self, name: str, length: int) -> None:
        """Note that a log has grown; if it is being read, it is read again."""
        if load := self._loading.get(name):
            load.length = max(length, load.length)

    def keep(self, table: Table) -> Table:
        if known := self._tables.get(table.id):  # another task has loaded it meanwhile
            return known
        self._tables.put(table.id, table)
        return table

    def forget_finished(self, table: Table) -> None:
        """Drop a finished game without clients from memory. It is seldom needed again, and its log stays."""
        if table.status == "over" and not self._is_in_use(table.id):
            self._tables.discard(table.id)

    def _is_in_use(self, name: str) -> bool:
        return bool(self._connections.at(name)) or self._is_busy(name)

    async def read_on(self, table: Table) -> bool:
        """Read and apply new events of the log; returns whether there were any. The table must be locked."""
        before = Before(table.game, table.step)
        entries = await self._catch_up(table)
        if entries:
            self._on_read(table, before, entries)
        return bool(entries)

    def apply(self, table: Table, lines: list[bytes]) -> None:
        """Apply events that another process has sent. The table must be locked."""
        before = Before(table.game, table.step)
        with self._giving_up(table):
            entries = applied(table, lines)
        self._on_read(table, before, entries)

    async def _catch_up(self, table: Table) -> list[events.AnyEvent]:
        """Read and apply new events, and return them."""
        lines = await self._log.read(table.id, max(0, table.length - 1))  # including the last known one
        if table.length and not lines:  # the table has expired
            self.give_up(table)
            raise unknown_table()
        with self._giving_up(table):
            if table.length:
                return applied(table, lines[1:])
            if len(lines) < LONG_LOG:
                return applied(table, lines)
            return await asyncio.to_thread(applied, table, lines)  # no other task has the table yet

    @contextmanager
    def _giving_up(self, table: Table) -> Iterator[None]:
        """Call `give_up` if the log cannot be read in this block."""
        try:
            yield
        except UnavailableError:
            self.give_up(table)
            raise

    def give_up(self, table: Table) -> None:
        """Drop a table that cannot follow its log, and make its clients reconnect, perhaps to another process."""
        self._tables.discard(table.id)
        for connection in self._connections.at(table.id):
            connection.leave()


def applied(table: Table, lines: Iterable[bytes]) -> list[events.AnyEvent]:
    """Apply log lines to their table and return the events; raises UnavailableError if a line cannot be read."""
    entries = []
    for number, line in enumerate(lines, start=table.length + 1):
        try:
            decoded = events.decode(line)
            table.apply(decoded)
        except (msgspec.DecodeError, GameError, LookupError, ValueError, AssertionError) as error:
            logger.error("table %s: line %d of its log cannot be read: %s", table.id, number, error)
            raise _unreadable(error) from None
        entries.append(decoded.entry)
    return entries


def _check_bots(table: Table) -> None:
    """Raises UnavailableError if an unfinished game needs a bot that this process does not have."""
    missing = [seat.bot for seat in table.seats if seat.bot and not is_offered(seat.bot)]
    if missing and table.status != "over":
        logger.error("table %s: its bot %s is not installed (LUCCHETTO_BOTS)", table.id, missing[0])
        raise UnavailableError(
            "table-bot-missing", "this server does not have the bot {bot}, which plays at this table", bot=missing[0]
        )


def unknown_table() -> NotFoundError:
    return NotFoundError("table-unknown", "there is no such table")


def _unreadable(error: Exception) -> UnavailableError:
    """The error for a log that this process cannot read. Retrying does not help."""
    if isinstance(error, events.UnknownEventError):
        return UnavailableError("table-newer", "a newer version of this server has changed the table: try again soon")
    return UnavailableError("table-damaged", "the log of this table is damaged")
