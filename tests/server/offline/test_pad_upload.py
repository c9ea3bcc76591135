"""Score pads that were filled in without the server: what it stores of them, and what it refuses."""

import json
from itertools import count

import pytest

from lucchetto.server.api.tables import LARGEST_GAME
from lucchetto.server.offline.pad import MOST_ENTRIES
from lucchetto.server.offline.session import Session, make
from tests.kit.rule_marks import rule
from tests.server.conftest import People, Starts
from tests.server.kit import Json, Person
from tests.server.pad.kit import red

FIVE = red(2, 3, 4, 5, 6)
numbers = count()


class Pad:
    """A score pad on a device, by the same calls as the page's worker makes."""

    def __init__(self, *guests: str, variant: str = "classic") -> None:
        seats = [{"kind": "you"}, *({"kind": "guest", "name": name} for name in guests)]
        wanted = {"nickname": "Ada", "settings": {"variant": variant, "pad": True}, "seats": seats}
        made = json.loads(make(json.dumps(wanted), "{}"))
        self.session = Session(made["id"], json.dumps(made["lines"]), "{}")

    def do(self, kind: str, **fields: object) -> None:
        self.session.receive(json.dumps({"type": kind, "id": f"m{next(numbers)}", **fields}))
        answers = json.loads(self.session.commit())
        assert answers[-1]["type"] == "done", answers[0]

    def enter(self, seat: int, *marks: str) -> "Pad":
        for mark in marks:
            self.do("enter", seat=seat, mark=mark)
        return self

    def sent(self) -> Json:
        """What the device sends after the players have counted up."""
        self.do("countUp")
        assert json.loads(self.session.summary())["status"] == "over"
        sent: Json = json.loads(self.session.pad())
        return sent


def upload(person: Person, pad: Json) -> Json:
    answer = person.http.post("/api/tables/offline/pad", json=pad)
    return {"status": answer.status_code, **answer.json()}


def simple() -> Json:
    return Pad("Bob").enter(0, *red(2, 3)).enter(1, "blue 9", "penalty").sent()


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_pad_comes_to_the_persons_own_games_marked_as_a_pad_and_as_offline(person: People, variant: str) -> None:
    ada = person("Ada")
    pad = Pad("Bob", variant=variant).enter(0, "red 5").enter(1, "blue 9", "blue 8").sent()
    table = upload(ada, pad)["table"]
    (game,) = ada.mine()["finished"]
    assert (game["table"], game["offline"], game["settings"]["pad"], game["players"]) == (
        table,
        True,
        True,
        ["Ada", "Bob"],
    )
    with ada.at(table) as client:
        assert (client.view["status"], client.view["offline"], client.view["proof"]) == ("over", True, None)
        assert [seat["yours"] for seat in client.view["seats"]] == [True, True]
        assert [sheet["total"] for sheet in client.view["game"]["sheets"]] == [1, 3]
        assert client.view["game"]["lucky"] == [*map(list, pad["lucky"] or [])]
    assert ada.http.get(f"/api/tables/{table}/record").json()["code"] == "pad-without-dice"
    assert ada.http.get(f"/api/tables/{table}/analysis").json()["code"] == "pad-without-dice"


def test_it_is_in_the_statistics_marked_as_a_pad(person: People) -> None:
    ada = person("Ada")
    upload(ada, simple())
    own: Json = ada.http.get("/api/statistics").json()
    (tally,), (game,) = own["tallies"], own["games"]
    assert (tally["pad"], tally["games"], game["pad"], game["accuracy"], own["pending"]) == (True, 1, True, None, 0)


def test_sending_a_pad_again_has_no_effect(person: People) -> None:
    ada, pad = person("Ada"), simple()
    assert upload(ada, pad)["table"] == upload(ada, pad)["table"]
    assert len(ada.mine()["finished"]) == 1


def test_undone_entries_are_not_sent(person: People) -> None:
    ada, pad = person("Ada"), Pad().enter(0, "red 5", "red 7")
    pad.do("undo", seat=0, entry=0)
    sent = pad.sent()
    assert (sent["entries"], sent["checks"]) == ([[0, "red 7"]], True)
    with ada.at(upload(ada, sent)["table"]) as client:
        assert client.view["game"]["sheets"][0]["rows"]["red"] == [7]


@rule("R1", "R21")
def test_two_who_locked_with_the_same_throw_both_have_the_lock_afterwards(person: People) -> None:
    ada = person("Ada")
    pad = Pad("Bob").enter(0, *FIVE).enter(1, *FIVE).enter(0, "red 12").enter(1, "red 12").sent()
    with ada.at(upload(ada, pad)["table"]) as client:
        assert [sheet["rows"]["red"][-1] for sheet in client.view["game"]["sheets"]] == ["lock", "lock"]


