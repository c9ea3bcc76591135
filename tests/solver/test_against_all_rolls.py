"""The solver aggregates rolls; here every roll is enumerated, at early and late sheets."""

from functools import partial
from itertools import product
from random import Random

import numpy as np
import pytest

from lucchetto.rules import CLASSIC, LONGO, Sheet, Variant
from lucchetto.solver import Table, load_table
from lucchetto.solver.solve import solve_layers
from lucchetto.solver.space import space_of
from tests.kit.rule_marks import rule
from tests.solver.by_hand import all_rows, is_over, mean_of_best
from tests.solver.small_games import CROOKED, LUCKY, PLAIN


def random_sheet(variant: Variant, random: Random) -> Sheet:
    """Any sheet of a running game, early or late: each row's last cross is at a random place."""
    while True:
        marks = tuple(random.choice(all_rows(variant, colour)) for colour in range(4))
        sheet = Sheet(variant, marks, random.randrange(4))
        if not is_over(sheet):
            return sheet


@pytest.mark.parametrize("seed", range(12))
def test_classic_agrees_with_all_46656_rolls_at_random_sheets(classic: Table, seed: int) -> None:
    random = Random(seed)
    for _ in range(12):
        sheet = random_sheet(CLASSIC, random)
        assert mean_of_best(sheet, None, classic.value) == pytest.approx(classic.value(sheet), abs=1e-10)


@pytest.mark.parametrize("opening", [(), (0,), (1,), (0, 1)])
def test_classic_agrees_with_all_rolls_at_the_beginning(classic: Table, opening: tuple[int, ...]) -> None:
    sheet = Sheet(CLASSIC, (opening, (), (), ()))
    assert mean_of_best(sheet, None, classic.value) == pytest.approx(classic.value(sheet), abs=1e-10)


@rule("L4", "R9", "L2", "R17")
@pytest.mark.parametrize(("variant", "lucky"), [(PLAIN, None), (LUCKY, (3, 4)), (CROOKED, (3, 6))])
def test_a_small_game_agrees_at_sheets_of_all_ages(variant: Variant, lucky: tuple[int, int] | None) -> None:
    """Lucky crosses among the fewest, closing with either of two cells, the lock's last cross."""
    table = load_table(variant, lucky)
    sheets = (
        Sheet(variant, marks, penalties)
        for marks in product(*(all_rows(variant, colour) for colour in range(4)))
        for penalties in range(4)
    )
    for number, sheet in enumerate(sheets):
        if number % 211 == 0 and not is_over(sheet):
            assert mean_of_best(sheet, lucky, table.value) == pytest.approx(table.value(sheet), abs=1e-10)


@pytest.mark.parametrize("lucky", [(5, 8), (2, 16)])
def test_longo_agrees_with_all_262144_rolls_where_red_and_yellow_are_nearly_full(lucky: tuple[int, int]) -> None:
    """The last layers of the real game; all of it takes minutes."""
    space = space_of(LONGO, lucky)
    values = np.zeros((1, *space.shape))
    layers = solve_layers(space, values, lambda done: None)
    known = np.concatenate([space.layers[next(layers)] for _ in range(3)])
    table = Table(space, values[0], seconds=0.0, checksum="")
    random = Random(str(lucky))
    for up in random.sample(sorted(known.tolist()), 8):
        sheet = _late_sheet(table, up, random)
        if not is_over(sheet):
            assert mean_of_best(sheet, lucky, table.value) == pytest.approx(table.value(sheet), abs=1e-10)


def _late_sheet(table: Table, up: int, random: Random) -> Sheet:
    """A sheet with this pair of red and yellow, and anything in green and blue."""
    classes = [*table.space.pairs[up], random.randrange(93), random.randrange(93)]
    marks = tuple(map(partial(_marks, table), classes))
    return Sheet(LONGO, marks, random.randrange(4))


def _marks(table: Table, row_class: int) -> tuple[int, ...]:
    if row_class == table.space.closed:
        return (0, 1, 2, 3, 4, 5, 13, 15)
    position, count = table.space.position(row_class), table.space.count(row_class)
    return (*range(count - 1), position - 1) if count else ()
