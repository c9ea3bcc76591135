"""The Duel: where a pawn may go. Closing and the end are in test_duel_end.py."""

import pytest

from lucchetto.rules import DUEL, IllegalError, Move, new_game
from tests.kit.builders import BLACK, GREY, NAMES, Pawns, decide, duel, listed, numbers, reachable, roll, turn
from tests.kit.rule_marks import rule


def refusal(row: Pawns, seat: int, number: int) -> str | None:
    """The rule by which this seat may not take this number of the red row."""
    half = number // 2
    game = roll(duel(red=row, active=seat), (half, number - half))
    with pytest.raises(IllegalError) as refused:
        game.play(seat, Move("red", number))
    return refused.value.rule


@rule("R18")
def test_each_player_has_22_pawns_in_all() -> None:
    assert DUEL.pawns == 22
    nearly = duel(red={2: (GREY, 10)}, yellow={2: (GREY, 10)}, green={12: (BLACK, 20)})
    game = decide(roll(nearly, (1, 1), blue=6), "red 2")
    assert game.phase == "colour"
    game = decide(game, "yellow 2")
    assert game.result is not None
    assert game.result.reasons == ("pawns",)


@rule("D1", "C10")
def test_only_the_active_player_acts_in_both_actions() -> None:
    game = roll(new_game("duel", NAMES[:2], first=BLACK), (3, 4))
    assert game.waiting == {BLACK}
    assert game.moves(GREY) == ()
    game = decide(game, "red 7")
    assert (game.phase, game.waiting) == ("colour", frozenset({BLACK}))
    assert decide(game, "pass").active == GREY


@rule("D1")
def test_action_1_takes_the_white_sum_and_action_2_white_plus_colour() -> None:
    game = roll(new_game("duel", NAMES[:2]), (1, 4), red=3, yellow=2, green=6, blue=5)
    assert listed(game) == ["pass", "red 5", "yellow 5", "green 5", "blue 5"]
    with pytest.raises(IllegalError) as refused:
        game.play(GREY, Move("red", 4))
    assert refused.value.rule == "D1"
    assert listed(decide(game, "pass")) == [
        "pass", "red 4", "red 7", "yellow 3", "yellow 6", "green 10", "green 7", "blue 9", "blue 6",
    ]  # fmt: skip


@rule("D2")
def test_a_pawn_goes_to_the_right_of_all_own_pawns() -> None:
    game = duel(red={5: GREY, 9: GREY, 10: BLACK})
    assert reachable(game, "red", GREY) == [10, 11]
    assert refusal({5: GREY, 9: GREY, 10: BLACK}, GREY, 7) == "D2"


@rule("D2", "D3")
def test_gaps_are_allowed_and_the_other_players_pawns_do_not_hold_one_back() -> None:
    game = duel(red={8: BLACK})
    assert reachable(game, "red", GREY) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


@rule("D3")
def test_a_pawn_behind_the_front_blocks_its_cell() -> None:
    assert refusal({5: BLACK, 8: BLACK}, GREY, 5) == "D3"
    assert refusal({5: BLACK, 8: GREY}, GREY, 5) == "D3"


@rule("D4")
def test_a_single_pawn_on_the_front_is_knocked_off_and_goes_back() -> None:
    game = decide(roll(duel(red={3: GREY, 7: BLACK}), (3, 4)), "red 7")
    assert game.sheets[GREY].rows["red"] == (3, 7)
    assert game.sheets[BLACK].rows["red"] == ()


@rule("D4")
def test_a_pawn_knocked_off_can_be_placed_again() -> None:
    """Black has placed 21, loses one, and so can place two before the game ends."""
    board = duel(red={7: BLACK}, green={12: (BLACK, 20)}, yellow={2: GREY})
    game = turn(board, (3, 4), "red 7")
    game = decide(roll(game, (6, 6), green=5), "green 12")
    assert game.phase == "colour"


@rule("D4")
def test_after_a_knock_off_the_owner_looks_at_the_pawns_still_standing() -> None:
    board = duel(red={4: BLACK, 9: BLACK})
    game = turn(board, (4, 5), "red 9")
    assert reachable(game, "red", BLACK) == [5, 6, 7, 8, 9, 10, 11]


