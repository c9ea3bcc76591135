"""Value-based decisions in Classic and Longo: finds the choice that leads to the best afterstate.

An afterstate is the position at the end of a turn, before the next roll. In action 1 the active player plans both
actions together; `sheets` shows what the others do at the same time, or what the player expects them to do.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import CELL_VALUE, COLOUR_PHASE
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline, njit_nogil
from lucchetto.kernels.oversight import is_perfect, misjudgement, notices, watches

from .evaluate import Evaluator, utility
from .rules import PENALTY, cell_at, crossed, legal_cells, place_at
from .turn import NOTHING, Sheets, cross_off, resolve_colour


class TurnContext(NamedTuple):
    """A turn and its dice, from the point of view of one bot."""

    seed: np.uint64
    """The seed of the bot's noise."""
    turn: int
    active: int
    white: np.uint64
    """The cells of action 1, without lucky ones."""
    colours: np.uint64
    """The cells of action 2."""


class ColourForecast(NamedTuple):
    """The expected action 2 of another player."""

    row: int
    cell: int
    """0 if no cross is expected."""
    fails: bool
    """Whether the player takes a penalty if there is no cross."""
    responds: bool
    """Whether the player will make the network's best choice instead, given the result of action 1."""


IDLE = ColourForecast(0, 0, False, False)


@njit_nogil
def noticed(
    evaluator: Evaluator,
    context: TurnContext,
    seat: int,
    phase: int,
    sheet: int,
    closed: int,
    cells: np.uint64,
    again: bool = False,
) -> int:
    """The mask of the legal places that a bot notices; `again` means a second look, before it takes a penalty."""
    tables, params = evaluator.tables, evaluator.params
    mask = legal_cells(sheet, cells, tables.open[closed], tables.needed, tables.closing)
    if is_perfect(params):
        return mask
    seed, turn = context.seed, context.turn
    if phase != COLOUR_PHASE and seat != context.active and not watches(seed, seat, turn, params.watch_rate):
        return 0
    for place in range(8):
        row, cell, lucky = place & 3, cell_at(cells, place), place >= 4 and phase != COLOUR_PHASE
        skipped = cell - (sheet >> 8 * row + 4 & 15) - 1
        if not notices(seed, seat, turn, phase, row, cell, lucky, skipped, params, again):
            mask &= ~(1 << place)
    return mask


@njit_nogil
def bias(
    evaluator: Evaluator, context: TurnContext, sheets: Sheets, seat: int, phase: int, place: int, cell: int
) -> float:
    """What the bot's preferences and errors add to the value of a cross."""
    params, row, lucky = evaluator.params, place & 3, place >= 4 and phase != COLOUR_PHASE
    cells = params.fondness if row == params.favourite else 0.0
    cells += params.closing if cell >= evaluator.tables.closing else 0.0
    if params.misjudgement != 0.0:
        cells += params.misjudgement * misjudgement(context.seed, seat, context.turn, phase, row, cell, lucky)
    return cells * (CELL_VALUE if len(sheets) == 1 else CELL_VALUE * (1.0 + params.margin_weight))


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
            value += bias(evaluator, context, sheets, active, COLOUR_PHASE, place, cell_at(cells, place))
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
                if forecast.responds:
                    second = best_colour(evaluator, context, sheets, after, not forecast.fails)[0]
                    after = resolve_colour(sheets, after, active, context.colours, second, not forecast.fails, closing)
                else:
                    sheets[active], after = with_forecast(theirs, after, forecast, closing)
            value = utility(evaluator, sheets, after, me, following)
            if me != active:
                sheets[active] = theirs
        if place != NOTHING:
            value += bias(evaluator, context, sheets, me, 0, place, cell_at(cells, place))
        if value > best + evaluator.params.tie_epsilon:
            best, choice = value, place
    sheets[me] = sheet
    return choice, best
