"""Errors for bad input: one of three kinds, with code, rule and facts; the game is unchanged."""

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from lucchetto.rules import (
    PASS,
    Game,
    GameError,
    IllegalError,
    MalformedError,
    Move,
    NotYourDecisionError,
    new_game,
    parse_move,
)
from tests.kit.builders import NAMES, SIX_UP, decide, duel, paper, roll, table, turn
from tests.kit.rule_marks import rule

ONES: dict[str, Any] = {"white": (1, 1), "red": 1, "yellow": 1, "green": 1, "blue": 1}
START = new_game("classic", NAMES[:2])
WHITE = roll(START, (3, 4))
COLOUR = decide(WHITE, "pass", "pass")
OVER = turn(table("classic", paper(penalties=3), paper()), (3, 4), "pass", "pass")


def refused(call: Callable[[], object]) -> tuple[type[GameError], str, str | None, dict[str, str | int]]:
    with pytest.raises(GameError) as error:
        call()
    assert str(error.value)
    return type(error.value), error.value.code, error.value.rule, dict(error.value.facts)


def test_the_three_kinds_share_a_base_and_nothing_else() -> None:
    kinds = (MalformedError, IllegalError, NotYourDecisionError)
    assert all(issubclass(kind, GameError) and issubclass(kind, ValueError) for kind in kinds)
    assert not any(issubclass(one, other) for one in kinds for other in kinds if one is not other)


@pytest.mark.parametrize("face", [0, 7, -1, True, 1.0, "1", None, [1], 10**30])
@pytest.mark.parametrize("die", ["red", "white"])
def test_a_die_shows_a_whole_number_from_1_to_its_sides(die: str, face: object) -> None:
    faces = {**ONES, die: (1, face) if die == "white" else face}
    kind, code, _, facts = refused(lambda: START.roll(faces))
    assert (kind, code, facts["die"], facts["found"]) == (MalformedError, "not-a-face", die, repr(face))
    assert facts["sides"] == 6


@pytest.mark.parametrize("white", [(1,), (1, 1, 1), 2, "11", None, {1: 1, 2: 2}])
def test_white_is_two_faces(white: object) -> None:
    assert refused(lambda: START.roll({**ONES, "white": white}))[:2] == (MalformedError, "white-not-two")


@rule("C2")
@pytest.mark.parametrize("die", ONES)
def test_a_missing_die_is_named(die: str) -> None:
    faces = {name: face for name, face in ONES.items() if name != die}
    assert refused(lambda: START.roll(faces)) == (IllegalError, "missing-die", "C2", {"die": die})


@rule("C7")
def test_a_die_of_a_closed_row_is_out_of_the_game() -> None:
    closed = table("classic", paper(), closed=["green"])
    assert refused(lambda: closed.roll(ONES)) == (IllegalError, "die-of-closed-row", "C7", {"die": "green"})


def test_an_unknown_die_is_malformed() -> None:
    assert refused(lambda: START.roll({**ONES, "purple": 1}))[:2] == (MalformedError, "unknown-die")
    assert refused(lambda: START.roll(ONES, Red=1))[:2] == (MalformedError, "unknown-die")


@rule("C2")
@pytest.mark.parametrize("game", [WHITE, COLOUR, OVER], ids=lambda game: game.phase)
def test_a_roll_outside_its_phase_is_refused(game: Game) -> None:
    assert refused(lambda: game.roll(ONES)) == (IllegalError, "no-roll-now", "C2", {"phase": game.phase})


@pytest.mark.parametrize("game", [START, OVER], ids=lambda game: game.phase)
def test_nobody_decides_before_the_roll_or_after_the_end(game: Game) -> None:
    kind, code, _, facts = refused(lambda: game.play(0, PASS))
    assert (kind, code, facts) == (NotYourDecisionError, "no-decision-now", {"phase": game.phase})


def test_a_seat_that_is_not_waiting_may_not_decide() -> None:
    kind, code, _, facts = refused(lambda: COLOUR.play(1, PASS))
    assert (kind, code, facts) == (NotYourDecisionError, "not-waiting", {"seat": 1})
    assert refused(lambda: roll(duel(), (1, 1)).play(1, PASS))[:2] == (NotYourDecisionError, "not-waiting")


def test_a_decision_is_made_once() -> None:
    decided = WHITE.play(0, Move("red", 7))
    assert refused(lambda: decided.play(0, PASS))[:2] == (NotYourDecisionError, "not-waiting")
    assert refused(lambda: decided.play(0, Move("red", 7)))[:2] == (NotYourDecisionError, "not-waiting")


@pytest.mark.parametrize("seat", [2, -1, 99, True, False, 0.0, 1.0, "0", None, (0,), [0], {}])
def test_an_invalid_seat_is_malformed(seat: Any) -> None:
    assert refused(lambda: WHITE.play(seat, PASS))[:2] == (MalformedError, "no-such-seat")


