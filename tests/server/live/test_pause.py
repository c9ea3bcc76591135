"""A game that all people have left is paused until somebody comes back: bots and decision timers wait."""

import time

from lucchetto.server.table import events
from tests.server.conftest import People, Starts
from tests.server.kit import Person, Server, decide, eventually
from tests.server.live.test_timers import age

MANY_BOT_MOVES = 0.5
"""Seconds in which bots would play dozens of moves."""


def decisions(server: Server, table: str) -> int:
    return sum(isinstance(line.entry, events.Chose) for line in server.log(table))


def test_bots_stop_playing_when_everybody_has_left(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_BOT_DELAY="0.2")
    ada = person("Ada", server)
    table = ada.make("classic", "you", "club", "club")
    with ada.at(table) as one:
        one.do("start")
        decide(one)
    before = decisions(server, table)
    time.sleep(MANY_BOT_MOVES)
    assert decisions(server, table) == before
    with person("Stranger", server).at(table) as watching:
        watching.catch_up(MANY_BOT_MOVES)
        assert decisions(server, table) == before, "a spectator does not play"
    with ada.at(table) as one:
        one.until(lambda view: view["history"])


def test_bots_that_stand_in_for_everybody_wait_as_well(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_ABSENCE_GRACE="0")
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as one:
        one.do("start")
        one.do("seatBot", seat=1, bot="novice")
    with bob.at(table) as other:
        other.do("seatBot", seat=0, bot="novice")
    time.sleep(MANY_BOT_MOVES)
    before = server.table(table)
    time.sleep(MANY_BOT_MOVES)
    assert server.table(table).length == before.length
    with ada.at(table) as one:
        one.until(lambda view: view["history"])


def test_after_a_restart_a_game_continues_when_somebody_connects(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_BOT_DELAY="0.2")
    ada = person("Ada", server)
    table = ada.make("classic", "you", "club")
    with ada.at(table) as one:
        one.do("start")
        decide(one)
        chosen = next(line.entry for line in server.log(table) if isinstance(line.entry, events.Chose))
        server.kill()
    again = start()
    with ada.moves_to(again) as back, back.at(table) as one:
        happened = one.until(lambda view: view["history"])["history"][0]
        assert happened["moves"][str(chosen.seat)] == chosen.move, "what was decided before still counts"


def test_a_timer_that_ran_out_while_nobody_was_there_starts_again(start: Starts, person: People) -> None:
    server = start()
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make(timer=15)
    bob.join(table)
    with ada.at(table) as one:
        one.do("start")
    server.stop()
    age(server.data, table, 40)
    again = start()
    with ada.moves_to(again) as back, back.at(table) as one:
        one.until(is_resumed)
        assert one.view["history"] == []
        decide(one)


def is_resumed(view: dict[str, float]) -> bool:
    return 13 < view["secondsLeft"] <= 15


def left_for(seconds: float, start: Starts, person: People) -> tuple[Server, Person, str]:
    """A game of two guests at one device with a timer of 15 seconds, which everybody left this many seconds ago."""
    server = start()
    ada = person("Ada", server)
    table = ada.make("classic", "you", "guest", timer=15)
    with ada.at(table) as one:
        one.do("start")
    server.stop()
    age(server.data, table, seconds)
    again = start()
    return again, ada.moves_to(again), table


def test_a_timer_that_still_runs_is_not_restarted_by_reconnecting(start: Starts, person: People) -> None:
    _, ada, table = left_for(12, start, person)
    with ada, ada.at(table) as one:
        one.until(lambda view: view["history"])
        assert one.view["history"][0]["moves"] == {"0": "pass", "1": "pass"}


def test_a_game_is_resumed_once_for_all_devices(start: Starts, person: People) -> None:
    server, ada, table = left_for(400, start, person)
    with ada, ada.at(table) as one, ada.at(table) as device:
        eventually(lambda: resumptions(server, table))
        one.until(is_resumed)
        device.until(is_resumed)
        decide(device)
        assert resumptions(server, table) == 1


def resumptions(server: Server, table: str) -> int:
    return sum(isinstance(line.entry, events.Resumed) for line in server.log(table))
