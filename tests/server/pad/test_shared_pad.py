"""Several phones on one score pad: shared locks, undo, somebody joins late, somebody's phone dies."""

import pytest

from tests.kit.rule_marks import rule
from tests.server.conftest import People, Starts
from tests.server.kit import Json
from tests.server.pad.kit import enter, open_pad, phones, red, row

FIVE = red(2, 3, 4, 5, 6)


def test_a_pad_is_open_at_once_and_offers_every_cell_that_some_dice_allow(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada)) as one:
        assert (one.view["status"], one.view["settings"]["pad"], one.view["settings"]["dice"]) == (
            "playing",
            True,
            "real",
        )
        (sheet,) = one.view["pad"]["sheets"]
        assert sheet["cells"] == {
            "red": list(range(2, 12)),
            "yellow": list(range(2, 12)),
            "green": list(range(12, 2, -1)),
            "blue": list(range(12, 2, -1)),
        }
        assert (one.view["hands"], one.view["proof"], sheet["penalty"], sheet["entries"]) == ([], None, True, [])


@rule("C1", "C6")
def test_an_entry_that_the_rules_forbid_is_refused_with_the_rule(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada)) as one:
        enter(one, 0, "red 5")
        answer = one.ask("enter", seat=0, mark="red 4")
        assert (answer["problem"]["code"], answer["problem"]["rule"]) == ("not-further-right", "C1")
        answer = one.ask("enter", seat=0, mark="blue 2")
        assert (answer["problem"]["code"], answer["problem"]["rule"]) == ("too-few-crosses", "C6")
        one.send("why", seat=0, move="red 3")
        assert one.receive("reason")["problem"]["code"] == "not-further-right"
        assert one.refused("enter", seat=0, mark="pass") == "not-a-move"
        assert one.refused("enter", seat=0, mark="red 99") == "not-a-move"
        assert one.refused("enter", seat=3, mark="red 7") == "not-your-seat"
        assert row(one.view, 0, "red") == [5]


@rule("R1", "R21")
def test_two_people_who_are_each_certain_that_they_locked_first_both_lock(person: People) -> None:
    ada, bob, cleo = person("Ada"), person("Bob"), person("Cleo")
    with phones(open_pad(ada), ada, bob, cleo) as (one, two, three):
        enter(one, 0, *FIVE)
        enter(two, 1, *FIVE)
        first, second = one.send("enter", seat=0, mark="red 12"), two.send("enter", seat=1, mark="red 12")
        assert one.answer(first)["type"] == two.answer(second)["type"] == "done"
        three.until(lambda view: row(view, 0, "red")[-1:] == row(view, 1, "red")[-1:] == ["lock"])
        assert three.view["game"]["closed"] == ["red"]
        assert three.view["pad"]["sheets"][2]["stillOpen"] == ["red"], "her cross of the same throw may be late"
        enter(three, 2, "yellow 12" if 12 in three.view["pad"]["sheets"][2]["cells"]["yellow"] else "yellow 7")
        assert three.refused("enter", seat=2, mark="red 7") == "row-closed"


def test_an_entry_is_undone_by_its_owner_only_and_only_once(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    with phones(open_pad(ada), ada, bob) as (one, two):
        enter(one, 0, "red 5", "blue 9")
        enter(two, 1, "penalty")
        assert two.refused("undo", seat=1, entry=0) == "not-your-seat"
        assert two.refused("undo", seat=0, entry=0) == "still-here"
        one.do("undo", seat=0, entry=0)
        one.do("undo", seat=0, entry=0)
        two.until(lambda view: row(view, 0, "red") == [])
        assert [entry["mark"] for entry in two.view["pad"]["sheets"][0]["entries"]] == ["blue 9"]
        assert two.view["game"]["sheets"][1]["penalties"] == 1


@rule("C6")
def test_what_a_lock_needs_is_undone_after_the_lock(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada)) as one:
        enter(one, 0, *FIVE, "red 12")
        answer = one.ask("undo", seat=0, entry=2)
        assert (answer["problem"]["code"], answer["problem"]["rule"]) == ("undo-in-order", "C6")
        assert answer["problem"]["facts"] == {"move": "red 12"}
        one.do("undo", seat=0, entry=5)
        assert one.view["game"]["closed"] == []
        one.do("undo", seat=0, entry=2)
        assert row(one.view, 0, "red") == [2, 3, 5, 6]


