"""The waiting room: readiness, names, seats that open and close, and requests for the next game."""

import pytest

from lucchetto.server.errors import ConflictError, ForbiddenError
from lucchetto.server.table import events, waiting_room
from lucchetto.server.table.commands import sit
from lucchetto.server.wire.live import AddSeat, CloseSeat, Decline, OpenSeat, Ready, Remove, Rename, Start
from tests.server.table.room import Room, room

DAILY = events.Daily("2026-01-05", "c" * 64)


def ask(scene: Room, person: str, name: str) -> None:
    scene.write(waiting_room.ask_for_seat(scene.table, person, name))


def asked(scene: Room) -> list[tuple[str, str]]:
    return [(request.name, request.person) for request in scene.table.asked]


def test_a_person_is_ready_with_all_seats_of_their_device() -> None:
    scene = room("ada", "bob", "bob")
    assert len(scene.send("bob", Ready(id="1", on=True))) == 2
    assert [seat.ready for seat in scene.table.seats] == [False, True, True]
    assert scene.send("bob", Ready(id="2", on=True)) == []
    scene.send("bob", Ready(id="3", on=False))
    assert not any(seat.ready for seat in scene.table.seats)
    assert scene.refusal("cleo", Ready(id="1", on=True)) == "spectator"


def test_the_last_64_messages_of_a_person_are_remembered() -> None:
    scene = room("ada", "bob")
    for number in range(65):
        scene.send("bob", Ready(id=str(number), on=number % 2 == 0))
    assert list(scene.table.done["bob"]) == [str(number) for number in range(1, 65)]
    assert scene.send("bob", Ready(id="1", on=False)) == [], "it was carried out before"


def test_a_new_name_is_clean_and_nobody_elses() -> None:
    scene = room("ada", "bob")
    scene.send("bob", Rename(id="1", seat=1, name=" ADA "))
    assert scene.names == ["Ada", "ADA 2"]
    assert scene.send("bob", Rename(id="2", seat=1, name="ADA 2")) == [], "it is the same name"
    assert scene.refusal("bob", Rename(id="3", seat=0, name="Bob")) == "not-your-seat"
    assert scene.refusal("bob", Rename(id="3", seat=1, name="\u200b")) == "bad-nickname"


def test_a_removed_person_loses_all_seats_and_may_not_sit_down_again() -> None:
    scene = room("ada", "bob", "bob", "cleo")
    scene.send("ada", Remove(id="1", seat=2))
    assert scene.kinds == ["person", "open", "open", "person"]
    assert scene.table.removed == {"bob"}
    with pytest.raises(ForbiddenError, match="removed you"):
        sit(scene.table, "bob", "Bob")
    assert scene.refusal("ada", Remove(id="2", seat=1)) == "nobody-there"
    assert scene.refusal("ada", Remove(id="2", seat=0)) == "host-stays"
    assert scene.refusal("ada", Remove(id="2", seat=4)) == "not-your-seat"


def test_seats_close_and_open() -> None:
    scene = room("ada", "open", "bot", "bob")
    scene.send("ada", CloseSeat(id="1", seat=1))
    assert scene.kinds == ["person", "closed", "bot", "person"]
    scene.send("ada", OpenSeat(id="2", seat=1))
    scene.send("ada", OpenSeat(id="3", seat=2))
    assert scene.kinds == ["person", "open", "open", "person"]
    assert scene.send("ada", OpenSeat(id="4", seat=2)) == []
    for message in (OpenSeat(id="5", seat=3), CloseSeat(id="5", seat=3)):
        assert scene.refusal("ada", message) == "seat-taken"
    assert scene.refusal("ada", CloseSeat(id="5", seat=0)) == "host-stays"
    assert scene.refusal("ada", CloseSeat(id="5", seat=4)) == "not-your-seat"


def test_a_seat_keeps_the_servers_nonce_no_matter_who_sits_there() -> None:
    """It is shown when the table is made: another one could be chosen to suit somebody."""
    scene = room("ada", "open", "bot", spares=1)
    before, spare = scene.table.nonces, scene.table.spares[0]
    scene.write(sit(scene.table, "bob", "Bob"))
    scene.send("ada", OpenSeat(id="1", seat=2))
    scene.send("ada", CloseSeat(id="2", seat=2))
    scene.send("ada", Remove(id="3", seat=1))
    scene.send("ada", AddSeat(id="4"))
    assert scene.table.nonces == (*before, spare)
    assert scene.table.spares == []


