"""Several processes on PostgreSQL and Valkey, people on each of them, and each part restarted under them."""

import threading
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from lucchetto.server import log
from tests.server.backends import Postgres, Valkey, private
from tests.server.conftest import People, Starts
from tests.server.kit import Client, Json, Person, Server, decide, eventually, play_on
from tests.server.test_protocol import folded_view
from tests.server.test_restart import play_until_cut

Pair = tuple[Server, Server]


def pair_on(start: Starts, folder: Path, database: str, bus: str) -> Pair:
    where = {"LUCCHETTO_DATABASE_URL": database, "LUCCHETTO_BUS_URL": bus}
    return start(data=folder / "one", **where), start(data=folder / "other", **where)


@pytest.fixture
def pair(start: Starts, tmp_path: Path, database: str, bus_address: str) -> Pair:
    """Two processes that serve the same tables."""
    return pair_on(start, tmp_path, database, bus_address)


@pytest.fixture
def people(pair: Pair, person: People) -> tuple[Person, Person]:
    """Ada at one process, Bob at the other."""
    return person("Ada", pair[0]), person("Bob", pair[1])


def check_log(server: Server, table: str, acknowledged: list[str]) -> None:
    """No gap and no fork; every acknowledged decision is there exactly once."""
    written = [line.entry.message for line in server.log(table) if isinstance(line.entry, log.Chose)]
    named = [name for name in written if name]
    assert set(acknowledged) <= set(named)
    assert len(set(named)) == len(named)


def check_view(server: Server, table: str, person: Person, client: Client) -> None:
    """What this client ends with is the fold of the log."""
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
        assert there.hear("said")["phrase"] == "nice"
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
            while here.present != [0, 1] or there.present != [0, 1]:
                for client in (here, there):
                    client.catch_up()
            here.do("start")
            assert here.refused("seatBot", seat=1, bot="club") == "still-here"
        here.until_absent(1)
        here.do("seatBot", seat=1, bot="club")


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


def test_bots_at_a_table_of_two_processes_decide_once_and_nobody_complains(
    pair: Pair, people: tuple[Person, Person]
) -> None:
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


def test_bots_go_on_at_the_other_process_when_theirs_is_killed(pair: Pair, people: tuple[Person, Person]) -> None:
    ada, _ = people
    table = ada.make("classic", "you", "club", "novice")
    with ada.at(table) as client:
        client.do("start")
        pair[0].kill()
    with ada.moves_to(pair[1]) as back, back.at(table) as client:
        seen = len(client.view["history"])
        play_on(client, until=lambda view: len(view["history"]) >= seen + 4 or view["status"] == "over")


class Load:
    """Pairs of people at two processes who decide without pause until their connection is cut or they are told."""

    def __init__(self, pair: Pair, person: People, tables: int) -> None:
        self.pair = pair
        self.seats: list[tuple[str, Person, Person]] = []
        for number in range(tables):
            ada, bob = person(f"Ada {number}", pair[0]), person(f"Bob {number}", pair[1])
            table = ada.make("classic", "you", "open", "club")
            bob.join(table)
            self.seats.append((table, ada, bob))
        self.acknowledged: dict[str, list[str]] = {table: [] for table, _, _ in self.seats}

    def __enter__(self) -> "Load":
        self._leaving = ExitStack()
        self.clients: list[Client] = []
        for table, ada, bob in self.seats:
            one, other = self._leaving.enter_context(ada.at(table)), self._leaving.enter_context(bob.at(table))
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            self.clients += [one, other]
        told = [self.acknowledged[table] for table, _, _ in self.seats for _ in range(2)]
        self._threads = [
            threading.Thread(target=play_until_cut, args=(client, into))
            for client, into in zip(self.clients, told, strict=True)
        ]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()  # cuts the connections, which ends the threads
        for thread in self._threads:
            thread.join()

    @property
    def decisions(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def goes_on(self, more: int = 10) -> None:
        """Some decisions later, unless the games are over."""
        before = self.decisions
        over = "over"
        eventually(
            lambda: self.decisions >= before + more or all(client.view["status"] == over for client in self.clients),
            60,
        )

    def check(self, server: Server) -> None:
        """Whatever happened: the logs are sound, and everybody goes on at this process."""
        for table, ada, bob in self.seats:
            check_log(server, table, self.acknowledged[table])
            with ada.moves_to(server) as one, bob.moves_to(server) as other, one.at(table) as here:
                with other.at(table) as there:
                    play_on(here, there, until=partial(further, len(here.view["history"]) + 2))
                check_view(server, table, one, here)


def over(view: Json) -> bool:
    return bool(view["status"] == "over")


def further(turns: int, view: Json) -> bool:
    return over(view) or len(view["history"]) >= turns


def test_a_process_is_killed_under_load_and_nothing_acknowledged_is_lost(pair: Pair, person: People) -> None:
    with Load(pair, person, 3) as load:
        load.goes_on()
        pair[0].kill()
    load.check(pair[1])


def test_valkey_restarts_under_load_and_the_games_go_on(
    start: Starts, person: People, tmp_path: Path, database: str
) -> None:
    with private(Valkey) as bus:
        pair = pair_on(start, tmp_path, database, bus.url)
        with Load(pair, person, 2) as load:
            load.goes_on(4)
            bus.restart(away=0.5)
            load.goes_on(4)
        load.check(pair[0])
        for server in pair:
            assert "Traceback" not in server.complaints


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


def test_postgresql_restarts_under_load_and_nothing_acknowledged_is_lost(
    start: Starts, person: People, tmp_path: Path, bus_address: str
) -> None:
    with private(Postgres) as database:
        pair = pair_on(start, tmp_path, database.url, bus_address)
        with Load(pair, person, 2) as load:
            load.goes_on(4)
            database.restart()
            load.goes_on(4)
        load.check(pair[1])
