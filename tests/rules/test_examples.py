"""The worked examples of docs/rules.md."""

from tests.kit.builders import BLACK, FIVE_UP, GREY, decide, duel, listed, paper, reachable, roll, table
from tests.kit.rule_marks import rule


@rule("E1")
def test_e1_a_classic_score() -> None:
    sheet = paper(red=[2, 3, 4, 5], yellow=[2, 3, 4], green=range(12, 5, -1), blue=range(12, 4, -1), penalties=2)
    scored = table("classic", sheet).sheets[0]
    assert scored.points == {"red": 10, "yellow": 6, "green": 28, "blue": 36, "penalties": -10}
    assert scored.total == 70


@rule("E2")
def test_e2_a_longo_score() -> None:
    sheet = paper(red=[2, 3, 4, 5], yellow=[2, 3, 4], green=range(16, 7, -1), blue=range(16, 8, -1), penalties=2)
    scored = table("longo", sheet).sheets[0]
    assert scored.points == {"red": 10, "yellow": 6, "green": 45, "blue": 36, "penalties": -10}
    assert scored.total == 87


@rule("E3")
def test_e3_skipped_cells_are_lost_and_five_crosses_open_the_last_number() -> None:
    game = table("classic", paper(red=[5, 7], yellow=[3, 4, 7, 8, 10]))
    assert not {2, 3, 4, 5, 6, 7} & set(reachable(game, "red", 0))
    assert reachable(game, "yellow", 0) == [11, 12]


@rule("E4")
def test_e4_three_rows_are_closed_and_the_game_is_over() -> None:
    game = table("classic", paper(red=FIVE_UP), paper(yellow=FIVE_UP), paper(), active=2, closed=["blue"])
    game = decide(roll(game, (6, 6)), "red 12", "yellow 12", "pass")
    assert game.closed == ("red", "yellow", "blue")
    assert game.phase == "over"
    assert game.result is not None
    assert game.result.reasons == ("rows",)
    assert game.sheets[2].penalties == 0


@rule("E5")
def test_e5_a_lucky_six_gives_green_16() -> None:
    sheet = paper(red=[3], yellow=[2], blue=[12])
    game = roll(table("longo", sheet, lucky=[(6, 11)]), (2, 4))
    assert listed(game) == ["pass", "red 6", "yellow 6", "green 16 lucky", "green 6", "blue 6"]


@rule("E6")
def test_e6_red_with_blacks_single_front_on_7() -> None:
    game = duel(red={3: GREY, 5: BLACK, 7: BLACK})
    assert reachable(game, "red", GREY) == [4, 6, 7, 8, 9, 10, 11]
    assert reachable(game, "red", BLACK) == [7, 8, 9, 10, 11]
    with_five = duel(red={2: (GREY, 4), 3: GREY, 5: BLACK, 7: BLACK})
    assert reachable(with_five, "red", GREY) == [4, 6, 7, 8, 9, 10, 11, 12]


@rule("E7")
def test_e7_blue_with_greys_stack_as_the_front() -> None:
    game = duel(blue={9: BLACK, 8: GREY, 5: (GREY, 2)})
    assert reachable(game, "blue", BLACK) == [7, 6, 4, 3]
    assert reachable(game, "blue", GREY) == [5, 4, 3]
    black_five = duel(blue={9: (BLACK, 5), 8: GREY, 5: (GREY, 2)})
    assert reachable(black_five, "blue", BLACK) == [7, 6, 4, 3, 2]
    grey_five = duel(blue={9: BLACK, 8: GREY, 5: (GREY, 4)})
    assert reachable(grey_five, "blue", GREY) == [5, 4, 3, 2]


@rule("E8")
def test_e8_a_passed_stack_of_blacks_counts_for_the_last_number() -> None:
    game = duel(blue={12: BLACK, 11: BLACK, 10: (BLACK, 2), 9: BLACK, 8: GREY, 5: (GREY, 2)})
    assert reachable(game, "blue", BLACK) == [7, 6, 4, 3, 2]
