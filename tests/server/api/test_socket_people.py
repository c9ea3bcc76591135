"""People at a table: spectators, presence, phrases, stand-in bots, seats before the start."""

import pytest

from tests.server.api.test_socket import seated
from tests.server.conftest import People
from tests.server.kit import LONGEST, Client, Patience, Server, decide


def test_spectators_see_the_game_without_hands_and_may_do_nothing(person: People) -> None:
    table, ada, _ = seated(person)
    stranger = person("Stranger")
    with ada.at(table) as one, stranger.at(table) as watching:
        one.do("start")
        watching.until(lambda view: view["status"] == "playing")
        assert watching.view["hands"] == []
        assert not any(seat["yours"] for seat in watching.view["seats"])
        assert watching.refused("choose", seat=0, move="pass", step=watching.view["step"]) == "spectator"
        assert watching.refused("rematch") == "spectator"
        assert watching.refused("start") == "spectator"
        assert watching.refused("say", seat=0, phrase="hello") == "not-your-seat"


def test_the_big_screen_of_a_player_sees_no_hand_and_does_not_make_the_player_present(person: People) -> None:
    table, ada, bob = seated(person)
    with bob.at(table) as other:
        with ada.at(table) as one:
            other.until_present(0)
            one.do("start")
        other.until_absent(0)
        with ada.at(table, query="&watch") as screen:
            until_watched_by(other, 1)
            assert screen.view["hands"] == []
            assert not screen.view["seats"][0]["present"]
            assert screen.refused("choose", seat=0, move="pass", step=screen.view["step"]) == "spectator"


