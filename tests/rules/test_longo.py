"""Longo: what differs from classic. Lucky crosses are in test_longo_lucky.py."""

from collections import Counter
from itertools import product

import pytest

from lucchetto.rules import LONGO, IllegalError, MalformedError, Move, new_game
from tests.kit.builders import NAMES, SIX_DOWN, SIX_UP, decide, numbers, paper, reachable, roll, table, turn
from tests.kit.rule_marks import rule

OUT_OF_THE_WAY = [(2, 3), (2, 3)]


@rule("L1")
def test_the_dice_have_eight_sides() -> None:
    game = new_game("longo", NAMES[:2])
    assert roll(game, (8, 8), red=8, yellow=8, green=8, blue=8).phase == "white"
    with pytest.raises(MalformedError):
        roll(game, (8, 9))


@rule("L1")
def test_the_rows_run_from_2_to_16_and_back() -> None:
    lines = {row.colour: row.numbers for row in LONGO.rows}
    assert lines["red"] == lines["yellow"] == tuple(range(2, 17))
    assert lines["green"] == lines["blue"] == tuple(range(16, 1, -1))


@rule("L2")
@pytest.mark.parametrize(
    ("colour", "six", "closing"),
    [("red", SIX_UP, (15, 16)), ("yellow", SIX_UP, (15, 16)), ("green", SIX_DOWN, (3, 2)), ("blue", SIX_DOWN, (3, 2))],
)
def test_either_of_the_last_two_numbers_closes_with_six_crosses(
    colour: str, six: tuple[int, ...], closing: tuple[int, int]
) -> None:
    five = table("longo", paper({colour: six[1:]}), lucky=[(8, 9)])
    ready = table("longo", paper({colour: six}), lucky=[(8, 9)])
    assert not set(closing) & set(reachable(five, colour, 0))
    for number in closing:
        half = number // 2
        game = decide(roll(ready, (half, number - half)), f"{colour} {number}")
        assert game.sheets[0].rows[colour] == (*six, number, "lock")
        assert game.closed == (colour,)


@rule("L2")
def test_the_number_before_the_last_two_closes_nothing() -> None:
    game = decide(roll(table("longo", paper(red=SIX_UP)), (7, 7)), "red 14")
    assert game.closed == ()
    assert game.sheets[0].rows["red"][-1] == 14


@rule("L2")
def test_too_few_crosses_are_refused_by_longos_own_rule() -> None:
    game = roll(table("longo", paper(red=SIX_UP[1:])), (7, 8))
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 15))
    assert (refused.value.rule, refused.value.facts["needed"]) == ("L2", 6)


@rule("L2")
def test_a_row_closed_with_15_never_gets_its_16() -> None:
    """At most fifteen crosses, thirteen numbers, one that closes, and the lock."""
    thirteen = tuple(range(2, 15))
    game = decide(roll(table("longo", paper(red=thirteen)), (7, 8), red=8), "red 15")
    assert len(game.sheets[0].rows["red"]) == 15
    assert game.sheets[0].points["red"] == 120
    assert numbers(game, "red") == []


@rule("L3")
def test_points_reach_120() -> None:
    assert [LONGO.row_points(crosses) for crosses in (12, 13, 14, 15)] == [78, 91, 105, 120]


@rule("R8")
def test_the_active_player_takes_the_penalty_as_in_classic() -> None:
    game = turn(table("longo", paper(), paper(), active=1, lucky=OUT_OF_THE_WAY), (4, 4), "pass", "pass")
    assert [sheet.penalties for sheet in game.sheets] == [0, 1]


@rule("C8", "L1")
def test_longo_ends_by_two_rows_and_by_four_penalties() -> None:
    game = table("longo", paper(red=SIX_UP), closed=["blue"], lucky=[(8, 9)])
    by_rows = decide(roll(game, (8, 8)), "red 16")
    by_penalties = turn(table("longo", paper(penalties=3)), (4, 4), "pass")
    assert by_rows.result is not None
    assert by_rows.result.reasons == ("rows",)
    assert by_penalties.result is not None
    assert by_penalties.result.reasons == ("penalties",)


@rule("R12")
def test_the_default_pairs_are_equally_likely_and_share_no_number() -> None:
    """Eleven of the 64 rolls of two eight-sided dice for every pair."""
    ways = Counter(one + other for one, other in product(range(1, 9), repeat=2))
    assert LONGO.lucky_pairs == ((5, 8), (6, 11), (7, 12), (10, 13), (4, 9))
    assert [ways[one] + ways[other] for one, other in LONGO.lucky_pairs] == [11] * 5
    assert len({number for pair in LONGO.lucky_pairs for number in pair}) == 10


@rule("R12")
def test_seats_get_the_default_pairs_in_their_order() -> None:
    assert new_game("longo", NAMES[:3]).lucky == ((5, 8), (6, 11), (7, 12))


@rule("R12")
def test_any_two_different_numbers_may_be_set_and_seats_may_share_them() -> None:
    assert new_game("longo", NAMES[:2], lucky=[(2, 16), (16, 2)]).lucky == ((2, 16), (16, 2))
    assert new_game("longo", NAMES[:2], lucky=[(2, 16), (2, 16)]).lucky == ((2, 16), (2, 16))
