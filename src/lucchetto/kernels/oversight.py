"""Counter-based noise for bots: what a bot draws depends on its seed and the question, never on the order of calls."""

import numpy as np

from lucchetto.features.policy_params import LUCKY_CROSS

from .jit import njit_nogil
from .rng import GOLDEN, mix, scaled


@njit_nogil
def noise(seed: np.uint64, seat: int, turn: int, what: int) -> np.uint64:
    """64 random bits for one question about one turn; `what` is below 256."""
    return mix(seed + np.uint64(seat << 20 | turn << 8 | what) * GOLDEN)


@njit_nogil
def random_index(seed: np.uint64, seat: int, turn: int, phase: int, outcomes: int) -> int:
    """A number from 0 to outcomes − 1 for one decision."""
    return scaled(noise(seed, seat, turn, phase), outcomes)


@njit_nogil
def notices(
    seed: np.uint64, seat: int, turn: int, phase: int, row: int, cell: int, lucky: bool, notice_rate: float
) -> bool:
    """Whether a bot notices this cross at all."""
    if notice_rate >= 1.0:
        return True
    what = phase | (LUCKY_CROSS if lucky else 0) | row << 4 | cell
    return bool(np.float64(noise(seed, seat, turn, what) >> np.uint64(11)) < notice_rate * 2.0**53)
