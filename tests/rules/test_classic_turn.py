"""Classic, from roll to penalty: who may cross which cells, and when."""

from dataclasses import replace
from itertools import pairwise

import pytest

from lucchetto.rules import CLASSIC, PASS, IllegalError, Move, NotYourDecisionError, new_game
from tests.kit.builders import FIVE_UP, NAMES, decide, listed, numbers, paper, reachable, roll, table, turn
from tests.kit.rule_marks import rule


@rule("C1")
def test_red_and_yellow_run_up_green_and_blue_run_down() -> None:
    lines = {row.colour: row.numbers for row in CLASSIC.rows}
    assert lines["red"] == lines["yellow"] == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    assert lines["green"] == lines["blue"] == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)


@rule("C1")
def test_a_cross_goes_to_the_right_of_every_cross_in_its_row() -> None:
    game = table("classic", paper(red=[3, 7], green=[10, 6]))
    assert reachable(game, "red", 0) == [8, 9, 10, 11]
    assert reachable(game, "green", 0) == [5, 4, 3]


@rule("C1")
def test_a_cell_may_not_be_crossed_twice() -> None:
    game = roll(table("classic", paper(red=[7])), (3, 4))
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 7))
    assert refused.value.rule == "C1"


@rule("C1")
def test_cells_may_be_skipped_and_are_lost() -> None:
    game = decide(roll(table("classic", paper(), paper()), (5, 4)), "red 9", "pass")
    assert game.sheets[0].rows["red"] == (9,)
    assert reachable(table("classic", paper(red=[9])), "red", 0) == [10, 11]


@rule("C2")
def test_a_turn_is_roll_then_action_1_then_action_2() -> None:
    game = new_game("classic", NAMES[:2])
    assert (game.phase, game.waiting, game.dice, game.turn) == ("roll", frozenset(), None, 0)
    game = roll(game, (1, 4), red=3)
    assert (game.phase, game.waiting, game.turn) == ("white", frozenset({0, 1}), 1)
    game = decide(game, "pass", "red 5")
    assert (game.phase, game.waiting) == ("colour", frozenset({0}))
    game = decide(game, "red 4")
    assert (game.phase, game.waiting, game.dice, game.active, game.turn) == ("roll", frozenset(), None, 1, 1)


@rule("C2", "C7")
def test_every_die_still_in_the_game_is_rolled_and_no_other() -> None:
    game = table("classic", paper(), closed=["yellow"])
    game.roll(white=(1, 1), red=1, green=1, blue=1)
    with pytest.raises(IllegalError) as missing:
        game.roll(white=(1, 1), red=1, blue=1)
    assert (missing.value.rule, missing.value.facts) == ("C2", {"die": "green"})
    with pytest.raises(IllegalError) as gone:
        game.roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    assert (gone.value.rule, gone.value.facts) == ("C7", {"die": "yellow"})


@rule("C3")
def test_everybody_may_cross_the_white_sum_in_one_row_of_their_choice() -> None:
    game = roll(new_game("classic", NAMES, first=2), (2, 5))
    for seat in range(5):
        assert listed(game, seat) == ["pass", "red 7", "yellow 7", "green 7", "blue 7"]
    game = decide(game, "red 7", "yellow 7", "green 7", "blue 7", "pass")
    assert [sum(map(len, sheet.rows.values())) for sheet in game.sheets] == [1, 1, 1, 1, 0]
    assert game.sheets[2].rows["green"] == (7,)


@rule("C5")
def test_what_the_active_player_did_in_action_1_is_remembered_for_this_turn_only() -> None:
    game = decide(roll(new_game("classic", NAMES[:2]), (3, 4)), "red 7", "pass")
    assert game.used == Move("red", 7)
    assert decide(game, "pass").used == PASS


@rule("C3")
def test_nobody_crosses_twice_in_action_1() -> None:
    game = roll(new_game("classic", NAMES[:2]), (2, 5)).play(0, Move("red", 7))
    with pytest.raises(NotYourDecisionError):
        game.play(0, Move("blue", 7))


@rule("C4")
def test_only_the_active_player_may_use_a_colour_die() -> None:
    game = decide(roll(new_game("classic", NAMES[:3], first=1), (1, 4), red=3), "pass", "pass", "pass")
    assert game.waiting == {1}
    assert game.moves(0) == game.moves(2) == ()
    with pytest.raises(NotYourDecisionError):
        game.play(0, Move("red", 4))


@rule("C4")
def test_action_2_adds_one_white_die_to_one_colour_die_in_the_row_of_that_colour() -> None:
    game = roll(new_game("classic", NAMES[:1]), (1, 4), red=3, yellow=2, green=6, blue=5)
    game = decide(game, "pass")
    assert listed(game) == [
        "pass", "red 4", "red 7", "yellow 3", "yellow 6", "green 10", "green 7", "blue 9", "blue 6",
    ]  # fmt: skip
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 5))  # the white sum is for action 1 only
    assert refused.value.rule == "C4"


