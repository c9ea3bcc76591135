"""Rows of the same direction can be swapped, and so can the directions."""

from random import Random

import pytest

from lucchetto.rules import Sheet, variant
from lucchetto.solver import Table, load_table
from tests.solver.small_games import CROOKED
from tests.solver.test_against_all_rolls import random_sheet

SWAPS = {
    "red and yellow": (1, 0, 2, 3),
    "green and blue": (0, 1, 3, 2),
    "both": (1, 0, 3, 2),
    "the directions (every number n becomes 14 − n)": (2, 3, 0, 1),
    "everything": (3, 2, 1, 0),
}


@pytest.mark.parametrize("order", SWAPS.values(), ids=SWAPS)
def test_a_classic_sheet_is_worth_the_same_with_rows_swapped(classic: Table, order: tuple[int, ...]) -> None:
    random = Random(str(order))
    for _ in range(200):
        sheet = random_sheet(variant("classic"), random)
        swapped = Sheet(sheet.variant, tuple(sheet.marks[row] for row in order), sheet.penalties)
        assert classic.value(swapped) == pytest.approx(classic.value(sheet), abs=1e-12)


def test_lucky_numbers_in_a_mirror_share_a_table() -> None:
    """With three-sided dice, 3 and 6 mirror to 5 and 2: one table, the directions swapped."""
    table, mirror = load_table(CROOKED, (3, 6)), load_table(CROOKED, (5, 2))
    assert table.space is mirror.space
    assert (table.lucky, mirror.lucky) == ((3, 6), (2, 5))
    random = Random(1)
    for _ in range(100):
        sheet = random_sheet(CROOKED, random)
        swapped = Sheet(CROOKED, sheet.marks[2:] + sheet.marks[:2], sheet.penalties)
        assert table.value(sheet) == mirror.value(swapped)


def test_lucky_numbers_tell_the_directions_apart() -> None:
    table = load_table(CROOKED, (3, 6))
    ahead = Sheet(CROOKED, ((0,), (), (), ()))
    assert table.value(ahead) != table.value(Sheet(CROOKED, ahead.marks[2:] + ahead.marks[:2]))
