"""Decisions by value in the Duel: the turn that leads to the best afterstate.

An afterstate is the board at the end of a turn, before the opponent rolls. Both actions are planned together, because
action 2 may not use the cell of action 1 (D6).
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE, MARGIN, PolicyParams
from lucchetto.kernels.jit import njit_nogil
from lucchetto.kernels.network import Net, Scratch, forward
from lucchetto.kernels.oversight import notices

from .dice import colour_moves, white_moves
from .features import encode
from .rules import LANE, PASS, Board, miss, place, reasons, score, size


class Evaluator(NamedTuple):
    """A network with its scratch space, and the policy that uses it."""

    net: Net
    scratch: Scratch
    params: PolicyParams


class TurnContext(NamedTuple):
    """The seat and turn of a decision, and the seed of the bot's noise."""

    seed: np.uint64
    seat: int
    turn: int


@njit_nogil
def outcome(board: Board) -> tuple[float, float]:
    """Win share and margin of a finished game."""
    margin = score(board.own_pawns) - score(board.other_pawns)
    return (1.0 if margin > 0 else 0.5 if margin == 0 else 0.0), margin / MARGIN


@njit_nogil
def evaluate(net: Net, scratch: Scratch, board: Board, my_turn: bool) -> tuple[float, float]:
    """Win share and margin of a board at the end of a turn, for the player from whose side it is shown."""
    if reasons(board):
        return outcome(board)
    return forward(net, scratch, encode(board, my_turn, scratch.rows))


@njit_nogil
def utility(evaluator: Evaluator, board: Board) -> float:
    """What the active player maximises: the win share plus the weighted margin of the afterstate."""
    win, margin = evaluate(evaluator.net, evaluator.scratch, board, False)
    return win + evaluator.params.margin_weight * margin


@njit_nogil
def row_of(cell: int) -> int:
    """The row of a move, counted from the top."""
    return 3 - size(cell - 1) // LANE


@njit_nogil
def place_of(cell: int) -> int:
    """The place of a move in its row, counted from 1 at the left."""
    return LANE - 1 - size(cell - 1) % LANE


@njit_nogil
def noticed(params: PolicyParams, context: TurnContext, phase: int, moves: int) -> int:
    """Those of these moves that a bot notices."""
    if params.notice_rate >= 1.0:
        return moves
    seed, seat, turn = context
    found, rest = 0, moves
    while rest:
        move = rest & -rest
        rest ^= move
        if notices(seed, seat, turn, phase, row_of(move), place_of(move), False, params.notice_rate):
            found |= move
    return found


@njit_nogil
def highest(moves: int) -> int:
    """The first move of a list that is not empty."""
    while moves & (moves - 1):
        moves &= moves - 1
    return moves


@njit_nogil
def best_second(evaluator: Evaluator, context: TurnContext, board: Board, roll: int, used: int) -> tuple[int, float]:
    """The best decision in action 2 after `used` in action 1, and its utility."""
    best, choice = utility(evaluator, board if used else miss(board)), PASS
    rest = noticed(evaluator.params, context, COLOUR_PHASE, colour_moves(board, roll, used))
    while rest:
        move = highest(rest)
        rest ^= move
        value = utility(evaluator, place(board, move))
        if value > best + evaluator.params.tie_epsilon:
            best, choice = value, move
    return choice, best


@njit_nogil
def best_turn(evaluator: Evaluator, context: TurnContext, board: Board, roll: int) -> tuple[int, int]:
    """The best decision in action 1, and the one in action 2 that it is planned with, if the bot plans."""
    second, best = _action_2(evaluator, context, board, roll, PASS)
    first = PASS
    rest = noticed(evaluator.params, context, 0, white_moves(board, roll))
    while rest:
        move = highest(rest)
        rest ^= move
        following, value = _action_2(evaluator, context, board, roll, move)
        if value > best + evaluator.params.tie_epsilon:
            best, first, second = value, move, following
    return first, second


@njit_nogil
def _action_2(evaluator: Evaluator, context: TurnContext, board: Board, roll: int, first: int) -> tuple[int, float]:
    """The best action 2 after this action 1, and the utility of both; without planning, that of action 1 alone."""
    after = place(board, first)
    if not evaluator.params.plans or reasons(after):
        return PASS, utility(evaluator, after)
    return best_second(evaluator, context, after, roll, first)
