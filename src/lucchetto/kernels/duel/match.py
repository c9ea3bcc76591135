"""Plays Duels between bots of any kind, compiled."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .dice import ROLLS
from .policy import choose_first, choose_second
from .rules import EMPTY, Board, flipped, miss, missed, place, reasons, score
from .search import Evaluator, TurnContext, evaluate


class Results(NamedTuple):
    """One row per game."""

    scores: NDArray[np.int64]
    """One column per seat."""
    missed: NDArray[np.int64]
    turns: NDArray[np.int64]
    reasons: NDArray[np.int64]
    luck: NDArray[np.float64]
    """[game, seat, win share and margin]"""


def new_results(games: int) -> Results:
    """Return arrays for the results of this many games."""
    return Results(
        np.zeros((games, 2), np.int64),
        np.zeros((games, 2), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, 2, 2)),
    )


@njit_nogil
def play_turn(evaluator: Evaluator, context: TurnContext, board: Board, roll: int) -> tuple[Board, int, int]:
    """Play one turn of a bot; return the board after it, still from this bot's side, and its two decisions."""
    first = choose_first(evaluator, context, board, roll)
    board = place(board, first)
    if reasons(board):
        return board, first, 0
    second = choose_second(evaluator, context, board, roll, first)
    return (place(board, second) if first | second else miss(board)), first, second


@njit_entry
def play_matches(
    evaluators: tuple[Evaluator, Evaluator],
    seed: np.uint64,
    games: NDArray[np.int64],
    first_seats: NDArray[np.int64],
    noise_seeds: NDArray[np.uint64],
    samples: int,
    reference: Evaluator,
    results: Results,
) -> None:
    """Play the games with these numbers between the two seats' evaluators; `noise_seeds` has one row per game.

    The luck of a roll is the value of the board to a seat after the reference policy has played the turn, minus the
    mean of that value over `samples` other rolls; without samples it stays 0.
    """
    for number in range(len(games)):
        key = game_key(seed, games[number])
        sample_key = mix(~key)
        board, active, turn = EMPTY, first_seats[number], 0
        while True:
            turn += 1
            context = TurnContext(noise_seeds[number, active], active, turn)
            roll = scaled(roll_key(key, turn), ROLLS)
            for sample in range(samples + 1 if samples else 0):  # other rolls, then this one
                other = scaled(roll_key(sample_key, turn << 8 | sample), ROLLS) if sample < samples else roll
                after = play_turn(reference, context, board, other)[0]
                _add_luck(results, number, active, reference, after, 1.0 if sample == samples else -1.0 / samples)
            board, _, _ = play_turn(evaluators[active], context, board, roll)
            if reasons(board):
                break
            board, active = flipped(board), 1 - active
        _record(results, number, active, turn, board)


@njit_nogil
def _add_luck(results: Results, number: int, active: int, reference: Evaluator, board: Board, weight: float) -> None:
    win, margin = evaluate(reference.net, reference.scratch, board, False)
    results.luck[number, active, 0] += weight * win
    results.luck[number, active, 1] += weight * margin
    win, margin = evaluate(reference.net, reference.scratch, flipped(board), True)
    results.luck[number, 1 - active, 0] += weight * win
    results.luck[number, 1 - active, 1] += weight * margin


@njit_nogil
def _record(results: Results, number: int, active: int, turn: int, board: Board) -> None:
    results.scores[number, active] = score(board.own_pawns)
    results.scores[number, 1 - active] = score(board.other_pawns)
    results.missed[number, active] = missed(board.own_pawns)
    results.missed[number, 1 - active] = missed(board.other_pawns)
    results.turns[number] = turn
    results.reasons[number] = reasons(board)
