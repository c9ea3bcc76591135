"""Decides for every kind of policy in the Duel, one action at a time. A decision is a move of `rules` or PASS.

The batch environment uses the heuristic policy as its greedy opponent.
"""

from lucchetto.features.policy_params import COLOUR_PHASE, LOSING_PRICE, RANDOM, VALUE_BASED, PolicyParams
from lucchetto.kernels.jit import njit_nogil
from lucchetto.kernels.oversight import random_index

from .dice import colour_moves, white_moves
from .rules import LANE, LAST, PASS, Board, miss, nth, place, reasons, score, size
from .search import Evaluator, TurnContext, best_second, best_turn, highest, noticed, row_of, skipped_cells

NO_MOVE_PRICE = 1e9
"""The price when there is no move; it exceeds every limit."""
_COUNT = 31


@njit_nogil
def choose_first(evaluator: Evaluator, context: TurnContext, board: Board, roll: int) -> int:
    """The policy's decision in action 1."""
    params = evaluator.params
    if params.kind == VALUE_BASED:
        return best_turn(evaluator, context, board, roll)[0]
    if params.kind == RANDOM:
        return random_move(context, 0, white_moves(board, roll))
    return heuristic_first(params, context, board, roll)


@njit_nogil
def choose_second(evaluator: Evaluator, context: TurnContext, board: Board, roll: int, used: int) -> int:
    """The policy's decision in action 2, after `used` in action 1."""
    params = evaluator.params
    if params.kind == VALUE_BASED:
        return best_second(evaluator, context, board, roll, used)[0]
    if params.kind == RANDOM:
        return random_move(context, COLOUR_PHASE, colour_moves(board, roll, used))
    return heuristic_second(params, context, board, roll, used)


@njit_nogil
def random_move(context: TurnContext, phase: int, moves: int) -> int:
    """One of these moves or a pass, all equally likely."""
    seed, seat, turn = context
    return nth(moves, random_index(seed, seat, turn, phase, size(moves) + 1))


@njit_nogil
def heuristic_first(params: PolicyParams, context: TurnContext, board: Board, roll: int) -> int:
    """A heuristic policy's decision in action 1: the cheapest move, unless it costs too much."""
    moves = white_moves(board, roll)
    price, choice = cheapest(params, board, noticed(params, context, 0, board, moves, False))
    if price <= _first_limit(params, context, board, roll):
        return choice
    return PASS if params.second_look <= params.notice_rate else _look_again(params, context, board, roll, moves)


@njit_nogil
def _look_again(params: PolicyParams, context: TurnContext, board: Board, roll: int, moves: int) -> int:
    """The decision in action 1 after a first look found nothing: a pass if action 2 offers a good enough move."""
    limit = _limit_before_miss(params, board)
    coming = noticed(params, context, COLOUR_PHASE, board, colour_moves(board, roll, PASS), True)
    if cheapest(params, board, coming)[0] <= limit:
        return PASS
    price, choice = cheapest(params, board, noticed(params, context, 0, board, moves, True))
    return choice if price <= limit else PASS


@njit_nogil
def heuristic_second(params: PolicyParams, context: TurnContext, board: Board, roll: int, used: int) -> int:
    """A heuristic policy's decision in action 2, after `used` in action 1."""
    moves = noticed(params, context, COLOUR_PHASE, board, colour_moves(board, roll, used), used == PASS)
    price, choice = cheapest(params, board, moves)
    return choice if price <= (params.patience if used else _limit_before_miss(params, board)) else PASS


@njit_nogil
def cheapest(params: PolicyParams, board: Board, moves: int) -> tuple[float, int]:
    """The lowest price among these moves, and the first move that has it."""
    best, choice, rest = NO_MOVE_PRICE, PASS, moves
    while rest:
        move = highest(rest)
        rest ^= move
        price = _price(params, board, move)
        if price < best:
            best, choice = price, move
    return best, choice


@njit_nogil
def _price(params: PolicyParams, board: Board, move: int) -> float:
    """The number of skipped cells, less the value of a lock or a knock-off; a fuller row is slightly cheaper."""
    bit = size(move - 1)
    price = skipped_cells(board, move) - (board.own_pawns >> bit - bit % LANE & _COUNT) / 100
    if row_of(move) == params.favourite:
        price -= params.fondness
    if move & LAST:
        price -= params.closing
    if board.other & move:
        price -= params.knocking
    return price + LOSING_PRICE if params.careful and _loses(place(board, move)) else price


@njit_nogil
def _limit_before_miss(params: PolicyParams, board: Board) -> float:
    """The highest acceptable price when a pass means a missed throw."""
    return LOSING_PRICE - 1 if params.careful and _loses(miss(board)) else params.desperation


@njit_nogil
def _first_limit(params: PolicyParams, context: TurnContext, board: Board, roll: int) -> float:
    """The highest acceptable price in action 1, given what action 2 offers."""
    if not params.plans:
        return params.desperation
    coming = noticed(params, context, COLOUR_PHASE, board, colour_moves(board, roll, PASS), True)
    later, found = cheapest(params, board, coming)
    if found == PASS:
        return _limit_before_miss(params, board)
    return min(later, params.desperation) if later > params.patience else params.patience


@njit_nogil
def _loses(board: Board) -> bool:
    """Whether the game has ended and the other player has more points."""
    return reasons(board) != 0 and score(board.own_pawns) < score(board.other_pawns)