def test_everybody_is_told_who_is_there_and_how_many_watch(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one:
        with bob.at(table):
            one.until_present(1)
        one.until_absent(1)
        with person("Stranger").at(table):
            until_watched_by(one, 1)
        until_watched_by(one, 0)


def until_watched_by(client: Client, number: int) -> None:
    patience = Patience(f"presence of {number} spectators", LONGEST)
    while client.receive("presence")["spectators"] != number:
        patience.check()


@pytest.mark.parametrize("other_seat", ["club", "open"])
def test_a_spectator_without_a_cookie_is_counted_alongside_bots_and_open_seats(person: People, other_seat: str) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", other_seat)
    with ada.at(table) as one, person("Stranger").at(table) as watching:
        until_watched_by(watching, 1)
        until_watched_by(one, 1)


def test_a_person_with_two_devices_stays_present_until_both_are_gone(person: People) -> None:
    table, ada, bob = seated(person)
    with bob.at(table) as watching:
        with ada.at(table):
            watching.until_present(0)
            before = len(watching.received)
            with ada.at(table):
                pass
            with person("Stranger").at(table):
                until_watched_by(watching, 1)
            until_watched_by(watching, 0)
            since = [message["present"] for message in watching.received[before:] if message["type"] == "presence"]
            assert [0, 1] in since
            assert [1] not in since
        watching.until_absent(0)


def test_phrases_reach_everybody_at_this_table_and_nobody_elsewhere(person: People) -> None:
    table, ada, bob = seated(person)
    elsewhere = person("Eve")
    with ada.at(table) as one, bob.at(table) as other, elsewhere.at(elsewhere.make()) as away:
        one.do("say", seat=0, phrase="good-luck")
        assert other.receive("said") == {"type": "said", "seat": 0, "phrase": "good-luck"}
        away.catch_up()
        assert not any(message["type"] == "said" for message in away.received)
        assert one.refused("say", seat=0, phrase="something rude") == "bad-message"
        assert one.refused("say", seat=1, phrase="hello") == "not-your-seat"


def test_a_bot_takes_over_for_somebody_who_is_away_and_hands_the_seat_back(
    impatient_server: Server, person: People
) -> None:
    table, ada, bob = seated(person, at=impatient_server)
    with ada.at(table) as one:
        one.do("start")
        one.do("seatBot", seat=1, bot="club")
        assert one.view["seats"][1]["away"]
        assert one.view["seats"][1]["kind"] == "person"
        decide(one)
        one.until(lambda view: view["history"])
        with bob.at(table) as other:
            assert other.view["hands"] == []
            assert other.refused("choose", seat=1, move="pass", step=other.view["step"]) in ("bot-plays", "stale")
            other.do("comeBack", seat=1)
            assert not other.view["seats"][1]["away"]
            patience = Patience("decision of the second seat", LONGEST)
            while not other.undecided:
                patience.check()
                if one.undecided:
                    decide(one)
                one.catch_up()
                other.catch_up()
            decide(other)


def test_a_bot_plays_only_for_the_absent_and_only_they_come_back(impatient_server: Server, person: People) -> None:
    table, ada, bob = seated(person, at=impatient_server)
    with ada.at(table) as one:
        with bob.at(table) as other:
            one.do("start")
            assert other.refused("seatBot", seat=0, bot="club") == "still-here"
            assert one.refused("seatBot", seat=1, bot="club") == "still-here"
            assert one.refused("seatBot", seat=4, bot="club") == "not-your-seat"
        one.until_absent(1)
        with person("Cleo", impatient_server).at(table) as spectator:
            assert spectator.refused("seatBot", seat=1, bot="club") == "spectator"
        assert one.refused("seatBot", seat=1, bot="nobody") == "unknown-bot"
        assert one.refused("seatBot", seat=1, bot="optimal") == "bot-not-at-tables"
        one.do("seatBot", seat=1, bot="club")
        assert one.refused("comeBack", seat=1) == "not-your-seat"
        with bob.at(table) as other:
            other.do("comeBack", seat=1)


def test_the_host_closes_seats_or_gives_them_to_bots_and_starts(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("classic", "you", "open", "open", "open")
    bob.join(table)
    with ada.at(table) as one, bob.at(table) as other:
        assert other.refused("start") == "not-host"
        assert other.refused("closeSeat", seat=2) == "not-host"
        assert one.refused("closeSeat", seat=0) == "host-stays"
        one.do("closeSeat", seat=2)
        one.do("seatBot", seat=3, bot="novice")
        assert one.refused("seatBot", seat=1, bot="novice") == "seat-taken"
        assert [seat["kind"] for seat in one.view["seats"]] == ["person", "person", "closed", "bot"]
        one.do("start")
        assert [seat["kind"] for seat in one.view["seats"]] == ["person", "person", "bot"]
        assert one.refused("closeSeat", seat=2) == "already-started"
        assert other.refused("leave") == "already-started"
        other.do("stir", seat=1, nonce="ab" * 8)
        assert "ab" * 8 not in other.view["proof"]["nonces"], "the dice are fixed"


def test_the_host_changes_the_level_of_a_bot_before_the_start(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("duel", "you", "novice")) as one:
        one.do("seatBot", seat=1, bot="master")
        seat = one.view["seats"][1]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "master", "Irene")
        one.do("start")
        assert one.view["seats"][1]["bot"] == "master"
        assert one.refused("seatBot", seat=1, bot="novice") == "seat-taken"


def test_the_duel_does_not_start_with_one(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("duel", "you", "open")) as one:
        assert one.refused("start") == "too-few-players"
        assert one.view["status"] == "waiting"


def test_somebody_who_leaves_before_the_start_frees_the_seat(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, bob.at(table) as other:
        other.do("leave")
        assert [seat["kind"] for seat in other.view["seats"]] == ["person", "open"]
        assert other.refused("start") == "not-host"
        person("Cleo").join(table)
        one.until(lambda view: view["seats"][1]["name"] == "Cleo")


def test_bot_names_are_in_the_readers_language(person: People) -> None:
    ada = person("Ada")
    english = ada.make("classic", "you", "novice")
    ada.http.headers["Accept-Language"] = "it"
    italian = ada.make("classic", "you", "novice")
    with ada.at(italian) as one, ada.at(english) as other:
        assert one.view["seats"][1]["name"] != other.view["seats"][1]["name"]
