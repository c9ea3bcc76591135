"""The Duel: locks, missed throws, the end."""

import pytest

from lucchetto.rules import Game, IllegalError, Move
from tests.kit.builders import BLACK, GREY, Pawns, decide, duel, numbers, roll, turn

FIVE: Pawns = {2: GREY, 3: GREY, 4: (GREY, 3)}
"""Five grey pawns; a stack counts one each."""


def reasons(game: Game) -> tuple[str, ...]:
    return game.result.reasons if game.result else ()


def test_the_last_number_needs_five_own_pawns() -> None:
    """D7"""
    four = roll(duel(red={2: GREY, 3: GREY, 4: (GREY, 2), 5: BLACK}), (6, 6))
    five = roll(duel(red={**FIVE, 5: BLACK}), (6, 6))
    assert numbers(five, "red") == [12]
    with pytest.raises(IllegalError) as refused:
        four.play(GREY, Move("red", 12))
    assert (refused.value.rule, refused.value.facts["needed"], refused.value.facts["found"]) == ("D7", 5, 4)


def test_whoever_takes_the_last_number_puts_a_pawn_on_the_lock_too() -> None:
    """D7, R5"""
    game = decide(roll(duel(red=FIVE), (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"] == (2, 3, 4, 4, 4, 12, "lock")
    assert game.sheets[GREY].points["red"] == 28
    assert game.closed == ("red",)


def test_a_pawn_knocked_off_does_not_count_for_the_last_number() -> None:
    """R17"""
    board = duel(red={2: GREY, 3: GREY, 4: GREY, 5: GREY, 6: GREY}, active=BLACK)
    left_alone, knocked = turn(board, (3, 3), "blue 6"), turn(board, (3, 3), "red 6")
    assert numbers(roll(left_alone, (6, 6)), "red") == [12]
    assert numbers(roll(knocked, (6, 6)), "red") == []


def test_a_pawn_of_action_1_counts_for_the_last_number_in_action_2() -> None:
    """R17"""
    game = roll(duel(red={2: GREY, 3: GREY, 4: (GREY, 2)}), (3, 6), red=6)
    assert numbers(decide(game, "pass"), "red") == [9]
    assert numbers(decide(game, "red 9"), "red") == [12]


def test_a_closed_row_is_closed_for_both_and_its_die_is_gone() -> None:
    """D7, C7"""
    game = turn(duel(red=FIVE), (6, 6), "red 12")
    assert (game.phase, game.active) == ("roll", BLACK)
    with pytest.raises(IllegalError) as refused:
        game.roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    assert refused.value.rule == "C7"
    assert numbers(roll(game, (3, 4)), "red") == []


def test_the_die_of_a_row_closed_in_action_1_is_gone_in_action_2() -> None:
    """R2"""
    game = roll(duel(red=FIVE), (6, 6), red=1)
    assert numbers(decide(game, "pass"), "red") == [7]
    assert numbers(decide(game, "red 12"), "red") == []


def test_neither_action_used_sends_a_pawn_to_the_missed_throws() -> None:
    """D8"""
    game = turn(duel(), (3, 4), "pass")
    assert [sheet.penalties for sheet in game.sheets] == [1, 0]
    assert game.sheets[GREY].total == -5
    assert [sheet.penalties for sheet in turn(game, (3, 4), "pass").sheets] == [1, 1]


@pytest.mark.parametrize(("white", "colour"), [("red 7", "pass"), ("pass", "red 4")])
def test_one_action_used_is_no_missed_throw(white: str, colour: str) -> None:
    """D8"""
    assert turn(duel(), (3, 4), white, then=colour).sheets[GREY].penalties == 0


@pytest.mark.parametrize("missed", [(3, 0), (0, 3), (1, 2)])
def test_four_missed_throws_in_all_end_the_game_whoevers(missed: tuple[int, int]) -> None:
    """D9"""
    assert reasons(turn(duel(missed=missed), (3, 4), "pass")) == ("penalties",)


def test_three_missed_throws_end_nothing() -> None:
    """D9"""
    assert turn(duel(missed=(1, 1)), (3, 4), "pass").phase == "roll"


def test_the_last_pawn_placed_in_action_1_ends_the_game_at_once() -> None:
    """D9"""
    game = decide(roll(duel(red={2: (GREY, 21)}), (1, 1)), "red 2")
    assert (game.phase, reasons(game)) == ("over", ("pawns",))
    assert game.active == GREY


def test_two_rows_closed_by_different_players_end_the_game() -> None:
    """D9, R4"""
    game = decide(roll(duel(red=FIVE, green={12: (BLACK, 5), 2: BLACK, "lock": BLACK}), (6, 6)), "red 12")
    assert (game.phase, reasons(game)) == ("over", ("rows",))


def test_the_end_in_action_1_is_no_missed_throw() -> None:
    """D9: no action 2 and no missed throw, in the middle of a turn."""
    game = decide(roll(duel(red=FIVE, missed=(2, 1), closed=["green"]), (6, 6)), "red 12")
    assert reasons(game) == ("rows",)
    assert [sheet.penalties for sheet in game.sheets] == [2, 1]


def test_the_very_last_pawn_on_the_last_number_leaves_the_lock_empty() -> None:
    """D10"""
    board = duel(red=FIVE, yellow={2: (GREY, 16)})
    game = decide(roll(board, (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"] == (2, 3, 4, 4, 4, 12)
    assert game.sheets[GREY].points["red"] == 21
    assert game.closed == ("red",)
    assert reasons(game) == ("pawns",)


def test_with_two_pawns_left_the_last_one_goes_on_the_lock() -> None:
    """D10, D7"""
    game = decide(roll(duel(red=FIVE, yellow={2: (GREY, 15)}), (6, 6)), "red 12")
    assert game.sheets[GREY].rows["red"][-2:] == (12, "lock")
    assert reasons(game) == ("pawns",)


def test_a_row_closed_without_a_lock_counts_as_closed() -> None:
    """D10, R15, R19"""
    board = duel(red=FIVE, yellow={2: (GREY, 16)}, green={12: (BLACK, 5), 2: BLACK, "lock": BLACK})
    game = decide(roll(board, (6, 6)), "red 12")
    assert game.closed == ("red", "green")
    assert reasons(game) == ("rows", "pawns")


def test_the_last_pawn_in_the_missed_throws_ends_the_game_by_pawns() -> None:
    """R13"""
    game = turn(duel(red={2: (GREY, 20)}, missed=(1, 0)), (3, 4), "pass")
    assert reasons(game) == ("pawns",)
    assert game.sheets[GREY].penalties == 2


def test_pawns_and_penalties_are_reported_together_in_that_order() -> None:
    """R15"""
    game = turn(duel(red={2: (GREY, 19)}, missed=(2, 1)), (3, 4), "pass")
    assert reasons(game) == ("pawns", "penalties")


def test_the_die_of_a_row_closed_earlier_is_not_rolled() -> None:
    """C2, C7"""
    game = duel(green={12: (BLACK, 5), 2: BLACK, "lock": BLACK})
    assert game.roll(white=(1, 1), red=1, yellow=1, blue=1).phase == "white"


def test_the_active_role_alternates_from_the_first_player() -> None:
    """C10"""
    game, seen = duel(active=BLACK), list[int]()
    for _ in range(3):
        seen.append(game.active)
        game = turn(game, (3, 4), "pass", then="red 4" if not game.sheets[game.active].rows["red"] else "pass")
    assert seen == [BLACK, GREY, BLACK]