def test_what_house_rules_allowed_is_accepted_as_such(person: People) -> None:
    ada, pad = person("Ada"), Pad().enter(0, "red 9")
    pad.do("checks", on=False)
    sent = pad.enter(0, "red 3", "blue 2").sent()
    assert sent["checks"] is False
    with ada.at(upload(ada, sent)["table"]) as client:
        assert client.view["game"]["sheets"][0]["rows"]["red"] == [3, 9]
        assert client.view["pad"]["checks"] is False


def test_an_undo_by_house_rules_that_leaves_a_lock_without_its_crosses_is_accepted(person: People) -> None:
    ada, pad = person("Ada"), Pad().enter(0, *FIVE, "red 12")
    pad.do("checks", on=False)
    pad.do("undo", seat=0, entry=2)
    pad.do("checks", on=True)
    sent = pad.sent()
    assert sent["checks"] is False, "as it stands, the lock has too few crosses"
    with ada.at(upload(ada, sent)["table"]) as client:
        assert client.view["game"]["sheets"][0]["rows"]["red"] == [2, 3, 5, 6, 12, "lock"]


@rule("C1", "C6")
@pytest.mark.parametrize(
    ("entries", "code", "broken"),
    [([[0, "red 5"], [0, "red 4"]], "not-further-right", "C1"), ([[0, "blue 2"]], "too-few-crosses", "C6")],
)
def test_entries_that_the_rules_forbid_are_refused_with_the_rule(
    person: People, entries: list[Json], code: str, broken: str
) -> None:
    ada = person("Ada")
    refused = upload(ada, {**simple(), "entries": entries})
    assert (refused["status"], refused["code"], refused["rule"]) == (409, code, broken)
    assert ada.token is None, "a refused pad makes no new person"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"entries": [[3, "red 5"]]}, "not-your-seat"),
        ({"entries": [[0, "red 99"]]}, "not-a-move"),
        ({"entries": [[0, "pass"]]}, "not-a-move"),
        ({"entries": [[0, "red 5"], [0, "red 5"]], "checks": False}, "already-crossed"),
        ({"entries": [[0, "penalty"]] * (MOST_ENTRIES + 1)}, "offline-too-long"),
        ({"players": ["\u200b"]}, "bad-nickname"),
        ({"lucky": [[2, 3], [4, 5]]}, "no-lucky-here"),
        ({"variant": "duel", "players": ["Ada"]}, "player-count"),
        ({"entries": "red 5"}, "bad-request"),
        ({"dice": [1, 2]}, "bad-request"),
        ({"id": "a/b"}, "bad-request"),
    ],
)
def test_a_pad_that_nobody_could_have_filled_in_is_refused(person: People, change: Json, code: str) -> None:
    refused = upload(person("Ada"), {**simple(), **change})
    assert (refused["code"], refused["status"] in (400, 403, 409)) == (code, True)
    assert refused["text"]


def test_too_large_a_request_is_refused(person: People) -> None:
    large = {**simple(), "entries": [[0, "red 5"]] * (LARGEST_GAME // 12)}
    assert person("Ada").http.post("/api/tables/offline/pad", json=large).status_code == 413


def test_uploads_are_limited_like_new_tables(start: Starts) -> None:
    with Person(start(LUCCHETTO_TABLES_PER_MINUTE="2"), "Ada") as ada:
        assert [upload(ada, simple())["status"] for _ in range(3)] == [201, 201, 429]


def test_a_page_of_another_site_cannot_upload(person: People) -> None:
    headers = {"origin": "https://elsewhere.example"}
    answer = person("Ada").http.post("/api/tables/offline/pad", json=simple(), headers=headers)
    assert answer.status_code == 403


def test_a_rematch_on_the_device_is_a_new_pad_of_the_same_players() -> None:
    pad = Pad("Bob").enter(0, "red 5")
    pad.do("countUp")
    planned = json.loads(pad.session.receive('{"type": "rematch", "id": "again"}'))
    again = Session(planned["made"]["id"], json.dumps(planned["made"]["lines"]), "{}")
    view, _ = json.loads(again.greeting())
    assert (view["status"], [seat["name"] for seat in view["seats"]]) == ("playing", ["Ada", "Bob"])
    assert [sheet["entries"] for sheet in view["pad"]["sheets"]] == [[], []]
