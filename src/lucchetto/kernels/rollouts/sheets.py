"""Rollouts of Classic and Longo. Choices are those of `kernels.sheets.same_policy`.

Games with the same number have the same dice, whatever the choice.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.kernels.sheets.evaluate import Evaluator, evaluate, outcome
from lucchetto.kernels.sheets.same_policy import NOBODY, PASS, Scratch, play_turn, take
from lucchetto.kernels.sheets.search import TurnContext
from lucchetto.kernels.sheets.turn import Sheets, game_over, roll_cells

from .limits import Batch, Limits, Outcomes

_NO_SEED = np.uint64(0)


class Start(NamedTuple):
    """The decision: a position in the middle of a turn, and the seat that decides."""

    sheets: Sheets
    lucky: NDArray[np.int64]
    """By seat: the mask of its lucky sums."""
    closed: int
    active: int
    roll: int
    """All six dice as one number; those of closed rows do not matter."""
    seat: int
    in_colour: bool
    """Whether the active seat decides in action 2."""
    used: bool
    """In action 2: whether the active seat has used action 1."""


@njit_entry
def roll_out(
    evaluator: Evaluator,
    start: Start,
    choices: NDArray[np.int64],
    batch: Batch,
    limits: Limits,
    scratch: Scratch,
    outcomes: Outcomes,
) -> None:
    """Play every live choice on, once for each game of the batch, and store the results for the seat that decides."""
    sheets, players = scratch.sheets, len(start.sheets)
    for choice in range(len(choices)):
        if not batch.live[choice]:
            continue
        closed = _begin(evaluator, start, choices[choice], scratch)
        for seat in range(players):
            scratch.before[seat] = sheets[seat]
        for game in range(batch.first, batch.last):
            for seat in range(players):
                sheets[seat] = scratch.before[seat]
            win, margin = _play_on(evaluator, start, closed, game_key(batch.seed, game), limits, scratch)
            outcomes.wins[choice, game] = win
            outcomes.margins[choice, game] = margin


@njit_nogil
def _begin(evaluator: Evaluator, start: Start, choice: int, scratch: Scratch) -> int:
    """Play the rest of the current turn after this choice; return the closed rows."""
    sheets = scratch.sheets
    for seat in range(len(sheets)):
        sheets[seat] = start.sheets[seat]
    white, colours = roll_cells(evaluator.tables, start.roll)
    context = TurnContext(_NO_SEED, 0, start.active, white, colours)
    if start.in_colour:
        return take(sheets, start.closed, start.active, choice, start.used, evaluator.tables.closing)
    return play_turn(evaluator, context, start.lucky, scratch, start.closed, start.seat, choice)


@njit_nogil
def _play_on(
    evaluator: Evaluator, start: Start, closed: int, key: np.uint64, limits: Limits, scratch: Scratch
) -> tuple[float, float]:
    """Play from the end of the current turn; return win share and margin for the seat that decides."""
    sheets, me, tables = scratch.sheets, start.seat, evaluator.tables
    players, faces = len(sheets), tables.sides**6
    active, turn = start.active, 0
    while not game_over(sheets, closed):
        active = (active + 1) % players
        if turn == limits.turns:
            win, margin, _ = _shares(evaluator, sheets, closed, me, active)
            return win, margin
        if turn and players > 1 and limits.sure <= 1.0:
            win, margin, top = _shares(evaluator, sheets, closed, me, active)
            if top >= limits.sure:
                return win, margin
        turn += 1
        white, colours = roll_cells(tables, scaled(roll_key(key, turn), faces))
        context = TurnContext(_NO_SEED, turn, active, white, colours)
        closed = play_turn(evaluator, context, start.lucky, scratch, closed, NOBODY, PASS)
    return outcome(sheets, me)


@njit_nogil
def _shares(evaluator: Evaluator, sheets: Sheets, closed: int, me: int, following: int) -> tuple[float, float, float]:
    """The network's win share and margin for a seat, and the largest win share; the shares add up to 1."""
    whole = mine = top = lead = 0.0
    for seat in range(len(sheets)):
        win, margin = evaluate(evaluator, sheets, closed, seat, following)
        whole += win
        top = max(top, win)
        if seat == me:
            mine, lead = win, margin
    return mine / whole, lead, top / whole
