"""The commands of a table: what they store, and who may not use them."""

import pytest

from lucchetto.rules import PASS, Game
from lucchetto.server.errors import ConflictError, ForbiddenError
from lucchetto.server.table import commands, events
from lucchetto.server.wire.live import (
    AddSeat,
    Choose,
    CloseSeat,
    ComeBack,
    Decline,
    FromClient,
    HandOver,
    Hints,
    Leave,
    OpenSeat,
    Remove,
    Roll,
    SeatBot,
    Start,
    Stir,
    Why,
)
from tests.server.scenes import fold
from tests.server.table.room import Room, room

NONCE = "ab" * 16
DAILY = events.Daily("2026-01-05", "c" * 64)


def started(*seats: str, dice: str = "fair") -> Room:
    scene = room(*seats, dice=dice)
    scene.start()
    return scene


def playing(scene: Room) -> Game:
    assert scene.table.game is not None
    return scene.table.game


def choice(scene: Room, seat: int, move: str | None = "pass", message_id: str = "m") -> Choose:
    return Choose(id=message_id, step=scene.table.step, seat=seat, move=move)


@pytest.mark.parametrize(
    "message",
    [
        Start(id="m"),
        CloseSeat(id="m", seat=2),
        SeatBot(id="m", seat=2, bot="club"),
        HandOver(id="m", seat=1),
        Remove(id="m", seat=1),
        OpenSeat(id="m", seat=2),
        AddSeat(id="m"),
        Decline(id="m", name="Cleo"),
    ],
    ids=lambda message: type(message).__name__,
)
def test_only_the_host_changes_the_table(message: FromClient) -> None:
    scene = room("ada", "bob", "open", spares=1)
    assert scene.refusal("bob", message) == "not-host"
    assert scene.refusal(None, message) == "spectator"


def test_the_first_event_of_a_message_names_its_sender_and_its_id() -> None:
    scene = room("ada", "bob")
    entries = scene.send("ada", Start(id="begin"))
    assert [(entry.by, entry.message) for entry in entries] == [("ada", "begin"), ("", "")]
    assert scene.send("ada", Start(id="begin")) == []
    assert scene.send("bob", Start(id="begin too")) == [], "it has begun, as the message asks"


def test_a_person_decides_for_their_own_seats_only() -> None:
    scene = started("ada", "bob")
    for person, seat in (("ada", 1), ("bob", 0), ("cleo", 0), ("ada", 4)):
        assert scene.refusal(person, choice(scene, seat)) == "not-your-seat"
    assert scene.refusal(None, choice(scene, 0)) == "spectator"


def test_a_choice_names_the_step_on_which_it_was_made() -> None:
    scene = started("ada", "bob")
    for step in (scene.table.step - 1, scene.table.step + 1):
        assert scene.refusal("ada", Choose(id="m", step=step, seat=0, move="pass")) == "stale"


def test_nobody_decides_while_a_bot_stands_in_for_them() -> None:
    scene = started("ada", "bob")
    assert scene.send("ada", SeatBot(id="1", seat=1, bot="club")) == [
        events.Replaced(1, "club", by="ada", message="1"),
    ]
    assert scene.refusal("bob", choice(scene, 1)) == "bot-plays"
    assert scene.send("ada", SeatBot(id="2", seat=1, bot="club")) == [], "one stands in already"
    assert scene.refusal("ada", ComeBack(id="3", seat=1)) == "not-your-seat"
    assert scene.send("bob", ComeBack(id="3", seat=1)) == [events.Returned(1, by="bob", message="3")]
    assert scene.send("bob", ComeBack(id="4", seat=1)) == []
    scene.send("bob", choice(scene, 1, message_id="5"))
    assert scene.table.choices == {1: PASS}


def test_a_choice_is_withdrawn_and_changed_until_all_have_decided() -> None:
    scene = started("ada", "bob")
    scene.send("ada", choice(scene, 0, message_id="1"))
    assert scene.table.waiting == [1]
    scene.send("ada", choice(scene, 0, None, message_id="2"))
    assert (scene.table.waiting, scene.table.choices) == ([0, 1], {})


