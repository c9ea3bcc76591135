"""Counter-based random numbers: a game's dice depend only on its seed and number, not on earlier games.

SplitMix64 with the usual constants. Integer draws need no rejection: 64 bits scaled to n outcomes have a bias of only
n / 2^64.
"""

import numpy as np

from .jit import as_int64, njit_nogil

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)
_30 = np.uint64(30)
_27 = np.uint64(27)
_31 = np.uint64(31)


@njit_nogil
def mix(z: np.uint64) -> np.uint64:
    """A bijection of 64 bits that looks random: SplitMix64's finaliser."""
    z = (z ^ (z >> _30)) * _FIRST
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@njit_nogil
def game_key(seed: np.uint64, game: int) -> np.uint64:
    """The key from which a game's random numbers come."""
    return mix(mix(seed) + np.uint64(game + 1) * GOLDEN)


@njit_nogil
def roll_key(key: np.uint64, turn: int) -> np.uint64:
    """The random bits of a game's roll; turns count from 1."""
    return mix(key + np.uint64(turn) * GOLDEN)


@njit_nogil
def scaled(bits: np.uint64, outcomes: int) -> int:
    """64 random bits as a number from 0 to outcomes − 1."""
    n = np.uint64(outcomes)
    return as_int64((((bits & _LOW) * n >> _32) + (bits >> _32) * n) >> _32)
