"""Graceful shutdown: new clients are refused, in-flight work is finished, connections are closed."""

import asyncio
import signal
import threading
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from lucchetto.rules import PASS
from lucchetto.server.context import AppContext
from lucchetto.server.settings import Settings
from lucchetto.server.storage.base import PendingAppend
from lucchetto.server.table import commands, events
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, Person, Server, ask, decide, eventually, run, socket_to
from tests.server.live.channel import connection_of
from tests.server.scenes import made
from tests.server.test_restart import play_until_cut

RESTART = 1012


def test_from_the_first_moment_it_is_not_ready_and_lets_nobody_new_in(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_DRAIN_DELAY="600")
    ada = person("Ada", server)
    table = ada.make("classic", "you", "guest")
    with ada.at(table) as client:
        client.do("start")
        server.process.send_signal(signal.SIGTERM)
        eventually(lambda: ask("GET", f"{server.address}/ready").status_code == 503)
        assert ask("GET", f"{server.address}/ready").json() == {"ready": False, "failing": ["draining"]}
        with pytest.raises(InvalidStatus) as refused, socket_to(server, table):
            pass
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["retry-after"] == "1"
        decide(client)  # connected clients play on during the drain delay
        assert ada.http.get("/api/bots").status_code == 200
        assert server.stop() == 0, "after a second signal it waits no longer"
        assert client.closed() == RESTART
    assert server.complaints == ""


def test_a_second_signal_before_shutdown_has_begun_ends_it_at_once(start: Starts) -> None:
    server = start(LUCCHETTO_DRAIN_DELAY="600")
    server.process.send_signal(signal.SIGTERM)
    eventually(lambda: ask("GET", f"{server.address}/ready").status_code == 503)
    assert server.stop() == 0


def test_under_load_everything_written_is_acknowledged_before_the_close(start: Starts, person: People) -> None:
    server = start()
    people = {
        somebody.make("classic", "you", "guest", "guest", "novice"): somebody for somebody in crowd(person, server)
    }
    acknowledged: dict[str, list[str]] = {table: [] for table in people}
    codes: list[int | None] = []

    def play(table: str) -> None:
        with people[table].at(table) as client:
            client.do("start")
            play_until_cut(client, acknowledged[table])
            codes.append(client.closed())

    playing = [threading.Thread(target=play, args=(table,)) for table in people]
    for thread in playing:
        thread.start()
    eventually(lambda: all(len(ids) > 3 for ids in acknowledged.values()))
    assert server.stop() == 0
    for thread in playing:
        thread.join(TIMEOUT)
    assert codes == [RESTART] * len(people)
    for table, ids in acknowledged.items():
        entries = [line.entry for line in server.log(table)]
        assert [entry.message for entry in entries if isinstance(entry, events.Chose) and entry.message] == ids
    assert server.complaints == ""


def crowd(person: People, server: Server) -> list[Person]:
    return [person(f"Ada {number}", server) for number in range(4)]


def test_shutdown_waits_no_longer_than_the_grace_period(tmp_path: Path) -> None:
    async def story() -> None:
        context = await AppContext.open(Settings(data=str(tmp_path), exact=False, rollouts=False, drain_seconds=0.05))
        context.connections.add(stuck := connection_of("ada"))
        stuck.in_flight = True
        await context.drain()
        assert stuck.leaving
        assert context.connections.everybody() == [stuck]
        await context.close()

    run(story())


def test_a_bots_decision_that_is_being_written_is_written_to_its_end_and_no_other_is_begun(tmp_path: Path) -> None:
    async def story() -> None:
        context = await AppContext.open(Settings(data=str(tmp_path), exact=False, rollouts=False, bot_delay=0.001))
        tables, gate, arrived = context.tables, asyncio.Event(), asyncio.Event()
        append_soon = context.store.append_soon

        def slowly(append: PendingAppend) -> None:
            arrived.set()
            tables.start(later(append))

        async def later(append: PendingAppend) -> None:
            await gate.wait()
            append_soon(append)

        tables.connected(connection_of("ada"), await tables.make("t", made("classic", ("ada",), bots=2)))
        context.store.append_soon = slowly  # type: ignore[method-assign]  # the real one, delayed
        gate.set()
        await tables.change("t", lambda now: commands.start(now, "ada"))
        gate.clear()
        arrived.clear()
        await arrived.wait()
        draining = asyncio.create_task(context.drain())
        await asyncio.sleep(0.05)
        before = len(await context.store.read("t"))
        assert not draining.done()
        gate.set()
        await draining
        after = await context.store.read("t")
        assert len(after) == (await tables.get("t")).length > before
        await tables.change("t", lambda now: commands.decided(now, 0, PASS))
        await asyncio.sleep(0.05)
        assert len(await context.store.read("t")) == len(after) + 1
        await context.close()

    run(story())
