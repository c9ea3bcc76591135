"""The waiting room: who may change what, and what everybody sees."""

import pytest

from lucchetto.records import proof, read
from lucchetto.server.table.names import LONGEST
from lucchetto.server.table.waiting_room import MOST_CHANGES
from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Client, Json, Server, Variant, play_on


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.view["seats"]]


def names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.view["seats"]]


def test_everybody_says_that_they_are_ready_and_the_host_sees_it(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other, person("Cleo").at(table) as stranger:
        assert stranger.refused("ready", on=True) == "spectator"
        other.do("ready", on=True)
        one.until(lambda view: view["seats"][1]["ready"])
        assert not one.view["seats"][0]["ready"]
        other.do("ready", on=False)
        one.until(lambda view: not view["seats"][1]["ready"])
        one.do("start")
        assert other.refused("ready", on=True) == "already-started"


def test_somebody_who_sits_down_later_is_not_ready(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        other.do("ready", on=True)
        other.do("leave")
        person("Cleo").join(table)
        assert not one.until(lambda view: view["seats"][1]["name"] == "Cleo")["seats"][1]["ready"]


def test_people_rename_only_themselves_and_only_before_the_start(server: Server, person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        assert other.refused("rename", seat=0, name="Eve") == "not-your-seat"
        assert one.refused("rename", seat=1, name="Eve") == "not-your-seat"
        assert other.refused("rename", seat=1, name="\u200b\u202e") == "bad-nickname"
        other.do("rename", seat=1, name="  \u202eBo\u200bb 🎲 ")
        assert names(other) == ["Ada", "Bob 🎲"]
        other.do("rename", seat=1, name="ada")
        assert names(other) == ["Ada", "ada 2"], "two people of one name are distinguished"
        other.do("rename", seat=1, name="x" * 60)
        assert names(other) == ["Ada", "x" * LONGEST]
        one.do("start")
        assert one.refused("rename", seat=0, name="Eve") == "already-started"
    header = ada.http.get(f"/api/tables/{table}/record").text.splitlines()[0]
    assert f'"players":["Ada","{"x" * LONGEST}"]' in header.replace(", ", ",").replace(": ", ":")


def test_a_person_removed_by_the_host_is_told_and_cannot_sit_down_again(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        assert other.refused("remove", seat=0) == "not-host"
        assert one.refused("remove", seat=0) == "host-stays"
        assert one.refused("closeSeat", seat=1) == "seat-taken", "a removed person gets a message"
        one.do("remove", seat=1)
        assert kinds(one) == ["person", "open"]
        assert not one.view["removed"]
        assert other.until(lambda view: view["removed"])["removed"]
        assert one.refused("remove", seat=1) == "nobody-there"
        answer = bob.http.post(f"/api/tables/{table}/seats", json={"nickname": "Bob"})
        assert (answer.status_code, answer.json()["code"]) == (403, "removed-by-host")
        person("Cleo").join(table)
        one.until(lambda view: view["seats"][1]["name"] == "Cleo")
        one.do("start")
        assert one.refused("remove", seat=1) == "already-started"


def test_all_seats_of_a_device_are_removed_together(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = bob.make("classic", "you", "guest", "open")
    ada.join(table)
    with bob.at(table) as his, ada.at(table) as hers:
        his.do("handOver", seat=2)
        hers.do("remove", seat=0)
        assert kinds(hers) == ["open", "open", "person"]


@pytest.mark.parametrize(("variant", "most"), [("classic", 5), ("longo", 5), ("duel", 2)])
def test_seats_are_added_up_to_the_games_limit_closed_and_opened(person: People, variant: Variant, most: int) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make(variant, "you", "open")
    with ada.at(table) as one:
        promised = [*one.view["proof"]["nonces"], *one.view["proof"]["spares"]]
        assert len(promised) == most
        for number in range(2, most):
            assert one.view["moreSeats"] == most - number
            one.do("addSeat")
        assert one.refused("addSeat") == "no-more-seats"
        assert kinds(one) == ["person", *["open"] * (most - 1)]
        assert one.view["proof"]["nonces"] == promised, "the server did not choose them later"
        one.do("closeSeat", seat=1)
        assert one.view["seats"][1]["kind"] == "closed"
        answer = bob.http.post(f"/api/tables/{table}/seats", json={"nickname": "Bob"})
        assert answer.status_code == (201 if most > 2 else 409)
        one.do("openSeat", seat=1)
        one.do("seatBot", seat=1, bot="club")
        one.do("openSeat", seat=1)
        assert one.view["seats"][1]["kind"] == "open"
    bob.join(table)
    with bob.at(table) as other:
        for message in ("addSeat", "openSeat", "remove", "closeSeat"):
            fields: Json = {} if message == "addSeat" else {"seat": 1}
            assert other.refused(message, **fields) == "not-host"


def test_a_game_on_an_added_seat_keeps_its_promise(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("classic", "you")
    with ada.at(table) as one:
        one.do("addSeat")
        bob.join(table)
        with bob.at(table) as other:
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            assert one.view["moreSeats"] == 0
            assert one.view["proof"]["spares"] == []
            assert one.refused("addSeat") == "already-started"
            play_on(one, other)
    replay = read(ada.http.get(f"/api/tables/{table}/record").content).checked()
    assert not list(proof.differences(replay))


def test_changes_before_the_start_are_limited(start: Starts, person: People) -> None:
    server = start()
    table, ada, bob = seated(person, at=server)
    with ada.at(table) as one, bob.at(table) as other:
        on = False
        while other.ask("ready", on=(on := not on))["type"] == "done":
            assert server.table(table).length <= MOST_CHANGES
        assert other.refused("rename", seat=1, name="Eve") == "changed-too-often"
        assert one.refused("addSeat") == "changed-too-often"
        one.do("start")


def test_two_processes_agree_on_the_waiting_room(start: Starts, person: People, bus_address: str) -> None:
    here, there = (start(LUCCHETTO_BUS_URL=bus_address) for _ in range(2))
    table, ada, bob = seated(person, at=here)
    with ada.at(table) as one, bob.moves_to(there).at(table) as other:
        other.do("ready", on=True)
        one.until(lambda view: view["seats"][1]["ready"])
        one.do("addSeat")
        other.until(lambda view: len(view["seats"]) == 3)
        other.do("rename", seat=1, name="Robert")
        one.until(lambda view: view["seats"][1]["name"] == "Robert")
        one.do("remove", seat=1)
        other.until(lambda view: view["removed"])
