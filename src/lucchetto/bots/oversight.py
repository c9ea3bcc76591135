"""Counter-based noise for bots: `lucchetto.kernels.oversight` in plain Python, with the same results."""

import secrets
from hashlib import blake2b

from lucchetto.features.policy_params import COLOUR_PHASE, DEVIATION, LUCKY_CROSS, NEAR, PolicyParams
from lucchetto.rules import Game, Move, Phase

_64_BITS = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def noise_seed(seed: str | None) -> int:
    """Return 64 bits derived from a text, or random bits for None."""
    return secrets.randbits(64) if seed is None else int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())


def random_index(seed: int, game: Game, seat: int, outcomes: int) -> int:
    """A number from 0 to outcomes − 1 for this decision."""
    return _noise(seed, game, seat, game.phase, 0) * outcomes >> 64


def notices(seed: int, game: Game, seat: int, move: Move, params: PolicyParams, *, again: bool = False) -> bool:
    """Whether a bot notices this cross; the answer never changes. `again` means a second look, before a penalty."""
    if game.phase == "white" and seat != game.active and not _watches(seed, game, seat, params.watch_rate):
        return False
    rate = params.notice_rate
    if skipped_cells(game, seat, move) <= NEAR:
        rate = max(rate, params.near_rate)
    if again:
        rate = max(rate, params.second_look)
    return rate >= 1 or _is_below(_noise(seed, game, seat, game.phase, _cross(game, move)), rate)


def skipped_cells(game: Game, seat: int, move: Move) -> int:
    """The number of open cells that this cross would skip."""
    row = game.variant.index[move.colour]
    mine = game.sheets[seat].marks[row]
    return game.variant.rows[row].cells[move.number] - (mine[-1] if mine else -1) - 1


def misjudgement(seed: int, game: Game, seat: int, phase: Phase, move: Move) -> float:
    """The error in a bot's value of this cross, in standard deviations."""
    bits = _mix(_noise(seed, game, seat, phase, _cross(game, move)))
    parts = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
    return (parts - 2 * 0xFFFF) / DEVIATION


def _watches(seed: int, game: Game, seat: int, watch_rate: float) -> bool:
    """Whether a bot looks at the white dice in another player's turn."""
    return watch_rate >= 1 or _is_below(_noise(seed, game, seat, "white", 0), watch_rate)


def _is_below(bits: int, rate: float) -> bool:
    return bits >> 11 < rate * 2**53


def _cross(game: Game, move: Move) -> int:
    row = game.variant.index[move.colour]
    return (LUCKY_CROSS if move.lucky else 0) | row << 4 | game.variant.rows[row].cells[move.number] + 1


def _noise(seed: int, game: Game, seat: int, phase: Phase, what: int) -> int:
    phase_bit = COLOUR_PHASE if phase == "colour" else 0
    return _mix(seed + (seat << 20 | game.turn << 8 | phase_bit | what) * _GOLDEN)


def _mix(bits: int) -> int:
    bits &= _64_BITS
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _64_BITS
    return bits ^ bits >> 31
