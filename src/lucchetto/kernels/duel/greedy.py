"""The greedy bot of `lucchetto.bots` in the Duel, compiled: the same prices in the same order, choice for choice."""

from lucchetto.kernels.jit import lean

from .dice import colour_moves
from .rules import LANE, PASS, Board, miss, place, reasons, score

PATIENCE, DESPERATION, KNOCK_OFF, CLOSING, RUINOUS = 2.0, 4.0, 2.0, 3.0, 100.0
NO_MOVE = 1000.0
NUMBERS = 11


@lean
def bit_of(row: int, cell: int) -> int:
    """The set of one cell; rows from the top, cells from the left, both counted from 0."""
    return 1 << LANE * (3 - row) + NUMBERS - 1 - cell


@lean
def _loses(board: Board) -> bool:
    """Whether the game has ended, and the other has more points."""
    return reasons(board) != 0 and score(board.own_pawns) < score(board.other_pawns)


@lean
def _last(board: Board, row: int) -> int:
    """The player's rightmost cell in this row, −1 if there is none."""
    for cell in range(NUMBERS - 1, -1, -1):
        if board.own & bit_of(row, cell):
            return cell
    return -1


@lean
def _price(board: Board, row: int, cell: int) -> float:
    move = bit_of(row, cell)
    pawns = board.own_pawns >> LANE * (3 - row) & 31
    price = (cell - _last(board, row) - 1) - pawns / 100
    if cell == NUMBERS - 1:
        price -= CLOSING
    if board.other & move:
        price -= KNOCK_OFF
    return price + RUINOUS if _loses(place(board, move)) else price


@lean
def _cheapest(board: Board, moves: int) -> tuple[float, int]:
    best, choice = NO_MOVE, PASS
    for row in range(4):
        for cell in range(NUMBERS):
            if moves & bit_of(row, cell):
                price = _price(board, row, cell)
                if price < best:
                    best, choice = price, bit_of(row, cell)
    return best, choice


@lean
def _limit_before_penalty(board: Board) -> float:
    return RUINOUS - 1 if _loses(miss(board)) else DESPERATION


@lean
def greedy_first(board: Board, moves: int, roll: int) -> int:
    """The choice in action 1, a move or PASS."""
    price, choice = _cheapest(board, moves)
    later, found = _cheapest(board, colour_moves(board, roll, PASS))
    limit = PATIENCE
    if found == PASS:
        limit = _limit_before_penalty(board)
    elif later > PATIENCE:
        limit = min(later, DESPERATION)
    return choice if price <= limit else PASS


@lean
def greedy_second(board: Board, moves: int, used: int) -> int:
    """The choice in action 2 after `used` in action 1."""
    price, choice = _cheapest(board, moves)
    limit = PATIENCE if used else _limit_before_penalty(board)
    return choice if price <= limit else PASS
