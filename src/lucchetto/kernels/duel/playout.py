"""Random games of the Duel, as fast as they go: every legal decision is as likely as any other. Seat 0 begins."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .dice import ROLLS, colour_moves, white_moves
from .rules import EMPTY, miss, nth, place, reasons, score, size, turned


@njit
def play_random(
    seed: np.uint64, first_game: int, games: int
) -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.uint8]]:
    """Scores (a column a seat), turns and reasons of so many games, numbered from `first_game`.

    The dice are those of `keys.roll_key`. Its 64 bits are a fraction: a choice among n multiplies it by n, takes the
    whole part and leaves the rest to the next one. First comes the roll, then action 1, then action 2.
    """
    scores = np.empty((games, 2), dtype=np.int16)
    turns = np.empty(games, dtype=np.int16)
    ends = np.empty(games, dtype=np.uint8)
    for game in range(games):
        scores[game, 0], scores[game, 1], turns[game], ends[game] = _random_game(game_key(seed, first_game + game))
    return scores, turns, ends


@njit
def _random_game(key: np.uint64) -> tuple[int, int, int, int]:
    board = EMPTY
    turn = 0
    while True:
        turn += 1
        roll, bits = _drawn(roll_key(key, turn), ROLLS)
        first, bits = _any_of(white_moves(board, roll), bits)
        board = place(board, first)
        end = reasons(board)
        if end:
            break
        second, bits = _any_of(colour_moves(board, roll, first), bits)
        board = place(board, second) if first | second else miss(board)
        end = reasons(board)
        if end:
            break
        board = turned(board)
    if turn % 2 == 0:
        board = turned(board)
    return score(board.own_pawns), score(board.other_pawns), turn, end


@njit
def _any_of(moves: int, bits: np.uint64) -> tuple[int, np.uint64]:
    """One of these moves or a pass, and the random bits that are left."""
    choice, bits = _drawn(bits, size(moves) + 1)
    return nth(moves, choice), bits


@njit
def _drawn(bits: np.uint64, outcomes: int) -> tuple[int, np.uint64]:
    """A number from 0 to outcomes − 1; what the scaling cuts off is as random as the bits were."""
    return scaled(bits, outcomes), bits * np.uint64(outcomes)
