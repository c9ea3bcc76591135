"""Executes a command: waits for the table's lock, plans events, has them stored, then applies and sends them.

Usually this takes no task and no future: one callback when the lock is free, and one after the commit. If the state in
memory may be outdated, a task reads the log, and the command is planned again.
"""

import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from lucchetto.rules import GameError
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import busy
from lucchetto.server.ops.metrics import DECISIONS
from lucchetto.server.storage.base import EventLog, Outcome, PendingAppend
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import summary_after
from lucchetto.server.views.play import Before

from .broadcast import Broadcaster
from .table_cache import TableCache

ATTEMPTS = 20
"""Maximum number of attempts at one command; each may lose a race against another process."""


class Command(Protocol):
    """A change that somebody wants to make at a table."""

    @property
    def table(self) -> str: ...

    @property
    def message_id(self) -> str:
        """The id of the client's message; "" if no client has sent it."""

    @property
    def is_patient(self) -> bool:
        """Whether its events may wait for another table's commit, unless a change waits for this one."""

    def plan(self, table: Table) -> list[events.AnyEvent]:
        """The events to store; empty if there is nothing to do. Raises GameError to refuse."""

    def carried_out(self, table: Table, *, is_acknowledged: bool) -> None:
        """Called after the events are stored and sent; `is_acknowledged` if the client's `done` went with them."""

    def refused(self, error: Exception) -> None:
        """Called if the command is refused or fails."""


class ChangeServices(NamedTuple):
    log: EventLog
    locks: KeyedLock
    cache: TableCache
    broadcaster: Broadcaster
    publish: Callable[[Table, list[bytes]], None]
    """Called with a table and its new log lines after they have taken effect."""
    start: Callable[[Coroutine[Any, Any, None]], None]
    """Runs a coroutine in a task."""


@dataclass(eq=False, slots=True)
class Change:
    _services: ChangeServices
    _command: Command
    _attempts: int = 0
    _table: Table = field(init=False)
    _lines: list[events.Line] = field(init=False)
    _encoded: list[bytes] = field(init=False)

    def take_turn(self) -> None:
        """Plan and store events. Called by the table's lock, which the change releases when it ends."""
        table = self._services.cache.peek(self._command.table)
        if table is None:
            self._services.start(self._load())
            return
        self._table = table
        self._attempts += 1
        try:
            if entries := self._command.plan(table):
                self._store(entries)
        except GameError as refusal:
            self._services.start(self._read_on(refusal))
        except Exception as error:
            self._refuse(error)
        else:
            if not entries:
                self._end(is_acknowledged=False)

    def _store(self, entries: list[events.AnyEvent]) -> None:
        table, now = self._table, time.time()
        self._lines = lines = [events.Line(now, entry) for entry in entries]
        self._encoded = encoded = [events.encode(line) for line in lines]
        summary = summary_after(table, lines)
        is_patient = self._command.is_patient and not self._services.locks.is_awaited(table.id)
        self._services.log.append_soon(
            PendingAppend(table.id, table.length, encoded, summary, self._stored, is_patient)
        )

    def _stored(self, outcome: Outcome) -> None:
        """Called after the commit."""
        if outcome is True:
            try:
                is_acknowledged = self._take_effect()
            except Exception as error:
                self._services.cache.give_up(self._table)  # it no longer matches the log
                self._refuse(error)
            else:
                self._end(is_acknowledged=is_acknowledged)
        elif outcome is False:  # another process has appended first
            self._services.start(self._read_on(None))
        else:
            self._refuse(outcome)

    def _take_effect(self) -> bool:
        table, command = self._table, self._command
        before, entries = Before(table.game, table.step), []
        for line in self._lines:
            table.apply(line)
            entries.append(line.entry)
            if isinstance(line.entry, events.Chose):
                DECISIONS.count += 1
        is_acknowledged = self._services.broadcaster.send_changes(table, before, entries, command, command.message_id)
        self._services.publish(table, self._encoded)
        return is_acknowledged

    async def _load(self) -> None:
        try:
            await self._services.cache.get(self._command.table)
        except Exception as error:
            self._refuse(error)
        else:
            self.take_turn()  # the table stays in memory while it is locked

    async def _read_on(self, refusal: GameError | None) -> None:
        """Read new lines of the log and plan again; a refusal is final only if there are none."""
        try:
            is_newer = await self._services.cache.read_on(self._table)
            if refusal and not is_newer:
                raise refusal
            if self._attempts >= ATTEMPTS:
                raise busy()
        except Exception as error:
            refusal = None  # its traceback refers to this frame: break the reference cycle
            self._refuse(error)
        else:
            self.take_turn()

    def _end(self, *, is_acknowledged: bool) -> None:
        self._services.locks.release(self._command.table)
        if self._table.status == "over":
            self._services.cache.forget_finished(self._table)
        self._command.carried_out(self._table, is_acknowledged=is_acknowledged)

    def _refuse(self, error: Exception) -> None:
        self._services.locks.release(self._command.table)
        self._command.refused(error)
