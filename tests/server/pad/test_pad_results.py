"""The end of a score pad: the winner, the next game, own games and statistics, and what is not known about it."""

from lucchetto.server.table import events
from tests.kit.rule_marks import rule
from tests.server.conftest import People
from tests.server.kit import Json, Person
from tests.server.pad.kit import enter, open_pad, phones, red, row


def finished(ada: Person, bob: Person) -> str:
    """A pad on which Ada has won by 3 to 1."""
    table = open_pad(ada)
    with phones(table, ada, bob) as (one, two):
        enter(one, 0, *red(2, 3))
        enter(two, 1, "blue 9")
        two.do("countUp")
        one.until(lambda view: view["status"] == "over")
    return table


@rule("R22", "C8", "C9")
def test_after_the_fourth_penalty_the_last_crosses_are_entered_and_then_counted_up(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    with phones(open_pad(ada), ada, bob) as (one, two):
        enter(one, 0, *["penalty"] * 4)
        two.until(lambda view: view["pad"]["ended"] == ["penalties"])
        assert two.view["status"] == "playing"
        assert one.refused("enter", seat=0, mark="red 5") == "pad-over"
        enter(two, 1, "red 5")
        assert two.refused("enter", seat=1, mark="red 6") == "pad-over"
        one.do("countUp")
        one.do("countUp")
        two.until(lambda view: view["status"] == "over")
        assert two.view["game"]["result"] == {"reasons": ["penalties"], "winners": [1]}
        assert two.refused("enter", seat=1, mark="red 6") == "already-over"
        assert two.refused("undo", seat=1, entry=4) == "already-over"


def test_players_may_count_up_before_the_rules_end_the_game(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = finished(ada, bob)
    with ada.at(table) as one:
        assert one.view["game"]["result"] == {"reasons": [], "winners": [0]}


def test_nobody_joins_a_pad_that_is_counted_up(person: People) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    table = finished(ada, bob)
    answer = eve.http.post(f"/api/tables/{table}/seats", json={"nickname": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "already-over")


def test_a_pad_has_no_record_and_no_analysis(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = finished(ada, bob)
    for what in ("record", "analysis"):
        answer = ada.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "pad-without-dice")
    assert ada.http.get(f"/api/tables/{table}/phases").json() == []


def test_a_pad_is_among_the_own_games_and_in_the_statistics_marked_as_such(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = finished(ada, bob)
    (line,) = ada.mine()["finished"]
    assert (line["table"], line["won"], line["settings"]["pad"]) == (table, True, True)
    (lost,) = bob.mine()["finished"]
    assert lost["won"] is False
    own: Json = ada.http.get("/api/statistics").json()
    (tally,), (game,) = own["tallies"], own["games"]
    assert (tally["pad"], tally["opponents"], tally["games"], tally["won"], tally["bestScore"]) == (
        True,
        "people",
        1,
        1,
        3,
    )
    assert (game["pad"], game["score"], game["accuracy"], own["pending"]) == (True, 3, None, 0)


def test_a_score_on_a_pad_is_not_a_personal_best(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    finished(ada, bob)
    best: Json = ada.http.get(f"/api/statistics/{finished(ada, bob)}").json()
    assert (best["score"], best["previous"], best["isBest"]) == (3, None, False)


def test_the_next_game_opens_at_once_with_the_same_people_and_counts_the_series(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    with bob.at(finished(ada, bob)) as two:
        two.do("rematch")
        table = two.until(lambda view: view["rematch"])["rematch"]
    with ada.at(table) as one:
        assert (one.view["status"], one.view["score"]) == ("playing", [1, 0])
        assert [seat["name"] for seat in one.view["seats"]] == ["Ada", "Bob"]
        assert one.view["pad"]["sheets"][0]["entries"] == []
        enter(one, 0, "red 5")


def test_a_person_whose_data_is_deleted_leaves_a_sheet_that_the_others_fill_in(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = open_pad(ada)
    bob.join(table)
    with ada.at(table) as one:
        with bob.at(table) as two:
            enter(two, 1, "red 5")
            exported: Json = bob.http.get("/api/me/data").json()
            assert [own["pad"] for own in exported["tables"]] == [["red 5"]]
        name = bob.id
        assert bob.http.delete("/api/me").status_code == 204
        one.until(lambda view: view["seats"][1]["name"] != "Bob")
        assert (one.view["seats"][1]["kind"], one.view["seats"][1]["bot"]) == ("person", None)
        assert row(one.view, 1, "red") == [5]
        enter(one, 1, "red 6")
    log = b"".join(map(events.encode, ada.server.log(table)))
    assert name.encode() not in log
    assert b"Bob" not in log
