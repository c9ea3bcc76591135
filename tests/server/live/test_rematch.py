"""A rematch keeps people and seats, and the next seat begins."""

import threading

from tests.server.api.test_socket import seated
from tests.server.conftest import People
from tests.server.kit import Client, Server, play_on


def test_a_rematch_keeps_people_seats_and_settings_and_rotates_who_begins(person: People) -> None:
    table, ada, bob = seated(person, "duel")
    firsts = []
    for _ in range(3):
        with ada.at(table) as one, bob.at(table) as other:
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            names = [seat["name"] for seat in one.view["seats"]]
            assert names == ["Ada", "Bob"]
            firsts.append(one.view["game"]["active"])
            play_on(one, other)
            other.until(lambda view: view["status"] == "over")
            other.do("rematch")
            table = one.until(lambda view: view["rematch"])["rematch"]
    assert firsts[1:] == [(firsts[0] + 1) % 2, firsts[0]]


def test_rematches_count_the_games_that_each_player_has_won(person: People) -> None:
    table, ada, bob = seated(person, "duel")
    wins = [0, 0]
    for game in range(3):
        with ada.at(table) as one, bob.at(table) as other, person("Eve").at(table) as watching:
            before = list(wins) if game else []
            assert one.view["score"] == before
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            assert other.view["score"] == before
            play_on(one, other)
            for winner in one.view["game"]["result"]["winners"]:
                wins[winner] += 1
            assert one.view["score"] == (wins if game else []), "this game counts as soon as it is over"
            other.until(lambda view: view["status"] == "over")
            other.do("rematch")
            assert one.until(lambda view: view["rematch"])["rematchBy"] == 1
            assert watching.until(lambda view: view["rematch"])["rematchBy"] == 1
            table = one.view["rematch"]
    with ada.at(table) as one:
        assert one.view["score"] == wins


def test_a_series_ends_when_somebody_else_sits_down(person: People) -> None:
    table, ada, bob = seated(person, "duel")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        play_on(one, other)
        one.do("rematch")
        table = one.until(lambda view: view["rematch"])["rematch"]
    with ada.at(table) as one, bob.at(table) as other:
        assert sum(one.view["score"]) >= 1
        other.do("leave")
        person("Cleo").join(table)
        assert one.until(lambda view: view["seats"][1]["name"] == "Cleo")["score"] == []


def test_a_rematch_before_the_end_is_refused(person: People) -> None:
    table, ada, _ = seated(person)
    with ada.at(table) as one:
        assert one.refused("rematch") == "not-over"
        one.do("start")
        assert one.refused("rematch") == "not-over"


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_new_table(person: People) -> None:
    table, ada, bob = seated(person, "duel")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        play_on(one, other)
        other.until(lambda view: view["status"] == "over")
        at_once(one, other)
        assert (
            one.until(lambda view: view["rematch"])["rematch"] == other.until(lambda view: view["rematch"])["rematch"]
        )
    waiting = [game["table"] for game in ada.mine()["unfinished"]]
    assert waiting == [one.view["rematch"]], "there is no second table"


def at_once(*clients: Client) -> None:
    asking = [threading.Thread(target=client.do, args=("rematch",)) for client in clients]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()


def test_a_bot_that_stood_in_gives_the_seat_back_for_the_rematch(impatient_server: Server, person: People) -> None:
    table, ada, _ = seated(person, "duel", at=impatient_server)
    with ada.at(table) as one:
        one.do("start")
        one.do("seatBot", seat=1, bot="club")
        play_on(one)
        one.do("rematch")
        again = one.until(lambda view: view["rematch"])["rematch"]
    with ada.at(again) as one:
        assert [(seat["kind"], seat["bot"]) for seat in one.view["seats"]] == [("person", None), ("person", None)]
