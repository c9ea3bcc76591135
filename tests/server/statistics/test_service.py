"""Statistics of real games on a real server: a person's own, and the server's dice."""

import json
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from lucchetto.server.statistics.games import WEIGHT, FinishedGame, StoredOpponents, opponents
from lucchetto.server.statistics.service import personal_best, summed_up
from lucchetto.server.table.state import Seat
from lucchetto.server.vocabulary import Opponents
from tests.server.conftest import People, Starts
from tests.server.daily.days import Days, play, record
from tests.server.kit import LONGEST, TIMEOUT, Json, Patience, Person, Server, Variant, eventually, play_on


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.fixture
def server(start: Starts, days: Days) -> Server:
    return start(**days.setting)


def whole_game(person: Person, variant: Variant, *seats: str, **settings: object) -> str:
    table = person.make(variant, *seats, **settings)
    with person.at(table) as client:
        client.do("start")
        play_on(client)
    return table


def statistics(person: Person) -> Json:
    found: Json = person.http.get("/api/statistics").json()
    return found


def judged(person: Person) -> Json:
    """The statistics once the coach has analysed all games."""

    def complete() -> Json | None:
        found = statistics(person)
        return None if found["pending"] else found

    found = eventually(complete, TIMEOUT * 3)
    assert found is not None
    return found


def dice(person: Person) -> Json:
    found: Json = person.http.get("/api/dice").json()
    return found


def test_a_person_without_games_has_no_statistics(person: People) -> None:
    found = statistics(person("Ada"))
    assert (found["games"], found["tallies"], found["pending"], found["luckPoints"]) == ([], [], 0, 0)


def test_games_are_counted_by_variant_and_opponents(person: People) -> None:
    ada = person("Ada")
    for seats in (("you",), ("you", "novice"), ("you", "novice"), ("you", "casual", "novice")):
        whole_game(ada, "classic", *seats)
    whole_game(ada, "duel", "you", "club")
    found = statistics(ada)
    tallies = {(tally["variant"], tally["opponents"]): tally["games"] for tally in found["tallies"]}
    assert tallies == {
        ("classic", "alone"): 1,
        ("classic", "novice"): 2,
        ("classic", "mixed"): 1,
        ("duel", "club"): 1,
    }
    assert found["games"][0]["won"] is None
    assert all(game["won"] is not None for game in found["games"][1:])
    for distribution in found["distributions"]:
        scores = [game["score"] for game in found["games"] if game["variant"] == distribution["variant"]]
        assert sum(bar["games"] for bar in distribution["bars"]) == len(scores)
        for bar in distribution["bars"]:
            assert bar["games"] == sum(bar["low"] <= score < bar["high"] for score in scores)


def test_the_coach_analyses_all_games_in_the_background_and_the_figures_match_the_analysis(
    person: People,
) -> None:
    ada = person("Ada")
    alone = whole_game(ada, "classic", "you")
    company = whole_game(ada, "classic", "novice", "you")
    assert statistics(ada)["pending"] == 2
    found = judged(ada)
    reports = {table: ada.http.get(f"/api/tables/{table}/analysis").json()["analysis"] for table in (alone, company)}
    for game, table, seat in zip(found["games"], (alone, company), (0, 1), strict=True):
        report = reports[table]["players"][seat]
        assert (game["table"], game["accuracy"], game["luck"]) == (table, report["accuracy"], report["luck"])
    assert found["luckPoints"] == reports[alone]["players"][0]["luck"]
    assert found["luckWins"] == reports[company]["players"][1]["luck"]
    weighed = [(move["loss"] * WEIGHT["points"], move) for move in reports[alone]["moves"] if move["remark"]]
    weighed += [
        (move["loss"] * WEIGHT["win"], move)
        for move in reports[company]["moves"]
        if move["remark"] and move["seat"] == 1
    ]
    _, costliest = max(weighed, key=lambda one: one[0])
    assert found["worst"], "a greedy player makes mistakes"
    assert found["worst"][0]["amount"] == pytest.approx(costliest["loss"])
    assert (found["worst"][0]["event"], found["worst"][0]["move"]) == (costliest["event"], costliest["chosen"])


def test_statistics_survive_a_restart(person: People, server: Server, start: Starts, days: Days) -> None:
    ada = person("Ada")
    whole_game(ada, "classic", "you")
    before = judged(ada)
    server.stop()
    with ada.moves_to(start(**days.setting)) as later:
        assert statistics(later) == before


