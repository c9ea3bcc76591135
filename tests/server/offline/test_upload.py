"""Games that were played without the server: what it stores of them, and what it refuses."""

import json

import pytest

from lucchetto.library.playing import play_game, random_dice
from lucchetto.records import write_json
from lucchetto.server.api.tables import LARGEST_GAME
from tests.server.conftest import People, Starts
from tests.server.kit import Json, Person, eventually


def record_of(variant: str = "classic", seed: int = 1, **header: object) -> str:
    """The record of a finished game of Ada against a bot, as a device makes it."""
    played = play_game({"Ada": "greedy", "Gina": "casual"}, variant, dice=random_dice(seed))
    first, *events = write_json(played.record).splitlines()
    told = {**json.loads(first), "bots": [None, "casual"], "table": "local-1", "offline": True, **header}
    return "\n".join([json.dumps(told), *events])


def upload(person: Person, record: str, name: str = "local-1") -> Json:
    answer = person.http.post("/api/tables/offline", json={"id": name, "record": record})
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_game_comes_to_the_persons_own_games_marked_as_offline(person: People, variant: str) -> None:
    ada = person("Ada")
    table = upload(ada, record_of(variant))["table"]
    (game,) = ada.mine()["finished"]
    assert (game["table"], game["offline"], game["players"], game["bots"]) == (
        table,
        True,
        ["Ada", "Gina"],
        [None, "casual"],
    )
    with ada.at(table) as client:
        assert client.view["status"] == "over"
        assert client.view["offline"] is True
        assert client.view["proof"] is None
        assert [seat["yours"] for seat in client.view["seats"]] == [True, False]
    header = json.loads(ada.http.get(f"/api/tables/{table}/record").text.splitlines()[0])
    assert header["offline"] is True
    assert "dice" not in header


def test_sending_a_game_again_has_no_effect(person: People) -> None:
    ada = person("Ada")
    first, second = upload(ada, record_of()), upload(ada, record_of())
    assert first["table"] == second["table"]
    assert len(ada.mine()["finished"]) == 1


def test_the_same_id_of_another_person_is_another_game(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    assert upload(ada, record_of())["table"] != upload(bob, record_of())["table"]
    assert len(ada.mine()["finished"]) == len(bob.mine()["finished"]) == 1


def test_its_dice_do_not_count_in_the_statistics_of_the_dice(start: Starts) -> None:
    server = start()
    with Person(server, "Ada") as ada:
        upload(ada, record_of())
        table = ada.make("classic", "you")
        with ada.at(table) as client:
            client.do("start")
            while client.view["status"] != "over":
                client.choose(0, "pass")
        report = eventually(lambda: (found := ada.http.get("/api/dice").json())["games"] and found)
        assert report["games"] == 1, "only the game that the server rolled for"


def test_it_cannot_enter_the_daily_leaderboard(person: People) -> None:
    ada = person("Ada")
    today = ada.http.get("/api/daily").json()
    forged = {"daily": {"date": today["date"], "commitment": today["proof"]["commitment"]}}
    table = upload(ada, record_of(dice=forged, daily=today["date"]))["table"]
    with ada.at(table) as client:
        assert client.view["daily"] is None
    assert ada.http.get("/api/daily").json()["table"] is None


def test_names_are_cleaned_and_unknown_bots_become_people(person: People) -> None:
    ada = person("Ada")
    played = upload(ada, record_of(players=["A\u202eda", "Gi\u200bna"], bots=[None, "no such bot"]))
    with ada.at(played["table"]) as client:
        assert [seat["name"] for seat in client.view["seats"]] == ["Ada", "Gina"]
        assert [seat["kind"] for seat in client.view["seats"]] == ["person", "person"]


def test_an_unfinished_game_is_refused(person: People) -> None:
    lines = record_of().splitlines()
    refused = upload(person("Ada"), "\n".join(lines[:-3]))
    assert (refused["status"], refused["code"]) == (409, "not-over")


def test_an_illegal_move_is_refused_with_its_line(person: People) -> None:
    lines = record_of().splitlines()
    lines[2] = '{"seat": 0, "move": "red 12"}' if '"seat": 0' in lines[2] else '{"seat": 1, "move": "red 12"}'
    refused = upload(person("Ada"), "\n".join(lines))
    assert (refused["status"], refused["facts"]["line"]) == (400, 3)


@pytest.mark.parametrize("record", ["", "{", "[]", "null", '{"lucchetto": 1}', "x" * 1000, "[" * 5000])
def test_a_text_that_cannot_be_read_is_refused_with_a_sentence(person: People, record: str) -> None:
    refused = upload(person("Ada"), record)
    assert refused["status"] == 400
    assert refused["text"]


def test_a_game_of_bots_alone_is_nobodys(person: People) -> None:
    refused = upload(person("Ada"), record_of(bots=["casual", "casual"]))
    assert (refused["status"], refused["code"]) == (400, "offline-nobody")


def test_a_refused_game_makes_no_new_person(person: People) -> None:
    ada = person("Ada")
    upload(ada, "{")
    assert ada.token is None


def test_too_large_a_request_is_refused(person: People) -> None:
    answer = person("Ada").http.post("/api/tables/offline", json={"id": "local-1", "record": "x" * LARGEST_GAME})
    assert answer.status_code == 413


@pytest.mark.parametrize("name", ["", "x" * 41, "a/b", "ä"])
def test_an_id_that_no_table_could_have_is_refused(person: People, name: str) -> None:
    assert upload(person("Ada"), record_of(), name)["status"] == 400


def test_uploads_are_limited_like_new_tables(start: Starts) -> None:
    with Person(start(LUCCHETTO_TABLES_PER_MINUTE="2"), "Ada") as ada:
        codes = [upload(ada, record_of(), f"local-{number}")["status"] for number in range(3)]
        assert codes == [201, 201, 429]


def test_a_page_of_another_site_cannot_upload(person: People) -> None:
    answer = person("Ada").http.post(
        "/api/tables/offline",
        json={"id": "local-1", "record": record_of()},
        headers={"origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403
