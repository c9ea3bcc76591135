"""Draws a stratified sample of rolls: every pair of white dice once, with evenly spread coloured dice."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from random import Random
from typing import NamedTuple

from lucchetto.rules import Game


class Sample(NamedTuple):
    """A roll and its weight among the samples."""

    roll: Mapping[str, object]
    weight: float
    """The weights of all samples add up to 1."""


def sample_rolls(game: Game, seed: str) -> list[Sample]:
    """Return samples of the next roll. Their weighted mean is an unbiased estimate of the mean over all rolls."""
    rng, sides = Random(seed), game.variant.sides  # noqa: S311 - a sample, not a secret
    whites = list(combinations_with_replacement(range(1, sides + 1), 2))
    columns = {colour: _balanced_faces(rng, sides, len(whites)) for colour in game.variant.colours}
    return [
        Sample(
            {"white": white, **{colour: faces[n] for colour, faces in columns.items() if colour not in game.closed}},
            (1 if white[0] == white[1] else 2) / sides**2,
        )
        for n, white in enumerate(whites)
    ]


def _balanced_faces(rng: Random, sides: int, count: int) -> list[int]:
    """`count` faces in random order, whose frequencies differ by at most one."""
    faces = [*range(1, sides + 1)] * -(-count // sides)
    rng.shuffle(faces)
    return faces[:count]
