"""What the asked seat sees of many Duels: the environments' observation vector and action mask (docs/envs.md)."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean
from lucchetto.rules import VARIANTS

from .batch import OVER, Duels, board_of, move_of, moves
from .greedy import NUMBERS
from .rules import LANE, LAST, PASS, Board, missed, pawns_left, turned

_DUEL = VARIANTS["duel"]
SIDES = _DUEL.sides
SUPPLY = _DUEL.pawns
CROSSES = len(_DUEL.points) - 1


@lean
def see(duels: Duels, seat: int, seen: NDArray[np.int8], masks: NDArray[np.int8]) -> None:
    """The asked seat's observation vector and action mask (docs/envs.md), a line a game."""
    seen[:] = 0
    masks[:] = 0
    for game in range(len(duels.key)):
        board = board_of(duels, game)
        at = _see_pawns(board, seen[game], 0)
        at = _see_pawns(turned(board), seen[game], at)
        _see_table(duels, game, seat, board, seen[game], at)
        if duels.phase[game] != OVER:
            masks[game, 0] = 1
            legal = moves(duels, game)
            for action in range(1, 4 * NUMBERS + 1):
                masks[game, action] = legal & move_of(action) != 0


@lean
def _see_pawns(board: Board, seen: NDArray[np.int8], at: int) -> int:
    """One player's pawns, stacks, pawns left, crosses and missed throws; returns where the next field begins."""
    for cell_number in range(4 * NUMBERS):
        cell = move_of(cell_number + 1)
        seen[at + cell_number] = board.own & cell != 0
        seen[at + 4 * NUMBERS + cell_number] = board.own & board.tall & cell != 0
    at += 8 * NUMBERS
    seen[at : at + pawns_left(board.own_pawns)] = 1
    at += SUPPLY
    for row in range(4):
        seen[at : at + min(board.own_pawns >> LANE * (3 - row) & 31, CROSSES)] = 1
        at += CROSSES
    seen[at : at + missed(board.own_pawns)] = 1
    return at + 4


@lean
def _see_table(duels: Duels, game: int, seat: int, board: Board, seen: NDArray[np.int8], at: int) -> None:
    """Closed rows, dice, phase, whose turn it is, whether action 1 was used."""
    closed, phase = (board.own | board.other) & LAST, duels.phase[game]
    for row in range(4):
        seen[at + row] = closed >> LANE * (3 - row) & 1
    at += 4
    if phase != OVER:
        roll = duels.roll[game]
        for die in range(5, -1, -1):
            roll, face = divmod(roll, SIDES)
            if die < 2 or not closed >> LANE * (5 - die) & 1:
                seen[at + die * SIDES + face] = 1
        seen[at + 6 * SIDES + phase] = 1
    at += 6 * SIDES + 2
    seen[at + (duels.active[game] != seat)] = 1
    seen[at + 2] = duels.used[game] != PASS
