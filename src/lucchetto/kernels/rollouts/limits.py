"""Which games a rollout plays, and when it stops a game early."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Limits(NamedTuple):
    """Where a game of a rollout stops before its end; the network's win shares then replace the result."""

    turns: int
    """The most turns after the current one."""
    sure: float
    """Stop as soon as the network gives one seat at least this win share; more than 1: never."""


class Batch(NamedTuple):
    """The games of one call: every choice that is still `live` plays games `first` to `last` − 1 with the same dice."""

    seed: np.uint64
    first: int
    last: int
    live: NDArray[np.bool_]


class Outcomes(NamedTuple):
    """By choice and game: the results for the seat that decides."""

    wins: NDArray[np.float64]
    margins: NDArray[np.float64]
    """In units of MARGIN points; the score in solitaire."""


TO_THE_END = Limits(turns=1 << 30, sure=2.0)


def new_outcomes(choices: int, games: int) -> Outcomes:
    """Return arrays for this many choices and games."""
    return Outcomes(np.zeros((choices, games)), np.zeros((choices, games)))
