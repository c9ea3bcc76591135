"""Points, totals and who wins."""

import pytest

from lucchetto.rules import CLASSIC, DUEL, LONGO, VARIANTS, Result, triangular
from tests.kit.builders import BLACK, FIVE_UP, GREY, decide, duel, paper, roll, table, turn
from tests.kit.rule_marks import rule


@rule("C9", "L3", "D11", "R16")
@pytest.mark.parametrize(
    ("crosses", "points"),
    [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
        (7, 28),
        (8, 36),
        (9, 45),
        (10, 55),
        (11, 66),
        (12, 78),
    ],
)
def test_crosses_are_worth_n_times_n_plus_1_over_2(crosses: int, points: int) -> None:
    assert {variant.row_points(crosses) for variant in VARIANTS.values()} == {points}


@rule("C9", "L3", "D11")
def test_the_longest_row_of_each_variant_has_its_points() -> None:
    assert (CLASSIC.points, LONGO.points, DUEL.points) == (triangular(12), triangular(15), triangular(12))
    assert triangular(15)[-1] == 120


@rule("C9", "R16")
def test_a_full_classic_row_with_its_lock_is_worth_78() -> None:
    game = decide(roll(table("classic", paper(red=range(2, 12))), (6, 6)), "red 12")
    assert game.sheets[0].points == {"red": 78, "yellow": 0, "green": 0, "blue": 0, "penalties": 0}


@rule("C9")
def test_every_penalty_costs_five() -> None:
    assert [table("classic", paper(penalties=made)).sheets[0].total for made in range(5)] == [0, -5, -10, -15, -20]


@rule("C9")
def test_points_are_current_in_every_phase() -> None:
    game = decide(roll(table("classic", paper(), paper()), (3, 4)), "red 7", "pass")
    assert (game.phase, game.sheets[0].total) == ("colour", 1)


@rule("C9")
def test_the_highest_total_wins_even_if_another_player_ended_the_game() -> None:
    game = turn(table("classic", paper(penalties=3), paper(), paper(red=[2, 3])), (3, 4), "pass", "pass", "pass")
    assert game.result == Result(("penalties",), (2,))


@rule("C9", "R16")
def test_equal_totals_share_the_win_in_the_order_of_seats() -> None:
    game = table("classic", paper(red=[2]), paper(penalties=3), paper(blue=[2]), active=1)
    assert turn(game, (3, 4), "pass", "pass", "pass").result == Result(("penalties",), (0, 2))


@rule("C9")
def test_the_player_who_closes_the_last_row_need_not_win() -> None:
    rich = paper(yellow=range(2, 12))
    game = decide(roll(table("classic", paper(red=FIVE_UP), rich, closed=["blue"]), (6, 6)), "red 12", "pass")
    assert game.result == Result(("rows",), (1,))


@rule("R7")
def test_a_lone_player_wins() -> None:
    assert turn(table("classic", paper(penalties=3)), (3, 4), "pass").result == Result(("penalties",), (0,))


@rule("D11")
def test_every_pawn_of_a_stack_counts_and_the_lock_too() -> None:
    game = decide(roll(duel(red={4: (GREY, 4), 5: BLACK, 6: GREY}), (6, 6)), "red 12")
    assert [sheet.points["red"] for sheet in game.sheets] == [28, 1]


@rule("D11")
@pytest.mark.parametrize(("pawns", "points"), [(11, 66), (12, 78), (13, 78), (20, 78)])
def test_at_most_twelve_pawns_of_a_row_are_counted(pawns: int, points: int) -> None:
    sheet = duel(red={4: (GREY, pawns)}).sheets[GREY]
    assert sheet.points["red"] == points
    assert sheet.rows["red"] == (4,) * pawns


@rule("D11")
def test_only_own_missed_throws_cost_five_each() -> None:
    assert [sheet.total for sheet in duel(missed=(1, 2)).sheets] == [-5, -10]


@rule("D11")
@pytest.mark.parametrize(("red", "winners"), [(GREY, (GREY,)), (BLACK, (BLACK,))])
def test_the_higher_total_wins_the_duel(red: int, winners: tuple[int, ...]) -> None:
    game = turn(duel(red={4: (red, 4)}, missed=(1, 2)), (3, 4), "pass")
    assert game.result == Result(("penalties",), winners)


@rule("D11")
def test_equal_totals_share_the_duel() -> None:
    assert turn(duel(missed=(1, 2)), (3, 4), "pass").result == Result(("penalties",), (GREY, BLACK))
