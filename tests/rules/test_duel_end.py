"""The Duel: locks, missed throws, the end."""

import pytest

from lucchetto.rules import Game, IllegalError, Move
from tests.kit.builders import BLACK, GREY, Pawns, decide, duel, numbers, roll, turn
from tests.kit.rule_marks import rule

FIVE: Pawns = {2: GREY, 3: GREY, 4: (GREY, 3)}
"""Five grey pawns; a stack counts one each."""


def reasons(game: Game) -> tuple[str, ...]:
    return game.result.reasons if game.result else ()


@rule("D7")
def test_the_last_number_needs_five_own_pawns() -> None:
    four = roll(duel(red={2: GREY, 3: GREY, 4: (GREY, 2), 5: BLACK}), (6, 6))
    five = roll(duel(red={**FIVE, 5: BLACK}), (6, 6))
    assert numbers(five, "red") == [12]
    with pytest.raises(IllegalError) as refused:
        four.play(GREY, Move("red", 12))
    assert (refused.value.rule, refused.value.facts["needed"], refused.value.facts["found"]) == ("D7", 5, 4)


@rule("D7", "R5")
def test_taking_the_last_number_puts_a_pawn_on_the_lock_too() -> None:
    game = decide(roll(duel(red=FIVE), (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"] == (2, 3, 4, 4, 4, 12, "lock")
    assert game.sheets[GREY].points["red"] == 28
    assert game.closed == ("red",)


@rule("R17")
def test_a_pawn_knocked_off_does_not_count_for_the_last_number() -> None:
    board = duel(red={2: GREY, 3: GREY, 4: GREY, 5: GREY, 6: GREY}, active=BLACK)
    left_alone, knocked = turn(board, (3, 3), "blue 6"), turn(board, (3, 3), "red 6")
    assert numbers(roll(left_alone, (6, 6)), "red") == [12]
    assert numbers(roll(knocked, (6, 6)), "red") == []


@rule("R17")
def test_a_pawn_of_action_1_counts_for_the_last_number_in_action_2() -> None:
    game = roll(duel(red={2: GREY, 3: GREY, 4: (GREY, 2)}), (3, 6), red=6)
    assert numbers(decide(game, "pass"), "red") == [9]
    assert numbers(decide(game, "red 9"), "red") == [12]


@rule("D7", "C7")
def test_a_closed_row_is_closed_for_both_and_its_die_is_gone() -> None:
    game = turn(duel(red=FIVE), (6, 6), "red 12")
    assert (game.phase, game.active) == ("roll", BLACK)
    with pytest.raises(IllegalError) as refused:
        game.roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    assert refused.value.rule == "C7"
    assert numbers(roll(game, (3, 4)), "red") == []


@rule("R2")
def test_the_die_of_a_row_closed_in_action_1_is_gone_in_action_2() -> None:
    game = roll(duel(red=FIVE), (6, 6), red=1)
    assert numbers(decide(game, "pass"), "red") == [7]
    assert numbers(decide(game, "red 12"), "red") == []


@rule("D8")
def test_neither_action_used_sends_a_pawn_to_the_missed_throws() -> None:
    game = turn(duel(), (3, 4), "pass")
    assert [sheet.penalties for sheet in game.sheets] == [1, 0]
    assert game.sheets[GREY].total == -5
    assert [sheet.penalties for sheet in turn(game, (3, 4), "pass").sheets] == [1, 1]


@rule("D8")
@pytest.mark.parametrize(("white", "colour"), [("red 7", "pass"), ("pass", "red 4")])
def test_using_one_action_is_not_a_missed_throw(white: str, colour: str) -> None:
    assert turn(duel(), (3, 4), white, then=colour).sheets[GREY].penalties == 0


@rule("D9")
@pytest.mark.parametrize("missed", [(3, 0), (0, 3), (1, 2)])
def test_four_missed_throws_in_total_end_the_game_no_matter_whose(missed: tuple[int, int]) -> None:
    assert reasons(turn(duel(missed=missed), (3, 4), "pass")) == ("penalties",)


@rule("D9")
def test_three_missed_throws_end_nothing() -> None:
    assert turn(duel(missed=(1, 1)), (3, 4), "pass").phase == "roll"


@rule("D9")
def test_the_last_pawn_placed_in_action_1_ends_the_game_at_once() -> None:
    game = decide(roll(duel(red={2: (GREY, 21)}), (1, 1)), "red 2")
    assert (game.phase, reasons(game)) == ("over", ("pawns",))
    assert game.active == GREY


@rule("D9", "R4")
def test_two_rows_closed_by_different_players_end_the_game() -> None:
    game = decide(roll(duel(red=FIVE, green={12: (BLACK, 5), 2: BLACK, "lock": BLACK}), (6, 6)), "red 12")
    assert (game.phase, reasons(game)) == ("over", ("rows",))


@rule("D9")
def test_a_game_that_ends_in_action_1_has_no_missed_throw() -> None:
    """No action 2 and no missed throw, in the middle of a turn."""
    game = decide(roll(duel(red=FIVE, missed=(2, 1), closed=["green"]), (6, 6)), "red 12")
    assert reasons(game) == ("rows",)
    assert [sheet.penalties for sheet in game.sheets] == [2, 1]


@rule("D10")
def test_the_very_last_pawn_on_the_last_number_leaves_the_lock_empty() -> None:
    board = duel(red=FIVE, yellow={2: (GREY, 16)})
    game = decide(roll(board, (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"] == (2, 3, 4, 4, 4, 12)
    assert game.sheets[GREY].points["red"] == 21
    assert game.closed == ("red",)
    assert reasons(game) == ("pawns",)


@rule("D10", "D7")
def test_with_two_pawns_left_the_last_one_goes_on_the_lock() -> None:
    game = decide(roll(duel(red=FIVE, yellow={2: (GREY, 15)}), (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"][-2:] == (12, "lock")
    assert reasons(game) == ("pawns",)


@rule("D10", "R15", "R19")
def test_a_row_closed_without_a_lock_counts_as_closed() -> None:
    board = duel(red=FIVE, yellow={2: (GREY, 16)}, green={12: (BLACK, 5), 2: BLACK, "lock": BLACK})
    game = decide(roll(board, (6, 6)), "red 12")
    assert game.closed == ("red", "green")
    assert reasons(game) == ("rows", "pawns")


@rule("R13")
def test_the_last_pawn_in_the_missed_throws_ends_the_game_by_pawns() -> None:
    game = turn(duel(red={2: (GREY, 20)}, missed=(1, 0)), (3, 4), "pass")
    assert reasons(game) == ("pawns",)
    assert game.sheets[GREY].penalties == 2


@rule("R15")
def test_pawns_and_penalties_are_reported_together_in_that_order() -> None:
    game = turn(duel(red={2: (GREY, 19)}, missed=(2, 1)), (3, 4), "pass")
    assert reasons(game) == ("pawns", "penalties")


@rule("C2", "C7")
def test_the_die_of_a_row_closed_earlier_is_not_rolled() -> None:
    game = duel(green={12: (BLACK, 5), 2: BLACK, "lock": BLACK})
    assert game.roll(white=(1, 1), red=1, yellow=1, blue=1).phase == "white"


@rule("C10")
def test_the_active_role_alternates_from_the_first_player() -> None:
    game, seen = duel(active=BLACK), list[int]()
    for _ in range(3):
        seen.append(game.active)
        game = turn(game, (3, 4), "pass", then="red 4" if not game.sheets[game.active].rows["red"] else "pass")
    assert seen == [BLACK, GREY, BLACK]
