"""Bots of every character in the Duel, one decision at a time. A decision is a move of `duel`, or its PASS."""

from lucchetto.features.duel import PLACES
from lucchetto.features.policy_params import COLOUR_PHASE, RANDOM, VALUED, Character
from lucchetto.kernels.jit import lean
from lucchetto.kernels.oversight import any_of

from .dice import colour_moves, white_moves
from .rules import LANE, LAST, PASS, Board, miss, nth, place, reasons, score, size
from .search import Mind, Moment, best_second, best_turn, highest, noticed

RUINOUS = 100.0
"""The price of ending a game that the other wins."""
NEVER = 1e9
_COUNT = 31
_ROW = (1 << PLACES) - 1


@lean
def choose_first(mind: Mind, moment: Moment, board: Board, roll: int) -> int:
    """The active bot's decision in action 1."""
    who = mind.who
    if who.kind == VALUED:
        return best_turn(mind, moment, board, roll)[0]
    moves = noticed(who, moment, 0, white_moves(board, roll))
    if who.kind == RANDOM:
        return _anything(moment, 0, moves)
    price, choice = cheapest(who, board, moves)
    return choice if price <= _limit_in_first(who, moment, board, roll) else PASS


@lean
def choose_second(mind: Mind, moment: Moment, board: Board, roll: int, used: int) -> int:
    """Its decision in action 2, after `used` in action 1."""
    who = mind.who
    if who.kind == VALUED:
        return best_second(mind, moment, board, roll, used)[0]
    moves = noticed(who, moment, COLOUR_PHASE, colour_moves(board, roll, used))
    if who.kind == RANDOM:
        return _anything(moment, COLOUR_PHASE, moves)
    price, choice = cheapest(who, board, moves)
    return choice if price <= (who.patience if used else before_miss(who, board)) else PASS


@lean
def _anything(moment: Moment, phase: int, moves: int) -> int:
    """Any of these moves or a pass, each as likely as any other."""
    seed, seat, turn = moment
    return nth(moves, any_of(seed, seat, turn, phase, size(moves) + 1))


@lean
def cheapest(who: Character, board: Board, moves: int) -> tuple[float, int]:
    """The move of the lowest price, the first among equals."""
    best, choice, rest = NEVER, PASS, moves
    while rest:
        move = highest(rest)
        rest ^= move
        price = _price(who, board, move)
        if price < best:
            best, choice = price, move
    return best, choice


@lean
def _price(who: Character, board: Board, move: int) -> float:
    """Cells lost by this move, less what it wins besides; a fuller row is a hair cheaper."""
    bit = size(move - 1)
    lane = bit - bit % LANE
    own = board.own >> lane & _ROW
    last = size((own & -own) - 1) if own else PLACES
    price = last - (bit - lane) - 1 - (board.own_pawns >> lane & _COUNT) / 100
    if move & LAST:
        price -= who.closing
    if board.other & move:
        price -= who.knocking
    return price + RUINOUS if who.careful and _loses(place(board, move)) else price


@lean
def before_miss(who: Character, board: Board) -> float:
    """How dear a move may be when passing means a missed throw."""
    return RUINOUS - 1 if who.careful and _loses(miss(board)) else who.desperation


@lean
def _limit_in_first(who: Character, moment: Moment, board: Board, roll: int) -> float:
    """How dear a move may be in action 1, by what action 2 has to offer."""
    if not who.plans:
        return who.desperation
    coming = noticed(who, moment, COLOUR_PHASE, colour_moves(board, roll, PASS))
    later, found = cheapest(who, board, coming)
    if found == PASS:
        return before_miss(who, board)
    return min(later, who.desperation) if later > who.patience else who.patience


@lean
def _loses(board: Board) -> bool:
    """Whether the game has ended, and the other has more points."""
    return reasons(board) != 0 and score(board.own_pawns) < score(board.other_pawns)
