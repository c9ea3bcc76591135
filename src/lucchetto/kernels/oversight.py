"""Counter-based noise for bots: a random number depends on the seed and its purpose, never on the order of calls."""

import numpy as np

from lucchetto.features.policy_params import DEVIATION, LUCKY_CROSS, NEAR, PolicyParams

from .jit import as_int64, njit_nogil
from .rng import GOLDEN, mix, scaled

_MASK = np.uint64(0xFFFF)
_16, _32, _48 = np.uint64(16), np.uint64(32), np.uint64(48)


@njit_nogil
def noise(seed: np.uint64, seat: int, turn: int, what: int) -> np.uint64:
    """64 random bits for one purpose in one turn; `what` names the purpose and is below 256."""
    return mix(seed + np.uint64(seat << 20 | turn << 8 | what) * GOLDEN)


@njit_nogil
def random_index(seed: np.uint64, seat: int, turn: int, phase: int, outcomes: int) -> int:
    """A number from 0 to outcomes − 1 for one decision."""
    return scaled(noise(seed, seat, turn, phase), outcomes)


@njit_nogil
def is_perfect(params: PolicyParams) -> bool:
    """Whether a bot never overlooks anything."""
    return params.notice_rate >= 1.0 and params.watch_rate >= 1.0


@njit_nogil
def watches(seed: np.uint64, seat: int, turn: int, watch_rate: float) -> bool:
    """Whether a bot looks at the white dice in another player's turn."""
    return bool(watch_rate >= 1.0 or _is_below(noise(seed, seat, turn, 0), watch_rate))


@njit_nogil
def notices(
    seed: np.uint64,
    seat: int,
    turn: int,
    phase: int,
    row: int,
    cell: int,
    lucky: bool,
    skipped: int,
    params: PolicyParams,
    again: bool,
) -> bool:
    """Whether a bot notices this cross; `again` means a second look, before it takes a penalty."""
    rate = params.notice_rate
    if skipped <= NEAR:
        rate = max(rate, params.near_rate)
    if again:
        rate = max(rate, params.second_look)
    return bool(rate >= 1.0 or _is_below(noise(seed, seat, turn, _cross(phase, row, cell, lucky)), rate))


@njit_nogil
def misjudgement(seed: np.uint64, seat: int, turn: int, phase: int, row: int, cell: int, lucky: bool) -> float:
    """The error in a bot's value of this cross, in standard deviations."""
    bits = mix(noise(seed, seat, turn, _cross(phase, row, cell, lucky)))
    parts = as_int64((bits & _MASK) + (bits >> _16 & _MASK) + (bits >> _32 & _MASK) + (bits >> _48))
    return (parts - 2 * 0xFFFF) / DEVIATION


@njit_nogil
def _cross(phase: int, row: int, cell: int, lucky: bool) -> int:
    return phase | (LUCKY_CROSS if lucky else 0) | row << 4 | cell


@njit_nogil
def _is_below(bits: np.uint64, rate: float) -> bool:
    return bool(np.float64(bits >> np.uint64(11)) < rate * 2.0**53)
