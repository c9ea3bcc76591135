"""Value-based decisions in the Duel: finds the turn that leads to the best afterstate.

An afterstate is the board at the end of a turn, before the opponent rolls. Both actions are planned together, because
action 2 may not use the cell of action 1 (D6).
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.duel import PLACES
from lucchetto.features.policy_params import CELL_VALUE, COLOUR_PHASE, MARGIN, PolicyParams
from lucchetto.kernels.jit import njit_nogil
from lucchetto.kernels.network import Net, Scratch, forward
from lucchetto.kernels.oversight import is_perfect, misjudgement, notices

from .dice import colour_moves, white_moves
from .features import encode
from .rules import LANE, LAST, PASS, Board, miss, place, reasons, score, size

_ROW = (1 << PLACES) - 1


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
    """Win share and margin at the end of a turn, for the player whose side the board shows."""
    if reasons(board):
        return outcome(board)
    return forward(net, scratch, encode(board, my_turn, scratch.rows))


@njit_nogil
def utility(evaluator: Evaluator, board: Board) -> float:
    """The quantity that the active player maximises: the win share plus the weighted margin of the afterstate."""
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
def skipped_cells(board: Board, move: int) -> int:
    """The number of open cells that a move skips."""
    bit = size(move - 1)
    lane = bit - bit % LANE
    own = board.own >> lane & _ROW
    last = size((own & -own) - 1) if own else PLACES
    return last - (bit - lane) - 1


@njit_nogil
def noticed(params: PolicyParams, context: TurnContext, phase: int, board: Board, moves: int, again: bool) -> int:
    """The moves among these that a bot notices; `again` means a second look, before a missed throw."""
    if is_perfect(params):
        return moves
    seed, seat, turn = context
    found, rest = 0, moves
    while rest:
        move = rest & -rest
        rest ^= move
        row, cell, skipped = row_of(move), place_of(move), skipped_cells(board, move)
        if notices(seed, seat, turn, phase, row, cell, False, skipped, params, again):
            found |= move
    return found


@njit_nogil
def bias(params: PolicyParams, context: TurnContext, phase: int, board: Board, move: int) -> float:
    """What the bot's preferences and errors add to the value of a move."""
    seed, seat, turn = context
    row, cell = row_of(move), place_of(move)
    cells = params.fondness if row == params.favourite else 0.0
    cells += params.closing if move & LAST else 0.0
    cells += params.knocking if board.other & move else 0.0
    if params.misjudgement != 0.0:
        cells += params.misjudgement * misjudgement(seed, seat, turn, phase, row, cell, False)
    return cells * (CELL_VALUE * (1.0 + params.margin_weight))


@njit_nogil
def highest(moves: int) -> int:
    """The first move of a non-empty set, which is its highest bit."""
    while moves & (moves - 1):
        moves &= moves - 1
    return moves


@njit_nogil
def best_second(evaluator: Evaluator, context: TurnContext, board: Board, roll: int, used: int) -> tuple[int, float]:
    """The best decision in action 2 after `used` in action 1, and its utility."""
    best, choice = utility(evaluator, board if used else miss(board)), PASS
    params = evaluator.params
    rest = noticed(params, context, COLOUR_PHASE, board, colour_moves(board, roll, used), False)
    while rest:
        move = highest(rest)
        rest ^= move
        value = utility(evaluator, place(board, move)) + bias(params, context, COLOUR_PHASE, board, move)
        if value > best + params.tie_epsilon:
            best, choice = value, move
    return choice, best


@njit_nogil
def best_turn(evaluator: Evaluator, context: TurnContext, board: Board, roll: int) -> tuple[int, int]:
    """The best decision in action 1 and, if the bot plans, the one in action 2 that goes with it."""
    second, best = _action_2(evaluator, context, board, roll, PASS)
    first, params = PASS, evaluator.params
    rest = noticed(params, context, 0, board, white_moves(board, roll), False)
    while rest:
        move = highest(rest)
        rest ^= move
        following, value = _action_2(evaluator, context, board, roll, move)
        value += bias(params, context, 0, board, move)
        if value > best + params.tie_epsilon:
            best, first, second = value, move, following
    return first, second


@njit_nogil
def _action_2(evaluator: Evaluator, context: TurnContext, board: Board, roll: int, first: int) -> tuple[int, float]:
    """The best action 2 after this action 1, and the utility of both; without planning, only that of action 1."""
    after = place(board, first)
    if not evaluator.params.plans or reasons(after):
        return PASS, utility(evaluator, after)
    return best_second(evaluator, context, after, roll, first)