@pytest.mark.parametrize("seat", [2, -1, True, False, 0.0, "0", None, [0]])
def test_an_invalid_seat_has_no_list_of_moves(seat: Any) -> None:
    """An empty list would read as "nothing to decide", and hide a wrong seat."""
    assert refused(lambda: WHITE.moves(seat))[:2] == (MalformedError, "no-such-seat")


def test_a_seat_that_need_not_decide_has_no_moves() -> None:
    assert START.moves(1) == ()
    assert WHITE.play(0, PASS).moves(0) == ()


def test_a_seat_can_be_checked_without_a_move() -> None:
    WHITE.check_waiting(1)
    assert refused(lambda: START.check_waiting(1))[:2] == (NotYourDecisionError, "no-decision-now")
    assert refused(lambda: START.check_waiting(7))[:2] == (MalformedError, "no-such-seat")


@pytest.mark.parametrize("dice", [5, "white", [("white", (1, 1))]])
def test_anything_but_a_roll_is_malformed(dice: Any) -> None:
    assert refused(lambda: START.roll(dice))[0] is MalformedError


@pytest.mark.parametrize(
    "move",
    [
        Move("red", 7.0),  # type: ignore[arg-type]  # wrong on purpose
        Move("red", True),
        Move("red", "7"),  # type: ignore[arg-type]  # wrong on purpose
        Move("red", 1),
        Move("red", 13),
        Move("purple", 7),
        Move("", 7),
        Move(None, 7),  # type: ignore[arg-type]  # wrong on purpose
        Move(["red"], 7),  # type: ignore[arg-type]  # wrong on purpose
        "red 7",
        "pass",
        None,
        ("red", 7),
        7,
    ],
    ids=repr,
)
def test_a_move_that_names_no_cell_is_malformed(move: Any) -> None:
    assert refused(lambda: WHITE.play(0, move))[:2] == (MalformedError, "not-a-move")


@pytest.mark.parametrize("lucky", ["", "yes", None, 2, 0.5])
def test_lucky_is_yes_or_no_and_nothing_else(lucky: Any) -> None:
    """`play` accepts exactly what `moves` lists, and no such move equals a listed one."""
    move = Move("red", 7, lucky=lucky)
    assert move not in WHITE.moves(0)
    refused(lambda: WHITE.play(0, move))


@rule("D6")
def test_an_odd_lucky_does_not_slip_past_the_cell_of_action_1() -> None:
    game = decide(roll(duel(), (3, 4), red=4), "red 7")
    odd: Any = None
    refused(lambda: game.play(0, Move("red", 7, lucky=odd)))


@rule("C1", "C3", "C4", "C6", "C7", "L2", "L4", "D1", "D2", "D3", "D5", "D6", "D7")
@pytest.mark.parametrize(
    ("game", "move", "code", "rule"),
    [
        (WHITE, Move("red", 8), "not-the-sum", "C3"),
        (COLOUR, Move("red", 7), "not-the-sum", "C4"),
        (roll(duel(), (3, 4)), Move("red", 8), "not-the-sum", "D1"),
        (WHITE, Move("red", 7, lucky=True), "not-lucky", "L4"),
        (roll(table("classic", paper(red=[7])), (3, 4)), Move("red", 7), "not-further-right", "C1"),
        (roll(table("classic", paper()), (6, 6)), Move("red", 12), "too-few-crosses", "C6"),
        (roll(table("longo", paper()), (8, 8)), Move("red", 16), "too-few-crosses", "L2"),
        (roll(duel(), (6, 6)), Move("red", 12), "too-few-pawns", "D7"),
        (roll(table("classic", paper(), closed=["red"]), (3, 4)), Move("red", 7), "row-closed", "C7"),
        (
            roll(table("longo", paper(red=[2]), lucky=[(5, 8)]), (4, 4)),
            Move("red", 3, True),
            "not-fewest-crosses",
            "L4",
        ),
        (roll(table("longo", paper(), lucky=[(5, 8)]), (4, 4)), Move("red", 3, True), "not-next-cell", "L4"),
        (roll(duel(red={7: (1, 2)}), (3, 4)), Move("red", 7), "stack-stands", "D5"),
        (roll(duel(red={7: 1, 8: 1}), (3, 4)), Move("red", 7), "cell-blocked", "D3"),
        (roll(duel(red={7: 0, 8: 1}), (3, 4)), Move("red", 7), "stack-passed", "D5"),
        (roll(duel(red={8: 0}), (3, 4)), Move("red", 7), "not-further-right-pawn", "D2"),
        (decide(roll(duel(), (3, 4), red=4), "red 7"), Move("red", 7), "cell-used-in-action-1", "D6"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_illegal_move_names_its_rule(game: Game, move: Move, code: str, rule: str) -> None:
    with pytest.raises(IllegalError) as error:
        game.play(0, move)
    assert (error.value.code, error.value.rule) == (code, rule)
    assert str(error.value).endswith(f"({rule})")


def test_an_error_can_be_copied_and_so_sent_from_one_process_to_another() -> None:
    """Copying and pickling use the same mechanism."""
    with pytest.raises(IllegalError) as error:
        WHITE.play(0, Move("red", 8))
    again = copy(error.value)
    assert (again.code, again.rule, again.facts, str(again)) == (
        error.value.code, error.value.rule, error.value.facts, str(error.value),
    )  # fmt: skip


@rule("L2")
def test_the_facts_of_an_error_say_what_was_needed() -> None:
    game = roll(table("longo", paper(red=SIX_UP[:4])), (8, 8))
    *_, facts = refused(lambda: game.play(0, Move("red", 16)))
    assert facts == {"colour": "red", "number": 16, "needed": 6, "found": 4}


@pytest.mark.parametrize("name", ["Classic", "qwixx", "", None, 1, []])
def test_an_unknown_variant_is_malformed(name: Any) -> None:
    assert refused(lambda: new_game(name, NAMES[:2]))[:2] == (MalformedError, "unknown-variant")


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 0), ("classic", 6), ("longo", 0), ("longo", 6), ("duel", 1), ("duel", 3)]
)
def test_a_wrong_number_of_players_is_malformed(variant: str, seats: int) -> None:
    kind, code, _, facts = refused(lambda: new_game(variant, ["Ada"] * seats))
    assert (kind, code, facts["found"]) == (MalformedError, "player-count", seats)


