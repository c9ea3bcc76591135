"""The daily game for several people: the same dice, one attempt each, one leaderboard."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, begin, day, finish, judged_day, play, record, row_of
from tests.server.kit import LONGEST, Patience, Person, Server, run
from tests.server.storage.test_store import opened, sqlite


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.fixture
def server(start: Starts, days: Days) -> Server:
    return start(**days.setting)


@pytest.fixture
def ada(person: People) -> Person:
    return person("Ada")


@pytest.fixture
def bob(person: People) -> Person:
    return person("Bob")


def rolls(text: str) -> list[object]:
    return [line["roll"]["white"] for line in map(json.loads, text.splitlines()) if "roll" in line]


def test_two_people_get_the_same_dice_and_find_each_other_in_the_table(ada: Person, bob: Person) -> None:
    first, second = begin(ada), begin(bob)
    assert first != second
    scores = {"Ada": finish(ada, first), "Bob": finish(bob, second)}
    ones, others = rolls(record(ada, first)), rolls(record(bob, second))
    assert [one for one, _ in zip(ones, others, strict=False)] == [one for one, _ in zip(others, ones, strict=False)]
    for person in (ada, bob):
        found = day(person)
        assert {row["name"]: row["score"] for row in found["rows"]} == scores
        assert [row["name"] for row in found["rows"] if row["yours"]] == [person.name]
        assert found["players"] == 2
        assert found["status"] == "played"


def test_the_best_score_is_first_and_equals_share_a_place(ada: Person, bob: Person, person: People) -> None:
    cleo = person("Cleo")
    for somebody in (ada, bob):
        play(somebody)
    table = begin(cleo)
    with cleo.at(table) as client:
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            client.choose(0, "pass")
            client.catch_up(0.005)
    places = [(row["place"], row["name"]) for row in day(cleo)["rows"]]
    assert places == [(1, "Ada"), (1, "Bob"), (3, "Cleo")], "equal play gets equal scores; four penalties are last"
    assert row_of(day(cleo), "Cleo")["score"] == -20


def test_the_leaderboard_is_hidden_until_your_own_game_is_over(ada: Person, bob: Person) -> None:
    play(ada)
    for status in ("open", "playing"):
        found = day(bob)
        assert (found["status"], found["rows"], found["optimal"], found["players"]) == (status, [], None, 1)
        begin(bob)


def test_there_is_one_attempt_a_day_and_it_is_the_first(ada: Person) -> None:
    table = begin(ada)
    assert begin(ada) == table
    score = finish(ada, table)
    assert ada.http.post("/api/daily", json={"nickname": "Somebody else"}).json()["table"] == table
    assert [(row["name"], row["score"]) for row in day(ada)["rows"]] == [("Ada", score)]


def test_tapping_twice_at_once_makes_one_table(ada: Person) -> None:
    ada.http.post("/api/handoffs")  # makes her a known person
    with ThreadPoolExecutor(8) as taps:
        tables = set(taps.map(begin, [ada] * 8))
    assert len(tables) == 1


def test_a_daily_game_has_no_rematch_and_no_hints(ada: Person) -> None:
    table = begin(ada)
    with ada.at(table) as client:
        assert client.view["daily"] == MONDAY.isoformat()
        assert client.refused("hints", on=True) == "hints-in-daily"
        finish(ada, table)
        client.until(lambda view: view["status"] == "over")
        assert client.refused("rematch") == "daily-once"


def test_every_day_has_its_own_dice(ada: Person, days: Days) -> None:
    first = begin(ada)
    days.pass_by()
    second = begin(ada)
    assert first != second
    finish(ada, first)
    finish(ada, second)
    assert rolls(record(ada, first))[:8] != rolls(record(ada, second))[:8]


def test_an_attempt_begun_before_midnight_counts_for_its_day_until_the_next_is_over(ada: Person, days: Days) -> None:
    table = begin(ada)
    days.pass_by()
    assert day(ada, MONDAY)["status"] == "playing"
    assert day(ada)["status"] == "open"
    (past,) = ada.http.get("/api/daily/days").json()
    assert (past["status"], past["table"]) == ("playing", table)
    score = finish(ada, table)
    assert [row["score"] for row in day(ada, MONDAY)["rows"]] == [score]
    assert day(ada)["rows"] == []


def test_an_attempt_finished_later_does_not_count(ada: Person, days: Days) -> None:
    table = begin(ada)
    days.pass_by(2)
    finish(ada, table)
    found = day(ada, MONDAY)
    assert (found["status"], found["rows"], found["streak"]) == ("open", [], 0)


def test_a_streak_grows_day_by_day_and_starts_again_after_a_gap(ada: Person, bob: Person, days: Days) -> None:
    for number in (1, 2, 3):
        assert day(ada)["streak"] == number - 1, "yesterday's streak can still continue"
        play(ada)
        assert day(ada)["streak"] == number
        days.pass_by()
    days.pass_by()
    assert (day(ada)["streak"], day(ada)["longestStreak"]) == (0, 3)
    play(ada)
    assert (day(ada)["streak"], day(ada)["longestStreak"]) == (1, 3)
    assert (day(bob)["streak"], day(bob)["longestStreak"]) == (0, 0)


def test_past_days_are_listed_with_players_and_best_scores(ada: Person, bob: Person, days: Days) -> None:
    scores = [play(ada), play(bob)]
    days.pass_by(3)
    listed = ada.http.get("/api/daily/days").json()
    assert [one["date"] for one in listed] == ["2030-01-09", "2030-01-08", "2030-01-07"]
    assert listed[2] | {"table": ""} == {
        "date": "2030-01-07",
        "variant": "classic",
        "status": "played",
        "table": "",
        "players": 2,
        "best": max(scores),
        "yours": scores[0],
    }
    assert ada.http.get("/api/daily/days").json() == listed
    assert (listed[0]["players"], listed[0]["best"], listed[0]["yours"]) == (0, None, None)


def test_on_sundays_everybody_plays_longo_with_the_same_lucky_numbers(ada: Person, days: Days) -> None:
    days.go_to(MONDAY + timedelta(days=6))
    found = day(ada)
    assert (found["variant"], found["lucky"], found["number"]) == ("longo", [5, 8], 7)
    with ada.at(begin(ada)) as client:
        assert client.view["settings"]["variant"] == "longo"
        assert client.view["game"]["lucky"] == [[5, 8]]


@pytest.mark.parametrize(
    ("named", "status"), [("2030-01-08", 404), ("2030-01-06", 404), ("2030-13-01", 404), ("x", 400)]
)
def test_days_without_a_game_are_refused(ada: Person, named: str, status: int) -> None:
    answer = ada.http.get(f"/api/daily/{named}")
    assert answer.status_code == status
    assert answer.json()["code"] == ("no-such-day" if status == 404 else "bad-request")


def test_a_nickname_is_cleaned_as_everywhere(ada: Person, bob: Person) -> None:
    assert bob.http.post("/api/daily", json={"nickname": "\u202e"}).status_code == 400
    ada.name = "  A\u202eda \n"
    play(ada)
    assert [row["name"] for row in day(ada)["rows"]] == ["Ada"]


def test_a_restart_keeps_the_day_and_its_results(ada: Person, days: Days, server: Server, start: Starts) -> None:
    score, before = play(ada), day(ada)
    server.kill()
    with ada.moves_to(start(**days.setting)) as later:
        assert [row["score"] for row in day(later)["rows"]] == [score]
        assert day(later)["proof"] == before["proof"]


def test_an_attempt_that_a_crash_left_without_a_table_gets_one(
    ada: Person, days: Days, server: Server, start: Starts
) -> None:
    ada.http.post("/api/handoffs")
    person = ada.id
    server.stop()

    async def claim() -> None:
        async with opened(sqlite, server.data) as store:
            await store.put_document("daily 2030-01-07", person, b'{"table": "lost-table", "name": "Ada"}')

    run(claim())
    with ada.moves_to(start(**days.setting)) as later:
        assert day(later)["status"] == "playing"
        assert begin(later) == "lost-table"
        finish(later, "lost-table")
        assert day(later)["status"] == "played"


def test_a_result_lost_in_a_crash_is_stored_at_the_next_start(
    ada: Person, bob: Person, days: Days, server: Server, start: Starts
) -> None:
    score = play(ada)
    server.stop()

    async def forget() -> None:
        async with opened(sqlite, server.data) as store:
            ((person, data),) = await store.documents("daily 2030-01-07")
            unsettled = {key: value for key, value in json.loads(data).items() if key in ("table", "name")}
            await store.put_document("daily 2030-01-07", person, json.dumps(unsettled).encode())

    run(forget())
    later = start(**days.setting)
    with ada.moves_to(later):
        days.pass_by()
        with bob.moves_to(later) as other:
            assert [row["score"] for row in day(other, MONDAY)["rows"]] == [score]


def test_without_the_exact_table_the_network_judges_and_nobody_knows_perfect_play(ada: Person) -> None:
    table = begin(ada)
    finish(ada, table)
    found = judged_day(ada)
    (row,) = found["rows"]
    analysis = ada.http.get(f"/api/tables/{table}/analysis").json()["analysis"]
    assert (row["exact"], found["expected"], found["optimal"]) == (False, None, None)
    assert row["loss"] == analysis["players"][0]["loss"]
    assert len(found["squares"]) == len(analysis["rolls"])
    assert set(found["squares"]) <= {"perfect", "good", "inaccuracy", "mistake", "blunder"}
