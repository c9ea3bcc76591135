"""Self-play for the Duel: TD(λ) on the afterstate of every turn, from both points of view."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.network import Net, adagrad_step, forward
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .dice import ROLLS
from .features import encode
from .rules import EMPTY, Board, flipped, miss, place, reasons
from .search import Evaluator, TurnContext, best_turn, outcome

LONGEST = 512
"""The longest trajectory, in turns; only endless knock-offs could make a longer game."""


def new_replay_buffer() -> NDArray[np.int64]:
    """Return an array for one game: per turn, the five numbers of the board after it, from the mover's side."""
    return np.zeros((LONGEST, len(EMPTY)), np.int64)


@njit_entry
def train(
    evaluator: Evaluator,
    squares: Net,
    seed: np.uint64,
    first: int,
    games: int,
    trace: float,
    rate: float,
    trajectory: NDArray[np.int64],
) -> None:
    """Play `games` games of self-play, numbered from `first`, and learn from each."""
    for game in range(first, first + games):
        length = play(evaluator, game_key(seed, game), trajectory)
        for mover in range(2):
            td_update(evaluator, squares, trajectory, length, mover == 0, trace, rate)


@njit_nogil
def play(evaluator: Evaluator, key: np.uint64, trajectory: NDArray[np.int64]) -> int:
    """Play one game of self-play and record its trajectory; return the number of turns."""
    board = EMPTY
    for turn in range(LONGEST):
        context = TurnContext(key, turn & 1, turn + 1)
        roll = scaled(roll_key(key, turn + 1), ROLLS)
        first, second = best_turn(evaluator, context, board, roll)
        board = place(place(board, first), second) if first | second else miss(board)
        _record(trajectory, turn, board)
        if reasons(board):
            return turn + 1
        board = flipped(board)
    return LONGEST


@njit_nogil
def td_update(
    evaluator: Evaluator,
    squares: Net,
    trajectory: NDArray[np.int64],
    length: int,
    mover: bool,
    trace: float,
    rate: float,
) -> None:
    """Learn from a finished game, last turn first: the value of each board moves towards its λ-return.

    If `mover`, the boards are seen from the side of the player who made the last turn, otherwise from the other side.
    """
    net, scratch = evaluator.net, evaluator.scratch
    win_target, margin_target = outcome(_board(trajectory, length - 1, mover))
    for turn in range(length - 2, -1, -1):
        mover = not mover
        count = encode(_board(trajectory, turn, mover), not mover, scratch.rows)
        win, margin = forward(net, scratch, count)
        adagrad_step(net, squares, scratch, count, win - win_target, margin - margin_target, rate)
        win_target = trace * win_target + (1 - trace) * win
        margin_target = trace * margin_target + (1 - trace) * margin


@njit_nogil
def _record(trajectory: NDArray[np.int64], turn: int, board: Board) -> None:
    for part in range(len(board)):
        trajectory[turn, part] = board[part]


@njit_nogil
def _board(trajectory: NDArray[np.int64], turn: int, mover: bool) -> Board:
    """The board after a turn, from the side of the player who moved, or from the other side."""
    board = Board(
        trajectory[turn, 0], trajectory[turn, 1], trajectory[turn, 2], trajectory[turn, 3], trajectory[turn, 4]
    )
    return board if mover else flipped(board)
