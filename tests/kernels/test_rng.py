"""Counter-based random numbers: the compiled ones, the arena's in plain Python, and the guarantees of both."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucchetto.arena.engine import dice
from lucchetto.kernels import rng

WORDS = st.integers(0, 2**64 - 1)
ROLLS = {6: 6**6, 8: 8**6}


@given(WORDS, st.integers(1, 2**31))
def test_compiled_and_plain_python_make_the_same_numbers(bits: int, outcomes: int) -> None:
    assert int(rng.mix(np.uint64(bits))) == dice.mix(bits)
    assert rng.scaled(np.uint64(bits), outcomes) == dice.scaled(bits, outcomes)


@given(WORDS, st.integers(0, 2**31), st.integers(1, 400))
def test_a_game_has_the_same_key_and_the_same_rolls_in_both(seed: int, game: int, turn: int) -> None:
    key = rng.game_key(np.uint64(seed), game)
    assert int(key) == dice.deal_key(seed, game)
    for sides, rolls in ROLLS.items():
        digits = dice.faces(int(key), turn, sides)
        index = sum((face - 1) * sides**place for face, place in zip(digits, (5, 4, 3, 2, 1, 0), strict=True))
        assert rng.scaled(np.uint64(rng.roll_key(np.uint64(key), turn)), rolls) == index


@given(WORDS, st.integers(1, 2**31))
def test_scaled_is_the_whole_part_of_a_fraction(bits: int, outcomes: int) -> None:
    """64 bits are a fraction of 2^64: nothing is lost although the product does not fit into 64 bits."""
    assert dice.scaled(bits, outcomes) == bits * outcomes >> 64


def test_the_splitmix_constants_are_the_usual_ones() -> None:
    """Published first outputs of splitmix64 for the seed 1234567."""
    golden = 0x9E3779B97F4A7C15
    outputs = [dice.mix((1234567 + place * golden) % 2**64) for place in (1, 2, 3)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("sides", ROLLS)
def test_every_die_shows_every_face_equally_often(sides: int) -> None:
    """A chi-square test for each die, and for both white dice together; the seed is fixed, and so is the outcome."""
    games, turns = 400, 30
    rolls = [dice.faces(dice.deal_key(5, game), turn, sides) for game in range(games) for turn in range(1, turns + 1)]
    for die in range(6):
        assert looks_uniform(Counter(roll[die] for roll in rolls), sides)
    assert looks_uniform(Counter((roll[0], roll[1]) for roll in rolls), sides**2)
    assert looks_uniform(Counter((roll[1], roll[5]) for roll in rolls), sides**2)


def looks_uniform(found: Counter[int] | Counter[tuple[int, int]], outcomes: int) -> bool:
    """Chi-square is below its mean plus four standard deviations."""
    expected = found.total() / outcomes
    missing = (outcomes - len(found)) * expected
    chi_square = missing + sum((count - expected) ** 2 / expected for count in found.values())
    freedom = outcomes - 1
    return chi_square < freedom + 4 * sqrt(2 * freedom)


def test_games_and_seeds_have_keys_of_their_own() -> None:
    found = {int(rng.game_key(np.uint64(seed), game)) for seed in range(50) for game in range(1000)}
    assert len(found) == 50 * 1000


def test_the_rolls_of_neighbouring_games_have_nothing_in_common() -> None:
    """A game's rolls equal the same game's next roll, or the next game's, no more often than by chance."""
    rolls = [[dice.faces(dice.deal_key(9, game), turn, 6)[0] for turn in range(1, 41)] for game in range(300)]
    across = sum(one == two for line, following in pairwise(rolls) for one, two in zip(line, following, strict=True))
    along = sum(one == two for line in rolls for one, two in pairwise(line))
    assert across / (299 * 40) == pytest.approx(1 / 6, abs=0.015)
    assert along / (300 * 39) == pytest.approx(1 / 6, abs=0.015)
