"""Plays games of Classic and Longo between bots of any kind, compiled."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import PolicyParams
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_entry, njit_inline
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .evaluate import Evaluator, evaluate, with_params
from .foresight import anticipate
from .policy import choose_colour, choose_white
from .search import IDLE, TurnContext
from .turn import NOTHING, Sheets, game_over, resolve_colour, resolve_white, roll_cells, white_cells


class MatchState(NamedTuple):
    """The state of one game, with scratch space for its decisions."""

    sheets: Sheets
    saved: Sheets
    """The sheets before the turn, while it is played with other rolls."""
    expected: Sheets
    """The sheets that an anticipating bot expects after action 1."""
    choices: NDArray[np.int64]
    """Each seat's place in action 1, then the active seat's place in action 2."""


class Results(NamedTuple):
    """One row per game."""

    sheets: NDArray[np.int64]
    closed: NDArray[np.int64]
    turns: NDArray[np.int64]
    luck: NDArray[np.float64]
    """[game, seat, win share and margin]"""


def new_match_state(players: int) -> MatchState:
    """Return arrays for one game with this many players."""
    return MatchState(*(np.zeros(size, np.int64) for size in (players, players, players, players + 1)))


def new_results(games: int, players: int) -> Results:
    """Return arrays for the results of this many games."""
    sheets = np.zeros((games, players), np.int64)
    return Results(sheets, np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros((games, players, 2)))


@njit_inline
def play_turn(
    reference: Evaluator,
    params: tuple[PolicyParams, ...],
    real: bool,
    noise_seeds: NDArray[np.uint64],
    lucky: NDArray[np.int64],
    state: MatchState,
    closed: int,
    active: int,
    turn: int,
    roll: int,
) -> int:
    """Play a turn with the bots if `real`, else with the reference policy in all seats; return the closed rows."""
    sheets, choices, tables = state.sheets, state.choices, reference.tables
    players = len(sheets)
    white, colours = roll_cells(tables, roll)
    for seat in range(players):
        evaluator = with_params(reference, params[seat]) if real else reference
        context = TurnContext(noise_seeds[seat], turn, active, white, colours)
        cells = white_cells(white, sheets[seat], closed, lucky[seat])
        closed_by_others, forecast, expected = 0, IDLE, sheets
        if evaluator.params.foresight:
            closed_by_others, forecast = anticipate(evaluator, context, sheets, lucky, closed, seat, state.expected)
            expected = state.expected
        choices[seat] = choose_white(evaluator, context, expected, closed, closed_by_others, seat, cells, forecast)
    closed = resolve_white(sheets, closed, white, lucky, choices, tables.closing)
    choices[players] = NOTHING
    if POPCOUNT[closed] >= 2:
        return closed
    used = choices[active] != NOTHING
    context = TurnContext(noise_seeds[active], turn, active, white, colours)
    evaluator = with_params(reference, params[active]) if real else reference
    choices[players] = choose_colour(evaluator, context, sheets, closed, used)
    return resolve_colour(sheets, closed, active, colours, choices[players], used, tables.closing)


@njit_entry
def play_matches(
    reference: Evaluator,
    params: tuple[PolicyParams, ...],
    lucky: NDArray[np.int64],
    seed: np.uint64,
    deals: NDArray[np.int64],
    noise_seeds: NDArray[np.uint64],
    samples: int,
    state: MatchState,
    results: Results,
) -> None:
    """Play one game on the dice of each deal; seat 0 begins. `noise_seeds` has one seed per game and seat.

    The luck of a roll is the value of the position to a seat after the reference policy has played the turn in all
    seats, minus the mean of that value over `samples` other rolls. Its expected sum over a game is zero for any
    players, so it serves as a control variate. Without samples it stays 0.
    """
    sheets, saved = state.sheets, state.saved
    players, faces = len(sheets), reference.tables.sides**6
    for game in range(len(deals)):
        key = game_key(seed, deals[game])
        sample_key = mix(~key)
        for seat in range(players):
            sheets[seat] = 0
        closed = turn = 0
        while not game_over(sheets, closed):
            active = turn % players
            turn += 1
            before = closed
            for seat in range(players):
                saved[seat] = sheets[seat]
            # The reference policy plays the other rolls and this one; then the bots play this one.
            for sample in range(samples + 2 if samples else 1):
                real = sample == samples + 1 or not samples
                bits = roll_key(sample_key, turn << 8 | sample) if sample < samples else roll_key(key, turn)
                closed = play_turn(
                    reference, params, real, noise_seeds[game], lucky, state, before, active, turn, scaled(bits, faces)
                )
                if not real:
                    weight = 1.0 if sample == samples else -1.0 / samples
                    for seat in range(players):
                        win, margin = evaluate(reference, sheets, closed, seat, turn % players)
                        results.luck[game, seat, 0] += weight * win
                        results.luck[game, seat, 1] += weight * margin
                    for seat in range(players):
                        sheets[seat] = saved[seat]
        results.turns[game] = turn
        results.closed[game] = closed
        for seat in range(players):
            results.sheets[game, seat] = sheets[seat]
