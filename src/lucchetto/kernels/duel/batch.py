"""A batch of Duels, each waiting for the agent's decision: the core of the vector environment.

The agent decides in both actions of its own turns; a compiled policy plays the opponent's turns.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import COLOUR_PHASE, GREEDY, RANDOM, VALUE_BASED
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.phases import COLOUR, OVER, WHITE
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .dice import ROLLS, colour_moves, white_moves
from .policy import heuristic_first, heuristic_second, random_move
from .rules import NUMBERS, PASS, Board, cell_bit, flipped, miss, place, reasons, score
from .search import TurnContext


class Duels(NamedTuple):
    """One entry per game; `board` has the five numbers of a `Board`, from the agent's side."""

    key: NDArray[np.uint64]
    board: NDArray[np.int64]
    active: NDArray[np.int64]
    turn: NDArray[np.int64]
    phase: NDArray[np.int8]
    used: NDArray[np.int64]
    roll: NDArray[np.int64]


def empty_duels(count: int) -> Duels:
    """Return arrays for this many games."""
    return Duels(
        key=np.zeros(count, np.uint64),
        board=np.zeros((count, 5), np.int64),
        active=np.zeros(count, np.int64),
        turn=np.zeros(count, np.int64),
        phase=np.zeros(count, np.int8),
        used=np.zeros(count, np.int64),
        roll=np.zeros(count, np.int64),
    )


@njit_entry
def begin(
    duels: Duels,
    agent: int,
    first: int,
    policy: int,
    selected: NDArray[np.bool_],
    seed: np.uint64,
    begun: NDArray[np.int64],
) -> None:
    """Start a new game wherever `selected` is true and play it up to the agent's first decision.

    The turns of an opponent with a network are left to `batch_network`.

    `first` is the seat that begins, or −1 to draw it; `begun` counts the games started at each index.
    """
    places = len(duels.key)
    for game in range(places):
        if selected[game]:
            duels.key[game] = game_key(seed, begun[game] * places + game)
            begun[game] += 1
            duels.board[game] = 0
            duels.turn[game] = 0
            drawn = scaled(roll_key(duels.key[game], 0), 2)
            duels.active[game] = drawn if first < 0 else first
            _roll(duels, game)
            if duels.active[game] != agent and policy != VALUE_BASED:
                _opponents_turn(duels, game, policy)


@njit_entry
def act(
    duels: Duels,
    agent: int,
    policy: int,
    selected: NDArray[np.bool_],
    actions: NDArray[np.int64],
    illegal: NDArray[np.bool_],
) -> None:
    """Play the agent's action wherever `selected` is true, then the opponent up to the agent's next decision.

    An illegal action only sets `illegal`.
    """
    for game in range(len(duels.key)):
        if not selected[game]:
            continue
        move = move_of(actions[game])
        if (move and not moves(duels, game) & move) or not 0 <= actions[game] <= 4 * NUMBERS:
            illegal[game] = True
            continue
        apply(duels, game, board_of(duels, game), move)
        if duels.phase[game] != OVER and duels.active[game] != agent and policy != VALUE_BASED:
            _opponents_turn(duels, game, policy)


@njit_entry
def totals(duels: Duels, agent: int, points: NDArray[np.int64]) -> None:
    """Fill in both players' points, one row per game."""
    for game in range(len(duels.key)):
        points[game, agent] = score(duels.board[game, 3])
        points[game, 1 - agent] = score(duels.board[game, 4])


@njit_nogil
def moves(duels: Duels, game: int) -> int:
    """The cells on which the agent may place a pawn now."""
    if duels.phase[game] == WHITE:
        return white_moves(board_of(duels, game), duels.roll[game])
    return colour_moves(board_of(duels, game), duels.roll[game], duels.used[game])


@njit_nogil
def move_of(action: int) -> int:
    """The move for an environment's action number; PASS for 0 and for numbers out of range."""
    if not 0 < action <= 4 * NUMBERS:
        return PASS
    return cell_bit((action - 1) // NUMBERS, (action - 1) % NUMBERS)


@njit_nogil
def board_of(duels: Duels, game: int) -> Board:
    """The board of a game, from the agent's side."""
    board = duels.board[game]
    return Board(board[0], board[1], board[2], board[3], board[4])


@njit_nogil
def store(duels: Duels, game: int, board: Board) -> None:
    """Store the board of a game in the arrays."""
    duels.board[game, 0] = board.own
    duels.board[game, 1] = board.other
    duels.board[game, 2] = board.tall
    duels.board[game, 3] = board.own_pawns
    duels.board[game, 4] = board.other_pawns


@njit_nogil
def apply(duels: Duels, game: int, board: Board, move: int) -> Board:
    """Play one action for the player whose side `board` shows; roll the dice if that ends the turn."""
    first = duels.phase[game] == WHITE
    if move:
        board = place(board, move)
    elif not first and not duels.used[game]:
        board = miss(board)
    duels.used[game] = move if first else PASS
    store(duels, game, board)
    if reasons(board):
        duels.phase[game] = OVER
        duels.used[game] = PASS
    elif first:
        duels.phase[game] = COLOUR
    else:
        duels.active[game] = 1 - duels.active[game]
        _roll(duels, game)
    return board


@njit_nogil
def _opponents_turn(duels: Duels, game: int, policy: int) -> None:
    """Play both actions of the opponent; its random numbers and the dice come from separate streams."""
    board, roll = flipped(board_of(duels, game)), duels.roll[game]
    context = TurnContext(mix(~duels.key[game]), duels.active[game], duels.turn[game])
    if policy == RANDOM:
        first = random_move(context, 0, white_moves(board, roll))
    else:
        first = heuristic_first(GREEDY, context, board, roll)
    board = apply(duels, game, board, first)
    if duels.phase[game] != OVER:
        if policy == RANDOM:
            second = random_move(context, COLOUR_PHASE, colour_moves(board, roll, first))
        else:
            second = heuristic_second(GREEDY, context, board, roll, first)
        board = apply(duels, game, board, second)
    store(duels, game, flipped(board))


@njit_nogil
def _roll(duels: Duels, game: int) -> None:
    duels.turn[game] += 1
    duels.roll[game] = scaled(roll_key(duels.key[game], duels.turn[game]), ROLLS)
    duels.phase[game] = WHITE
    duels.used[game] = PASS
