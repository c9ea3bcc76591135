"""A process that missed an update reads the log before it refuses a command, sends a view or drops a table."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from lucchetto.rules import PASS
from lucchetto.server.bus.base import TableUpdate
from lucchetto.server.bus.local import LocalBus
from lucchetto.server.live import service
from lucchetto.server.live.absence import AbsenceTracker
from lucchetto.server.live.connections import ConnectionRegistry
from lucchetto.server.live.service import TableService
from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.table import commands
from tests.faults.conftest import Loads, People
from tests.faults.world import World, world
from tests.server.backends import Valkey, private
from tests.server.kit import run
from tests.server.live.channel import connection_of
from tests.server.scenes import made


@pytest.fixture(scope="module")
def deaf() -> Iterator[World]:
    """Two processes on one SQLite file. Each has a bus of its own, so neither receives the other's updates."""
    with private(Valkey) as valkey, world("sqlite", processes=0) as both:
        for name in ("one", "other"):
            both.start(LUCCHETTO_BUS_URL=f"valkey://127.0.0.1:{valkey.port}/{name}")
        yield both


def test_two_processes_race_on_one_sqlite_file_and_no_log_forks(deaf: World, load: Loads) -> None:
    """Players reconnect now and then, and receive what happened."""

    async def story() -> None:
        async with load(deaf, tables=6, restless=0.4) as playing:
            await playing.goes_on(6)
            await playing.check()

    asyncio.run(story())


def test_a_client_that_reconnects_to_a_lagging_process_sees_what_it_missed(deaf: World, person: People) -> None:
    one, other = deaf.servers
    ada = person("Ada", one)
    table = ada.make("classic", "you", "guest")
    with ada.moves_to(other) as abroad, ada.at(table) as here:
        with abroad.at(table) as there:
            assert there.view["status"] == "waiting"
        here.do("start")
        with abroad.at(table) as there:
            assert there.view["status"] == "playing"


def test_a_message_that_another_process_has_carried_out_is_not_refused(deaf: World, person: People) -> None:
    """The answer to a message was lost, and the sender reconnects to a process that lags behind."""
    one, other = deaf.servers
    ada = person("Ada", one)
    table = ada.make("classic", "you", "guest")
    with ada.moves_to(other) as abroad, ada.at(table) as here, abroad.at(table) as there:
        here.do("start")
        for seat in (0, 1):
            here.choose(seat, "pass")
        here.until(lambda view: view["history"])
        seat = here.undecided[0]
        last = {"type": "choose", "id": "lost", "seat": seat, "move": "pass", "step": here.view["step"]}
        here.socket.send(json.dumps(last))
        assert here.answer("lost")["type"] == "done"
        there.socket.send(json.dumps(last))
        assert there.answer("lost")["type"] == "done"


class Shaky(SqliteStore):
    """A store whose next reads fail."""

    failing = 0

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.failing:
            self.failing -= 1
            raise StoreError("away")
        return await super().read(table, after)


def test_updates_received_while_the_database_is_down_are_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "RETRY", 0.01)

    async def story() -> None:
        writing, reading = await SqliteStore.open(tmp_path / "games"), await Shaky.open(tmp_path / "games")
        assert isinstance(reading, Shaky)
        one, other = (
            TableService(writing, LocalBus(), ConnectionRegistry(), AbsenceTracker(30)),
            TableService(reading, LocalBus(), ConnectionRegistry(), AbsenceTracker(30)),
        )
        await one.make("t", made("classic", ("ada", "ada")))
        behind = await other.get("t")
        await one.change("t", lambda now: commands.start(now, "ada"))
        ahead = await one.change("t", lambda now: commands.decided(now, 0, PASS))
        reading.failing = 3
        await other._bus.publish(TableUpdate("t", ahead.length))
        assert behind.length == ahead.length
        await writing.close()
        await reading.close()

    run(story())


def test_finished_games_are_evicted_when_everybody_has_gone(tmp_path: Path) -> None:
    """Otherwise a long-running server would keep every game in memory."""

    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "games")
        context = TableService(store, LocalBus(), ConnectionRegistry(), AbsenceTracker(30))
        for name, rounds in (("over", 4), ("going on", 1)):
            await context.make(name, made("classic", ("ada",)))
            await context.change(name, lambda now: commands.start(now, "ada"))
            for _ in range(2 * rounds):
                await context.change(name, lambda now: commands.decided(now, 0, PASS))
            table = await context.get(name)
            for connection in (here := [connection_of("ada", name), connection_of(None, name)]):
                context.connected(connection, table)
            context.disconnected(here[0], table)
            assert await context.get(name) is table
            context.disconnected(here[1], table)
        assert context.in_memory() == 1
        assert (await context.get("over")).status == "over"
        await context.presence.close()
        await store.close()

    run(story())


def test_games_that_end_elsewhere_are_evicted_where_nobody_watches_them(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [await SqliteStore.open(tmp_path / "games") for _ in range(2)]
        one, other = (TableService(store, LocalBus(), ConnectionRegistry(), AbsenceTracker(30)) for store in stores)
        await one.make("t", made("classic", ("ada",)))
        await other.get("t")
        await one.change("t", lambda now: commands.start(now, "ada"))
        for _ in range(8):
            table = await one.change("t", lambda now: commands.decided(now, 0, PASS))
        await other._bus.publish(TableUpdate("t", table.length))
        assert table.status == "over"
        assert (one.in_memory(), other.in_memory()) == (0, 0)
        for store in stores:
            await store.close()

    run(story())


def test_lost_updates_are_recovered_when_presence_is_announced(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [await SqliteStore.open(tmp_path / "games") for _ in range(2)]
        one, other = (TableService(store, LocalBus(), ConnectionRegistry(), AbsenceTracker(30)) for store in stores)

        async def lose_all_but_announcements(update: TableUpdate) -> None:
            if update.here:
                await other._bus.publish(update)

        one._bus.listen(lose_all_but_announcements)
        await one.make("t", made("classic", ("ada", "bob")))
        waiting = await other.get("t")
        table = await one.change("t", lambda now: commands.start(now, "ada"))
        assert waiting.length < table.length
        one.connected(connection_of("ada"), table)
        while waiting.length < table.length:
            await asyncio.sleep(0.001)
        assert waiting.status == "playing"
        for store in stores:
            await store.close()

    run(story())


class SlowStore(SqliteStore):
    """Every read is stale when it returns: another process has appended meanwhile and published an update."""

    meanwhile: Callable[[], Awaitable[None]]

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await super().read(table, after)
        await self.meanwhile()
        return found


def test_however_often_somebody_is_quicker_while_a_table_is_read_nothing_is_missed(tmp_path: Path) -> None:
    async def story() -> None:
        quick = await SqliteStore.open(tmp_path / "games")
        one = TableService(quick, LocalBus(), ConnectionRegistry(), AbsenceTracker(30))
        slow = await SlowStore.open(tmp_path / "games")
        assert isinstance(slow, SlowStore)
        other = TableService(slow, LocalBus(), ConnectionRegistry(), AbsenceTracker(30))
        await one.make("t", made("classic", ("ada", "bob")))
        steps = iter([lambda now: commands.start(now, "ada"), *[lambda now: commands.time_is_up(now)] * 3])

        async def go_on() -> None:
            if step := next(steps, None):
                table = await one.change("t", step)
                await other._bus.publish(TableUpdate("t", table.length))

        slow.meanwhile = go_on
        assert (await other.get("t")).length == (await one.get("t")).length
        await quick.close()
        await slow.close()

    run(story())