def test_a_seat_that_has_nothing_to_decide_can_withdraw_nothing() -> None:
    scene = started("ada", "bob")
    for number, seat in enumerate((0, 1)):
        scene.send(("ada", "bob")[seat], choice(scene, seat, message_id=str(number)))
    waiting = 1 - playing(scene).active
    assert playing(scene).phase == "colour"
    assert scene.refusal(("ada", "bob")[waiting], choice(scene, waiting, None)) == "not-waiting"


def test_the_server_rolls_fair_dice_when_a_turn_is_over_and_never_real_ones() -> None:
    fair, real = started("ada", dice="fair"), started("ada", dice="real")
    assert playing(fair).phase == "white"
    assert playing(real).phase == "roll"
    assert fair.refusal("ada", Roll(id="m", step=fair.table.step, white=(1, 1))) == "dice-not-real"
    real.send("ada", Roll(id="m", step=real.table.step, white=(1, 2), red=3, yellow=4, green=5, blue=6))
    for scene in (fair, real):
        scene.send("ada", choice(scene, 0, message_id="white"))
        kinds = [type(entry) for entry in scene.send("ada", choice(scene, 0, message_id="colour"))]
        assert kinds == ([events.Chose, events.Rolled] if scene is fair else [events.Chose])
    assert (playing(fair).phase, playing(real).phase) == ("white", "roll")


def test_time_that_is_up_is_in_the_history() -> None:
    scene = started("ada", "bob")
    scene.send("bob", choice(scene, 1))
    entries = commands.time_is_up(scene.table)
    assert entries == [events.Chose(0, "pass", late=True)]
    scene.write(entries)
    assert scene.table.history[-1].late == (0,)
    assert scene.table.late == ()


def test_why_answers_for_the_players_own_seat_and_changes_nothing() -> None:
    scene = started("ada", "bob")
    assert commands.objection(scene.table, "ada", Why(id="m", seat=0, move="pass")) is None
    error = commands.objection(scene.table, "ada", Why(id="m", seat=0, move="red 99"))
    assert error is not None
    with pytest.raises(ForbiddenError):
        commands.objection(scene.table, "ada", Why(id="m", seat=1, move="pass"))
    assert fold(scene.lines) == scene.table


def test_a_nonce_is_added_once_by_its_owner_before_the_start() -> None:
    scene = room("ada", "bob")
    assert scene.refusal("ada", Stir(id="1", seat=1, nonce=NONCE)) == "not-your-seat"
    assert scene.send("ada", Stir(id="2", seat=0, nonce=NONCE)) == [events.Stirred(0, NONCE, by="ada", message="2")]
    assert scene.send("ada", Stir(id="3", seat=0, nonce="cd" * 16)) == []
    scene.start()
    assert scene.send("bob", Stir(id="4", seat=1, nonce=NONCE)) == []
    assert scene.table.nonces[0] == NONCE
    assert room("ada", daily=DAILY).send("ada", Stir(id="1", seat=0, nonce=NONCE)) == [], "its dice are set"


def test_open_and_closed_seats_do_not_play_and_too_few_players_do_not_start() -> None:
    scene = room("ada", "open", "bot", "open")
    scene.send("ada", CloseSeat(id="1", seat=1))
    scene.send("ada", Start(id="2"))
    assert scene.names == ["Ada", "Robo"]
    assert playing(scene).players == ("Ada", "Robo")
    assert room("ada", "open", variant="duel").refusal("ada", Start(id="1")) == "too-few-players"


def test_hints_are_for_games_against_bots() -> None:
    scene = started("ada", "bot")
    assert scene.send("ada", Hints(id="1", on=True)) == [events.Hinted(on=True, by="ada", message="1")]
    assert scene.send("ada", Hints(id="2", on=True)) == []
    assert (scene.table.hints, scene.table.hinted) == (True, True)
    scene.send("ada", Hints(id="3", on=False))
    assert (scene.table.hints, scene.table.hinted) == (False, True)
    assert scene.table.record().header.extra["hints"] is True
    assert "hints" not in started("ada", "bot").table.record().header.extra