def test_switched_off_checks_are_seen_by_everybody_and_allow_any_order(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    with phones(open_pad(ada), ada, bob) as (one, two):
        enter(one, 0, "red 9")
        two.do("checks", on=False)
        one.until(lambda view: not view["pad"]["checks"])
        enter(one, 0, "red 3", "blue 2")
        assert (row(one.view, 0, "red"), one.view["game"]["closed"]) == ([3, 9], ["blue"])
        assert one.refused("enter", seat=0, mark="red 3") == "already-crossed"
        one.do("checks", on=True)
        assert one.refused("enter", seat=0, mark="red 4") == "not-further-right"
        one.do("undo", seat=0, entry=0)
        assert row(one.view, 0, "red") == [3], "an entry by house rules does not keep others from being undone"


def test_somebody_joins_late_by_code_and_finds_the_closed_rows(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = open_pad(ada)
    with ada.at(table) as one:
        enter(one, 0, *FIVE, "red 12", "yellow 7", "yellow 8")
        found: Json = eve.http.get(f"/api/codes/{one.view['code']}").json()
        assert (found["table"], found["openSeats"]) == (table, 4)
        eve.join(found["table"])
        one.until(lambda view: [seat["name"] for seat in view["seats"]] == ["Ada", "Eve"])
        with eve.at(table) as other:
            assert (other.view["game"]["closed"], other.view["game"]["sheets"][1]["total"]) == (["red"], 0)
            assert other.refused("enter", seat=1, mark="red 5") == "row-closed"
            enter(other, 1, "yellow 4")


def test_the_sixth_player_has_no_sheet(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = open_pad(ada, "you", "guest", "guest", "guest", "guest")
    answer = eve.http.post(f"/api/tables/{table}/seats", json={"nickname": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "table-full")


@rule("R12")
def test_everybody_who_joins_in_longo_gets_a_lucky_pair_of_their_own(person: People) -> None:
    people = [person(name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve")]
    with phones(open_pad(people[0], variant="longo"), *people) as clients:
        pairs = [tuple(pair) for pair in clients[0].view["game"]["lucky"]]
        assert len(set(pairs)) == 5


def test_when_a_phone_dies_the_others_write_for_its_owner_until_it_is_back(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    table = open_pad(ada)
    bob.join(table)
    with ada.at(table) as one:
        with bob.at(table) as two:
            enter(two, 1, "red 5")
            one.until_present(1)
            assert one.refused("enter", seat=1, mark="red 6") == "still-here"
            two.socket.socket.close()  # the server is not told
        one.until_absent(1)
        enter(one, 1, "red 7")
        one.do("undo", seat=1, entry=one.view["pad"]["sheets"][1]["entries"][0]["number"])
        with bob.at(table) as again:
            assert row(again.view, 1, "red") == [7]
            one.until_present(1)
            assert one.refused("enter", seat=1, mark="red 8") == "still-here"
            enter(again, 1, "red 8")


def test_strangers_watch_and_enter_nothing(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    with ada.at(open_pad(ada)) as one, eve.at(one.view["table"]) as watching:
        for kind, fields in (("enter", {"seat": 0, "mark": "red 5"}), ("countUp", {}), ("checks", {"on": False})):
            assert watching.refused(kind, **fields) == "spectator"


def test_a_resent_entry_counts_once(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada)) as one:
        name = one.send("enter", seat=0, mark="penalty")
        one.answer(name)
        one.socket.send(f'{{"type": "enter", "id": "{name}", "seat": 0, "mark": "penalty"}}')
        assert one.answer(name)["type"] == "done"
        assert one.view["game"]["sheets"][0]["penalties"] == 1


def test_everything_that_was_acknowledged_is_there_after_a_kill_in_the_middle(start: Starts, person: People) -> None:
    server = start()
    ada, bob = person("Ada", server), person("Bob", server)
    table = open_pad(ada)
    with phones(table, ada, bob) as (one, two):
        enter(one, 0, *FIVE)
        enter(two, 1, "blue 9", "blue 7", "penalty")
        one.do("undo", seat=0, entry=0)
        one.do("checks", on=False)
        one.do("rename", seat=0, name="Adele")
        before = two.until(lambda view: view["seats"][0]["name"] == "Adele")
    server.kill()
    again = start()
    with bob.moves_to(again).at(table) as two:
        assert (two.view["game"], two.view["pad"], two.view["step"]) == (before["game"], before["pad"], before["step"])
        enter(two, 1, "blue 6")


@pytest.mark.parametrize("seats", [("you", "open"), ("you", "casual")])
def test_a_pad_has_neither_bots_nor_seats_that_wait(person: People, seats: tuple[str, ...]) -> None:
    ada = person("Ada")
    kinds = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"nickname": "Ada", "settings": {"variant": "classic", "pad": True}, "seats": kinds}
    answer = ada.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "pad-seats")


def test_there_are_no_dice_hints_or_bots_on_a_pad(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada)) as one:
        dice = {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}
        assert one.refused("roll", step=one.view["step"], **dice) == "pad-without-dice"
        assert one.refused("hints", on=True) == "pad-without-dice"
        assert one.refused("seatBot", seat=0, bot="club") == "pad-without-dice"
        assert one.refused("choose", seat=0, move="red 5", step=one.view["step"]) == "no-decision-now"
        assert one.refused("leave") == "already-started"


def test_only_a_pad_takes_entries(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you")) as one:
        one.do("start")
        assert one.refused("enter", seat=0, mark="red 5") == "no-pad"
        assert one.refused("countUp") == "no-pad"


@rule("D6", "D4")
def test_the_duel_is_entered_on_one_device(person: People) -> None:
    ada = person("Ada")
    with ada.at(open_pad(ada, "you", "guest", variant="duel")) as one:
        enter(one, 0, "red 5")
        assert one.refused("enter", seat=0, mark="red 5") == "cell-used-in-action-1"
        enter(one, 1, "red 5")
        assert one.view["game"]["board"]["red"] == [{"cell": 3, "seat": 1, "height": 1}]
        assert one.view["game"]["pawnsLeft"] == [22, 21]
        enter(one, 0, "penalty")
        enter(one, 1, "red 5")
        assert one.view["game"]["board"]["red"] == [{"cell": 3, "seat": 1, "height": 2}]
