"""Many Duels side by side, each waiting for the same seat: what the vector environment steps.

The asked seat decides in both actions of its own turns; the opponent's turns are played by a compiled policy.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import COLOUR_PHASE
from lucchetto.kernels.jit import lean
from lucchetto.kernels.oversight import any_of
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .dice import ROLLS, colour_moves, white_moves
from .greedy import NUMBERS, bit_of, greedy_first, greedy_second
from .rules import PASS, Board, miss, nth, place, reasons, score, size, turned

RANDOM, GREEDY = 0, 1
WHITE, COLOUR, OVER = 0, 1, 2


class Duels(NamedTuple):
    """One entry a game; `board` has the five numbers of a `Board`, as the asked seat sees it."""

    key: NDArray[np.uint64]
    board: NDArray[np.int64]
    active: NDArray[np.int64]
    turn: NDArray[np.int64]
    phase: NDArray[np.int8]
    used: NDArray[np.int64]
    roll: NDArray[np.int64]


def empty_duels(count: int) -> Duels:
    return Duels(
        key=np.zeros(count, np.uint64),
        board=np.zeros((count, 5), np.int64),
        active=np.zeros(count, np.int64),
        turn=np.zeros(count, np.int64),
        phase=np.zeros(count, np.int8),
        used=np.zeros(count, np.int64),
        roll=np.zeros(count, np.int64),
    )


@lean
def begin(
    duels: Duels,
    seat: int,
    first: int,
    policy: int,
    which: NDArray[np.bool_],
    seed: np.uint64,
    begun: NDArray[np.int64],
) -> None:
    """A new game wherever `which` says so, up to the asked seat's first decision; `first` −1: whoever is drawn.

    `begun` counts the games of each place.
    """
    places = len(duels.key)
    for game in range(places):
        if which[game]:
            duels.key[game] = game_key(seed, begun[game] * places + game)
            begun[game] += 1
            duels.board[game] = 0
            duels.turn[game] = 0
            drawn = scaled(roll_key(duels.key[game], 0), 2)
            duels.active[game] = drawn if first < 0 else first
            _roll(duels, game)
            if duels.active[game] != seat:
                _opponents_turn(duels, game, policy)


@lean
def act(
    duels: Duels,
    seat: int,
    policy: int,
    which: NDArray[np.bool_],
    actions: NDArray[np.int64],
    fouls: NDArray[np.bool_],
) -> None:
    """The asked seat acts wherever `which` says so, then the opponent up to its next decision; fouls change nothing."""
    for game in range(len(duels.key)):
        if not which[game]:
            continue
        move = move_of(actions[game])
        if (move and not moves(duels, game) & move) or not 0 <= actions[game] <= 4 * NUMBERS:
            fouls[game] = True
            continue
        _played(duels, game, board_of(duels, game), move)
        if duels.phase[game] != OVER and duels.active[game] != seat:
            _opponents_turn(duels, game, policy)


@lean
def totals(duels: Duels, seat: int, points: NDArray[np.int64]) -> None:
    """Both players' points, a line a game."""
    for game in range(len(duels.key)):
        points[game, seat] = score(duels.board[game, 3])
        points[game, 1 - seat] = score(duels.board[game, 4])


@lean
def moves(duels: Duels, game: int) -> int:
    """Where the asked seat may put a pawn now."""
    if duels.phase[game] == WHITE:
        return white_moves(board_of(duels, game), duels.roll[game])
    return colour_moves(board_of(duels, game), duels.roll[game], duels.used[game])


@lean
def move_of(action: int) -> int:
    """The move behind an action of the environments; nothing behind a pass and behind what is no action."""
    if not 0 < action <= 4 * NUMBERS:
        return PASS
    return bit_of((action - 1) // NUMBERS, (action - 1) % NUMBERS)


@lean
def board_of(duels: Duels, game: int) -> Board:
    board = duels.board[game]
    return Board(board[0], board[1], board[2], board[3], board[4])


@lean
def _store(duels: Duels, game: int, board: Board) -> None:
    duels.board[game, 0] = board.own
    duels.board[game, 1] = board.other
    duels.board[game, 2] = board.tall
    duels.board[game, 3] = board.own_pawns
    duels.board[game, 4] = board.other_pawns


@lean
def _played(duels: Duels, game: int, board: Board, move: int) -> Board:
    """One action of the player who sees the board so; the dice fall when the turn is over."""
    first = duels.phase[game] == WHITE
    if move:
        board = place(board, move)
    elif not first and not duels.used[game]:
        board = miss(board)
    duels.used[game] = move if first else PASS
    _store(duels, game, board)
    if reasons(board):
        duels.phase[game] = OVER
        duels.used[game] = PASS
    elif first:
        duels.phase[game] = COLOUR
    else:
        duels.active[game] = 1 - duels.active[game]
        _roll(duels, game)
    return board


@lean
def _opponents_turn(duels: Duels, game: int, policy: int) -> None:
    board, roll = turned(board_of(duels, game)), duels.roll[game]
    found = white_moves(board, roll)
    first = _random_move(duels, game, found, 0) if policy == RANDOM else greedy_first(board, found, roll)
    board = _played(duels, game, board, first)
    if duels.phase[game] != OVER:
        found = colour_moves(board, roll, first)
        if policy == RANDOM:
            second = _random_move(duels, game, found, COLOUR_PHASE)
        else:
            second = greedy_second(board, found, first)
        board = _played(duels, game, board, second)
    _store(duels, game, turned(board))


@lean
def _random_move(duels: Duels, game: int, found: int, phase: int) -> int:
    """Any legal decision, each as likely as any other, from a stream of the game apart from its dice."""
    key, seat, turn = duels.key[game], duels.active[game], duels.turn[game]
    return nth(found, any_of(mix(~key), seat, turn, phase, size(found) + 1))


@lean
def _roll(duels: Duels, game: int) -> None:
    duels.turn[game] += 1
    duels.roll[game] = scaled(roll_key(duels.key[game], duels.turn[game]), ROLLS)
    duels.phase[game] = WHITE
    duels.used[game] = PASS
