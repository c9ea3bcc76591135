"""Counter-based noise for bots: `lucchetto.kernels.oversight` in plain Python, number for number."""

import secrets
from hashlib import blake2b

from lucchetto.features.policy_params import COLOUR_PHASE, LUCKY_CROSS
from lucchetto.rules import Game, Move

_64_BITS = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def noise_seed(seed: str | None) -> int:
    """64 bits from a text, or random bits without one."""
    return secrets.randbits(64) if seed is None else int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())


def random_index(seed: int, game: Game, seat: int, outcomes: int) -> int:
    """A number from 0 to outcomes − 1 for this decision."""
    return _noise(seed, game, seat, 0) * outcomes >> 64


def notices(seed: int, game: Game, seat: int, move: Move, notice_rate: float) -> bool:
    """Whether a bot notices this cross at all; the same question always gets the same answer."""
    if notice_rate >= 1:
        return True
    row = game.variant.index[move.colour]
    cell = game.variant.rows[row].cells[move.number] + 1
    what = (LUCKY_CROSS if move.lucky else 0) | row << 4 | cell
    return (_noise(seed, game, seat, what) >> 11) < notice_rate * 2**53


def _noise(seed: int, game: Game, seat: int, what: int) -> int:
    phase = COLOUR_PHASE if game.phase == "colour" else 0
    return _mix(seed + (seat << 20 | game.turn << 8 | phase | what) * _GOLDEN)


def _mix(bits: int) -> int:
    bits &= _64_BITS
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _64_BITS
    return bits ^ bits >> 31
