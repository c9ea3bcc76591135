"""The greedy bot's choice in positions where the right move is obvious."""

import pytest

from lucchetto.bots import make_bot
from lucchetto.rules import Game, Move
from tests.kit.builders import BLACK, FIVE_UP, GREY, SIX_UP, Paper, decide, duel, paper, roll, table

FULL: Paper = {"red": (11,), "yellow": (11,), "green": (3,), "blue": (3,)}
"""Rows in which nothing fits any more."""


def choice(game: Game, seat: int = 0) -> str:
    return str(make_bot("greedy").decide(game.seen_by(seat), seat))


def only(**rows: tuple[int, ...]) -> Paper:
    """A sheet on which only these rows take a number."""
    return paper(**{**FULL, **rows})


def test_it_takes_the_next_cell() -> None:
    assert choice(roll(table("classic", paper(red=(4,)), paper()), (1, 4))) == "red 5"


def test_of_equal_gaps_it_takes_the_fuller_row() -> None:
    assert choice(roll(table("classic", paper(red=(4,), yellow=(2, 3, 4)), paper()), (1, 4))) == "yellow 5"


def test_it_takes_the_smaller_gap() -> None:
    assert choice(roll(table("classic", paper(red=(2,), green=(6,)), paper()), (1, 4))) == "green 5"


@pytest.mark.parametrize("last", [4, 3, 2], ids=["skips nothing", "1", "2"])
def test_it_skips_up_to_two_cells_although_a_pass_is_free(last: int) -> None:
    assert choice(roll(table("classic", paper(), only(red=(last,))), (1, 4)), seat=1) == "red 5"


@pytest.mark.parametrize("total", [6, 7, 8, 9], ids=["skips 3", "4", "5", "6"])
def test_it_refuses_a_wide_skip_when_a_pass_is_free(total: int) -> None:
    game = roll(table("classic", paper(), only(red=(2,))), (3, total - 3))
    assert len(game.moves(1)) == 2
    assert choice(game, seat=1) == "pass"


def test_after_a_cross_in_action_1_passing_action_2_is_free() -> None:
    game = decide(roll(table("classic", only(red=(2,))), (1, 2), red=6), "red 3")
    assert game.moves(0)[1:] == (Move("red", 7), Move("red", 8))
    assert choice(game) == "pass"


@pytest.mark.parametrize("skip", [3, 4])
def test_it_skips_three_or_four_cells_rather_than_take_a_penalty(skip: int) -> None:
    game = table("classic", only(red=(2,)))
    game = decide(roll(game, (1, 1), red=2 + skip), "pass")
    assert game.moves(0)[1:] == (Move("red", 3 + skip),)
    assert choice(game) == f"red {3 + skip}"


def test_it_takes_the_penalty_rather_than_skip_five_cells() -> None:
    game = decide(roll(table("classic", only(red=(2,))), (2, 2), red=6), "pass")
    assert game.moves(0)[1:] == (Move("red", 8),)
    assert choice(game) == "pass"


def test_without_a_move_in_action_2_it_skips_in_action_1() -> None:
    game = roll(table("classic", only(red=(5,))), (4, 5), red=6)
    assert [str(move) for move in game.moves(0)] == ["pass", "red 9"]
    assert [str(move) for move in decide(game, "pass").moves(0)] == ["pass", "red 10", "red 11"]
    assert choice(game) == "red 9"


def test_it_passes_action_1_when_action_2_has_the_better_cross() -> None:
    game = roll(table("classic", only(red=(2,))), (1, 5), red=2)
    assert [str(move) for move in game.moves(0)] == ["pass", "red 6"]
    assert choice(game) == "pass"
    assert choice(decide(game, "pass")) == "red 3"


def test_it_takes_both_crosses_when_the_second_fits_right_of_the_first() -> None:
    game = roll(table("classic", paper(red=(2,)), paper()), (1, 2), red=3)
    assert choice(game) == "red 3"
    assert choice(decide(game, "red 3", "pass")) == "red 4"


def test_it_skips_cells_to_close_a_row() -> None:
    game = roll(table("classic", paper(), only(red=(2, 3, 4, 5, 9))), (6, 6))
    assert choice(game, seat=1) == "red 12"


AHEAD: Paper = {"green": (12, 11, 10, 9, 8, 7, 6), "blue": (12, 11, 10, 9, 8, 7, 6)}


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    game = roll(table("classic", paper(**AHEAD), only(red=FIVE_UP), closed=["yellow"]), (6, 6))
    assert Move("red", 12) in game.moves(1)
    assert choice(game, seat=1) == "pass"


def test_it_ends_a_game_that_it_wins() -> None:
    game = roll(table("classic", paper(), only(red=FIVE_UP), closed=["yellow"]), (6, 6))
    assert choice(game, seat=1) == "red 12"


def test_it_takes_any_cross_rather_than_lose_by_its_fourth_penalty() -> None:
    losing = table("classic", paper(red=(2,), yellow=(11,), green=(3,), blue=(3,), penalties=3), paper(**AHEAD))
    game = decide(roll(losing, (3, 3), red=6), "pass", "pass")
    assert game.moves(0)[1:] == (Move("red", 9),)
    assert choice(game) == "red 9"


def test_it_takes_a_lucky_cross_when_the_sum_would_skip_l4() -> None:
    game = roll(table("longo", paper(), paper(), lucky=[(6, 11), (5, 8)]), (5, 6))
    assert choice(game) in {"red 2 lucky", "yellow 2 lucky", "green 16 lucky", "blue 16 lucky"}
    assert choice(game, seat=1) == "pass", "not its lucky number, and red 11 skips nine"


def test_it_takes_a_lucky_cross_that_closes_a_row_l5() -> None:
    many = (*SIX_UP, 8, 9, 10, 11, 12, 13, 14)
    sheet = paper(red=many, yellow=many, green=tuple(range(16, 3, -1)), blue=tuple(range(16, 3, -1)))
    game = roll(table("longo", paper(), sheet, lucky=[(6, 11), (5, 8)]), (1, 4))
    assert choice(game, seat=1).endswith("lucky")


def test_it_knocks_off_a_single_pawn_d4() -> None:
    game = roll(duel(red={4: GREY, 7: BLACK}, yellow={4: GREY}), (3, 4))
    assert choice(game) == "red 7"
    assert decide(game, "red 7").sheets[BLACK].rows["red"] == ()


def test_it_does_not_skip_as_far_when_there_is_nobody_to_knock_off_d4() -> None:
    occupied = duel(red={3: GREY, 7: BLACK}, yellow={11: GREY}, green={3: GREY}, blue={3: GREY})
    vacant = duel(red={3: GREY}, yellow={11: GREY}, green={3: GREY}, blue={3: GREY})
    faces = {"red": 1, "yellow": 1, "green": 1, "blue": 1}
    assert choice(roll(occupied, (3, 4), **faces)) == "red 7"
    assert choice(roll(vacant, (3, 4), **faces)) == "pass", "red 4 waits in action 2"


def test_it_stacks_on_its_own_front_d5() -> None:
    game = roll(duel(red={7: GREY}), (3, 4))
    assert choice(game) == "red 7"
    assert decide(game, "red 7").sheets[GREY].rows["red"] == (7, 7)