@pytest.mark.parametrize("players", ["Ada", None, [1, 2], ["Ada", None], {"Ada": 1}, 2])
def test_players_are_a_list_of_names(players: Any) -> None:
    assert refused(lambda: new_game("classic", players))[:2] == (MalformedError, "players-not-names")


@pytest.mark.parametrize("first", [-1, 2, True, 0.0, "0", None])
def test_first_is_a_seat(first: Any) -> None:
    assert refused(lambda: new_game("classic", NAMES[:2], first))[:2] == (MalformedError, "first-not-a-seat")


@rule("R12")
@pytest.mark.parametrize(
    "pair", [(5, 5), (1, 5), (5, 17), (5,), (5, 6, 7), (5.0, 6), (True, 6), ("5", 6), 5, "56", None, ([5], 6)]
)
def test_a_lucky_pair_is_two_different_numbers_from_2_to_16(pair: Any) -> None:
    assert refused(lambda: new_game("longo", NAMES[:1], lucky=[pair]))[:2] == (MalformedError, "lucky-pair")


@rule("L4")
@pytest.mark.parametrize("lucky", [[], [(5, 8)], [(5, 8)] * 3, "no", 5])
def test_every_seat_needs_its_lucky_pair(lucky: Any) -> None:
    assert refused(lambda: new_game("longo", NAMES[:2], lucky=lucky))[:2] == (MalformedError, "lucky-count")


@rule("L4")
@pytest.mark.parametrize("variant", ["classic", "duel"])
def test_there_is_no_luck_outside_longo(variant: str) -> None:
    kind, code, *_ = refused(lambda: new_game(variant, NAMES[:2], lucky=[(5, 8), (6, 11)]))
    assert (kind, code) == (MalformedError, "no-lucky-here")


@pytest.mark.parametrize("text", [None, 5, b"pass", ["red 5"]])
def test_anything_but_text_is_not_a_move(text: Any) -> None:
    assert refused(lambda: parse_move(text))[:2] == (MalformedError, "not-a-move")


@pytest.mark.parametrize(
    "text", ["", "Pass", "red", "red5", "red  5", "red 05", "red 5 ", "red 5 unlucky", "red -5", "5"]
)
def test_a_move_is_read_exactly_as_a_record_writes_it(text: str) -> None:
    assert refused(lambda: parse_move(text))[:2] == (MalformedError, "not-a-move")


def test_every_move_reads_back_as_it_is_written() -> None:
    for move in (PASS, Move("red", 5), Move("green", 16, lucky=True)):
        assert parse_move(str(move)) == move


@pytest.mark.parametrize("game", [START, WHITE, COLOUR, OVER], ids=lambda game: game.phase)
def test_a_refusal_leaves_the_game_as_it_was(game: Game) -> None:
    before, same = hash(game), turn_back(game)
    calls: list[Callable[[], object]] = [
        lambda: game.play(9, PASS),
        lambda: game.play(0, Move("red", 12)),
        lambda: game.roll({**ONES, "red": 7}),
        lambda: game.roll(),
    ]
    for call in calls:
        refused(call)
    assert game == same
    assert hash(game) == before


def turn_back(game: Game) -> Game:
    """An equal game that is another object."""
    return Game(*(getattr(game, name) for name in Game.__dataclass_fields__))


def test_an_error_in_a_traceback_or_a_list_shows_its_code_rule_and_facts() -> None:
    error = IllegalError("row-closed", "the {colour} row is closed", "C7", colour="blue")
    assert repr(error) == "IllegalError('row-closed', 'the {colour} row is closed', 'C7', {'colour': 'blue'})"
    assert str(error) == "the blue row is closed (C7)"
