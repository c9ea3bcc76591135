"""Late friends ask for a seat in the next game, and the rematch has one for them."""

import pytest

from lucchetto.server.table.waiting_room import MOST_ASKED, MOST_REQUESTS
from tests.security.kit import database_text
from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Client, Json, Person, Server, play_on


def asks(person: Person, table: str) -> Json:
    answer = person.http.post(f"/api/tables/{table}/requests", json={"nickname": person.name})
    found: Json = answer.json()
    return {"status": answer.status_code, **found}


def asking(client: Client) -> list[tuple[str, bool]]:
    return [(request["name"], request["yours"]) for request in client.view["asking"]]


def test_a_late_friend_asks_and_sits_at_the_rematch(person: People) -> None:
    table, ada, bob = seated(person)
    cleo = person("Cleo")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        assert asks(cleo, table)["status"] == 201
        with cleo.at(table) as late:
            assert asking(late) == [("Cleo", True)]
            one.until(lambda view: view["asking"])
            assert asking(one) == [("Cleo", False)]
            play_on(one, other)
            other.until(lambda view: view["status"] == "over")
            other.do("rematch")
            again = late.until(lambda view: view["rematch"])["rematch"]
    with cleo.at(again) as late:
        assert [(seat["name"], seat["yours"]) for seat in late.view["seats"]] == [
            ("Ada", False),
            ("Bob", False),
            ("Cleo", True),
        ]
        assert late.view["asking"] == []
    assert asks(person("Dora"), table)["code"] == "rematch-made"


def test_a_bot_makes_room_for_a_late_friend_and_one_who_has_left_finds_an_open_seat(person: People) -> None:
    ada, cleo, dora = person("Ada"), person("Cleo"), person("Dora")
    table = ada.make("duel", "you", "novice")
    with ada.at(table) as one:
        one.do("start")
        asks(cleo, table)
        asks(dora, table)
        play_on(one)
        one.do("rematch")
        again = one.until(lambda view: view["rematch"])["rematch"]
    with ada.at(again) as one:
        assert [seat["kind"] for seat in one.view["seats"]] == ["person", "open"], "the Duel has no third seat"


def test_a_seat_request_does_not_make_decisions_stale(person: People) -> None:
    """Somebody without a seat must not make a player's choice fail."""
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        step = other.until(lambda view: view["status"] == "playing")["step"]
        asks(person("Eve"), table)
        other.until(lambda view: view["asking"])
        assert other.view["step"] == step
        seat = other.undecided[0]
        assert other.ask("choose", seat=seat, move="pass", step=step)["type"] == "done"


def test_requests_are_limited_and_asking_twice_adds_nothing(start: Starts, person: People) -> None:
    server = start()
    table, ada, bob = seated(person, at=server)
    with ada.at(table) as one, bob.at(table):
        one.do("start")
        eager = person("Eve", server)
        for _ in range(3):
            assert asks(eager, table)["status"] == 201
        for _ in range(MOST_REQUESTS - 1):
            assert asks(person("Eve", server), table)["status"] == 201
        late = person("Zoe", server)
        assert asks(late, table)["code"] == "enough-requests"
        assert late.token is None, "a refused request creates no person"
        one.until(lambda view: len(view["asking"]) == MOST_REQUESTS)
        assert len({name for name, _ in asking(one)}) == MOST_REQUESTS


def test_only_the_host_declines_a_request(person: People) -> None:
    table, ada, bob = seated(person)
    cleo = person("Cleo")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        asks(cleo, table)
        with cleo.at(table) as late:
            assert late.refused("decline", name="Cleo") == "not-host"
            assert other.refused("decline", name="Cleo") == "not-host"
            one.do("decline", name="Nobody")
            one.do("decline", name="Cleo")
            late.until(lambda view: not view["asking"])


