"""Hints during a game: only if all opponents are bots, only for the player's own decision, and the game is marked."""

import pytest

from lucchetto.records import read
from lucchetto.rules import GameError
from lucchetto.server.table import commands, events
from lucchetto.server.wire.live import Hints
from tests.server.conftest import People
from tests.server.kit import VARIANTS, Client, Json, Person, Server, Variant, play_on
from tests.server.scenes import Scene, fold, made


def ready(client: Client) -> int:
    """Wait until the client has to decide, and return the seat."""
    client.until(lambda view: client.undecided)
    return client.undecided[0]


def ask(person: Person, client: Client, seat: int, **changes: int) -> Json:
    where = {"seat": seat, "step": client.view["step"], **changes}
    answer = person.http.get(f"/api/tables/{client.view['table']}/hint", params=where)
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_coach_says_what_each_choice_is_worth(person: People, variant: Variant) -> None:
    ada = person("Ada")
    table = ada.make(variant, "you", "novice")
    with ada.at(table) as client:
        client.do("hints", on=True)
        client.do("start")
        seat = ready(client)
        advice = ask(ada, client, seat)
        assert advice["status"] == 200
        assert [choice["move"] for choice in advice["choices"]] == client.moves(seat)
        assert advice["best"] in client.moves(seat)
        assert set(advice["marks"]) == set(client.moves(seat))
        assert advice["unit"] == "win"


def test_in_solitaire_the_coach_counts_in_points(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you")) as client:
        client.do("start")
        client.do("hints", on=True)
        assert ask(ada, client, ready(client))["unit"] == "points"


def test_hints_are_off_until_they_are_switched_on_and_off_again_afterwards(person: People) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "club")) as client:
        client.do("start")
        seat = ready(client)
        assert (client.view["hints"], client.view["hinted"]) == (False, False)
        assert ask(ada, client, seat)["code"] == "hints-off"
        client.do("hints", on=True)
        seat = ready(client)
        assert (client.view["hints"], client.view["hinted"]) == (True, True)
        assert ask(ada, client, seat)["status"] == 200
        client.do("hints", on=False)
        seat = ready(client)
        assert (client.view["hints"], client.view["hinted"]) == (False, True)
        assert ask(ada, client, seat) | {"text": ""} == {
            "status": 409,
            "code": "hints-off",
            "text": "",
            "rule": None,
            "facts": {},
        }


def test_a_game_with_hints_says_so_in_its_record(person: People) -> None:
    ada = person("Ada")
    for wanted in (True, False):
        table = ada.make("duel", "you", "novice")
        with ada.at(table) as client:
            client.do("start")
            if wanted:
                client.do("hints", on=True)
                client.do("hints", on=False)
            record = read(ada.http.get(f"/api/tables/{table}/record").content).checked().record
            assert record.header.extra.get("hints", False) is wanted


def test_only_a_players_own_current_decision_can_be_asked_about(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    eve.make()  # a known person without a seat here
    with ada.at(ada.make("classic", "you", "club")) as client:
        client.do("hints", on=True)
        client.do("start")
        seat = ready(client)
        other = 1 - seat
        assert ask(ada, client, other)["code"] == "not-your-seat"
        assert ask(eve, client, seat)["code"] == "not-your-seat"
        assert ask(person("Stranger"), client, seat)["code"] == "not-your-seat"
        assert ask(ada, client, seat, step=client.view["step"] - 1)["code"] == "stale"
        assert ask(ada, client, 4)["status"] == 403
        assert ask(ada, client, 5)["status"] == 400


@pytest.mark.parametrize(
    "seats", [("you", "open"), ("you", "guest"), ("you", "club", "guest"), ("you", "open", "club")]
)
def test_where_another_person_plays_or_may_play_there_are_no_hints(person: People, seats: tuple[str, ...]) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", *seats)) as client:
        assert client.refused("hints", on=True) == "hints-with-people"
        assert client.view["hints"] is False
        client.do("hints", on=False)


def test_a_person_whom_a_bot_replaces_is_still_a_person(impatient_server: Server, person: People) -> None:
    ada, bob = person("Ada", impatient_server), person("Bob", impatient_server)
    table = ada.make("classic", "you", "open")
    bob.join(table)
    with ada.at(table) as client:
        client.do("start")
        client.do("seatBot", seat=1 if client.view["seats"][0]["yours"] else 0, bot="club")
        assert client.refused("hints", on=True) == "hints-with-people"


def test_spectators_cannot_switch_hints(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    eve.make()
    table = ada.make("classic", "you", "club")
    with eve.at(table) as client:
        assert client.refused("hints", on=True) == "spectator"


def test_a_rematch_starts_with_hints_as_they_were(person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "novice")
    for on in (True, False):
        with ada.at(table) as client:
            client.do("hints", on=on)
            client.do("start")
            play_on(client)
            assert client.refused("hints", on=not on) == "no-decision-now"
            client.do("rematch")
            table = client.until(lambda view: view["rematch"])["rematch"]
        with ada.at(table) as client:
            assert (client.view["hints"], client.view["hinted"]) == (on, on)


def test_hints_switched_off_before_the_first_roll_do_not_mark_the_game() -> None:
    scene = Scene(made("classic", ["ada"], bots=1))
    for on in (True, False):
        scene.write(commands.hints(scene.table, "ada", on=on))
    scene.start()
    assert not scene.table.hinted
    scene.write(commands.hints(scene.table, "ada", on=True))
    assert scene.table.hinted
    assert fold(scene.lines) == scene.table


def test_a_message_that_is_sent_again_or_changes_nothing_writes_nothing() -> None:
    scene = Scene(made("classic", ["ada"], bots=1)).start()
    message = Hints("m1", True)
    scene.write(commands.carry_out(scene.table, "ada", message, dict))
    assert commands.carry_out(scene.table, "ada", message, dict) == []
    assert commands.carry_out(scene.table, "ada", Hints("m2", True), dict) == []


def test_a_daily_game_has_no_hints() -> None:
    entry = made("classic", ["ada"])
    entry.daily = events.Daily("2026-11-16", "00" * 32)
    with pytest.raises(GameError) as refused:
        commands.hints(Scene(entry).table, "ada", on=True)
    assert refused.value.code == "hints-in-daily"