@rule("D4")
def test_the_owner_may_knock_off_in_return() -> None:
    game = turn(turn(duel(red={7: BLACK}), (3, 4), "red 7"), (3, 4), "red 7")
    assert game.sheets[BLACK].rows["red"] == (7,)
    assert game.sheets[GREY].rows["red"] == ()


@rule("D5")
def test_the_holder_of_the_front_stacks_as_high_as_they_like() -> None:
    game = decide(roll(duel(red={7: (GREY, 8)}), (3, 4)), "red 7")
    assert game.sheets[GREY].rows["red"] == (7,) * 9


@rule("D5")
def test_a_stack_is_never_knocked_off() -> None:
    assert refusal({7: (BLACK, 2)}, GREY, 7) == "D5"
    assert 8 in reachable(duel(red={7: (BLACK, 2)}), "red", GREY)


@rule("D5")
@pytest.mark.parametrize("past", [GREY, BLACK])
def test_a_cell_that_was_passed_never_gains_a_pawn_no_matter_who_went_past(past: int) -> None:
    assert refusal({7: (GREY, 2), 9: past}, GREY, 7) in ("D5", "D2")
    assert 7 not in reachable(duel(red={7: (GREY, 2), 9: past}), "red", GREY)
    assert 7 not in reachable(duel(red={7: GREY, 9: past}), "red", GREY)


@rule("D5")
def test_a_passed_single_pawn_of_ones_own_is_not_stacked_on() -> None:
    """Grey's rightmost pawn, but black is further right."""
    assert refusal({7: GREY, 9: BLACK}, GREY, 7) == "D5"


@rule("D5")
def test_the_pawn_that_knocked_off_is_the_front_to_stack_on() -> None:
    """Black went past grey's 7; grey knocks black off 9, and 7 stays passed."""
    game = turn(duel(red={7: GREY, 9: BLACK}), (4, 5), "red 9")
    assert game.sheets[GREY].rows["red"] == (7, 9)
    assert 9 in reachable(game, "red", GREY)
    assert 7 not in reachable(game, "red", GREY)


@rule("D6")
def test_action_2_may_not_use_the_cell_of_action_1() -> None:
    game = decide(roll(duel(), (3, 4), red=4, yellow=4), "red 7")
    assert numbers(game, "red") == [8]
    assert numbers(game, "yellow") == [7, 8]
    with pytest.raises(IllegalError) as refused:
        game.play(GREY, Move("red", 7))
    assert refused.value.rule == "D6"


@rule("D6")
def test_a_cell_used_in_action_1_is_free_again_in_the_next_turn() -> None:
    game = turn(turn(duel(), (3, 4), "red 7"), (1, 1), "pass")
    assert "red 7" in listed(roll(game, (3, 4)))


@rule("R14")
def test_a_pawn_of_action_1_can_be_the_front_that_action_2_goes_past() -> None:
    game = turn(duel(), (3, 4), "red 7", then="red 9", red=5)
    assert game.sheets[GREY].rows["red"] == (7, 9)


@rule("R14")
def test_a_pawn_of_action_1_shuts_the_stack_it_went_past() -> None:
    """Red 5 was grey's front before action 1."""
    game = roll(duel(red={5: (GREY, 2)}), (3, 4), red=2)
    assert numbers(decide(game, "pass"), "red") == [5, 6]
    assert numbers(decide(game, "red 7"), "red") == []


@rule("R14")
def test_a_knock_off_in_action_1_opens_the_row_for_action_2() -> None:
    """With black's single 7 gone grey's own 7 is the front; 8 goes past it."""
    game = roll(duel(red={7: BLACK}), (3, 4), red=5)
    assert numbers(decide(game, "red 7"), "red") == [8, 9]


@rule("R6")
def test_a_player_with_no_move_still_passes() -> None:
    up: Pawns = {2: (BLACK, 2), 7: GREY, 11: (BLACK, 2)}
    down: Pawns = {12: GREY, 7: GREY, 3: (BLACK, 2)}
    game = roll(duel(red=up, yellow=up, green=down, blue=down), (3, 4))
    assert listed(game) == ["pass"]
    assert game.waiting == {GREY}
