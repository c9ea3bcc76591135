"""Two processes serve one table: they share bots, clocks, hints and the daily game."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise

from lucchetto.server.table import events
from tests.faults.checker import fold, read_rows
from tests.faults.conftest import People
from tests.faults.world import World, in_circumstances
from tests.server.api.test_hints import ask
from tests.server.daily.days import begin
from tests.server.kit import Client, Server, decide
from tests.server.live.test_rematch import at_once

IN_HASTE = ("live.scheduler.GRACE=-14", "live.presence.REPUBLISH_INTERVAL=0.3", "live.presence.EXPIRY=1.5")
"""Makes a timer of 15 seconds run out after one, and presences expire soon."""


@contextmanager
def hasty(on: World) -> Iterator[list[Server]]:
    """Two more processes of the world, with short timeouts."""
    on.start(2, prefix=in_circumstances(*IN_HASTE))
    *others, one, other = on.servers
    on.servers = others
    try:
        yield [one, other]
    finally:
        one.kill()
        other.kill()


def test_timers_run_out_once_and_bots_decide_once(postgres_world: World, person: People) -> None:
    with hasty(postgres_world) as (one, other):
        ada, bob = person("Ada", one), person("Bob", other)
        table = ada.make("classic", "you", "open", "club", "novice", timer=15)
        bob.join(table)
        with ada.at(table) as here, bob.at(table) as there:
            here.do("start")
            there.until(lambda view: len(view["history"]) >= 3)
        rows = read_rows(postgres_world.place, [table])[table]
        fold(table, rows)  # detects repeated decisions too
        lines = [events.decode(raw) for _, raw in rows]
        passed = [line.at for line in lines if isinstance(line.entry, events.Chose) and line.entry.seat == 0]
        assert all(after - before > 0.9 for before, after in pairwise(passed)), "once per phase"


def test_people_at_a_killed_process_are_soon_shown_as_absent(postgres_world: World, person: People) -> None:
    with hasty(postgres_world) as (one, other):
        ada, bob = person("Ada", one), person("Bob", other)
        table = ada.make()
        bob.join(table)
        with ada.at(table) as here, bob.at(table):
            here.do("start")
            while here.present != [0, 1]:
                here.next()
            other.kill()
            here.until_absent(1)
            assert here.received[-1]["standInSeconds"].keys() == {"1"}


def test_the_daily_game_that_was_begun_at_one_process_is_found_at_the_other(
    postgres_world: World, person: People
) -> None:
    one, other = postgres_world.servers
    ada = person("Ada", one)
    table = begin(ada)
    with ada.moves_to(other) as abroad:
        assert begin(abroad) == table
        with ada.at(table) as here, abroad.at(table) as there:
            decide(here)
            there.until(lambda view: view["step"] == here.view["step"])


def test_the_daily_game_that_is_begun_at_both_processes_at_once_is_one_table(
    postgres_world: World, person: People
) -> None:
    one, other = postgres_world.servers
    ada = person("Ada", one)
    ada.make("classic", "you")
    with ada.moves_to(other) as abroad, ThreadPoolExecutor(2) as asking:
        tables = set(asking.map(begin, (ada, abroad)))
    assert len(tables) == 1


def test_a_rematch_that_is_asked_for_at_both_processes_at_once_is_one_table(
    postgres_world: World, person: People
) -> None:
    one, other = postgres_world.servers
    ada, bob = person("Ada", one), person("Bob", other)
    table = ada.make()
    bob.join(table)
    for _ in range(3):
        with ada.at(table) as here, bob.at(table) as there:
            here.do("start")
            there.until(lambda view: view["status"] == "playing")
            pass_to_the_end(here, there)
            at_once(here, there)
            table = here.until(lambda view: view["rematch"])["rematch"]
            assert there.until(lambda view: view["rematch"])["rematch"] == table
        assert [game["table"] for game in ada.mine()["unfinished"]] == [table], "there is no second table"


def pass_to_the_end(*clients: Client) -> None:
    while clients[0].view["status"] != "over":
        for client in clients:
            for seat in client.undecided:
                client.choose(seat, "pass")
            client.catch_up(0.01)
    for client in clients:
        client.until(lambda view: view["status"] == "over")


def test_hints_switched_on_at_one_process_are_given_at_the_other(postgres_world: World, person: People) -> None:
    one, other = postgres_world.servers
    ada = person("Ada", one)
    table = ada.make("classic", "you", "club")
    with ada.moves_to(other) as abroad, ada.at(table) as here, abroad.at(table) as there:
        here.do("start")
        here.do("hints", on=True)
        there.until(lambda view: view["hints"])
        there.until(lambda view: view["hands"])
        assert ask(abroad, there, 0)["best"] in there.moves(0)
