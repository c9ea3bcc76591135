"""Self-play for the Duel: TD(λ) on the boards at the end of every turn, from both points of view."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean
from lucchetto.kernels.network import Net, forward, learn
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .dice import ROLLS
from .features import see
from .rules import EMPTY, Board, miss, place, reasons, turned
from .search import Mind, Moment, best_turn, outcome

LONGEST = 512
"""Turns of a game that are remembered; only endless knocking off could make more."""


def notebook() -> NDArray[np.int64]:
    """Room for one game's story: by turn the five numbers of the board after it, as seen by the one who moved."""
    return np.zeros((LONGEST, len(EMPTY)), np.int64)


@lean
def train(
    mind: Mind,
    squares: Net,
    seed: np.uint64,
    first: int,
    games: int,
    trace: float,
    rate: float,
    story: NDArray[np.int64],
) -> None:
    """Plays games against itself, numbered from `first`, and learns from each."""
    for game in range(first, first + games):
        length = play(mind, game_key(seed, game), story)
        for mover in range(2):
            reflect(mind, squares, story, length, mover == 0, trace, rate)


@lean
def play(mind: Mind, key: np.uint64, story: NDArray[np.int64]) -> int:
    """One game of the network against itself; notes the board after every turn, returns their number."""
    board = EMPTY
    for turn in range(LONGEST):
        moment = Moment(key, turn & 1, turn + 1)
        roll = scaled(roll_key(key, turn + 1), ROLLS)
        first, second = best_turn(mind, moment, board, roll)
        board = place(place(board, first), second) if first | second else miss(board)
        _note(story, turn, board)
        if reasons(board):
            return turn + 1
        board = turned(board)
    return LONGEST


@lean
def reflect(
    mind: Mind, squares: Net, story: NDArray[np.int64], length: int, mover: bool, trace: float, rate: float
) -> None:
    """Learns from a finished game, backwards, each board drawn towards its λ-return.

    All boards are seen by one player: by the one who made the last turn, or by the other.
    """
    net, room = mind.net, mind.room
    win_target, margin_target = outcome(_seen(story, length - 1, mover))
    for turn in range(length - 2, -1, -1):
        mover = not mover
        count = see(_seen(story, turn, mover), not mover, room.rows)
        win, margin = forward(net, room, count)
        learn(net, squares, room, count, win - win_target, margin - margin_target, rate)
        win_target = trace * win_target + (1 - trace) * win
        margin_target = trace * margin_target + (1 - trace) * margin


@lean
def _note(story: NDArray[np.int64], turn: int, board: Board) -> None:
    for part in range(len(board)):
        story[turn, part] = board[part]


@lean
def _seen(story: NDArray[np.int64], turn: int, mover: bool) -> Board:
    """The board after a turn, as the one who moved sees it, or as the other does."""
    board = Board(story[turn, 0], story[turn, 1], story[turn, 2], story[turn, 3], story[turn, 4])
    return board if mover else turned(board)
