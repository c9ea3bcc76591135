"""Classic: locks, closed rows and the end of the game."""

import pytest

from lucchetto.rules import PASS, IllegalError, Move, NotYourDecisionError
from tests.kit.builders import FIVE_DOWN, FIVE_UP, decide, listed, numbers, paper, reachable, roll, table, turn
from tests.kit.rule_marks import rule

FULL = {"red": FIVE_UP, "yellow": FIVE_UP, "green": FIVE_DOWN, "blue": FIVE_DOWN}
LAST = {"red": 12, "yellow": 12, "green": 2, "blue": 2}


@rule("C6")
@pytest.mark.parametrize("colour", FULL)
def test_the_last_number_needs_five_crosses(colour: str) -> None:
    white = (6, 6) if LAST[colour] == 12 else (1, 1)
    four = roll(table("classic", paper({colour: FULL[colour][1:]})), white)
    five = roll(table("classic", paper({colour: FULL[colour]})), white)
    assert numbers(four, colour) == []
    assert numbers(five, colour) == [LAST[colour]]
    with pytest.raises(IllegalError) as refused:
        four.play(0, Move(colour, LAST[colour]))
    assert (refused.value.rule, refused.value.facts["needed"], refused.value.facts["found"]) == ("C6", 5, 4)


@rule("C6")
def test_five_crosses_with_gaps_are_enough() -> None:
    assert reachable(table("classic", paper(red=[2, 5, 7, 9, 11])), "red", 0) == [12]


@rule("C6", "R5")
@pytest.mark.parametrize("colour", FULL)
def test_crossing_the_last_number_crosses_the_lock_in_the_same_move(colour: str) -> None:
    white = (6, 6) if LAST[colour] == 12 else (1, 1)
    game = roll(table("classic", paper({colour: FULL[colour]}), paper()), white)
    game = decide(game, f"{colour} {LAST[colour]}", "pass")
    assert game.sheets[0].rows[colour] == (*FULL[colour], LAST[colour], "lock")
    assert game.sheets[0].points[colour] == 28
    assert game.closed == (colour,)


@rule("R5")
def test_the_lock_is_never_crossed_without_the_last_number() -> None:
    """No number short of the last one closes, however many crosses there are."""
    eleven = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    game = decide(roll(table("classic", paper(red=eleven)), (5, 6)), "red 11")
    assert game.sheets[0].rows["red"] == (*eleven, 11)
    assert game.closed == ()


@rule("R17")
def test_the_cross_of_action_1_counts_for_the_last_number_in_action_2() -> None:
    game = roll(table("classic", paper(red=[2, 3, 4, 5])), (3, 6), red=6)
    assert numbers(decide(game, "pass"), "red") == [9]
    assert numbers(decide(game, "red 9"), "red") == [12]


@rule("C7")
def test_a_closed_row_takes_no_more_crosses_from_anybody() -> None:
    locked = paper(red=[*FIVE_UP, 12, "lock"])
    game = roll(table("classic", locked, paper(red=FIVE_UP)), (4, 4))
    assert listed(game, 1) == ["pass", "yellow 8", "green 8", "blue 8"]
    with pytest.raises(IllegalError) as refused:
        game.play(1, Move("red", 8))
    assert refused.value.rule == "C7"


@rule("C7")
def test_the_die_of_a_row_closed_in_action_2_is_gone_in_the_next_roll() -> None:
    game = turn(table("classic", paper(red=FIVE_UP), paper()), (6, 5), "pass", "pass", then="red 12", red=6)
    assert game.closed == ("red",)
    with pytest.raises(IllegalError):
        game.roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    assert game.roll(white=(1, 1), yellow=1, green=1, blue=1).phase == "white"


@rule("R2")
def test_a_row_closed_in_action_1_is_closed_in_action_2() -> None:
    """Bob closes red; Ada, who is active, could otherwise cross red 7."""
    game = roll(table("classic", paper(), paper(red=FIVE_UP)), (6, 6), red=1)
    assert numbers(decide(game, "pass", "pass"), "red") == [7]
    closed = decide(game, "pass", "red 12")
    assert closed.closed == ("red",)
    assert closed.dice is not None
    assert closed.dice["red"] == 1
    assert numbers(closed, "red") == []
    with pytest.raises(IllegalError) as refused:
        closed.play(0, Move("red", 7))
    assert refused.value.code == "row-closed"


