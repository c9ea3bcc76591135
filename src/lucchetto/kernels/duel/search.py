"""Decisions by value in the Duel: of all that the active player can do in a turn, what leads to the best board.

Boards are judged at the end of a turn, before the opponent rolls. Both actions are planned together, because action 2
may not use the cell of action 1 (D6).
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE, MARGIN, Character
from lucchetto.kernels.jit import lean
from lucchetto.kernels.network import Net, Scratch, forward
from lucchetto.kernels.oversight import notices

from .dice import colour_moves, white_moves
from .features import see
from .rules import LANE, PASS, Board, miss, place, reasons, score, size


class Mind(NamedTuple):
    """All that makes a bot."""

    net: Net
    room: Scratch
    who: Character


class Moment(NamedTuple):
    """Whose whims are asked for, and in which turn."""

    seed: np.uint64
    seat: int
    turn: int


@lean
def outcome(board: Board) -> tuple[float, float]:
    """Win share and margin of a finished game."""
    margin = score(board.own_pawns) - score(board.other_pawns)
    return (1.0 if margin > 0 else 0.5 if margin == 0 else 0.0), margin / MARGIN


@lean
def judge(net: Net, room: Scratch, board: Board, my_turn: bool) -> tuple[float, float]:
    """Win share and margin of a board at the end of a turn, for the player who sees it so."""
    if reasons(board):
        return outcome(board)
    return forward(net, room, see(board, my_turn, room.rows))


@lean
def worth(mind: Mind, board: Board) -> float:
    """One number for what the active player leaves behind."""
    win, margin = judge(mind.net, mind.room, board, False)
    return win + mind.who.greed * margin


@lean
def row_of(cell: int) -> int:
    """The row of a move, counted from the top."""
    return 3 - size(cell - 1) // LANE


@lean
def place_of(cell: int) -> int:
    """The place of a move in its row, counted from 1 at the left."""
    return LANE - 1 - size(cell - 1) % LANE


@lean
def noticed(who: Character, moment: Moment, phase: int, moves: int) -> int:
    """Those of these moves that a bot sees."""
    if who.attention >= 1.0:
        return moves
    seed, seat, turn = moment
    seen, rest = 0, moves
    while rest:
        move = rest & -rest
        rest ^= move
        if notices(seed, seat, turn, phase, row_of(move), place_of(move), False, who.attention):
            seen |= move
    return seen


@lean
def highest(moves: int) -> int:
    """The first move of a list that is not empty."""
    while moves & (moves - 1):
        moves &= moves - 1
    return moves


@lean
def best_second(mind: Mind, moment: Moment, board: Board, roll: int, used: int) -> tuple[int, float]:
    """The best decision in action 2 after `used` in action 1, and what it is worth."""
    best, choice = worth(mind, board if used else miss(board)), PASS
    rest = noticed(mind.who, moment, COLOUR_PHASE, colour_moves(board, roll, used))
    while rest:
        move = highest(rest)
        rest ^= move
        value = worth(mind, place(board, move))
        if value > best + mind.who.hair:
            best, choice = value, move
    return choice, best


@lean
def best_turn(mind: Mind, moment: Moment, board: Board, roll: int) -> tuple[int, int]:
    """The best decision in action 1, and the one in action 2 that it is planned with, if the bot plans."""
    second, best = _action_2(mind, moment, board, roll, PASS)
    first = PASS
    rest = noticed(mind.who, moment, 0, white_moves(board, roll))
    while rest:
        move = highest(rest)
        rest ^= move
        following, value = _action_2(mind, moment, board, roll, move)
        if value > best + mind.who.hair:
            best, first, second = value, move, following
    return first, second


@lean
def _action_2(mind: Mind, moment: Moment, board: Board, roll: int, first: int) -> tuple[int, float]:
    """The best action 2 after this action 1, and what both are worth; without a plan action 1 is judged by itself."""
    after = place(board, first)
    if not mind.who.plans or reasons(after):
        return PASS, worth(mind, after)
    return best_second(mind, moment, after, roll, first)