def test_seats_are_added_as_long_as_the_game_and_the_nonces_allow() -> None:
    scene = room("ada", "bob", "cleo", spares=3)
    assert waiting_room.more_seats(scene.table) == 2, "five is the most"
    scene.send("ada", AddSeat(id="1"))
    scene.send("ada", AddSeat(id="2"))
    assert scene.kinds == ["person", "person", "person", "open", "open"]
    assert waiting_room.more_seats(scene.table) == 0
    assert scene.refusal("ada", AddSeat(id="3")) == "no-more-seats"
    assert waiting_room.more_seats(room("ada", "bob", spares=1).table) == 1
    begun = room("ada", "bob", spares=1)
    begun.start()
    assert waiting_room.more_seats(begun.table) == 0


def test_after_the_start_the_waiting_room_is_closed() -> None:
    scene = room("ada", "bob", spares=1)
    scene.send("ada", Start(id="0"))
    for message in (
        Ready(id="1", on=True),
        Rename(id="1", seat=0, name="Ann"),
        Remove(id="1", seat=1),
        OpenSeat(id="1", seat=1),
        CloseSeat(id="1", seat=1),
        AddSeat(id="1"),
    ):
        assert scene.refusal("ada", message) == "already-started"


def test_a_table_is_not_changed_without_end() -> None:
    scene = room("ada", "bob")
    for number in range(waiting_room.MOST_CHANGES - 1):
        scene.send("bob", Ready(id=str(number), on=number % 2 == 0))
    assert scene.table.length == waiting_room.MOST_CHANGES
    for message in (
        Ready(id="x", on=True),
        Rename(id="x", seat=0, name="Ann"),
        AddSeat(id="x"),
        Remove(id="x", seat=1),
        OpenSeat(id="x", seat=1),
    ):
        assert scene.refusal("ada", message) == "changed-too-often"
    scene.send("ada", Start(id="y"))
    assert scene.table.status == "playing"


def test_somebody_at_a_full_table_asks_once_and_sits_down_when_a_seat_is_free() -> None:
    scene = room("ada", "bob", spares=1)
    step = scene.table.step
    ask(scene, "cleo", "bob")
    ask(scene, "cleo", "Cleo")
    ask(scene, "bob", "Bob")
    assert asked(scene) == [("bob 2", "cleo")]
    ask(scene, "dan", "bob 2")
    assert asked(scene) == [("bob 2", "cleo"), ("bob 2 2", "dan")]
    assert scene.table.step == step, "a request outdates nobody's decision"
    scene.send("ada", AddSeat(id="1"))
    with pytest.raises(ConflictError, match="a seat is free"):
        ask(scene, "eve", "Eve")
    scene.write(sit(scene.table, "cleo", "Cleo"))
    assert asked(scene) == [("bob 2 2", "dan")]


def test_somebody_whom_the_host_has_removed_may_ask_though_a_seat_is_free() -> None:
    scene = room("ada", "bob")
    scene.send("ada", Remove(id="1", seat=1))
    ask(scene, "bob", "Bob")
    assert asked(scene) == [("Bob", "bob")]


def test_requests_are_declined_by_name_and_have_a_limit() -> None:
    scene = room("ada")
    people = [f"p{number}" for number in range(waiting_room.MOST_REQUESTS)]
    for person in people:
        ask(scene, person, person)
    with pytest.raises(ConflictError, match="enough people"):
        ask(scene, "late", "Late")
    scene.send("ada", Decline(id="1", name="p3"))
    assert scene.send("ada", Decline(id="2", name="p3")) == []
    assert [person for _, person in asked(scene)] == [person for person in people if person != "p3"]
    ask(scene, "late", "Late")


def test_there_is_nothing_to_ask_for_in_a_daily_game_or_once_the_next_table_exists() -> None:
    with pytest.raises(ConflictError, match="only once"):
        ask(room("ada", daily=DAILY), "bob", "Bob")
    scene = room("ada")
    scene.write([events.Rematched("next", by="ada")])
    with pytest.raises(ConflictError, match="already exists"):
        ask(scene, "bob", "Bob")
    assert (scene.table.rematch, scene.table.rematch_by) == ("next", 0)


def test_missing_lucky_pairs_are_filled_in_for_every_seat_without_duplicates() -> None:
    assert waiting_room.filled_pairs("longo", []) == []
    filled = waiting_room.filled_pairs("longo", [(5, 8), (2, 16)])
    assert filled[:2] == [(5, 8), (2, 16)]
    assert len(filled) == len(set(filled)) == 5