@pytest.mark.parametrize("others", [("bob",), ("open",), ("bot", "bob")])
def test_there_are_no_hints_with_other_people_but_they_may_be_switched_off(others: tuple[str, ...]) -> None:
    scene = room("ada", *others)
    assert scene.refusal("ada", Hints(id="1", on=True)) == "hints-with-people"
    assert scene.send("ada", Hints(id="1", on=False)) == []
    assert scene.refusal("cleo", Hints(id="1", on=True)) == "spectator"


def test_no_hints_in_a_daily_game_nor_after_the_end() -> None:
    assert room("ada", daily=DAILY).refusal("ada", Hints(id="1", on=True)) == "hints-in-daily"
    assert room("ada", daily=DAILY).send("ada", Hints(id="1", on=False)) == []
    scene = started("ada", "bot")
    while not scene.over:
        scene.write(commands.time_is_up(scene.table))
    assert scene.refusal("ada", Hints(id="1", on=True)) == "no-decision-now"


def test_somebody_who_leaves_opens_their_seats_and_the_next_person_is_the_host() -> None:
    scene = room("ada", "bot", "bob", "cleo")
    scene.send("bob", Leave(id="1"))
    assert scene.kinds == ["person", "bot", "open", "person"]
    scene.send("ada", Leave(id="1"))
    assert (scene.kinds, scene.table.host) == (["open", "bot", "open", "person"], "cleo")
    assert scene.refusal("cleo", Leave(id="1")) == "host-stays"
    assert started("ada", "bob").refusal("bob", Leave(id="1")) == "already-started"


def test_the_role_of_the_host_passes_around_the_table() -> None:
    scene = room("ada", "bob", "bot", "cleo")
    scene.send("ada", HandOver(id="1", seat=3))
    assert scene.table.host == "cleo"
    assert commands.pass_host(scene.table, {"bob", "cleo"}) == [events.Hosted(1)], "past the last seat"
    assert commands.pass_host(scene.table, {"ada", "bob"}) == [events.Hosted(0)]
    assert commands.pass_host(scene.table, {"cleo", "stranger"}) == []
    assert scene.send("cleo", HandOver(id="2", seat=3)) == []
    assert scene.refusal("cleo", HandOver(id="3", seat=2)) == "not-a-person"
    assert scene.refusal("cleo", HandOver(id="3", seat=4)) == "not-your-seat"


def test_a_bot_sits_on_a_free_seat_with_a_name_of_its_own() -> None:
    scene = room("ada", "open", "open", "bob")
    scene.send("ada", SeatBot(id="1", seat=1, bot="club"))
    scene.send("ada", SeatBot(id="2", seat=2, bot="club"))
    assert scene.names == ["Ada", "Rita", "Otto", "Bob"]
    scene.send("ada", SeatBot(id="3", seat=2, bot="club"))
    assert scene.names[2] == "Otto", "it may keep its name"
    assert scene.refusal("ada", SeatBot(id="4", seat=3, bot="club")) == "seat-taken"
    assert scene.refusal("ada", SeatBot(id="4", seat=1, bot="nobody")) == "unknown-bot"
    assert scene.refusal("ada", SeatBot(id="4", seat=4, bot="club")) == "not-your-seat"


def test_nobody_stands_in_for_a_bot_and_only_players_call_one() -> None:
    scene = started("ada", "bot")
    assert scene.refusal("ada", SeatBot(id="1", seat=1, bot="club")) == "seat-taken"
    assert scene.refusal("cleo", SeatBot(id="1", seat=0, bot="club")) == "spectator"


def test_everybody_sits_down_on_the_first_open_seat_once() -> None:
    scene = room("ada", "open", "open")
    scene.write(commands.sit(scene.table, "bob", "ada"))
    assert (scene.kinds, scene.names) == (["person", "person", "open"], ["Ada", "ada 2", ""])
    assert commands.sit(scene.table, "bob", "Bob") == []
    scene.write(commands.sit(scene.table, "cleo", "Cleo"))
    with pytest.raises(ConflictError, match="every seat"):
        commands.sit(scene.table, "dan", "Dan")
    scene.start()
    with pytest.raises(ConflictError, match="already begun"):
        commands.sit(scene.table, "dan", "Dan")
