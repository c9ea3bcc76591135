"""The agent's observation vector and action mask in many Duels (docs/envs.md)."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.phases import OVER
from lucchetto.rules import VARIANTS

from .batch import Duels, board_of, move_of, moves
from .rules import LANE, LAST, NUMBERS, PASS, Board, flipped, missed, pawns_left

_DUEL = VARIANTS["duel"]
SIDES = _DUEL.sides
SUPPLY = _DUEL.pawns
CROSSES = len(_DUEL.points) - 1


@njit_entry
def observe(duels: Duels, agent: int, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> None:
    """Fill in both arrays, one row per game."""
    observations[:] = 0
    masks[:] = 0
    for game in range(len(duels.key)):
        board = board_of(duels, game)
        at = _encode_pawns(board, observations[game], 0)
        at = _encode_pawns(flipped(board), observations[game], at)
        _encode_table(duels, game, agent, board, observations[game], at)
        if duels.phase[game] != OVER:
            masks[game, 0] = 1
            legal = moves(duels, game)
            for action in range(1, 4 * NUMBERS + 1):
                masks[game, action] = legal & move_of(action) != 0


@njit_nogil
def _encode_pawns(board: Board, observations: NDArray[np.int8], at: int) -> int:
    """Encode one player's pawns, stacks, pawns left, crosses and missed throws; return where the next field begins."""
    for cell_number in range(4 * NUMBERS):
        cell = move_of(cell_number + 1)
        observations[at + cell_number] = board.own & cell != 0
        observations[at + 4 * NUMBERS + cell_number] = board.own & board.tall & cell != 0
    at += 8 * NUMBERS
    observations[at : at + pawns_left(board.own_pawns)] = 1
    at += SUPPLY
    for row in range(4):
        observations[at : at + min(board.own_pawns >> LANE * (3 - row) & 31, CROSSES)] = 1
        at += CROSSES
    observations[at : at + missed(board.own_pawns)] = 1
    return at + 4


@njit_nogil
def _encode_table(duels: Duels, game: int, agent: int, board: Board, observations: NDArray[np.int8], at: int) -> None:
    """Encode closed rows, dice, phase, whose turn it is, and whether action 1 was used."""
    closed, phase = (board.own | board.other) & LAST, duels.phase[game]
    for row in range(4):
        observations[at + row] = closed >> LANE * (3 - row) & 1
    at += 4
    if phase != OVER:
        roll = duels.roll[game]
        for die in range(5, -1, -1):
            roll, face = divmod(roll, SIDES)
            if die < 2 or not closed >> LANE * (5 - die) & 1:
                observations[at + die * SIDES + face] = 1
        observations[at + 6 * SIDES + phase] = 1
    at += 6 * SIDES + 2
    observations[at + (duels.active[game] != agent)] = 1
    observations[at + 2] = duels.used[game] != PASS
