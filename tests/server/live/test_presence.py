"""Processes publish who is connected to which table; two trackers on one bus stand for two processes."""

import asyncio

import pytest

from lucchetto.server.bus.base import Bus, TableUpdate
from lucchetto.server.bus.local import LocalBus
from lucchetto.server.live import presence
from lucchetto.server.live.connections import Connection, ConnectionRegistry
from lucchetto.server.live.presence import PresenceTracker
from tests.server.kit import run
from tests.server.live.channel import connection_of


class Process:
    def __init__(self, bus: Bus) -> None:
        self.connections = ConnectionRegistry()
        self.changes: list[str] = []
        self.presence = PresenceTracker(self.connections, bus, self.changes.append, lambda _: 0)
        bus.listen(self._receive)

    async def _receive(self, update: TableUpdate) -> None:
        if update.here:
            self.presence.receive(update.table, update.here)

    async def comes(self, person: str | None, table: str = "t") -> Connection:
        connection = connection_of(person, table)
        self.connections.add(connection)
        self.presence.announce(table, asks=True)
        await asyncio.sleep(0.01)
        return connection

    async def goes(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.presence.announce(connection.table)
        await asyncio.sleep(0.01)


def test_everybody_is_known_at_every_process() -> None:
    async def story() -> None:
        bus = LocalBus()
        one, other = Process(bus), Process(bus)
        ada = await one.comes("ada")
        await other.comes("bob")
        await other.comes(None)
        await other.comes("eve", "elsewhere")
        for process in (one, other):
            assert sorted(process.presence.audience("t")) == ["", "ada", "bob"]
            assert process.presence.audience("elsewhere") == ["eve"]
        await one.goes(ada)
        assert sorted(other.presence.audience("t")) == ["", "bob"]
        assert other.changes == ["t", "t"], "Ada came and went"

    run(story())


def test_a_process_that_comes_later_asks_who_is_there() -> None:
    async def story() -> None:
        bus = LocalBus()
        one = Process(bus)
        await one.comes("ada")
        late = Process(bus)
        assert late.presence.audience("t") == []
        await late.comes("bob")
        assert sorted(late.presence.audience("t")) == ["ada", "bob"]

    run(story())


def test_the_people_of_a_process_that_died_are_forgotten_and_those_of_a_silent_one_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "REPUBLISH_INTERVAL", 0.05)
    monkeypatch.setattr(presence, "EXPIRY", 1.0)

    async def story() -> None:
        bus = LocalBus()
        one, alive, dead = Process(bus), Process(bus), Process(bus)
        for process in (one, alive, dead):
            process.presence.begin()
        await alive.comes("bob")
        await dead.comes("eve")
        await dead.presence.close()
        one.changes.clear()
        while "eve" in one.presence.audience("t"):
            await asyncio.sleep(0.01)
        assert one.presence.audience("t") == ["bob"]
        assert one.changes == ["t"]
        await one.presence.close()
        await alive.presence.close()

    run(story())


def test_exactly_one_of_the_processes_with_people_at_a_table_leads() -> None:
    async def story() -> None:
        bus = LocalBus()
        processes = [Process(bus) for _ in range(3)]
        assert all(process.presence.leads("t") for process in processes), "nobody is there: any process may lead"
        ada = await processes[0].comes("ada")
        assert [process.presence.leads("t") for process in processes] == [True, False, False]
        await processes[1].comes("bob")
        await processes[2].comes("eve")
        assert sum(process.presence.leads("t") for process in processes) == 1
        await processes[0].goes(ada)
        assert not processes[0].presence.leads("t")
        assert sum(process.presence.leads("t") for process in processes) == 1

    run(story())
