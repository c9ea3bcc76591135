"""Games of the Duel between bots of any character, at full speed."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .duel import EMPTY, Board, miss, missed, place, reasons, score, turned
from .duel_bots import choose_first, choose_second
from .duel_dice import ROLLS
from .duel_turns import Mind, Moment
from .jit import lean
from .keys import game_key, roll_key, scaled


class Results(NamedTuple):
    """A line a game."""

    scores: NDArray[np.int64]
    """A column a seat."""
    missed: NDArray[np.int64]
    turns: NDArray[np.int64]
    reasons: NDArray[np.int64]


def results(games: int) -> Results:
    return Results(
        np.zeros((games, 2), np.int64),
        np.zeros((games, 2), np.int64),
        np.zeros(games, np.int64),
        np.zeros(games, np.int64),
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
    found: Results,
) -> None:
    """Plays the games of these numbers between the minds of both seats; `seeds` are their whims, a line a game."""
    for number in range(len(games)):
        key = game_key(seed, games[number])
        board, active, turn = EMPTY, openers[number], 0
        while True:
            turn += 1
            moment = Moment(seeds[number, active], active, turn)
            board, _, _ = play_turn(minds[active], moment, board, scaled(roll_key(key, turn), ROLLS))
            if reasons(board):
                break
            board, active = turned(board), 1 - active
        _note(found, number, active, turn, board)


@lean
def _note(found: Results, number: int, active: int, turn: int, board: Board) -> None:
    found.scores[number, active] = score(board.own_pawns)
    found.scores[number, 1 - active] = score(board.other_pawns)
    found.missed[number, active] = missed(board.own_pawns)
    found.missed[number, 1 - active] = missed(board.other_pawns)
    found.turns[number] = turn
    found.reasons[number] = reasons(board)
