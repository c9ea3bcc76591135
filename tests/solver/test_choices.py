"""The table's values of decisions in a running game."""

from dataclasses import replace

import pytest

from lucchetto.rules import PASS, Game, MalformedError, Move, Sheet, Sheets, new_game
from lucchetto.solver import Table
from tests.kit.rule_marks import rule

ROLL: dict[str, object] = {"white": (1, 1), "red": 1, "yellow": 6, "green": 6, "blue": 6}


def test_a_decision_is_worth_its_points_and_those_to_come(classic: Table) -> None:
    """Red 2 in action 1 and then passing is worth red 2 alone: whites 1 and 1, red 1 make only 2 again."""
    game = new_game("classic", ["Ada"]).roll({**ROLL, "yellow": 3, "green": 3, "blue": 3})
    after = game.play(0, Move("red", 2))
    choices = classic.choices(after)
    assert choices[PASS] == pytest.approx(classic.value(Sheet(game.variant, ((0,), (), (), ()))), abs=1e-9)
    assert classic.choices(game)[Move("red", 2)] == pytest.approx(1 + max(choices.values()), abs=1e-9)


def test_passing_twice_costs_a_penalty(classic: Table) -> None:
    game = new_game("classic", ["Ada"]).roll(ROLL).play(0, PASS)
    blank = Sheet(game.variant, ((),) * 4, penalties=1)
    assert classic.choices(game)[PASS] == pytest.approx(classic.value(blank) - 5, abs=1e-9)


def test_all_legal_moves_have_a_value_and_the_best_is_the_value_of_the_roll(classic: Table) -> None:
    game = new_game("classic", ["Ada"]).roll(ROLL)
    assert tuple(classic.choices(game)) == game.moves(0)
    assert classic.value_after_roll(game) == max(classic.choices(game).values())


def test_before_the_roll_a_game_is_worth_its_sheet_and_after_the_end_nothing(classic: Table) -> None:
    game = new_game("classic", ["Ada"])
    assert classic.value_before_roll(game) == classic.start
    for _ in range(4):
        game = game.roll(ROLL).play(0, PASS).play(0, PASS)
    assert classic.value_before_roll(game) == 0


@rule("R3")
def test_the_second_lock_in_action_1_ends_the_game_without_action_2(classic: Table) -> None:
    """Nothing of the colour dice counts then; red 12 and its lock are 6 + 7 points on top of five crosses."""
    five, locked = (0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 10, 11)
    game = _game((five, locked, (), ())).roll(white=(6, 6), red=6, green=6, blue=6)
    assert classic.choices(game)[Move("red", 12)] == 6 + 7


def test_a_game_of_two_or_of_another_kind_has_no_exact_values(classic: Table) -> None:
    with pytest.raises(MalformedError, match="solitaire only"):
        classic.choices(new_game("classic", ["Ada", "Bob"]).roll(ROLL))
    with pytest.raises(MalformedError, match="another game"):
        classic.value_before_roll(new_game("longo", ["Ada"]))


def _game(marks: tuple[tuple[int, ...], ...]) -> Game:
    blank = new_game("classic", ["Ada"])
    closed = tuple(row.colour for row, cells in zip(blank.variant.rows, marks, strict=True) if row.lock in cells)
    return replace(blank, board=Sheets(blank.variant, (), (Sheet(blank.variant, marks),), closed))
