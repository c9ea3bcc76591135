"""Lucky pairs that the host sets: visible before anybody sits down, in the record, and no alarm for the dice check."""

import pytest

from lucchetto.records import proof, read
from tests.kit.rule_marks import rule
from tests.server.conftest import People
from tests.server.kit import Json, Person, play_on

PAIRS = [[2, 16], [2, 16]]


def make(person: Person, variant: str = "longo", lucky: object = None, **settings: str) -> Json:
    body = {
        "nickname": person.name,
        "settings": {"variant": variant, **settings},
        "seats": [{"kind": "you"}, {"kind": "open"}],
        "lucky": PAIRS if lucky is None else lucky,
    }
    found: Json = person.http.post("/api/tables", json=body).json()
    return found


@rule("R12")
@pytest.mark.parametrize("dice", ["fair", "real"])
def test_pairs_are_shown_before_the_start_and_played_with(person: People, dice: str) -> None:
    ada, bob = person("Ada"), person("Bob")
    made = make(ada, dice=dice)
    assert bob.http.get(f"/api/codes/{made['code']}").json()["lucky"] == PAIRS
    table = made["table"]
    with bob.at(table) as stranger:
        assert [seat["lucky"] for seat in stranger.view["seats"]] == PAIRS
    bob.join(table)
    with ada.at(table) as one, bob.at(table):
        one.do("addSeat")
        assert one.view["seats"][2]["lucky"] == [5, 8], "an unused default pair"
        one.do("start")
        assert one.view["game"]["lucky"] == PAIRS


def test_the_dice_check_knows_that_the_pairs_were_not_drawn(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = make(ada)["table"]
    bob.join(table)
    with ada.at(table) as one, bob.at(table) as other:
        assert one.view["proof"]["drawn"] == ["first"]
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        play_on(one, other)
        other.until(lambda view: view["status"] == "over")
        one.do("rematch")
        again = one.until(lambda view: view["rematch"])["rematch"]
    replay = read(ada.http.get(f"/api/tables/{table}/record").content).checked()
    assert replay.record.header.lucky == ((2, 16), (2, 16))
    assert replay.record.header.extra["dice"]["drawn"] == ["first"]
    assert not list(proof.differences(replay))
    with ada.at(again) as one:
        assert [seat["lucky"] for seat in one.view["seats"]] == PAIRS, "the rematch keeps them"
        assert one.view["proof"]["drawn"] == []


def test_without_pairs_they_are_drawn(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("longo", "you", "open")) as one:
        assert [seat["lucky"] for seat in one.view["seats"]] == [None, None]
        assert one.view["proof"]["drawn"] == ["first", "lucky"]


@pytest.mark.parametrize(
    ("variant", "lucky", "code"),
    [
        ("longo", [[5, 8]], "lucky-count"),
        ("longo", [[5, 8], [6, 6]], "lucky-pair"),
        ("longo", [[5, 8], [6, 17]], "lucky-pair"),
        ("longo", [[5, 8], [1, 6]], "lucky-pair"),
        ("classic", [[5, 8], [6, 11]], "no-lucky-here"),
        ("longo", [[5, 8], [6]], "bad-request"),
        ("longo", [[5, 8], ["six", 7]], "bad-request"),
        ("longo", [], "lucky-count"),
    ],
)
def test_pairs_that_the_rules_do_not_allow_are_refused(person: People, variant: str, lucky: object, code: str) -> None:
    assert make(person("Ada"), variant, lucky)["code"] == code