def test_a_request_is_withdrawn_by_its_own_person_only(person: People) -> None:
    table, ada, bob = seated(person)
    cleo, dora = person("Cleo"), person("Dora")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        step = other.until(lambda view: view["status"] == "playing")["step"]
        for friend in (cleo, dora):
            asks(friend, table)
        other.do("withdraw")  # no effect: Bob has a seat
        with dora.at(table) as late:
            assert asking(late) == [("Cleo", False), ("Dora", True)]
            late.do("withdraw")
            late.do("withdraw")
            assert asking(late) == [("Cleo", False)]
        one.until(lambda view: len(view["asking"]) == 1)
        assert asking(one) == [("Cleo", False)]
        assert one.view["step"] == step, "decisions are not outdated"
        assert asks(dora, table)["status"] == 201, "one may ask again"


def test_somebody_who_withdraws_gets_no_seat_in_the_rematch(person: People) -> None:
    table, ada, bob = seated(person)
    cleo = person("Cleo")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        asks(cleo, table)
        with cleo.at(table) as late:
            late.do("withdraw")
            play_on(one, other)
            other.do("rematch")
            again = late.until(lambda view: view["rematch"])["rematch"]
    with ada.at(again) as one:
        assert [seat["name"] for seat in one.view["seats"]] == ["Ada", "Bob"]


def test_spectators_who_have_not_asked_cannot_withdraw(person: People) -> None:
    table, ada, _ = seated(person)
    with ada.at(table) as one, person("Eve").at(table) as watcher:
        one.do("start")
        assert watcher.refused("withdraw") == "spectator"


def test_nobody_asks_and_withdraws_for_ever(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_JOINS_PER_MINUTE="1000")
    table, ada, _ = seated(person, at=server)
    eve = person("Eve", server)
    with ada.at(table) as one:
        one.do("start")
        asks(eve, table)
        with eve.at(table) as late:
            for _ in range(MOST_ASKED - 1):
                late.do("withdraw")
                assert asks(eve, table)["status"] == 201
            late.do("withdraw")
        assert asks(eve, table)["code"] == "enough-requests"


def test_a_seat_request_is_refused_while_a_seat_is_free(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("classic", "you", "open")
    assert asks(bob, table)["code"] == "seat-free"
    with ada.at(table) as one:
        one.do("seatBot", seat=1, bot="club")
        assert asks(bob, table)["status"] == 201
        one.do("addSeat")
        bob.join(table)
        one.until(lambda view: view["seats"][2]["name"] == "Bob")
        assert one.view["asking"] == []


@pytest.mark.parametrize("nickname", ["\u202e\u200b", ""])
def test_a_request_needs_a_name(person: People, nickname: str) -> None:
    table, _, bob = seated(person)
    answer = bob.http.post(f"/api/tables/{table}/requests", json={"nickname": nickname})
    assert answer.status_code == 400
    assert person("Eve").http.post("/api/tables/nowhere/requests", json={"nickname": "Eve"}).status_code == 404


def test_deleting_a_persons_data_deletes_their_seat_request(start: Starts, person: People) -> None:
    server: Server = start()
    table, ada, bob = seated(person, at=server)
    eve, cleo = person("Evangeline", server), person("Cleo", server)
    with ada.at(table) as one, bob.at(table) as other:
        other.do("rename", seat=1, name="Robertson")
        one.do("start")
        for late in (eve, cleo):
            asks(late, table)
        with eve.at(table) as late_friend:
            late_friend.do("withdraw")
        asks(eve, table)
        one.until(lambda view: len(view["asking"]) == 2)
        who = eve.id
        assert eve.http.delete("/api/me").status_code == 204
        one.until(lambda view: len(view["asking"]) == 1)
        assert asking(one) == [("Cleo", False)]
        his = bob.id
        assert bob.http.delete("/api/me").status_code == 204
    kept = database_text(server, ["log", "tables", "sitting", "tokens", "notes"])
    assert who not in kept
    assert his not in kept
    assert "Evangeline" not in kept
    assert "Robertson" not in kept
    assert [request.name for request in server.table(table).asked] == ["Cleo"]
