"""Games of the Duel between bots of any character, at full speed."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .dice import ROLLS
from .policy import choose_first, choose_second
from .rules import EMPTY, Board, miss, missed, place, reasons, score, turned
from .search import Mind, Moment
from .search import judge as judged


class Results(NamedTuple):
    """A line a game."""

    scores: NDArray[np.int64]
    """A column a seat."""
    missed: NDArray[np.int64]
    turns: NDArray[np.int64]
    reasons: NDArray[np.int64]
    luck: NDArray[np.float64]
    """[game, seat, win share and margin]"""


def results(games: int) -> Results:
    return Results(
        np.zeros((games, 2), np.int64),
        np.zeros((games, 2), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
        np.zeros((games, 2, 2)),
    )


@lean
def play_turn(mind: Mind, moment: Moment, board: Board, roll: int) -> tuple[Board, int, int]:
    """One turn of a bot: the board after it, still seen by this bot, and its decisions in both actions."""
    first = choose_first(mind, moment, board, roll)
    board = place(board, first)
    if reasons(board):
        return board, first, 0
    second = choose_second(mind, moment, board, roll, first)
    return (place(board, second) if first | second else miss(board)), first, second


@lean
def play_matches(
    minds: tuple[Mind, Mind],
    seed: np.uint64,
    games: NDArray[np.int64],
    openers: NDArray[np.int64],
    seeds: NDArray[np.uint64],
    samples: int,
    judge: Mind,
    found: Results,
) -> None:
    """Plays the games of these numbers between the minds of both seats; `seeds` are their whims, a line a game.

    The luck of a roll is what the board is worth to a seat after the judge's play, less the mean of the same over
    `samples` other rolls; without samples it stays 0.
    """
    for number in range(len(games)):
        key = game_key(seed, games[number])
        elsewhere = mix(~key)
        board, active, turn = EMPTY, openers[number], 0
        while True:
            turn += 1
            moment = Moment(seeds[number, active], active, turn)
            roll = scaled(roll_key(key, turn), ROLLS)
            for sample in range(samples + 1 if samples else 0):  # other rolls, then this one
                other = scaled(roll_key(elsewhere, turn << 8 | sample), ROLLS) if sample < samples else roll
                after = play_turn(judge, moment, board, other)[0]
                _note_luck(found, number, active, judge, after, 1.0 if sample == samples else -1.0 / samples)
            board, _, _ = play_turn(minds[active], moment, board, roll)
            if reasons(board):
                break
            board, active = turned(board), 1 - active
        _note(found, number, active, turn, board)


@lean
def _note_luck(found: Results, number: int, active: int, judge: Mind, board: Board, weight: float) -> None:
    win, margin = judged(judge.net, judge.room, board, False)
    found.luck[number, active, 0] += weight * win
    found.luck[number, active, 1] += weight * margin
    win, margin = judged(judge.net, judge.room, turned(board), True)
    found.luck[number, 1 - active, 0] += weight * win
    found.luck[number, 1 - active, 1] += weight * margin


@lean
def _note(found: Results, number: int, active: int, turn: int, board: Board) -> None:
    found.scores[number, active] = score(board.own_pawns)
    found.scores[number, 1 - active] = score(board.other_pawns)
    found.missed[number, active] = missed(board.own_pawns)
    found.missed[number, 1 - active] = missed(board.other_pawns)
    found.turns[number] = turn
    found.reasons[number] = reasons(board)
