"""The whims of bots, by explicit keys: the same answer however often and in whatever order one asks."""

import numpy as np

from lucchetto.features.policy_params import LUCKY_CROSS

from .jit import lean
from .rng import GOLDEN, mix, scaled


@lean
def whim(seed: np.uint64, seat: int, turn: int, what: int) -> np.uint64:
    """64 random bits for one question about one turn; `what` is below 256."""
    return mix(seed + np.uint64(seat << 20 | turn << 8 | what) * GOLDEN)


@lean
def any_of(seed: np.uint64, seat: int, turn: int, phase: int, outcomes: int) -> int:
    return scaled(whim(seed, seat, turn, phase), outcomes)


@lean
def notices(
    seed: np.uint64, seat: int, turn: int, phase: int, row: int, cell: int, lucky: bool, attention: float
) -> bool:
    """Whether a bot sees this cross at all."""
    if attention >= 1.0:
        return True
    what = phase | (LUCKY_CROSS if lucky else 0) | row << 4 | cell
    return bool(np.float64(whim(seed, seat, turn, what) >> np.uint64(11)) < attention * 2.0**53)
