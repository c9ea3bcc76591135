"""Positions set up by hand: every position of a game is accepted, and impossible ones are refused with a code."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lucchetto.coach.position import Position, game_from
from lucchetto.rules import VARIANTS, Game, GameError, new_game
from tests.kit.builders import FIVE_DOWN, FIVE_UP, NAMES, SIX_UP, listed
from tests.kit.players import PLAY_STYLES, play
from tests.kit.strategies import seeds

DICE = {"white": [3, 4], "red": 1, "yellow": 2, "green": 3, "blue": 4}


def written(game: Game, seat: int) -> Position:
    """A position of a game as somebody would set it up."""
    assert game.dice is not None
    dice = {die: face for die, face in game.dice.as_dict().items() if die not in game.closed}
    return Position(
        variant=game.variant.name,
        sheets=[{**sheet.rows, "penalties": sheet.penalties} for sheet in game.sheets],
        dice=dice,
        active=game.active,
        seat=seat,
        phase="white" if game.phase == "white" else "colour",
        used=str(game.used),
        lucky=game.lucky,
    )


@settings(max_examples=60)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(1, 5), seeds)
def test_whatever_a_game_reaches_can_be_set_up(variant: str, players: int, seed: int) -> None:
    start = new_game(variant, NAMES[: 2 if variant == "duel" else players])
    for game in play(start, seed, PLAY_STYLES, loaded=True).games:
        before = game.undecided()
        for seat in before.waiting:
            placed = game_from(written(before, seat))
            assert placed.board == before.board
            assert placed.waiting == before.waiting
            assert (placed.phase, placed.active, placed.used) == (before.phase, before.active, before.used)
            assert listed(placed, seat) == listed(before, seat)


def position(*sheets: dict[str, Any], **changes: Any) -> Position:
    return Position(**{"variant": "classic", "sheets": sheets or ({},), "dice": DICE, **changes})


def refusal(wrong: Position) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(GameError) as refused:
        game_from(wrong)
    return refused.value.code, dict(refused.value.facts)


def test_an_empty_sheet_is_the_beginning() -> None:
    placed = game_from(position())
    assert placed.board == new_game("classic", ["Ada"]).board
    assert placed.waiting == {0}


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ({"red": [5, 4]}, "row-out-of-order"),
        ({"red": [5, 5]}, "row-out-of-order"),
        ({"red": [13]}, "not-in-row"),
        ({"red": ["lock", 5]}, "not-in-row"),
        ({"red": [*FIVE_UP, 12]}, "no-lock"),
        ({"red": [*FIVE_UP, "lock"]}, "lock-alone"),
        ({"red": [2, 3, 4, 5, 12, "lock"]}, "lock-too-early"),
    ],
)
def test_a_row_that_no_sheet_can_show_is_refused_with_its_seat_and_colour(sheet: dict[str, Any], code: str) -> None:
    found, facts = refusal(position({}, {}, sheet, seat=1))
    assert (found, facts["seat"], facts["colour"]) == (code, 2, "red")


def test_the_lock_of_one_player_closes_the_row_for_all() -> None:
    closing = {"red": [*FIVE_UP, 12, "lock"]}
    dice = {die: face for die, face in DICE.items() if die != "red"}
    assert game_from(position({}, closing, dice=dice)).closed == ("red",)
    assert refusal(position({}, closing))[0] == "die-of-closed-row"
    assert refusal(position({}, {}, dice=dice))[0] == "missing-die"


def test_in_multiplayer_a_row_may_be_closed_by_somebody_who_is_not_shown() -> None:
    dice = {die: face for die, face in DICE.items() if die != "blue"}
    assert game_from(position({}, {}, dice=dice, closed=["blue"])).closed == ("blue",)
    assert refusal(position(dice=dice, closed=["blue"])) == ("closed-without-lock", {"colour": "blue"})
    assert refusal(position({}, {}, variant="duel", dice=dice, closed=["blue"]))[0] == "closed-without-lock"


def test_a_game_that_is_over_has_no_decisions() -> None:
    over = {"red": [*FIVE_UP, 12, "lock"], "blue": [*FIVE_DOWN, 2, "lock"]}
    dice = {"white": [3, 4], "yellow": 2, "green": 3}
    assert refusal(position(over, dice=dice)) == ("too-many-locks", {"found": 2, "most": 2})
    assert refusal(position({}, {"penalties": 4})) == ("penalties-end", {"found": 4, "seat": 1})


def test_missing_seats_and_seats_with_nothing_to_decide_are_refused() -> None:
    assert refusal(position({}, {}, seat=2))[0] == "no-such-seat"
    assert refusal(position({}, {}, active=3))[0] == "no-such-seat"
    assert refusal(position({}, {}, seat=1, phase="colour")) == ("not-waiting", {"seat": 1})
    assert refusal(position({}, {}, seat=1, variant="duel")) == ("not-waiting", {"seat": 1})
    assert game_from(position({}, {}, seat=1)).waiting == {0, 1}


def test_players_are_called_by_the_numbers_of_their_seats_from_one() -> None:
    assert game_from(position({}, {}, {})).players == ("1", "2", "3")


def test_a_variant_has_its_number_of_players() -> None:
    assert refusal(position(variant="duel"))[0] == "player-count"
    assert refusal(position(*[{}] * 6))[0] == "player-count"


def test_faces_that_no_die_has_are_refused() -> None:
    assert refusal(position(dice={**DICE, "red": 7}))[0] == "not-a-face"
    assert game_from(position(variant="longo", dice={**DICE, "red": 7})).dice is not None


def test_lucky_pairs_that_are_not_given_are_the_default_ones() -> None:
    longo = position({}, {}, {}, variant="longo", lucky=[(2, 16)])
    assert game_from(longo).lucky == ((2, 16), (6, 11), (7, 12))
    assert refusal(position({}, variant="longo", lucky=[(5, 5)]))[0] == "lucky-pair"
    assert refusal(position({}, variant="longo", lucky=[(5, 8), (6, 11)]))[0] == "lucky-count"
    assert refusal(position(lucky=[(5, 8)]))[0] == "no-lucky-here"


@pytest.mark.parametrize("used", [None, "pass"])
def test_in_action_2_after_a_pass_passing_again_costs_a_penalty(used: str | None) -> None:
    placed = game_from(position({"red": [7]}, phase="colour", used=used))
    (passing,) = [move for move in placed.moves(0) if str(move) == "pass"]
    assert placed.play(0, passing).sheets[0].penalties == 1


@pytest.mark.parametrize(
    ("used", "code"),
    [
        ("red 7", None),
        ("yellow 7", "used-not-there"),
        ("red 5", "used-not-there"),
        ("blue 9", "not-the-sum"),
        ("green 8 lucky", "used-not-there"),
        ("purple 7", "not-a-move"),
        ("nonsense", "not-a-move"),
    ],
)
def test_the_move_of_action_1_must_be_on_the_sheet_and_on_the_dice(used: str, code: str | None) -> None:
    later = position({"red": [5, 7], "blue": [9]}, phase="colour", used=used)
    if code:
        assert refusal(later)[0] == code
    else:
        assert str(game_from(later).used) == used


def test_a_row_closed_in_action_1_is_closed_in_action_2() -> None:
    dice = {"white": [6, 6], "yellow": 2, "green": 3, "blue": 4}
    closing = {"red": [*FIVE_UP, 12, "lock"]}
    placed = game_from(position(closing, dice=dice, phase="colour", used="red 12"))
    assert placed.closed == ("red",)
    assert game_from(position(closing, closing, dice=dice, phase="colour", used="red 12")).closed == ("red",)


def test_a_lucky_cross_of_action_1_follows_the_lucky_rules() -> None:
    dice = {"white": [2, 3], "red": 1, "yellow": 2, "green": 3, "blue": 4}
    lucky = position({"green": [16]}, variant="longo", dice=dice, phase="colour", used="green 16 lucky")
    assert str(game_from(lucky).used) == "green 16 lucky"
    skipping = position({"green": [15]}, variant="longo", dice=dice, phase="colour", used="green 15 lucky")
    assert refusal(skipping) == ("not-next-cell", {"colour": "green", "number": 16, "seat": 0})
    fuller = position({"green": [16, 15]}, variant="longo", dice=dice, phase="colour", used="green 15 lucky")
    assert refusal(fuller)[0] == "not-fewest-crosses"


def test_either_of_the_last_two_numbers_closes_a_row_of_longo() -> None:
    dice = {"white": [2, 3], "yellow": 2, "green": 3, "blue": 4}
    for last in (15, 16):
        assert game_from(position({"red": [*SIX_UP, last, "lock"]}, variant="longo", dice=dice)).closed == ("red",)
    assert refusal(position({"red": [*SIX_UP, 15, 16, "lock"]}, variant="longo", dice=dice))[0] == "closed-twice"


def test_pawns_of_the_duel_stack_but_do_not_share_a_cell() -> None:
    assert game_from(position({"red": [5, 5, 7]}, {"red": [6]}, variant="duel")).sheets[0].rows["red"] == (5, 5, 7)
    code, facts = refusal(position({"red": [5]}, {"red": [5]}, variant="duel"))
    assert (code, facts) == ("cell-shared", {"colour": "red", "number": 5, "seat": 1})


def test_a_duel_ends_with_the_last_pawn_and_the_fourth_missed_throw() -> None:
    many = {"red": [7] * 11, "yellow": [7] * 9}
    game_from(position({**many, "penalties": 1}, {}, variant="duel"))
    code, facts = refusal(position({**many, "penalties": 2}, {}, variant="duel"))
    assert (code, facts) == ("pawns-end", {"found": 22, "most": 22, "seat": 0})
    assert refusal(position({"penalties": 2}, {"penalties": 2}, variant="duel"))[0] == "penalties-end"


def test_the_cell_of_action_1_is_not_used_again_in_action_2_of_a_duel() -> None:
    dice = {"white": [3, 4], "red": 4, "yellow": 2, "green": 3, "blue": 4}
    placed = game_from(position({"red": [5, 7]}, {}, variant="duel", dice=dice, phase="colour", used="red 7"))
    assert "red 7" not in listed(placed)
    assert "red 8" in listed(placed)