@rule("C4")
def test_a_colour_move_with_equal_white_dice_is_listed_once() -> None:
    game = decide(roll(new_game("classic", NAMES[:1]), (3, 3), red=2), "pass")
    assert numbers(game, "red") == [5]


@rule("C4", "R17")
def test_action_2_is_decided_after_action_1_has_taken_effect() -> None:
    """Red 7 from action 1 stands when red 6 and red 9 are judged."""
    game = roll(new_game("classic", NAMES[:2]), (3, 4), red=2, green=5)
    game = decide(game, "red 7", "green 7")
    assert game.sheets[1].rows["green"] == (7,)
    assert numbers(game, "red") == []
    assert numbers(game, "green") == [9, 8]


@rule("C3", "C4")
def test_the_active_player_may_cross_in_both_actions_even_in_the_same_row() -> None:
    game = turn(new_game("classic", NAMES[:1]), (1, 2), "red 3", then="red 5", red=3)
    assert game.sheets[0].rows["red"] == (3, 5)


@rule("C5")
def test_the_active_player_who_crosses_nothing_takes_a_penalty_and_nobody_else() -> None:
    game = turn(new_game("classic", NAMES[:3], first=1), (3, 4), "pass", "pass", "pass")
    assert [sheet.penalties for sheet in game.sheets] == [0, 1, 0]
    assert game.sheets[1].total == -5


@rule("C5")
@pytest.mark.parametrize(("white", "colour"), [("red 7", "pass"), ("pass", "red 4")])
def test_one_cross_in_either_action_saves_the_active_player(white: str, colour: str) -> None:
    game = turn(new_game("classic", NAMES[:2]), (3, 4), white, "pass", then=colour, red=1)
    assert game.sheets[0].penalties == 0


@rule("C5")
def test_a_cross_by_another_player_saves_nobody() -> None:
    game = turn(new_game("classic", NAMES[:2]), (3, 4), "pass", "red 7")
    assert [sheet.penalties for sheet in game.sheets] == [1, 0]


@rule("C5")
def test_passing_twice_on_purpose_is_allowed() -> None:
    game = roll(new_game("classic", NAMES[:1]), (3, 4))
    assert len(listed(game)) > 1
    game = decide(game, "pass")
    assert len(listed(game)) > 1
    assert decide(game, "pass").sheets[0].penalties == 1


@rule("R6")
def test_a_player_who_can_only_pass_still_decides() -> None:
    stuck = paper(red=[11], yellow=[11], green=[3], blue=[3])
    game = roll(table("classic", stuck, stuck), (3, 4))
    assert game.waiting == {0, 1}
    assert game.moves(0) == game.moves(1) == (PASS,)
    game = decide(game, "pass", "pass")
    assert (game.phase, game.moves(0)) == ("colour", (PASS,))


@rule("C10")
def test_the_active_role_passes_to_the_next_seat_around_the_circle() -> None:
    game = new_game("classic", NAMES[:3], first=1)
    seen = []
    for _ in range(5):
        seen.append(game.active)
        game = turn(game, (3, 4), "pass", "pass", "pass")
    assert seen == [1, 2, 0, 1, 2]


@rule("R7")
def test_in_solitaire_one_player_is_always_active() -> None:
    game = new_game("classic", NAMES[:1])
    for made in range(3):
        assert (game.active, game.sheets[0].penalties) == (0, made)
        game = turn(game, (3, 4), "pass")
    assert turn(game, (3, 4), "pass").result is not None


@rule("R1")
def test_white_decisions_may_come_in_any_order_of_seats() -> None:
    game = roll(new_game("classic", NAMES[:3]), (3, 4))
    one = game.play(0, Move("red", 7)).play(1, PASS).play(2, Move("blue", 7))
    other = game.play(2, Move("blue", 7)).play(0, Move("red", 7)).play(1, PASS)
    assert one == other


@rule("R1")
def test_choices_are_hidden_and_take_effect_together() -> None:
    game = roll(new_game("classic", NAMES[:3]), (3, 4))
    chosen = game.play(1, Move("red", 7)).play(0, Move("red", 7))
    assert chosen.board == game.board
    assert chosen.moves(2) == game.moves(2)
    assert chosen.seen_by(2) == game.play(1, PASS).play(0, PASS)
    assert chosen.seen_by(None) == chosen.seen_by(2)
    assert chosen.seen_by(1) == game.play(1, Move("red", 7)).play(0, PASS)
    assert chosen.play(2, PASS).sheets[0].rows["red"] == (7,)


@rule("C3")
def test_the_white_sum_is_the_only_sum_of_action_1() -> None:
    game = roll(new_game("classic", NAMES[:1]), (3, 4), red=2)
    with pytest.raises(IllegalError) as refused:
        game.play(0, Move("red", 5))
    assert refused.value.rule == "C3"


def test_a_game_is_a_value_that_never_changes() -> None:
    before = roll(table("classic", paper(red=FIVE_UP), paper()), (6, 6))
    copy = replace(before)
    after = decide(before, "red 12", "pass")
    assert before == copy
    assert hash(before) == hash(copy)
    assert after != before
    assert all(one != other for one, other in pairwise((before, after, decide(after, "pass"))))
