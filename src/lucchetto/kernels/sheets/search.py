"""Decisions by value in Classic and Longo: the choice in a turn that leads to the best afterstate.

An afterstate is the position at the end of a turn, before the next roll. In action 1 the active player plans both
actions together; `sheets` shows what the others do at the same time, or what the player expects them to do.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline, njit_nogil
from lucchetto.kernels.oversight import notices

from .evaluate import Evaluator, utility
from .rules import PENALTY, cell_at, crossed, legal_cells, place_at
from .turn import NOTHING, Sheets, cross_off


class TurnContext(NamedTuple):
    """A turn with its dice, as one bot meets it."""

    seed: np.uint64
    """Of the bot's noise."""
    turn: int
    active: int
    white: np.uint64
    """The cells of action 1, without lucky ones."""
    colours: np.uint64
    """The cells of action 2."""


class ColourForecast(NamedTuple):
    """What another player is expected to do in action 2."""

    row: int
    cell: int
    """0: no cross."""
    fails: bool
    """Takes a penalty if there is no cross."""


IDLE = ColourForecast(0, 0, False)


@njit_nogil
def noticed(
    evaluator: Evaluator, context: TurnContext, seat: int, phase: int, sheet: int, closed: int, cells: np.uint64
) -> int:
    """The mask of the places that a bot may cross off and notices."""
    tables, notice_rate = evaluator.tables, evaluator.params.notice_rate
    mask = legal_cells(sheet, cells, tables.open[closed], tables.needed, tables.closing)
    if notice_rate < 1.0:
        for place in range(8):
            lucky = place >= 4 and phase != COLOUR_PHASE
            cell = cell_at(cells, place)
            if not notices(context.seed, seat, context.turn, phase, place & 3, cell, lucky, notice_rate):
                mask &= ~(1 << place)
    return mask


@njit_nogil
def best_colour(
    evaluator: Evaluator, context: TurnContext, sheets: Sheets, closed: int, used: bool
) -> tuple[int, float]:
    """The active player's best place in action 2, and its utility."""
    active, cells, closing = context.active, context.colours, evaluator.tables.closing
    following = (active + 1) % len(sheets)
    sheet = sheets[active]
    mask = noticed(evaluator, context, active, COLOUR_PHASE, sheet, closed, cells)
    sheets[active] = sheet if used else sheet + PENALTY
    best, choice = utility(evaluator, sheets, closed, active, following), NOTHING
    for number in range(8):
        place = place_at(cells, number)
        if mask >> place & 1:
            sheets[active] = sheet
            after = closed | cross_off(sheets, active, cells, place, closing)
            value = utility(evaluator, sheets, after, active, following)
            if value > best + evaluator.params.tie_epsilon:
                best, choice = value, place
    sheets[active] = sheet
    return choice, best


@njit_inline
def with_forecast(sheet: int, closed: int, forecast: ColourForecast, closing: int) -> tuple[int, int]:
    """The active player's sheet and the closed rows after the forecast action 2."""
    if forecast.cell and not closed >> forecast.row & 1:
        after = closed | 1 << forecast.row if forecast.cell >= closing else closed
        return crossed(sheet, forecast.row, forecast.cell, closing), after
    return (sheet + PENALTY if forecast.fails else sheet), closed


@njit_nogil
def best_white(
    evaluator: Evaluator,
    context: TurnContext,
    sheets: Sheets,
    closed: int,
    closed_by_others: int,
    me: int,
    cells: np.uint64,
    forecast: ColourForecast,
) -> tuple[int, float]:
    """A seat's best place in action 1, and its utility.

    `closed_by_others` are the rows that others close in action 1; `forecast` is the action 2 of another active player.
    """
    active, closing = context.active, evaluator.tables.closing
    following = (active + 1) % len(sheets)
    sheet, theirs = sheets[me], sheets[active]
    mask = noticed(evaluator, context, me, 0, sheet, closed, cells)
    best, choice = -1e9, NOTHING
    for number in range(NOTHING, 8):
        place = NOTHING if number == NOTHING else place_at(cells, number)
        if place != NOTHING and not mask >> place & 1:
            continue
        after = closed | closed_by_others
        if place != NOTHING:
            sheets[me] = sheet
            after |= cross_off(sheets, me, cells, place, closing)
        if me == active and evaluator.params.plans and POPCOUNT[after] < 2:
            _, value = best_colour(evaluator, context, sheets, after, place != NOTHING)
        else:
            if me != active and POPCOUNT[after] < 2:
                sheets[active], after = with_forecast(theirs, after, forecast, closing)
            value = utility(evaluator, sheets, after, me, following)
            if me != active:
                sheets[active] = theirs
        if value > best + evaluator.params.tie_epsilon:
            best, choice = value, place
    sheets[me] = sheet
    return choice, best
