"""Real dice: the active player enters their faces."""

import pytest

from tests.server.api.test_socket import seated
from tests.server.conftest import People
from tests.server.kit import LONGEST, Json, Patience, decide

SIX: Json = {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}


def test_the_active_player_types_the_dice_and_the_game_continues(person: People) -> None:
    table, ada, bob = seated(person, dice="real")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        assert one.view["game"]["phase"] == "roll"
        assert one.view["proof"] is None
        other.until(lambda view: view["game"])
        roller, waiter = (one, other) if one.view["game"]["active"] == 0 else (other, one)
        assert waiter.refused("roll", step=waiter.view["step"], **SIX) == "not-your-seat"
        roller.do("roll", step=roller.view["step"], **SIX)
        waiter.until(lambda view: view["game"]["phase"] == "white")
        assert waiter.view["game"]["dice"]["white"] == [1, 4]
        decide(waiter)
        decide(roller)
        roller.until(lambda view: view["game"]["phase"] == "colour")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"white": [1]}, "bad-message"),
        ({"white": [0, 1]}, "bad-message"),
        ({"white": [1, 9]}, "bad-message"),
        ({"white": ["1", 2]}, "bad-message"),
        ({"red": 9}, "bad-message"),
        ({"purple": 3}, "bad-message"),
        ({"white": [1, 7]}, None),
        ({"red": 8}, None),
        ({"blue": None}, None),
    ],
)
def test_wrong_faces_are_refused_and_nothing_is_rolled(person: People, wrong: Json, code: str | None) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", dice="real")
    with ada.at(table) as one:
        one.do("start")
        before = one.view["step"]
        refused = one.refused("roll", step=before, **{**SIX, **wrong})
        assert code is None or refused == code
        assert one.view["step"] == before
        assert one.view["game"]["dice"] is None


def test_a_second_roll_in_a_turn_is_refused(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", dice="real")) as one:
        one.do("start")
        one.do("roll", step=one.view["step"], **SIX)
        assert one.refused("roll", step=one.view["step"], **SIX) == "no-roll-now"
        assert one.refused("roll", step=one.view["step"] - 1, **SIX) == "stale"


def test_nobody_types_dice_where_the_server_rolls(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you")) as one:
        assert one.refused("roll", step=0, **SIX) == "not-started"
        one.do("start")
        assert one.refused("roll", step=one.view["step"], **SIX) == "dice-not-real"


def test_anybody_at_the_table_types_the_dice_for_a_bot(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "club", dice="real")
    with ada.at(table) as one, person("Stranger").at(table) as watching:
        one.do("start")
        for _ in range(2):  # the person's turn, then the bot's
            watching.until(lambda view: view["game"] and view["game"]["phase"] == "roll")
            assert watching.refused("roll", step=watching.view["step"], **SIX) == "spectator"
            turn = one.until(lambda view: view["game"]["phase"] == "roll")["game"]["turn"]
            one.do("roll", step=one.view["step"], **SIX)
            patience = Patience("next roll", LONGEST)
            while one.view["game"]["phase"] != "roll" or one.view["game"]["turn"] == turn:
                patience.check()
                if one.undecided:
                    decide(one)
                one.catch_up()


def test_the_record_of_real_dice_promises_no_proof(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", dice="real")
    with ada.at(table) as one:
        one.do("start")
        one.do("roll", step=one.view["step"], **SIX)
    record = ada.http.get(f"/api/tables/{table}/record")
    assert '"dice"' not in record.text.splitlines()[0]
    assert '"white"' in record.text


def test_a_mistyped_roll_is_corrected_until_a_person_decides_and_bots_decide_again(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "club", dice="real")
    with ada.at(table) as one:
        one.do("start")
        one.do("roll", step=one.view["step"], **SIX)
        one.until(lambda view: not view["seats"][1]["deciding"])
        one.do("correct", step=one.view["step"], **{**SIX, "white": [2, 5]})
        assert one.view["game"]["dice"]["white"] == [2, 5]
        assert one.view["game"]["turn"] == 1
        one.until(lambda view: not view["seats"][1]["deciding"])
        decide(one)
        if one.view["game"]["phase"] == "white":
            assert one.refused("correct", step=one.view["step"], **SIX) == "roll-decided"
        else:
            assert one.refused("correct", step=one.view["step"], **SIX) == "no-correction-now"
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert record.count('"roll"') == 1
    assert '"white": [2, 5]' in record or '"white":[2,5]' in record


def test_another_persons_decision_makes_the_roll_final(person: People) -> None:
    table, ada, bob = seated(person, dice="real")
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["game"])
        roller, waiter = (one, other) if one.view["game"]["active"] == 0 else (other, one)
        assert roller.refused("correct", step=roller.view["step"], **SIX) == "no-correction-now"
        roller.do("roll", step=roller.view["step"], **SIX)
        waiter.until(lambda view: view["game"]["phase"] == "white")
        assert waiter.refused("correct", step=waiter.view["step"], **SIX) == "not-your-seat"
        decide(waiter)
        assert roller.refused("correct", step=roller.view["step"], **{**SIX, "white": [2, 5]}) == "roll-decided"
        assert roller.view["game"]["dice"]["white"] == [1, 4]


def test_the_server_names_the_dice_that_somebody_can_use(person: People) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", dice="real")
    with ada.at(table) as one, person("Stranger").at(table) as watching:
        one.do("start")
        one.send("need", white=[5, 6])
        assert one.receive("needed")["colours"] == ["red", "yellow", "green", "blue"]
        one.do("roll", step=one.view["step"], **{**SIX, "white": [5, 6]})
        one.do("choose", step=one.view["step"], seat=0, move="red 11")
        one.do("choose", step=one.view["step"], seat=0, move="pass")
        one.send("need", white=[3, 4])
        assert one.receive("needed")["colours"] == ["yellow", "green", "blue"]
        one.do("roll", step=one.view["step"], white=[3, 4], yellow=1, green=2, blue=3)
        assert watching.refused("need", white=[3, 4]) == "spectator"
