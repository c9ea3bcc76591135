"""Rollouts of the Duel. A choice is a move of `kernels.duel.rules`, the set of one cell, or its PASS."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.duel.dice import ROLLS
from lucchetto.kernels.duel.rules import Board, flipped, miss, place, reasons
from lucchetto.kernels.duel.search import Evaluator, TurnContext, best_second, best_turn, evaluate, outcome
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .limits import Batch, Limits, Outcomes

_NOBODY = TurnContext(np.uint64(0), 0, 0)
"""The policy overlooks nothing, so its noise does not matter."""


class Start(NamedTuple):
    """The decision: a board in the middle of the active player's turn, from that player's side."""

    board: Board
    roll: int
    in_colour: bool
    """Whether the player decides in action 2."""
    used: int
    """In action 2: the move of action 1."""


@njit_entry
def roll_out(
    evaluator: Evaluator,
    start: Start,
    choices: NDArray[np.int64],
    batch: Batch,
    limits: Limits,
    outcomes: Outcomes,
) -> None:
    """Play every live choice on, once for each game of the batch, and store the results for the active player."""
    for choice in range(len(choices)):
        if batch.live[choice]:
            board = _begin(evaluator, start, choices[choice])
            for game in range(batch.first, batch.last):
                win, margin = _play_on(evaluator, board, game_key(batch.seed, game), limits)
                outcomes.wins[choice, game] = win
                outcomes.margins[choice, game] = margin


@njit_nogil
def _begin(evaluator: Evaluator, start: Start, choice: int) -> Board:
    """The board after this choice and the rest of the turn, still from the active player's side."""
    board = place(start.board, choice)
    if reasons(board):
        return board
    if start.in_colour:
        return board if start.used | choice else miss(board)
    second = best_second(evaluator, _NOBODY, board, start.roll, choice)[0]
    return place(board, second) if choice | second else miss(board)


@njit_nogil
def _play_on(evaluator: Evaluator, board: Board, key: np.uint64, limits: Limits) -> tuple[float, float]:
    """Play from the end of the current turn; return win share and margin for the player whose turn it was."""
    mine, turn = True, 0
    while not reasons(board):
        if turn == limits.turns or (turn and limits.sure <= 1.0):
            win, margin, top = _shares(evaluator, board)
            if turn == limits.turns or top >= limits.sure:
                return (win if mine else 1.0 - win), (margin if mine else -margin)
        turn += 1
        board, mine = flipped(board), not mine
        roll = scaled(roll_key(key, turn), ROLLS)
        first, second = best_turn(evaluator, _NOBODY, board, roll)
        board = place(board, first)
        if not reasons(board):
            board = place(board, second) if first | second else miss(board)
    win, margin = outcome(board)
    return (win if mine else 1.0 - win), (margin if mine else -margin)


@njit_nogil
def _shares(evaluator: Evaluator, board: Board) -> tuple[float, float, float]:
    """The network's win share and margin for the player who has just moved, and the larger win share of both."""
    win, margin = evaluate(evaluator.net, evaluator.scratch, board, False)
    other, _ = evaluate(evaluator.net, evaluator.scratch, flipped(board), True)
    share = win / (win + other)
    return share, margin, max(share, 1.0 - share)