@rule("R1")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_two_players_lock_the_same_row_together(order: tuple[int, ...]) -> None:
    """Each with five gets the lock, in whatever order they decide."""
    game = roll(table("classic", paper(red=FIVE_UP), paper(red=FIVE_UP), paper(red=FIVE_UP[1:])), (6, 6))
    for seat in order:
        game = game.play(seat, Move("red", 12) if seat < 2 else PASS)
    assert [sheet.rows["red"][-1] for sheet in game.sheets] == ["lock", "lock", 6]
    assert game.closed == ("red",)
    assert game.phase == "colour"


@rule("R1")
def test_a_player_with_too_few_crosses_never_crosses_a_closing_number() -> None:
    """Whatever the others do."""
    game = roll(table("classic", paper(red=FIVE_UP), paper(red=FIVE_UP[1:])), (6, 6))
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 12)).play(1, Move("red", 12))
    assert refused.value.rule == "C6"


@rule("R1")
def test_a_cross_in_the_row_that_closes_in_the_same_action_stands() -> None:
    """In action 1 all have the same sum, so it is the closing number for all, here for three."""
    five = paper(blue=FIVE_DOWN)
    game = decide(roll(table("classic", five, five, five, paper()), (1, 1)), "blue 2", "blue 2", "blue 2", "red 2")
    assert [sheet.points["blue"] for sheet in game.sheets] == [28, 28, 28, 0]
    assert game.sheets[3].rows["red"] == (2,)


@rule("C8")
@pytest.mark.parametrize(("made", "over"), [(2, False), (3, True)])
def test_the_fourth_penalty_ends_the_game(made: int, over: bool) -> None:
    game = turn(table("classic", paper(penalties=made), paper(penalties=3)), (3, 4), "pass", "pass")
    assert (game.phase == "over") is over
    assert (game.result is not None and game.result.reasons == ("penalties",)) is over


@rule("C8")
def test_two_closed_rows_end_the_game_at_once() -> None:
    closed = paper(green=[*FIVE_DOWN, 2, "lock"], red=FIVE_UP)
    game = turn(table("classic", closed, paper()), (6, 5), "pass", "pass", then="red 12", red=6)
    assert game.result is not None
    assert game.result.reasons == ("rows",)
    assert (game.phase, game.active, game.dice, game.waiting) == ("over", 0, None, frozenset())


@rule("R4")
def test_rows_closed_by_different_players_count_together() -> None:
    ada, bob = paper(green=[*FIVE_DOWN, 2, "lock"]), paper(red=FIVE_UP)
    game = decide(roll(table("classic", ada, bob), (6, 6)), "pass", "red 12")
    assert game.result is not None
    assert game.result.reasons == ("rows",)


@rule("R4", "R1")
def test_one_row_closed_twice_is_one_closed_row() -> None:
    game = table("classic", paper(red=FIVE_UP), paper(red=FIVE_UP))
    assert turn(game, (6, 6), "red 12", "red 12").phase == "roll"


@rule("R3")
def test_the_end_in_action_1_leaves_no_action_2_and_no_penalty() -> None:
    game = table("classic", paper(penalties=3), paper(red=FIVE_UP), closed=["blue"])
    game = decide(roll(game, (6, 6)), "pass", "red 12")
    assert game.phase == "over"
    assert game.sheets[0].penalties == 3
    assert game.result is not None
    assert game.result.reasons == ("rows",)


@rule("C11")
def test_two_rows_can_close_in_the_same_action_1() -> None:
    game = decide(roll(table("classic", paper(red=FIVE_UP), paper(yellow=FIVE_UP)), (6, 6)), "red 12", "yellow 12")
    assert game.closed == ("red", "yellow")
    assert game.phase == "over"


@rule("C11")
def test_a_game_can_end_with_three_rows_closed() -> None:
    game = table("classic", paper(red=FIVE_UP), paper(yellow=FIVE_UP), closed=["green"])
    game = decide(roll(game, (6, 6)), "red 12", "yellow 12")
    assert game.closed == ("red", "yellow", "green")


@rule("C8")
def test_nothing_can_be_decided_after_the_end() -> None:
    game = turn(table("classic", paper(penalties=3)), (3, 4), "pass")
    assert game.moves(0) == ()
    with pytest.raises(NotYourDecisionError) as decision:
        game.play(0, Move("red", 7))
    assert decision.value.facts == {"phase": "over"}
    with pytest.raises(IllegalError) as rolled:
        roll(game, (1, 1))
    assert rolled.value.facts == {"phase": "over"}
