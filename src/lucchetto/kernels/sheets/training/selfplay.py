"""Self-play for Classic and Longo. The network learns from the afterstate of every turn."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import PolicyParams
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.joint_step import Views, new_views
from lucchetto.kernels.network import Net
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled
from lucchetto.kernels.sheets.evaluate import Evaluator, with_params
from lucchetto.kernels.sheets.policy import choose_colour, choose_white
from lucchetto.kernels.sheets.same_policy import NOBODY, PASS, Scratch, new_scratch, play_turn
from lucchetto.kernels.sheets.search import IDLE, TurnContext
from lucchetto.kernels.sheets.turn import (
    NOTHING,
    Sheets,
    game_over,
    resolve_colour,
    resolve_white,
    roll_cells,
    white_cells,
)

from .learning import td_update, td_update_jointly

LONGEST = 512
"""More turns than a game can have: each gives its player a cross or a penalty, at most 60 + 4 of them, in 5 seats."""
PARTS = 1 << 20
"""Random numbers below `weak_share` of this make a seat weak."""
Openings = tuple[PolicyParams, PolicyParams, PolicyParams]
"""Weak policies of which one plays the opening; always three, because compiled code is specialised by their number."""


class ReplayBuffer(NamedTuple):
    """One game and its trajectory."""

    turn: Scratch
    trajectory: NDArray[np.int64]
    """By turn and seat: the sheet at the end of the turn."""
    closed: NDArray[np.int64]
    """By turn: the closed rows at its end."""
    targets: NDArray[np.float64]
    """By seat: the λ-returns of win share and margin."""
    views: Views


def new_replay_buffer(net: Net, players: int) -> ReplayBuffer:
    """Return arrays for the positions of one game."""
    return ReplayBuffer(
        new_scratch(players),
        np.zeros((LONGEST, players), np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros((players, 2)),
        new_views(net, players),
    )


@njit_entry
def train(
    evaluator: Evaluator,
    weak: Openings,
    random_opening: int,
    weak_share: float,
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

    One of the policies `weak` plays the first turns of a game, a random number up to `random_opening`, in each seat
    with the probability `weak_share`. The network does not learn from these turns, but from the positions of weak
    players that they lead to.
    """
    players = len(lucky)
    for game in range(first, first + games):
        first_seat, key = game % players, game_key(seed, game)
        opening_turns = scaled(roll_key(key, 0), random_opening + 1)
        length = play(evaluator, weak, opening_turns, weak_share, lucky, key, first_seat, buffer)
        begin, sheets, closed = max(opening_turns - 1, 0), buffer.trajectory[:length], buffer.closed
        if players > 1:
            td_update_jointly(
                evaluator, squares, sheets, closed, buffer.targets, buffer.views, begin, first_seat, trace, rate
            )
        else:
            td_update(evaluator, squares, sheets, closed, begin, first_seat, trace, rate)


@njit_nogil
def play_opening_turn(
    learner: Evaluator,
    weak: Openings,
    weak_share: float,
    context: TurnContext,
    lucky: NDArray[np.int64],
    closed: int,
    sheets: Sheets,
    choices: NDArray[np.int64],
) -> int:
    """Play a turn of the opening, in which nobody anticipates the others; return the closed rows."""
    tables, active = learner.tables, context.active
    for seat in range(len(sheets)):
        cells = white_cells(context.white, sheets[seat], closed, lucky[seat])
        evaluator = player(learner, weak, weak_share, context.seed, seat)
        choices[seat] = choose_white(evaluator, context, sheets, closed, 0, seat, cells, IDLE)
    closed = resolve_white(sheets, closed, context.white, lucky, choices, tables.closing)
    if POPCOUNT[closed] >= 2:
        return closed
    used = choices[active] != NOTHING
    place = choose_colour(player(learner, weak, weak_share, context.seed, active), context, sheets, closed, used)
    return resolve_colour(sheets, closed, active, context.colours, place, used, tables.closing)


@njit_nogil
def player(learner: Evaluator, weak: Openings, weak_share: float, key: np.uint64, seat: int) -> Evaluator:
    """Who plays a seat in the opening: a weak policy, the same throughout, or the network that learns."""
    bits = roll_key(key, LONGEST + 1 + seat)
    if scaled(bits, PARTS) >= weak_share * PARTS:
        return learner
    return with_params(learner, weak[scaled(mix(bits), len(weak))])


@njit_nogil
def play(
    learner: Evaluator,
    weak: Openings,
    opening_turns: int,
    weak_share: float,
    lucky: NDArray[np.int64],
    key: np.uint64,
    first_seat: int,
    buffer: ReplayBuffer,
) -> int:
    """Play one game of self-play and record its trajectory; return the number of turns."""
    tables, sheets, choices = learner.tables, buffer.turn.sheets, buffer.turn.choices
    players = len(lucky)
    for seat in range(players):
        sheets[seat] = 0
    closed, active, turn = 0, first_seat, 0
    while True:
        white, colours = roll_cells(tables, scaled(roll_key(key, turn + 1), tables.sides**6))
        context = TurnContext(key, turn, active, white, colours)
        if turn >= opening_turns:
            closed = play_turn(learner, context, lucky, buffer.turn, closed, NOBODY, PASS)
        else:
            closed = play_opening_turn(learner, weak, weak_share, context, lucky, closed, sheets, choices)
        for seat in range(players):
            buffer.trajectory[turn, seat] = sheets[seat]
        buffer.closed[turn] = closed
        turn += 1
        active = (active + 1) % players
        if game_over(sheets, closed) or turn == LONGEST:
            return turn
