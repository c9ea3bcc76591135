"""Random playouts of the Duel: every legal decision is equally likely. Seat 0 begins."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit, njit_nogil
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .dice import ROLLS, colour_moves, white_moves
from .rules import EMPTY, flipped, miss, nth, place, reasons, score, size


@njit
def play_random(
    seed: np.uint64, first_game: int, games: int
) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.uint8]]:
    """Play `games` games, numbered from `first_game`; return scores (one column per seat), turns and end reasons.

    The random bits of a turn are those of `rng.roll_key`, read as a fraction: a choice among n multiplies it by n,
    takes the whole part and leaves the fraction to the next choice. First comes the roll, then action 1, then action 2.
    """
    scores = np.empty((games, 2), dtype=np.int16)
    turns = np.empty(games, dtype=np.int16)
    ends = np.empty(games, dtype=np.uint8)
    for game in range(games):
        scores[game, 0], scores[game, 1], turns[game], ends[game] = _random_game(game_key(seed, first_game + game))
    return scores, turns, ends


@njit_nogil
def _random_game(key: np.uint64) -> tuple[int, int, int, int]:
    board = EMPTY
    turn = 0
    while True:
        turn += 1
        roll, bits = _drawn(roll_key(key, turn), ROLLS)
        first, bits = _random_move(white_moves(board, roll), bits)
        board = place(board, first)
        end = reasons(board)
        if end:
            break
        second, bits = _random_move(colour_moves(board, roll, first), bits)
        board = place(board, second) if first | second else miss(board)
        end = reasons(board)
        if end:
            break
        board = flipped(board)
    if turn % 2 == 0:
        board = flipped(board)
    return score(board.own_pawns), score(board.other_pawns), turn, end


@njit_nogil
def _random_move(moves: int, bits: np.uint64) -> tuple[int, np.uint64]:
    """One of these moves or a pass, and the random bits that are left."""
    choice, bits = _drawn(bits, size(moves) + 1)
    return nth(moves, choice), bits


@njit_nogil
def _drawn(bits: np.uint64, outcomes: int) -> tuple[int, np.uint64]:
    """A number from 0 to outcomes − 1, and the remaining bits, which are as random as before."""
    return scaled(bits, outcomes), bits * np.uint64(outcomes)
