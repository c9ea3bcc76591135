"""A million faces of each kind of die: each of the six dice, and both whites together, are uniform."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from lucchetto.records.dice import draw

TURNS = 166_667
"""Times six dice: a million faces."""
DICE = ("white", "other white", "red", "yellow", "green", "blue")
CRITICAL = {5: 20.515, 7: 24.322, 35: 66.619, 63: 103.442}
"""Chi-square at p = 0.001 by degrees of freedom, computed from the incomplete gamma function."""


@cache
def rolls(sides: int) -> list[tuple[int, ...]]:
    secret = f"a million faces of {sides} sides".encode()
    return [tuple(draw(secret, ("aa", "bb"), turn, sides, len(DICE))) for turn in range(1, TURNS + 1)]


def chi_square(counts: Counter[int] | Counter[tuple[int, int]], cells: int) -> float:
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("sides", [6, 8])
@pytest.mark.parametrize("die", range(len(DICE)), ids=DICE)
def test_every_face_of_this_die_is_equally_frequent(die: int, sides: int) -> None:
    counts = Counter(faces[die] for faces in rolls(sides))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(counts, sides) < CRITICAL[sides - 1]


@pytest.mark.parametrize("sides", [6, 8])
@pytest.mark.parametrize("pair", [(0, 1), (1, 2), (0, 5)], ids=lambda pair: " and ".join(DICE[die] for die in pair))
def test_these_two_dice_are_independent(pair: tuple[int, int], sides: int) -> None:
    counts = Counter((faces[pair[0]], faces[pair[1]]) for faces in rolls(sides))
    assert chi_square(counts, sides**2) < CRITICAL[sides**2 - 1]


@pytest.mark.parametrize("sides", [6, 8])
def test_a_die_is_independent_of_its_last_turn(sides: int) -> None:
    red = [faces[2] for faces in rolls(sides)]
    assert chi_square(Counter(pairwise(red)), sides**2) < CRITICAL[sides**2 - 1]


@pytest.mark.parametrize("sides", [6, 8])
def test_the_check_detects_a_bias_of_one_percent(sides: int) -> None:
    """The check itself can fail: changing one face in a hundred to a one is enough."""
    counts = Counter(1 if turn % 100 == 0 else faces[2] for turn, faces in enumerate(rolls(sides)))
    assert chi_square(counts, sides) > CRITICAL[sides - 1]