def test_only_a_persons_own_games_count_and_none_of_several_people_at_one_device(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("classic", "you", "open")
    bob.join(table)
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        play_on(one, other)
    whole_game(ada, "classic", "you", "guest")
    whole_game(bob, "classic", "you")
    assert [game["table"] for game in statistics(ada)["games"]] == [table]
    assert [(game["opponents"], game["won"] is None) for game in statistics(bob)["games"]] == [
        ("people", False),
        ("alone", True),
    ]


def test_games_with_hints_are_marked(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "novice")
    with ada.at(table) as client:
        client.do("hints", on=True)
        client.do("start")
        play_on(client)
    whole_game(ada, "classic", "you", "novice")
    assert [game["hinted"] for game in statistics(ada)["games"]] == [True, False]


@pytest.mark.parametrize(
    ("others", "kind"),
    [
        ([], "alone"),
        ([Seat("B", bot="club")], "club"),
        ([Seat("B", bot="club"), Seat("C", bot="club")], "club"),
        ([Seat("B", bot="club"), Seat("C", bot="master")], "mixed"),
        ([Seat("B", person="b")], "people"),
        ([Seat("B", person="b", bot="club")], "people"),
        ([Seat("B", person="b"), Seat("C", bot="club")], "mixed"),
        ([Seat("B", bot="champion")], "champion"),
        ([Seat("B", bot="greedy")], "mixed"),
    ],
    ids=str,
)
def test_opponents_have_a_name(others: list[Seat], kind: Opponents) -> None:
    assert opponents(others) == kind


def test_scores_below_zero_have_bars_too() -> None:
    games = {
        str(score): FinishedGame(1.0, "classic", "alone", 0, score, None, False, "points") for score in (-20, -1, 0, 9)
    }
    (distribution,) = summed_up(games, 0).distributions
    assert [(bar.low, bar.high, bar.games) for bar in distribution.bars] == [(-20, -10, 1), (-10, 0, 1), (0, 10, 2)]


def test_every_face_of_every_game_is_counted(person: People) -> None:
    ada = person("Ada")
    tables = [whole_game(ada, "classic", "you"), whole_game(ada, "duel", "you", "novice")]
    longo = whole_game(ada, "longo", "you")
    rolled = [json.loads(line) for table in tables for line in record(ada, table).splitlines()]
    rolls = [event["roll"] for event in rolled if "roll" in event]
    found = eventually(lambda: dice(ada) if dice(ada)["games"] == 3 else None)
    assert found is not None
    tests = {(test["group"], test["sides"]): test for test in found["tests"]}
    white = Counter(face for roll in rolls for face in roll["white"])
    red = Counter(roll["red"] for roll in rolls if "red" in roll)
    sums = Counter(sum(roll["white"]) for roll in rolls)
    assert counts(tests["white", 6]) == {str(face): white[face] for face in range(1, 7)}
    assert counts(tests["red", 6]) == {str(face): red[face] for face in range(1, 7)}
    assert counts(tests["white-sum", 6]) == {str(total): sums[total] for total in range(2, 13)}
    assert len(tests) == 14
    more = sum("roll" in json.loads(line) for line in record(ada, longo).splitlines())
    assert found["rolls"] == len(rolls) + more
    assert sum(counts(tests["white-sum", 8]).values()) == more


def counts(test: Json) -> dict[str, int]:
    return {count["label"]: count["actual"] for count in test["counts"]}


def test_real_dice_are_not_counted_as_the_servers(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", dice="real")
    with ada.at(table) as client:
        client.do("start")
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            if client.view["game"]["phase"] == "roll":
                client.do("roll", step=client.view["step"], white=[1, 1], red=1, yellow=1, green=1, blue=1)
            else:
                client.choose(0, "pass")
            client.catch_up(0.005)
    whole_game(ada, "classic", "you")
    assert eventually(lambda: dice(ada)["games"]) == 1


def test_a_daily_game_counts_once_however_many_play_it(person: People, days: Days) -> None:
    ada, bob = person("Ada"), person("Bob")
    play(ada)
    one = eventually(lambda: dice(ada)["rolls"])
    play(bob)
    whole_game(bob, "classic", "you")
    assert eventually(lambda: dice(ada)["games"] == 2)
    days.pass_by()
    play(ada)
    assert eventually(lambda: dice(ada)["games"] == 3)
    assert dice(ada)["rolls"] > one


def has_counted(person: Person, games: int) -> bool:
    return bool(dice(person)["games"] == games)


def test_days_that_are_over_are_summed_up_and_nothing_is_lost_or_counted_twice(
    person: People, days: Days, server: Server, start: Starts
) -> None:
    ada = person("Ada")
    for number in (1, 2, 3):
        play(ada)
        eventually(partial(has_counted, ada, number))
        days.pass_by(2)
    before = dice(ada)
    assert before["games"] == 3
    assert dice(ada) == before
    server.stop()
    with ada.moves_to(start(**days.setting)) as later:
        assert dice(later) == before


def finished(score: int, when: float, opponents: StoredOpponents = "alone", *, hinted: bool = False) -> FinishedGame:
    return FinishedGame(when, "classic", opponents, 0, score, None, hinted, "points")


def test_a_personal_best_beats_the_earlier_games_of_its_kind() -> None:
    earlier = [finished(80, 1), finished(99, 2, "club"), finished(120, 3, hinted=True), finished(130, 9)]
    best = personal_best(finished(81, 5), earlier)
    assert (best.previous, best.is_best) == (80, True)
    assert not personal_best(finished(80, 5), earlier).is_best, "a tie is not a new best"
    assert not personal_best(finished(300, 5, hinted=True), earlier).is_best
    assert personal_best(finished(100, 5, "people"), earlier).previous == 99
    assert not personal_best(finished(100, 0.5), earlier).is_best, "the first one has nothing to beat"


def test_only_the_player_of_a_game_sees_its_personal_best(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = whole_game(ada, "classic", "you")
    found = ada.http.get(f"/api/statistics/{table}").json()
    assert (found["previous"], found["isBest"]) == (None, False)
    second = whole_game(ada, "classic", "you")
    again = ada.http.get(f"/api/statistics/{second}").json()
    assert again["previous"] == found["score"]
    assert again["isBest"] == (again["score"] > found["score"])
    assert eve.http.get(f"/api/statistics/{table}").json()["code"] == "no-such-game"
