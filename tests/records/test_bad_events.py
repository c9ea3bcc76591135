"""Events that can be read as JSON but not applied: each stops the replay on its line."""

from typing import Any

import pytest

from lucchetto.rules import IllegalError, MalformedError, NotYourDecisionError
from tests.records.samples import (
    CLASSIC,
    DUEL,
    FACES,
    LONGO,
    ROLL,
    Json,
    accepted,
    decision,
    four_penalties,
    lines,
    red_closed,
    refusal,
)

NOT_SPELT_LIKE_A_MOVE = (
    *("", "PASS", "Pass", "pass ", " pass", "red", "red5", "red  5", "red 05", "red 5.0", "red -5", "red 100"),
    *("red 5 Lucky", "red 5 lucky lucky", "red 5\n", "red ٥"),
)


def refused_roll(header: Json, faces: Any) -> str:
    error = refusal(lines(header, {"roll": faces}))
    assert error.line == 2
    return error.cause.code


@pytest.mark.parametrize("face", [7, 0, -1, 1.5, 1.0, "3", True, None, [3], {}, 10**30], ids=repr)
@pytest.mark.parametrize("die", ["red", "yellow", "green", "blue"])
def test_a_die_shows_a_whole_number_from_1_to_its_sides(die: str, face: object) -> None:
    assert refused_roll(CLASSIC, {**FACES, die: face}) == "not-a-face"


@pytest.mark.parametrize("face", [7, 0, -1, 1.5, 1.0, "3", True, None], ids=repr)
@pytest.mark.parametrize("first", [True, False], ids=["first", "second"])
def test_so_does_each_white_die(face: object, first: bool) -> None:
    assert refused_roll(CLASSIC, {**FACES, "white": [face, 1] if first else [1, face]}) == "not-a-face"


def test_longo_dice_have_eight_sides_l1() -> None:
    assert accepted(lines(LONGO, {"roll": {**FACES, "red": 8}})).game.turn == 1
    assert refused_roll(LONGO, {**FACES, "red": 9}) == "not-a-face"
    assert refused_roll(DUEL, {**FACES, "red": 8}) == "not-a-face"


@pytest.mark.parametrize("white", [[], [1], [1, 2, 3], 5, "14", None, {"0": 1, "1": 4}], ids=repr)
def test_white_is_two_faces(white: object) -> None:
    assert refused_roll(CLASSIC, {**FACES, "white": white}) == "white-not-two"


@pytest.mark.parametrize("die", FACES)
def test_no_die_may_be_missing_c2(die: str) -> None:
    error = refusal(lines(CLASSIC, {"roll": {name: face for name, face in FACES.items() if name != die}}))
    assert (error.line, error.cause.code, error.cause.rule) == (2, "missing-die", "C2")
    assert die in str(error)


@pytest.mark.parametrize("die", ["purple", "Red", "", "lock", "total"])
def test_there_are_no_other_dice(die: str) -> None:
    assert refused_roll(CLASSIC, {**FACES, die: 1}) == "unknown-die"


@pytest.mark.parametrize("faces", [[1, 4, 3, 2, 6, 6], 17, "1+4", None], ids=repr)
def test_a_roll_names_its_dice(faces: object) -> None:
    assert refused_roll(CLASSIC, faces) == "roll-not-object"


def test_the_die_of_a_closed_row_is_out_of_the_game_c7() -> None:
    error = refusal(lines(*red_closed(), ROLL))
    assert (error.line, error.cause.code, error.cause.rule) == (20, "die-of-closed-row", "C7")
    assert accepted(lines(*red_closed(), {"roll": {k: v for k, v in FACES.items() if k != "red"}})).game.turn == 7


def test_a_decision_before_the_roll_is_refused() -> None:
    error = refusal(lines(CLASSIC, decision(0, "pass")))
    assert error.line == 2
    assert isinstance(error.cause, NotYourDecisionError)


def test_a_seat_decides_once_in_an_action() -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(1, "pass"), decision(1, "pass")))
    assert error.line == 4
    assert isinstance(error.cause, NotYourDecisionError)


def test_only_the_active_seat_decides_in_action_2_c4() -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(0, "pass"), decision(1, "pass"), decision(1, "pass")))
    assert error.line == 5
    assert isinstance(error.cause, NotYourDecisionError)


def test_only_the_active_seat_decides_in_the_duel_d1() -> None:
    error = refusal(lines(DUEL, ROLL, decision(1, "pass")))
    assert error.line == 3
    assert isinstance(error.cause, NotYourDecisionError)


@pytest.mark.parametrize("seat", [True, False, "0", 0.0, None, [0], 9, 2, -1], ids=repr)
def test_a_seat_is_one_of_the_table(seat: object) -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(seat, "pass")))
    assert (error.line, error.cause.code) == (3, "no-such-seat")
    assert isinstance(error.cause, MalformedError)


@pytest.mark.parametrize(
    "move",
    [*NOT_SPELT_LIKE_A_MOVE, "red 1", "red 13", "purple 5", 5, True, None, ["red", 5], {}],
    ids=repr,
)
def test_a_move_is_spelt_exactly(move: object) -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(0, move)))
    assert (error.line, error.cause.code) == (3, "not-a-move")


@pytest.mark.parametrize(
    ("move", "rule"),
    [("red 6", "C3"), ("red 12", "C3"), ("red 5 lucky", "L4")],
    ids=["not the sum", "closing", "lucky"],
)
def test_an_illegal_move_names_its_rule(move: str, rule: str) -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(0, move)))
    assert isinstance(error.cause, IllegalError)
    assert (error.line, error.cause.rule) == (3, rule)
    assert str(error).endswith(f"({rule})")


@pytest.mark.parametrize(
    "event",
    [{}, {"seat": 0}, {"note": "hello"}, {**ROLL, **decision(0, "pass")}, {**ROLL, "move": None}, CLASSIC],
    ids=["nothing", "a seat only", "a note", "both", "both in part", "a header"],
)
def test_an_event_of_unknown_kind_is_refused(event: Json) -> None:
    error = refusal(lines(CLASSIC, event))
    assert (error.line, error.cause.code) == (2, "unknown-event")


def test_a_move_needs_its_seat() -> None:
    error = refusal(lines(CLASSIC, ROLL, {"move": "pass"}))
    assert (error.line, error.cause.code) == (3, "missing-key")


@pytest.mark.parametrize("between", [[], [decision(0, "pass")], [decision(0, "pass"), decision(1, "pass")]], ids=len)
def test_nobody_rolls_before_the_turn_is_over(between: list[Json]) -> None:
    error = refusal(lines(CLASSIC, ROLL, *between, ROLL))
    assert (error.line, error.cause.code) == (3 + len(between), "no-roll-now")


@pytest.mark.parametrize(
    ("event", "code"),
    [(ROLL, "no-roll-now"), (decision(0, "pass"), "no-decision-now")],
    ids=["a roll", "a decision"],
)
def test_nothing_comes_after_the_end(event: Json, code: str) -> None:
    assert accepted(lines(*four_penalties())).game.phase == "over"
    error = refusal(lines(*four_penalties(), event))
    assert (error.line, error.cause.code) == (14, code)
