"""Longo's lucky crosses."""

import pytest

from lucchetto.rules import IllegalError, Move
from tests.kit.builders import SIX_DOWN, SIX_UP, decide, listed, paper, roll, table, turn
from tests.kit.rule_marks import rule


def lucky(moves: list[str]) -> list[str]:
    return [move.removesuffix(" lucky") for move in moves if move.endswith("lucky")]


@rule("L4")
def test_a_lucky_number_gives_the_next_cell_of_the_row_with_fewest_crosses() -> None:
    sheet = paper(red=[3, 4], yellow=[5], green=[12, 11], blue=[10, 9, 8])
    game = roll(table("longo", sheet, lucky=[(5, 8)]), (1, 4))
    assert lucky(listed(game)) == ["yellow 6"]


@rule("L4")
def test_an_empty_row_gives_its_first_cell() -> None:
    sheet = paper(red=[3], yellow=[5], blue=[10])
    assert lucky(listed(roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4)))) == ["green 16"]


@rule("L4")
def test_among_equals_the_player_chooses() -> None:
    sheet = paper(red=[3], yellow=[14], green=[12], blue=[10, 9])
    game = roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4))
    assert lucky(listed(game)) == ["red 4", "green 11"]  # yellow 15 would close and needs six


@rule("L4")
def test_only_a_players_own_lucky_number_counts() -> None:
    game = roll(table("longo", paper(), paper(), lucky=[(5, 8), (6, 11)]), (5, 6))
    assert lucky(listed(game, 0)) == []
    assert lucky(listed(game, 1)) == ["red 2", "yellow 2", "green 16", "blue 16"]
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("green", 16, lucky=True))
    assert refused.value.rule == "L4"


@rule("L4")
def test_the_lucky_cross_replaces_the_sum_and_does_not_add_to_it() -> None:
    game = decide(roll(table("longo", paper(), lucky=[(5, 8)]), (4, 4)), "green 16 lucky")
    assert game.phase == "colour"
    assert game.sheets[0].rows == {"red": (), "yellow": (), "green": (16,), "blue": ()}


@rule("L4")
def test_luck_comes_as_often_as_the_number() -> None:
    game = table("longo", paper(), lucky=[(5, 8)])
    game = turn(game, (4, 4), "green 16 lucky")
    game = turn(game, (2, 3), "blue 16 lucky")
    assert lucky(listed(roll(game, (4, 4)))) == ["red 2", "yellow 2"]


@rule("L4")
def test_there_is_no_luck_in_action_2() -> None:
    game = decide(roll(table("longo", paper(), lucky=[(5, 8)]), (4, 4), red=4), "pass")
    assert listed(game) == ["pass", "red 8", "yellow 5", "green 5", "blue 5"]
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("green", 16, lucky=True))
    assert refused.value.rule == "L4"


@rule("L4")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Move("red", 5, lucky=True), "not-fewest-crosses"),
        (Move("yellow", 3, lucky=True), "not-next-cell"),
        (Move("yellow", 8, lucky=True), "not-next-cell"),
    ],
)
def test_a_lucky_cross_elsewhere_is_refused(move: Move, code: str) -> None:
    game = roll(table("longo", paper(red=[4], green=[9], blue=[9]), lucky=[(5, 8)]), (4, 4))
    with pytest.raises(IllegalError) as refused:
        game.play(0, move)
    assert (refused.value.code, refused.value.rule) == (code, "L4")


@rule("L5")
def test_a_lucky_cross_closes_a_row_when_every_rule_is_met() -> None:
    sheet = paper(red=[2, 3, 4, 5, 6, 14], yellow=SIX_UP, green=SIX_DOWN, blue=SIX_DOWN)
    game = roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4))
    assert "red 15 lucky" in listed(game)
    game = decide(game, "red 15 lucky")
    assert game.sheets[0].rows["red"][-2:] == (15, "lock")
    assert game.closed == ("red",)


@rule("R1", "L4")
def test_a_lucky_cross_stands_in_a_row_that_another_player_closes_in_the_same_action() -> None:
    full, half = paper(red=SIX_UP), paper(yellow=[2], green=[16], blue=[16])
    game = roll(table("longo", full, half, lucky=[(5, 8), (7, 15)]), (7, 8))
    done = decide(game, "red 15", "red 2 lucky")
    assert done.closed == ("red",)
    assert done.sheets[1].rows["red"] == (2,)


@rule("R9")
def test_fewest_is_counted_among_the_open_rows() -> None:
    """The empty red row is closed, so yellow has the fewest."""
    sheet = paper(yellow=[5], green=[12, 11], blue=[10, 9, 8])
    game = roll(table("longo", sheet, closed=["red"], lucky=[(5, 8)]), (4, 4))
    assert lucky(listed(game)) == ["yellow 6"]


@rule("R9")
def test_the_second_fewest_row_does_not_step_in() -> None:
    """Red 15 may not be crossed with one cross, and no other row offers luck for it."""
    sheet = paper(red=[14], yellow=[5, 6], green=[12, 11], blue=[10, 9])
    game = roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4))
    assert lucky(listed(game)) == []
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 15, lucky=True))
    assert refused.value.rule == "L2"
    with pytest.raises(IllegalError):
        game.play(0, Move("yellow", 7, lucky=True))


@rule("R10")
def test_a_lucky_cross_saves_the_active_player_from_the_penalty() -> None:
    game = turn(table("longo", paper(), paper(), lucky=[(5, 8), (6, 11)]), (4, 4), "green 16 lucky", "pass")
    assert game.sheets[0].penalties == 0


@rule("R11")
def test_sum_and_luck_on_the_same_cell_are_two_moves_with_one_effect() -> None:
    sheet = paper(red=[7], yellow=[7, 9], green=[7, 6], blue=[7, 6])
    game = roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4))
    assert listed(game) == ["pass", "red 8", "red 8 lucky"]
    assert decide(game, "red 8").board == decide(game, "red 8 lucky").board


@rule("R11")
def test_lucky_and_plain_moves_are_listed_left_to_right() -> None:
    """Red 3 is left of red 8, green 16 left of green 8."""
    sheet = paper(red=[2], yellow=[5, 6], green=[], blue=[10, 9])
    assert listed(roll(table("longo", sheet, lucky=[(5, 8)]), (4, 4))) == [
        "pass", "red 8", "yellow 8", "green 16 lucky", "green 8", "blue 8",
    ]  # fmt: skip


@rule("C11")
def test_four_rows_close_at_once_with_unusual_lucky_pairs() -> None:
    deep = {"green": [12, 11, 10, 9, 8, 4], "blue": [12, 11, 10, 9, 8, 4]}
    full = paper(deep, red=SIX_UP, yellow=SIX_UP)
    game = roll(table("longo", full, full, full, full, lucky=[(2, 3), (2, 3), (16, 2), (16, 2)]), (8, 8))
    game = decide(game, "red 16", "yellow 16", "green 3 lucky", "blue 3 lucky")
    assert game.closed == ("red", "yellow", "green", "blue")
    assert game.result is not None
    assert game.result.reasons == ("rows",)
