"""An invented variant is only a value: the engine plays it without new code."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from lucchetto.rules import IllegalError, MalformedError, Move, Result, Row, Variant, new_game
from tests.kit.builders import NAMES, decide, listed, paper, reachable, roll, table, turn
from tests.kit.players import Played
from tests.kit.rule_marks import rule
from tests.kit.strategies import played

UP, DOWN = tuple(range(2, 21)), tuple(range(20, 1, -1))
SHUFFLED = (7, 2, 20, 11, 5, 18, 3, 9, 14, 6, 12)

GARDEN = Variant(
    "garden",
    rows=(
        Row("red", UP, needed=4, closing=3),
        Row("yellow", UP, needed=4, closing=3),
        Row("green", DOWN, needed=4, closing=3),
        Row("blue", DOWN, needed=4, closing=3),
        Row("purple", SHUFFLED, needed=2, closing=1),
    ),
    sides=10,
    points=(0, 1, 2, 4, 8, 16, 32),
    seats=(2, 4),
    closing_rule="G1",
    lucky_pairs=((2, 20), (3, 19), (4, 18), (5, 17)),
    penalty_points=-7,
    penalties_to_end=3,
    rows_to_end=3,
)


@rule("C2")
def test_five_rows_and_ten_sided_dice_are_rolled() -> None:
    game = new_game(GARDEN, NAMES[:2])
    game = game.roll(white=(10, 10), red=10, yellow=9, green=8, blue=7, purple=1)
    assert game.dice is not None
    assert list(game.dice.as_dict()) == ["white", "red", "yellow", "green", "blue", "purple"]
    with pytest.raises(IllegalError):
        new_game(GARDEN, NAMES[:2]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    with pytest.raises(MalformedError):
        roll(new_game(GARDEN, NAMES[:2]), (10, 11))


@rule("C1")
def test_right_of_means_right_on_the_sheet_not_larger() -> None:
    game = table(GARDEN, paper(purple=[20]), paper())
    assert reachable(game, "purple", 0) == [11, 5, 18, 3, 9, 14, 6]


@rule("C3")
def test_a_sum_that_a_row_does_not_have_is_not_offered_there() -> None:
    game = roll(table(GARDEN, paper(), paper()), (4, 4))
    assert listed(game) == ["pass", "red 8", "yellow 8", "green 8", "blue 8"]
    with pytest.raises(MalformedError):
        game.play(0, Move("purple", 8))


@rule("C4")
def test_moves_of_a_shuffled_row_are_listed_left_to_right() -> None:
    """Purple 5 is right of purple 11."""
    game = decide(roll(table(GARDEN, paper(), paper()), (3, 9), purple=2), "pass", "pass")
    assert [move for move in listed(game) if "purple" in move] == ["purple 11", "purple 5"]


@rule("C6")
@pytest.mark.parametrize("number", [18, 19, 20])
def test_any_of_the_last_three_numbers_closes(number: int) -> None:
    ready, short = paper(red=[2, 3, 4, 5]), paper(red=[2, 3, 4])
    game = roll(table(GARDEN, ready, short), (10, number - 10) if number > 10 else (1, 1))
    with pytest.raises(IllegalError) as refused:
        game.play(1, Move("red", number))
    assert refused.value.rule == "G1"
    game = decide(game, f"red {number}", "pass")
    assert game.sheets[0].rows["red"] == (2, 3, 4, 5, number, "lock")


@rule("C9", "D11")
def test_its_own_points_its_own_cap_and_its_own_penalties_count() -> None:
    sheet = table(GARDEN, paper(red=[2, 3, 4], green=range(20, 11, -1), penalties=2), paper()).sheets[0]
    assert sheet.points == {"red": 4, "yellow": 0, "green": 32, "blue": 0, "purple": 0, "penalties": -14}
    assert sheet.total == 22


@rule("C8")
def test_it_ends_with_its_third_row_or_its_third_penalty() -> None:
    two_closed = table(GARDEN, paper(purple=[7, 2]), paper(), closed=["blue"])
    assert decide(roll(two_closed, (6, 6)), "purple 12", "pass").phase == "colour"
    closed = table(GARDEN, paper(purple=[7, 2]), paper(), closed=["red", "blue"])
    assert decide(roll(closed, (6, 6)), "purple 12", "pass").result == Result(("rows",), (0,))
    assert turn(table(GARDEN, paper(penalties=2), paper()), (4, 4), "pass", "pass").result == Result(
        ("penalties",), (1,)
    )


@rule("L4")
def test_it_has_lucky_numbers_of_its_own_range() -> None:
    game = roll(table(GARDEN, paper(red=[5], yellow=[5], blue=[5], purple=[2]), paper()), (10, 10))
    assert "green 20 lucky" in listed(game)
    assert new_game(GARDEN, NAMES[:2], lucky=[(2, 20), (3, 4)]).lucky == ((2, 20), (3, 4))
    with pytest.raises(MalformedError):
        new_game(GARDEN, NAMES[:2], lucky=[(2, 21), (3, 4)])


def test_its_number_of_players_is_its_own() -> None:
    with pytest.raises(MalformedError):
        new_game(GARDEN, NAMES[:1])
    with pytest.raises(MalformedError):
        new_game(GARDEN, NAMES)


@settings(max_examples=40)
@given(played((GARDEN, replace(GARDEN, name="drought", lucky_pairs=())), whole=True))
def test_random_games_of_it_come_to_an_end(game: Played) -> None:
    last = game.game
    assert last.result is not None
    closed, penalties = len(last.closed), max(sheet.penalties for sheet in last.sheets)
    assert ("rows" in last.result.reasons) == (closed >= 3)
    assert ("penalties" in last.result.reasons) == (penalties == 3)
    for sheet in last.sheets:
        worth = sum((0, 1, 2, 4, 8, 16, 32)[min(len(cells), 6)] for cells in sheet.marks)
        assert sheet.total == worth - 7 * sheet.penalties
        purple = [SHUFFLED.index(mark) for mark in sheet.rows["purple"] if mark != "lock"]
        assert purple == sorted(set(purple))
