"""The tables of one process under pressure: a small cache, a failing disk, reused codes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from lucchetto.rules import PASS, GameError
from lucchetto.server.context import AppContext
from lucchetto.server.live import service, table_cache
from lucchetto.server.live.rematch import rematch
from lucchetto.server.settings import Settings
from lucchetto.server.storage import appending
from lucchetto.server.storage.base import PendingAppend, StoreError
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table
from tests.server.kit import run
from tests.server.live.channel import connection_of
from tests.server.scenes import made


@asynccontextmanager
async def a_context(folder: Path) -> AsyncIterator[AppContext]:
    context = await AppContext.open(Settings(data=str(folder), bot_delay=0.001))
    try:
        yield context
    finally:
        await context.close()


async def begin(context: AppContext, name: str, entry: events.Made) -> Table:
    """Ada stays connected, because a table that everybody has left is paused."""
    context.tables.connected(connection_of("ada", name), await context.tables.make(name, entry))
    return await context.tables.change(name, lambda now: commands.start(now, "ada"))


def passing(seat: int) -> service.Plan:
    return lambda now: commands.decided(now, seat, PASS)


async def until_over(context: AppContext, name: str) -> Table:
    """Ada passes whenever she has to decide; bots choose freely."""
    while (table := await context.tables.get(name)).status != "over":
        for seat in table.waiting:
            if not table.seats[seat].bot:
                await context.tables.change(name, passing(seat))
        await asyncio.sleep(0.001)
    return table


def test_more_tables_than_are_kept_in_memory_are_all_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "CACHE_SIZE", 2)

    async def story() -> None:
        async with a_context(tmp_path) as context:
            names = [f"t{number}" for number in range(6)]
            for name in names:
                await begin(context, name, made("classic", ("ada", "ada", "ada")))
            enough = asyncio.Event()
            looking = [asyncio.ensure_future(look(context, name, enough)) for name in names]
            try:
                ended = await asyncio.wait_for(asyncio.gather(*(until_over(context, name) for name in names)), 10)
            finally:
                enough.set()
                await asyncio.gather(*looking)
                await asyncio.sleep(0.3)
            assert {table.status for table in ended} == {"over"}
            for name in names:
                lines = await context.store.read(name)
                folded = Table(name)
                for line in lines:
                    folded.apply(events.decode(line))
                assert folded == await context.tables.get(name)

    run(story())


async def look(context: AppContext, name: str, enough: asyncio.Event) -> None:
    while not enough.is_set():
        await context.tables.get(name)
        await asyncio.sleep(0)


class FailsOnce:
    """A store that rejects the first decision of a bot, and then works."""

    def __init__(self, context: AppContext) -> None:
        self._append = context.store.append_soon
        self.failed = 0

    def __call__(self, append: PendingAppend) -> None:
        chose = isinstance(events.decode(append.lines[0]).entry, events.Chose)
        if chose and not self.failed:
            self.failed += 1
            append.settle(StoreError("database or disk is full"))
        else:
            self._append(append)


def test_a_bot_whose_decision_could_not_be_stored_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            disk = FailsOnce(context)
            monkeypatch.setattr(context.store, "append_soon", disk)
            entry = made("duel", ("ada",), bots=1)
            entry.first = 1  # the bot begins
            await begin(context, "t", entry)
            async with asyncio.timeout(5):
                while not (await context.tables.get("t")).history:
                    await asyncio.sleep(0.01)
            assert disk.failed == 1

    run(story())


def test_a_decision_does_not_wait_for_a_patient_one_at_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appending, "LIKELY", 1e6)
    monkeypatch.setattr(appending, "PATIENCE", 1e6)

    async def story() -> None:
        async with a_context(tmp_path) as context, asyncio.timeout(60):
            await begin(context, "t", made("classic", ("ada", "bob", "cat")))
            await context.tables.make("other", made())  # so that the store is busy

            def decided(seat: int, *, is_patient: bool) -> "asyncio.Future[Table]":
                plan = partial(commands.decided, seat=seat, move=PASS)
                return asyncio.ensure_future(context.tables.change("t", plan, is_patient=is_patient))

            first = decided(0, is_patient=True)
            await asyncio.sleep(0.05)
            assert not first.done()
            second, last = decided(1, is_patient=True), decided(2, is_patient=False)
            table = await last
            assert first.done()
            assert second.done()
            assert len(table.history) == 1, "all have decided"

    run(story())


def test_an_event_that_could_not_be_stored_has_no_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            table = await begin(context, "t", made())
            monkeypatch.setattr(context.store, "append_soon", FailsOnce(context))
            before = table.length
            with pytest.raises(StoreError):
                await context.tables.change("t", lambda now: commands.decided(now, 0, PASS))
            assert (table.length, table.choices) == (before, {})
            after = await context.tables.change("t", lambda now: commands.decided(now, 0, PASS))
            assert after.choices == {0: PASS}

    run(story())


def test_a_rematch_does_not_take_the_code_of_another_table_that_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            await begin(context, "t", made("classic", ("ada",)))
            await until_over(context, "t")
            await context.tables.make("friends", made("classic", ("bob",)))  # ABCD is free again since the start
            again = await rematch(context.tables, context.store, "t", "ada", context.statistics.strength)
            assert (await context.tables.get(again)).code != "ABCD"
            assert await context.store.table_with_code("ABCD") == "friends"

    run(story())


def test_one_damaged_log_does_not_stop_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            await begin(context, "good", made("duel", ("ada",), bots=1))
            spoilt = await begin(context, "spoilt", made())
            await context.store.append("spoilt", spoilt.length, [b"{spoilt"], None)
        async with a_context(tmp_path) as context:
            assert (await context.tables.get("good")).status == "playing"

    run(story())


def test_refusals_leave_no_lock_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            await begin(context, "t", made())
            for _ in range(20):
                with pytest.raises(GameError):
                    await context.tables.change("t", lambda now: commands.sit(now, "eve", "Eve"))
            with pytest.raises(GameError):
                await context.tables.change("nowhere", lambda now: [])
            assert not context.tables._locks._held

    run(story())


def test_finished_games_leave_no_task_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_context(tmp_path) as context:
            await begin(context, "t", made("classic", ("ada",), bots=2))
            await until_over(context, "t")
            await asyncio.sleep(0.05)
            assert not context.scheduler._tasks

    run(story())


def test_games_that_everybody_has_left_do_not_accumulate_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "CACHE_SIZE", 5)

    async def story() -> None:
        async with a_context(tmp_path) as context:
            stays = await begin(context, "stays", made("classic", ("ada", "bob")))
            for number in range(40):
                table = await begin(context, f"t{number}", made("classic", ("ada", "bob")))
                (client,) = context.connections.at(table.id)
                context.tables.disconnected(client, table)
                await asyncio.sleep(0)
            assert context.tables.in_memory() <= 6
            assert await context.tables.get("stays") is stays, "somebody is there"
            assert (await context.tables.get("t0")).status == "playing", "it is read from its log again"

    run(story())
