"""Two processes race on the same tables: the logs never fork, and the loser reads the log again."""

import threading
from functools import partial

import pytest

from lucchetto.server.table import events
from tests.server.conftest import People, Starts
from tests.server.kit import Client
from tests.server.wire.test_messages import folded_view


@pytest.fixture(params=["sqlite", "postgres"])
def start(start: Starts, request: pytest.FixtureRequest) -> Starts:
    """Processes on one SQLite file, or on one PostgreSQL database, with a bus."""
    with_bus = partial(start, LUCCHETTO_BUS_URL=request.getfixturevalue("bus_address"))
    if request.param == "sqlite":
        return with_bus
    return partial(with_bus, LUCCHETTO_DATABASE_URL=request.getfixturevalue("database"))


def hammer(client: Client, seat: int, times: int, accepted: list[str]) -> None:
    """Choose repeatedly, based on the newest known view."""
    for _ in range(times):
        if client.view["status"] == "over":
            return
        name = client.send("choose", seat=seat, move="pass", step=client.view["step"])
        if client.answer(name)["type"] == "done":
            accepted.append(name)


def test_people_of_one_table_on_two_processes_decide_at_once_and_the_log_never_forks(
    start: Starts, person: People
) -> None:
    one, other = start(), start()
    ada, bob = person("Ada", one), person("Bob", one)
    table = ada.make("classic", "you", "open")
    bob.join(table)
    accepted: list[str] = []
    with bob.moves_to(other) as abroad, ada.at(table) as here:
        here.do("start")
        with abroad.at(table) as there:
            racing = [
                threading.Thread(target=hammer, args=(here, 0, 150, accepted)),
                threading.Thread(target=hammer, args=(there, 1, 150, accepted)),
            ]
            for thread in racing:
                thread.start()
            for thread in racing:
                thread.join()
        lines = one.log(table)  # checks that there is no gap too
        written = [line.entry.message for line in lines if isinstance(line.entry, events.Chose)]
        assert sorted(written) == sorted(accepted), "every acknowledged decision is written exactly once"
        assert len(accepted) > 20
        assert one.table(table).length == len(lines)
    fresh = start()
    with ada.moves_to(fresh) as one_reader, bob.moves_to(fresh) as other_reader:
        for reader in (one_reader, other_reader):
            with reader.at(table) as reloaded:
                assert reloaded.view == folded_view(fresh, table, reader.id, reloaded.view)


def test_the_last_seat_is_given_to_one_of_two_who_ask_at_different_processes(start: Starts, person: People) -> None:
    one, other = start(), start()
    ada = person("Ada", one)
    bob, eve = person("Bob", one), person("Eve", other)
    for _ in range(10):
        table = ada.make()
        statuses: list[int] = []

        def sit(who: str, address: str, into: list[int], table: str = table) -> None:
            somebody = bob if who == "Bob" else eve
            answer = somebody.http.post(f"{address}/api/tables/{table}/seats", json={"nickname": who})
            into.append(answer.status_code)

        racing = [
            threading.Thread(target=sit, args=("Bob", one.address, statuses)),
            threading.Thread(target=sit, args=("Eve", other.address, statuses)),
        ]
        for thread in racing:
            thread.start()
        for thread in racing:
            thread.join()
        assert sorted(statuses) == [201, 409]
        assert len(one.log(table)) == 2


def test_both_processes_run_the_same_bots_and_each_decision_is_written_once(start: Starts, person: People) -> None:
    one, other = start(), start(LUCCHETTO_BOT_DELAY="0.011")
    ada = person("Ada", one)
    table = ada.make("classic", "you", "club", "club")
    with ada.at(table) as here, ada.moves_to(other) as same, same.at(table) as there:
        here.do("start")
        for _ in range(30):
            for client in (here, there):
                client.catch_up(0.02)
                for seat in client.undecided:
                    client.choose(seat, "pass")
    one.log(table)
    assert one.table(table).history
