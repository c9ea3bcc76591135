"""The server enforces decision timers; the log has the time at which they start."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from lucchetto.rules import PASS
from lucchetto.server.context import AppContext
from lucchetto.server.live import scheduler
from lucchetto.server.live.scheduler import GRACE
from lucchetto.server.settings import Settings
from lucchetto.server.table import commands, events
from lucchetto.server.table.summary import summarise
from tests.server.conftest import People, Starts
from tests.server.kit import decide, eventually, run
from tests.server.live.channel import connection_of
from tests.server.scenes import Scene, made


def settings_for(folder: Path) -> Settings:
    return Settings(data=str(folder), bot_delay=0.001)


async def put(context: AppContext, scene: Scene, ago: float) -> None:
    """A table with a 15-second timer whose last event is this many seconds old."""
    entries = [events.decode(line).entry for line in scene.lines]
    assert isinstance(entries[0], events.Made)
    entries[0].settings = events.Settings("classic", timer=15)
    at = time.time() - ago
    lines = [events.encode(events.Line(at, entry)) for entry in entries]
    await context.store.append("t", 0, lines, None)
    found = await context.tables.get("t")
    await context.store.append("t", len(lines), [events.encode(events.Line(at, events.Returned(0)))], summarise(found))


async def history(folder: Path, scene: Scene, ago: float) -> list[dict[int, str]]:
    """The phases that took effect shortly after a server was started on this data and Ada connected."""
    context = await AppContext.open(settings_for(folder))
    await put(context, scene, ago)
    await context.close()
    context = await AppContext.open(settings_for(folder))
    try:
        context.tables.connected(connection_of("ada"), await context.tables.get("t"))
        await asyncio.sleep(0.4)
        table = await context.tables.get("t")
        return [{seat: str(move) for seat, move in happened.choices.items()} for happened in table.history]
    finally:
        await context.close()


def test_a_player_whose_time_ran_out_passes_at_once_after_a_restart(tmp_path: Path) -> None:
    scene = Scene(made("classic", ("ada", "bob"))).start()
    assert scene.table.game is not None
    move = scene.table.game.moves(0)[-1]
    scene.write(commands.decided(scene.table, 0, move))
    happened = run(history(tmp_path, scene, ago=15 + GRACE - 0.2))
    assert happened[0] == {0: str(move), 1: "pass"}
    assert len(happened) == 1, "the next phase has a clock of its own"


def test_a_timeout_is_named_in_its_phase_only() -> None:
    scene = Scene(made("classic", ("ada", "bob"))).start()
    scene.write(commands.decided(scene.table, 0, PASS))
    scene.write(commands.time_is_up(scene.table))
    scene.write(commands.decided(scene.table, scene.table.waiting[0], PASS))
    assert [happened.late for happened in scene.table.history] == [(1,), ()]


def test_a_running_timer_continues_after_a_restart(tmp_path: Path) -> None:
    scene = Scene(made("classic", ("ada", "bob"))).start()
    assert run(history(tmp_path, scene, ago=5)) == []


def test_a_decision_in_flight_is_accepted_just_after_the_timer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "GRACE", 10.0)  # long enough for a slow machine
    scene = Scene(made("classic", ("ada", "bob"))).start()
    scene.write(commands.decided(scene.table, 0, PASS))
    assert run(history(tmp_path, scene, ago=15)) == []


@pytest.mark.parametrize("timer", [15, 30, 60])
def test_a_view_says_how_many_seconds_are_left(person: People, timer: int) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "guest", timer=timer)) as client:
        client.do("start")
        assert timer - 2 < client.view["secondsLeft"] <= timer
        decide(client)
        assert timer - 2 < client.view["secondsLeft"] <= timer


def test_a_view_without_a_timer_shows_no_clock(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", timer=0)) as client:
        client.do("start")
        assert client.view["secondsLeft"] is None


def test_clients_see_the_clock_pass_for_the_absent(start: Starts, person: People) -> None:
    """The shortest timer is 15 seconds, so the test makes the log older while the server is down."""
    server = start()
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make(timer=15)
    bob.join(table)
    with ada.at(table) as client:
        client.do("start")
        decide(client)
        chosen = client.view["hands"][0]["chosen"]
    server.kill()
    age(server.data, table, 12)
    again = start()
    with ada.moves_to(again) as back, back.at(table) as client:
        client.until(lambda view: view["history"])
        assert client.view["history"][0]["moves"] == {"0": chosen, "1": "pass"}
        assert client.view["history"][0]["late"] == [1], "the seat whose time ran out is named"
    eventually(lambda: again.table(table).history)


def age(data: Path, table: str, seconds: float) -> None:
    with closing(sqlite3.connect(data / "lucchetto.sqlite3")) as disk, disk:
        rows = disk.execute('SELECT seq, line FROM log WHERE "table" = ?', (table,)).fetchall()
        for number, raw in rows:
            line = events.decode(raw)
            line.at -= seconds
            disk.execute('UPDATE log SET line = ? WHERE "table" = ? AND seq = ?', (events.encode(line), table, number))
