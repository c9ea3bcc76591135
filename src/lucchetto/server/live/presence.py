"""Who is at a table at other processes: each says so when it changes, and again and again, as one may die unheard."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from lucchetto.server.bus.base import Bus, LocalPresence, TableUpdate

from .connections import ConnectionRegistry

REPEAT = 15.0
"""Seconds between two times that a process says who is there."""
LASTS = 40.0
"""Seconds that its word counts."""


class PresenceTracker:
    def __init__(
        self, connections: ConnectionRegistry, bus: Bus, changed: Callable[[str], None], length: Callable[[str], int]
    ) -> None:
        """`changed` is called with a table at which somebody came or went elsewhere; `length` says how long its log is.

        That is told along with who is there: if news of it were lost, the next announcement makes up for it.
        """
        self._connections = connections
        self._bus = bus
        self._changed = changed
        self._length = length
        self._process = secrets.token_hex(8)
        self._elsewhere: dict[str, dict[str, tuple[float, list[str]]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def audience(self, table: str) -> list[str]:
        """Everybody at the table, at all processes: a person for each connection, "" for those whom nobody knows."""
        others = self._elsewhere.get(table, {}).values()
        return [*self._here(table), *(person for _, people in others for person in people)]

    def leads(self, table: str) -> bool:
        """Whether what happens at the table by itself is for this process to do: for one of those with people there."""
        others = self._elsewhere.get(table)
        return not others or (bool(self._connections.at(table)) and self._process < min(others))

    def announce(self, table: str, *, asks: bool = False) -> None:
        """Tell the others who is at this table here; `asks`: and let them say who is there."""
        here = LocalPresence(self._process, self._here(table), asks)
        self._start(self._bus.publish(TableUpdate(table, self._length(table), here=here)))

    def hear(self, table: str, here: LocalPresence) -> None:
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
        self._start(self._repeat())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self._forget(time.monotonic() - LASTS)
            for table in self._connections.tables():
                self.announce(table)

    def _forget(self, oldest: float) -> None:
        """Processes that have said nothing since then are gone."""
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
        with contextlib.suppress(RuntimeError):  # the loop is gone
            self._tasks.add(task := asyncio.get_running_loop().create_task(work))
            task.add_done_callback(self._tasks.discard)
