"""Several processes on PostgreSQL and Valkey, with people on each of them. tests/faults tests them under load."""

import threading
from pathlib import Path

import pytest

from lucchetto.server.table import events
from tests.server.backends import Valkey, private
from tests.server.conftest import People, Starts
from tests.server.kit import LONGEST, Client, Patience, Person, Server, decide, play_on
from tests.server.wire.test_messages import folded_view

Pair = tuple[Server, Server]


def pair_on(start: Starts, folder: Path, database: str, bus: str) -> Pair:
    where = {"LUCCHETTO_DATABASE_URL": database, "LUCCHETTO_BUS_URL": bus}
    return start(data=folder / "one", **where), start(data=folder / "other", **where)


@pytest.fixture
def pair(start: Starts, tmp_path: Path, database: str, bus_address: str) -> Pair:
    """Two server processes with the same tables."""
    return pair_on(start, tmp_path, database, bus_address)


@pytest.fixture
def people(pair: Pair, person: People) -> tuple[Person, Person]:
    """Ada at one process, Bob at the other."""
    return person("Ada", pair[0]), person("Bob", pair[1])


def check_log(server: Server, table: str, acknowledged: list[str]) -> None:
    """The log has no gap and no fork, and every acknowledged decision exactly once."""
    written = [line.entry.message for line in server.log(table) if isinstance(line.entry, events.Chose)]
    named = [name for name in written if name]
    assert set(acknowledged) <= set(named)
    assert len(set(named)) == len(named)


def check_view(server: Server, table: str, person: Person, client: Client) -> None:
    """The client's last view is the fold of the log."""
    client.catch_up(0.3)
    assert client.view == folded_view(server, table, person.id, client.view)


def test_a_game_is_played_to_its_end_with_people_at_two_processes(pair: Pair, people: tuple[Person, Person]) -> None:
    ada, bob = people
    table = ada.make("classic", "you", "open")
    bob.join(table)
    with ada.at(table) as here, bob.at(table) as there:
        here.do("start")
        there.until(lambda view: view["status"] == "playing")
        play_on(here, there)
        there.until(lambda view: view["status"] == "over")
        check_view(pair[0], table, ada, here)
        check_view(pair[1], table, bob, there)
        here.do("say", seat=0, phrase="nice")
        assert there.receive("said")["phrase"] == "nice"
    check_log(pair[0], table, [])
    for server in pair:
        assert server.complaints == ""


def test_a_move_at_one_process_is_seen_at_the_other_without_asking(people: tuple[Person, Person]) -> None:
    ada, bob = people
    table = ada.make("classic", "you", "open")
    with ada.at(table) as here:
        bob.join(table)
        here.until(lambda view: view["seats"][1]["name"] == "Bob")
        with bob.at(table) as there:
            here.do("start")
            there.until(lambda view: view["status"] == "playing")
            decide(there)
            here.until(lambda view: [seat["deciding"] for seat in view["seats"]] == [True, False])


def test_people_at_another_process_are_present_and_no_bot_takes_their_seat(people: tuple[Person, Person]) -> None:
    ada, bob = people
    table = ada.make("classic", "you", "open")
    bob.join(table)
    with ada.at(table) as here:
        with bob.at(table) as there:
            patience = Patience("presence of both", LONGEST)
            while here.present != [0, 1] or there.present != [0, 1]:
                patience.check()
                for client in (here, there):
                    client.catch_up()
            here.do("start")
            assert here.refused("seatBot", seat=1, bot="club") == "still-here"
        here.until_absent(1)
        assert here.refused("seatBot", seat=1, bot="club") == "grace-period"


def test_a_rematch_that_is_asked_for_at_both_processes_is_one_table(people: tuple[Person, Person]) -> None:
    ada, bob = people
    table = ada.make("classic", "you", "open")
    bob.join(table)
    with ada.at(table) as here, bob.at(table) as there:
        here.do("start")
        there.until(lambda view: view["status"] == "playing")
        play_on(here, there)
        there.until(lambda view: view["status"] == "over")
        asking = [threading.Thread(target=client.do, args=("rematch",)) for client in (here, there)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        fresh = {client.until(lambda view: view["rematch"])["rematch"] for client in (here, there)}
    assert len(fresh) == 1
    with ada.at(fresh.pop()) as here:
        assert [seat["name"] for seat in here.view["seats"]] == ["Ada", "Bob"]


def test_bots_at_a_table_of_two_processes_decide_once_without_errors(pair: Pair, people: tuple[Person, Person]) -> None:
    ada, bob = people
    table = ada.make("classic", "you", "open", "club", "novice")
    bob.join(table)
    with ada.at(table) as here, bob.at(table) as there:
        here.do("start")
        there.until(lambda view: view["status"] == "playing")
        play_on(here, there, until=lambda view: len(view["history"]) >= 12 or view["status"] == "over")
        check_view(pair[0], table, ada, here)
    check_log(pair[1], table, [])
    for server in pair:
        assert server.complaints == ""


def test_bots_continue_at_the_other_process_when_theirs_is_killed(pair: Pair, people: tuple[Person, Person]) -> None:
    ada, _ = people
    table = ada.make("classic", "you", "club", "novice")
    with ada.at(table) as client:
        client.do("start")
        pair[0].kill()
    with ada.moves_to(pair[1]) as back, back.at(table) as client:
        seen = len(client.view["history"])
        play_on(client, until=lambda view: len(view["history"]) >= seen + 4 or view["status"] == "over")


def test_what_happened_while_valkey_was_away_is_seen_when_it_is_back(
    start: Starts, person: People, tmp_path: Path, database: str
) -> None:
    with private(Valkey) as bus:
        pair = pair_on(start, tmp_path, database, bus.url)
        ada, bob = person("Ada", pair[0]), person("Bob", pair[1])
        table = ada.make("classic", "you", "open")
        bob.join(table)
        with ada.at(table) as here, bob.at(table) as there:
            here.do("start")
            there.until(lambda view: view["status"] == "playing")
            there.catch_up()
            bus.stop()
            decide(here)
            bus.start()
            there.until(lambda view: not view["seats"][0]["deciding"])
