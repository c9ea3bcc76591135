"""Deletes unused tables: those whose game was never started, and abandoned games."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from .bus.base import Bus, TableUpdate
from .daily.attempts import AttemptStore
from .live.connections import ConnectionRegistry
from .live.service import TableService
from .settings import Settings
from .storage.base import IdleTable, Store, StoreError
from .storage.factory import open_bus, open_store, sqlite_file
from .table import events
from .table.state import Table
from .vocabulary import Status

DAY = 86_400.0
SHORTEST_ABANDONED = 2 * DAY
"""Minimum limit in seconds: an attempt at a daily game counts until the end of the next day."""
PAGE = 50
"""Tables per query."""
INTERVAL = 3600.0
"""Maximum number of seconds between two runs."""

logger = logging.getLogger("lucchetto.expiry")


@dataclass(frozen=True)
class ExpiryLimits:
    """Seconds without use after which a table expires; 0 means never."""

    waiting: float
    abandoned: float

    @classmethod
    def of(cls, settings: Settings) -> "ExpiryLimits":
        abandoned = settings.abandoned_days * DAY
        return cls(settings.waiting_days * DAY, max(abandoned, SHORTEST_ABANDONED) if abandoned else 0.0)

    @property
    def interval(self) -> float:
        """Seconds between two runs; shorter than the limits, because each run marks tables with clients as used."""
        return max(1.0, min([INTERVAL, *(limit / 4 for limit in (self.waiting, self.abandoned) if limit)]))


@dataclass(frozen=True)
class UnusedTable:
    """A table that has expired and can be deleted."""

    id: str
    status: Status
    length: int
    """Number of lines in its log."""
    since: float
    """When its last event was stored, in seconds since 1970."""
    attempt: tuple[date, str] | None
    """Day and person, if the table is an attempt at a daily game."""


class TableExpiry:
    """Finds and deletes unused tables. Several processes may do this at the same time."""

    def __init__(self, store: Store, limits: ExpiryLimits) -> None:
        self._store, self._limits = store, limits
        self._attempts = AttemptStore(store)

    async def unused(self, now: float) -> AsyncIterator[UnusedTable]:
        """All expired tables, the oldest of each status first; unreadable ones are skipped."""
        limits: list[tuple[Status, float]] = [("waiting", self._limits.waiting), ("playing", self._limits.abandoned)]
        for status, limit in limits:
            after: IdleTable | None = None
            while limit and (page := await self._store.idle_tables(status, now - limit, after, PAGE)):
                for idle in page:
                    table = _examined(idle.id, status, await self._store.read(idle.id))
                    if table and table.since < now - limit:  # the index does not record decisions
                        yield table
                after = page[-1]

    async def delete(self, table: UnusedTable) -> bool:
        """Delete a table. Returns False and keeps the table if its log has changed since."""
        if table.attempt:
            await self._attempts.withdraw(*table.attempt, table.id)
        return await self._store.expire(table.id, table.length)


def _examined(name: str, status: Status, lines: list[bytes]) -> UnusedTable | None:
    """The table as its log describes it; None if the log is damaged or missing."""
    try:
        made, last = events.decode(lines[0]).entry, events.decode(lines[-1])
        attempt = None
        if isinstance(made, events.Made) and made.daily:
            attempt = (date.fromisoformat(made.daily.date), made.host)
    except (ValueError, LookupError) as error:
        logger.warning("table %s cannot be read and does not expire: %s", name, error)
        return None
    return UnusedTable(name, status, len(lines), last.at, attempt)


class ExpiryTask:
    """Deletes unused tables while the server runs: when it starts, and then about once an hour.

    A table with connected clients is marked as used in the database, so that no other process or command deletes it.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: TableService,
        connections: ConnectionRegistry,
        bus: Bus,
    ) -> None:
        limits = ExpiryLimits.of(settings)
        self._expiry, self._interval = TableExpiry(store, limits), limits.interval
        self._store, self._tables, self._connections, self._bus = store, tables, connections, bus
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        self._start(self._repeat())

    def on_connected(self, table: Table) -> None:
        """Mark a table as used when a client connects after a long idle time."""
        if table.status != "over" and time.time() - table.updated > self._interval:
            self._start(self._mark_used([table.id]))

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self) -> None:
        while True:
            await self._mark_used(self._connections.tables())
            try:
                await self._delete_unused()
            except StoreError as error:
                logger.warning("unused tables could not be deleted, trying again in %g s: %s", self._interval, error)
            await asyncio.sleep(self._interval)

    async def _mark_used(self, tables: list[str]) -> None:
        for batch in batched(tables, PAGE):
            try:
                await self._store.mark_used(batch, time.time())
            except StoreError as error:
                logger.warning("tables in use could not be marked: %s", error)

    async def _delete_unused(self) -> None:
        async for table in self._expiry.unused(time.time()):
            if not self._tables.presence.audience(table.id) and await self._expiry.delete(table):
                logger.info("table %s has expired", table.id)
                await self._bus.publish(gone(table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(task := asyncio.create_task(work))
        task.add_done_callback(self._tasks.discard)


def gone(table: UnusedTable) -> TableUpdate:
    """The update that makes every process with the table in memory re-read its log, which no longer exists."""
    return TableUpdate(table.id, table.length + 1)


def batched(names: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(names), size):
        yield names[start : start + size]


async def expire_now(settings: Settings, *, dry_run: bool) -> list[UnusedTable]:
    """Delete the unused tables of the configured database and return them; with `dry_run`, only find them.

    Raises StoreError or BusError with a one-line message.
    """
    if not settings.database_url and not sqlite_file(settings.data).is_file():
        raise StoreError(f"{sqlite_file(settings.data)}: there is no such file")
    bus = await open_bus(settings)
    try:
        store = await open_store(settings)
        try:
            expiry = TableExpiry(store, ExpiryLimits.of(settings))
            found = [table async for table in expiry.unused(time.time())]
            return found if dry_run else [table for table in found if await _delete(expiry, bus, table)]
        finally:
            await store.close()
    finally:
        await bus.close()


async def _delete(expiry: TableExpiry, bus: Bus, table: UnusedTable) -> bool:
    is_deleted = await expiry.delete(table)
    if is_deleted:
        await bus.publish(gone(table))
    return is_deleted
