"""Tracks who is connected to a table across processes.

Each process publishes its list when it changes and periodically, because a process can die without saying so.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from lucchetto.server.bus.base import Bus, LocalPresence, TableUpdate

from .connections import ConnectionRegistry

REPUBLISH_INTERVAL = 15.0
"""Seconds after which a process republishes its lists."""
EXPIRY = 40.0
"""Seconds after which a list that was not republished is dropped; a single lost message does no harm."""


class PresenceTracker:
    def __init__(
        self, connections: ConnectionRegistry, bus: Bus, changed: Callable[[str], None], length: Callable[[str], int]
    ) -> None:
        """`changed` is called with a table when its clients in another process change.

        `length` returns the length of a table's log. It is published with each list, to make up for lost updates.
        """
        self._connections = connections
        self._bus = bus
        self._changed = changed
        self._length = length
        self._process = secrets.token_hex(8)
        self._elsewhere: dict[str, dict[str, tuple[float, list[str]]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._last_received = 0.0
        """When the bus last delivered a list. While it is down, the lists of other processes do not expire."""

    def audience(self, table: str) -> list[str]:
        """The clients of a table in all processes: one person per connection, "" for unknown visitors."""
        others = self._elsewhere.get(table, {}).values()
        return [*self._here(table), *(person for _, people in others for person in people)]

    def leads(self, table: str) -> bool:
        """Whether this process plays the table's bots. Exactly one of the processes with clients at the table does."""
        others = self._elsewhere.get(table)
        return not others or (bool(self._connections.at(table)) and self._process < min(others))

    def announce(self, table: str, *, asks: bool = False) -> None:
        """Publish the table's clients in this process; with `asks`, the other processes publish theirs in reply."""
        here = LocalPresence(self._process, self._here(table), asks)
        self._start(self._bus.publish(TableUpdate(table, self._length(table), here=here)))

    def receive(self, table: str, here: LocalPresence) -> None:
        """Handle the list that another process has published."""
        self._last_received = time.monotonic()
        if here.process == self._process:
            return
        others = self._elsewhere.setdefault(table, {})
        _, before = others.pop(here.process, (0.0, []))
        if here.people:
            others[here.process] = (time.monotonic(), here.people)
        elif not others:
            del self._elsewhere[table]
        if sorted(before) != sorted(here.people):
            self._changed(table)
        if here.asks and self._connections.at(table):
            self.announce(table)

    def begin(self) -> None:
        self._start(self._republish())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _republish(self) -> None:
        while True:
            await asyncio.sleep(REPUBLISH_INTERVAL)
            if time.monotonic() - self._last_received < EXPIRY:
                self._forget(time.monotonic() - EXPIRY)
            for table in self._connections.tables():
                self.announce(table)

    def _forget(self, oldest: float) -> None:
        """Drop the lists that were received before `oldest`: their processes are gone."""
        for table, others in list(self._elsewhere.items()):
            silent = [process for process, (when, _) in others.items() if when < oldest]
            for process in silent:
                del others[process]
            if not others:
                del self._elsewhere[table]
            if silent:
                self._changed(table)

    def _here(self, table: str) -> list[str]:
        return [connection.person or "" for connection in self._connections.at(table)]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            self._tasks.add(task := asyncio.get_running_loop().create_task(work))
            task.add_done_callback(self._tasks.discard)
