"""The clock jumps by hours in both directions: timers neither run out early nor stop."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lucchetto.server.table import events
from tests.faults.clocks import HOURS, set_clock
from tests.faults.conftest import People
from tests.faults.world import World, in_circumstances
from tests.server.kit import Client, Person, Server, decide, play_on

HASTE = "live.scheduler.GRACE=-14"
"""Makes a timer of 15 seconds run out after one."""

Starts = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starts]:
    """Servers on this test's data, with clocks shifted by the seconds in the file `clock`."""
    with ExitStack() as leaving:

        def starting(*settings: str, **variables: str) -> Server:
            prefix = in_circumstances(f"clock={tmp_path / 'clock'}", *settings)
            server = Server(tmp_path / "data", prefix=prefix, **variables)
            leaving.callback(server.kill)
            return server

        yield starting


def sit_down(person: People, server: Server, other: Server, timer: int) -> tuple[str, Person, Person]:
    ada, bob = person("Ada", server), person("Bob", other)
    table = ada.make("classic", "you", "open", timer=timer)
    bob.join(table)
    return table, ada, bob


def by_the_clock(server: Server, table: str) -> list[events.Line]:
    """Choices made by the timer."""
    return [line for line in server.log(table) if isinstance(line.entry, events.Chose) and not line.entry.by]


def decide_a_phase(*clients: Client) -> None:
    seen = len(clients[0].view["history"])
    play_on(*clients, until=lambda view: len(view["history"]) > seen)
    for client in clients:
        assert 0 < client.view["secondsLeft"] <= 60


def test_a_clock_that_jumps_costs_nobody_time(start: Starts, person: People, tmp_path: Path) -> None:
    set_clock(tmp_path / "clock", 0)
    server = start()
    table, ada, bob = sit_down(person, server, server, timer=60)
    with ada.at(table) as here, bob.at(table) as there:
        here.do("start")
        there.until(lambda view: view["status"] == "playing")
        for ahead in (HOURS, -HOURS):
            set_clock(tmp_path / "clock", ahead)
            with ada.at(table) as again:
                assert 0 < again.view["secondsLeft"] <= 60
            decide_a_phase(here, there)
        decide(here)
    for ahead in (HOURS, -HOURS):
        server.kill()
        set_clock(tmp_path / "clock", ahead)
        server = start()
        one, other = ada.moves_to(server), bob.moves_to(server)
        with one, other, one.at(table) as here, other.at(table) as there:
            assert 0 < here.view["secondsLeft"] <= 60
            decide_a_phase(here, there)
    assert by_the_clock(server, table) == []


def test_after_a_clock_was_set_back_timers_still_run_out(start: Starts, person: People, tmp_path: Path) -> None:
    set_clock(tmp_path / "clock", HOURS)
    server = start(HASTE)
    table, ada, _ = sit_down(person, server, server, timer=15)
    with ada.at(table) as client:
        client.do("start")
        set_clock(tmp_path / "clock", 0)
        client.until(lambda view: len(view["history"]) >= 2)
    server.kill()
    set_clock(tmp_path / "clock", -HOURS)
    server = start(HASTE)
    with ada.moves_to(server) as back, back.at(table) as client:
        seen = len(client.view["history"])
        client.until(lambda view: len(view["history"]) > seen)


def test_two_processes_whose_clocks_are_hours_apart_play_one_table(
    postgres_world: World, person: People, tmp_path: Path
) -> None:
    here = postgres_world.servers[0]
    set_clock(tmp_path / "clock", HOURS)
    where = {"LUCCHETTO_DATABASE_URL": str(postgres_world.place)}
    assert postgres_world.bus
    prefix = in_circumstances(f"clock={tmp_path / 'clock'}")
    there = Server(tmp_path / "ahead", prefix=prefix, LUCCHETTO_BUS_URL=postgres_world.bus.url, **where)
    try:
        table, ada, bob = sit_down(person, here, there, timer=60)
        with ada.at(table) as one, bob.at(table) as other:
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            for _ in range(3):
                decide_a_phase(one, other)
        assert by_the_clock(here, table) == []
    finally:
        there.kill()
