"""Updates from other processes carry the new lines of a log; it is read only where some are missing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from lucchetto.rules import PASS
from lucchetto.server.bus.base import TableUpdate
from lucchetto.server.bus.local import LocalBus
from lucchetto.server.live.absence import AbsenceTracker
from lucchetto.server.live.connections import RESTART, ConnectionRegistry
from lucchetto.server.live.service import Plan, TableService
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.table import commands
from tests.server.kit import run
from tests.server.live.channel import channel_of, connection_of
from tests.server.scenes import made


class CountingStore(SqliteStore):
    reads = 0

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        return await super().read(table, after)


class Bus(LocalBus):
    """Keeps what is published for other processes."""

    is_alone = False

    def __init__(self) -> None:
        super().__init__()
        self.updates: list[TableUpdate] = []

    def publish_elsewhere(self, update: TableUpdate) -> None:
        self.updates.append(update)


class Process:
    def __init__(self, store: CountingStore) -> None:
        self.store, self.bus, self.connections = store, Bus(), ConnectionRegistry()
        self.tables = TableService(store, self.bus, self.connections, AbsenceTracker(30))


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes on one database; a game has begun, and both know it."""
    stores = [await CountingStore.open(folder / "games") for _ in range(2)]
    one, other = (Process(store) for store in stores if isinstance(store, CountingStore))
    await one.tables.make("t", made("classic", ("ada", "bob")))
    await one.tables.change("t", lambda now: commands.start(now, "ada"))
    await other.tables.get("t")
    one.bus.updates.clear()
    other.store.reads = 0
    yield one, other
    for process in (one, other):
        await process.tables.presence.close()
        await process.store.close()


def passing(seat: int) -> Plan:
    return lambda now: commands.decided(now, seat, PASS)


async def decide(process: Process, *seats: int) -> list[TableUpdate]:
    for seat in seats:
        await process.tables.change("t", passing(seat))
    return process.bus.updates


def test_lines_on_the_bus_are_applied_and_sent_without_reading_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            table = await other.tables.get("t")
            other.tables.connected(connection := connection_of("bob"), table)
            channel_of(connection).sent.clear()
            for update in await decide(one, 0, 1):
                await other.bus.publish(update)
            assert other.store.reads == 0
            assert table == await one.tables.get("t")
            assert [json.loads(sent)["type"] for sent in channel_of(connection).sent] == ["deciding", "played"]

    run(story())


def test_after_a_gap_the_log_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            _, last = await decide(one, 0, 1)
            await other.bus.publish(last)
            assert other.store.reads == 1
            assert await other.tables.get("t") == await one.tables.get("t")

    run(story())


def test_lines_that_are_known_already_are_not_applied_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            first, second = await decide(one, 0, 1)
            await other.bus.publish(first)
            await other.bus.publish(TableUpdate("t", second.length, [*first.lines, *second.lines]))
            await other.bus.publish(first)
            assert other.store.reads == 0
            assert await other.tables.get("t") == await one.tables.get("t")

    run(story())


def test_an_update_of_a_table_that_is_being_changed_here_waits_for_its_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (one, other):
            (update,) = await decide(one, 0)
            table = await other.tables.get("t")
            async with other.tables._locks.hold("t"):
                waiting = asyncio.ensure_future(other.bus.publish(update))
                await asyncio.sleep(0.01)
                assert table.choices == {}
            await waiting
            assert table.choices == {0: PASS}
            assert other.store.reads == 0

    run(story())


def test_an_event_of_an_unknown_kind_sends_the_clients_to_another_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with two(tmp_path) as (_, other):
            table = await other.tables.get("t")
            other.tables.connected(connection := connection_of("bob"), table)
            newer = b'{"at":1.0,"entry":{"kind":"levitated"}}'
            await other.bus.publish(TableUpdate("t", table.length + 1, [newer]))
            assert channel_of(connection).codes == [RESTART]
            assert other.tables.in_memory() == 0

    run(story())
