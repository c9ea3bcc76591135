"""The environments' dice: reproducible, fair, and the same as the kernels'."""

from collections import Counter

import numpy as np
import pytest

from lucchetto.envs.dice import KeyedDice
from lucchetto.kernels.rng import roll_key, scaled
from lucchetto.rules import new_game
from tests.kit.builders import FIVE_UP, paper, table


@pytest.mark.parametrize(("variant", "sides"), [("classic", 6), ("longo", 8)])
def test_they_roll_what_the_kernels_roll(variant: str, sides: int) -> None:
    game = new_game(variant, ["Ada"])
    for key in (0, 1, 2**63, 2**64 - 1):
        index = int(scaled(np.uint64(roll_key(np.uint64(key), 1)), sides**6))
        digits = [index // sides**place % sides + 1 for place in range(5, -1, -1)]
        rolled = KeyedDice(key).roll(game)
        assert [*rolled["white"], *(rolled[colour] for colour in game.variant.colours)] == digits  # type: ignore[misc]  # two faces


def test_every_face_of_every_die_is_equally_likely() -> None:
    game, rolls = new_game("classic", ["Ada"]), 6000
    for die in ("red", "blue"):
        faces = Counter(KeyedDice(key * 2**40).roll(game)[die] for key in range(rolls))
        assert len(faces) == 6
        assert all(abs(count - rolls / 6) < 5 * (rolls * 5 / 36) ** 0.5 for count in faces.values())


def test_the_first_player_is_drawn_c10() -> None:
    assert {KeyedDice(key).first(5) for key in range(200)} == set(range(5))


def test_the_die_of_a_closed_row_is_not_rolled_c7() -> None:
    game = table("classic", paper(red=(*FIVE_UP, 12, "lock")))
    assert set(KeyedDice(7).roll(game)) == {"white", "yellow", "green", "blue"}
