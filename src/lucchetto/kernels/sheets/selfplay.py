"""Self-play for Classic and Longo: TD(λ) on the afterstate of every turn, from every seat's point of view."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.network import Net, adagrad_step, forward
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .evaluate import Evaluator, outcome
from .features import encode
from .policy import choose_colour, choose_white
from .search import IDLE, TurnContext
from .turn import NOTHING, Sheets, game_over, resolve_colour, resolve_white, roll_cells, white_cells

LONGEST = 512
"""More turns than a game can have: each gives its player a cross or a penalty, at most 60 + 4 of them, in 5 seats."""


class ReplayBuffer(NamedTuple):
    """One game and its trajectory."""

    sheets: Sheets
    choices: NDArray[np.int64]
    trajectory: NDArray[np.int64]
    """By turn and seat: the sheet at the end of the turn."""
    closed: NDArray[np.int64]
    """By turn: the closed rows at its end."""


def new_replay_buffer(players: int) -> ReplayBuffer:
    """Return arrays for the positions of one game."""
    return ReplayBuffer(
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
        np.zeros((LONGEST, players), np.int64),
        np.zeros(LONGEST, np.int64),
    )


@njit_entry
def train(
    evaluator: Evaluator,
    opening: Evaluator,
    random_opening: int,
    squares: Net,
    lucky: NDArray[np.int64],
    seed: np.uint64,
    first: int,
    games: int,
    trace: float,
    rate: float,
    buffer: ReplayBuffer,
) -> None:
    """Play `games` games of self-play, numbered from `first`, and learn from each.

    The weaker policy `opening` plays the first turns of a game, a random number up to `random_opening`. The network
    does not learn from these turns, but from the positions of weak players that they lead to.
    """
    for game in range(first, first + games):
        first_seat, key = game % len(lucky), game_key(seed, game)
        opening_turns = scaled(roll_key(key, 0), random_opening + 1)
        length = play(evaluator, opening, opening_turns, lucky, key, first_seat, buffer)
        td_update(evaluator, squares, buffer, opening_turns, length, first_seat, trace, rate)


@njit_nogil
def play(
    learner: Evaluator,
    opening: Evaluator,
    opening_turns: int,
    lucky: NDArray[np.int64],
    key: np.uint64,
    first_seat: int,
    buffer: ReplayBuffer,
) -> int:
    """Play one game of self-play and record its trajectory; return the number of turns."""
    tables, sheets, choices = learner.tables, buffer.sheets, buffer.choices
    players = len(lucky)
    for seat in range(players):
        sheets[seat] = 0
    closed, active, turn = 0, first_seat, 0
    while True:
        white, colours = roll_cells(tables, scaled(roll_key(key, turn + 1), tables.sides**6))
        context = TurnContext(key, turn, active, white, colours)
        evaluator = opening if turn < opening_turns else learner
        for seat in range(players):
            cells = white_cells(white, sheets[seat], closed, lucky[seat])
            choices[seat] = choose_white(evaluator, context, sheets, closed, 0, seat, cells, IDLE)
        closed = resolve_white(sheets, closed, white, lucky, choices, tables.closing)
        if POPCOUNT[closed] < 2:
            used = choices[active] != NOTHING
            place = choose_colour(evaluator, context, sheets, closed, used)
            closed = resolve_colour(sheets, closed, active, colours, place, used, tables.closing)
        for seat in range(players):
            buffer.trajectory[turn, seat] = sheets[seat]
        buffer.closed[turn] = closed
        turn += 1
        active = (active + 1) % players
        if game_over(sheets, closed) or turn == LONGEST:
            return turn


@njit_nogil
def td_update(
    evaluator: Evaluator,
    squares: Net,
    buffer: ReplayBuffer,
    opening_turns: int,
    length: int,
    first_seat: int,
    trace: float,
    rate: float,
) -> None:
    """Learn from a finished game, last turn first: the value of each position moves towards its λ-return."""
    trajectory, tables, net, scratch = buffer.trajectory, evaluator.tables, evaluator.net, evaluator.scratch
    players = trajectory.shape[1]
    for me in range(players):
        win_target, margin_target = outcome(trajectory[length - 1], me)
        for turn in range(length - 2, max(opening_turns - 1, 0) - 1, -1):
            following = (first_seat + turn + 1) % players
            count = encode(
                evaluator.layout,
                trajectory[turn],
                buffer.closed[turn],
                me,
                following,
                tables.needed,
                tables.closing,
                scratch.rows,
            )
            win, margin = forward(net, scratch, count)
            adagrad_step(net, squares, scratch, count, win - win_target, margin - margin_target, rate)
            win_target = trace * win_target + (1 - trace) * win
            margin_target = trace * margin_target + (1 - trace) * margin
