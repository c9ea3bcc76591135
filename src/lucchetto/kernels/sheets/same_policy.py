"""A turn of Classic or Longo with the same policy in every seat, for rollouts and self-play.

A choice is a packed cross, `cell << 2 | row`, with cells from 1; 0 is a pass. The policy anticipates and overlooks
nothing, so a turn's decisions follow from its dice alone.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import as_int64, njit_inline, njit_nogil

from .evaluate import Evaluator, quick
from .rules import PENALTY, cell_at, crossed, legal_cells
from .search import IDLE, ColourForecast, TurnContext, best_colour, best_white
from .turn import NOTHING, Sheets, white_cells

PASS = 0
NOBODY = -1


class Scratch(NamedTuple):
    """Preallocated arrays of one game, each with one entry per seat."""

    sheets: Sheets
    expected: Sheets
    """The sheets that the seats expect of each other after action 1."""
    seen: Sheets
    """The same, with the sheet of the seat that decides as it is."""
    closes: NDArray[np.int64]
    """The mask of the row that each seat is expected to close in action 1."""
    alone: NDArray[np.int64]
    """Each seat's choice in action 1 if nobody else moves."""
    choices: NDArray[np.int64]
    before: Sheets
    """Room for the caller: sheets to return to."""


def new_scratch(players: int) -> Scratch:
    """Return the arrays for games of this many players."""
    return Scratch(*(np.zeros(players, np.int64) for _ in Scratch._fields))


@njit_nogil
def play_turn(
    evaluator: Evaluator,
    context: TurnContext,
    lucky: NDArray[np.int64],
    scratch: Scratch,
    closed: int,
    chooser: int,
    choice: int,
) -> int:
    """Play a whole turn with the policy in every seat; `chooser` makes `choice` in action 1. Return the closed rows.

    The decisions are those of `match.play_turn` with the same policy in all seats. Each seat expects the same of the
    others, so this is computed once per turn. What the active seat has planned alone is not computed again if nobody
    else moves, unless the plan was only a quick estimate. Seats without a legal cross are not evaluated.
    """
    sheets, choices, closing = scratch.sheets, scratch.choices, evaluator.tables.closing
    players, active = len(sheets), context.active
    forecast = _expect(evaluator, context, lucky, scratch, closed)
    is_planned = evaluator.alone
    for seat in range(players):
        choices[seat] = choice
        if seat != chooser:
            choices[seat] = _white_choice(evaluator, context, lucky, scratch, closed, seat, forecast)
    after = closed
    for seat in range(players):
        is_planned &= choices[seat] == (scratch.alone[seat] if seat == active else PASS)
        if choices[seat] != PASS:
            after = take(sheets, after, seat, choices[seat], True, closing)
    if POPCOUNT[after] >= 2:
        return after
    used = choices[active] != PASS
    second = forecast.cell << 2 | forecast.row
    if not is_planned:
        second = _cross(context.colours, best_colour(evaluator, context, sheets, after, used)[0])
    return take(sheets, after, active, second, used, closing)


@njit_inline
def _white_choice(
    evaluator: Evaluator,
    context: TurnContext,
    lucky: NDArray[np.int64],
    scratch: Scratch,
    closed: int,
    me: int,
    forecast: ColourForecast,
) -> int:
    """The policy's choice in action 1, given what it expects of the others."""
    sheets, expected, seen = scratch.sheets, scratch.expected, scratch.seen
    cells = white_cells(context.white, sheets[me], closed, lucky[me])
    if not _can_cross(evaluator, sheets[me], cells, closed):
        return PASS
    closed_by_others, is_alone = 0, evaluator.alone
    for seat in range(len(sheets)):
        seen[seat] = expected[seat] if seat != me else sheets[me]
        if seat != me:
            closed_by_others |= scratch.closes[seat]
            is_alone &= expected[seat] == sheets[seat]
    if me == context.active and is_alone:
        return as_int64(scratch.alone[me])
    second = IDLE if me == context.active else forecast
    return _cross(cells, best_white(evaluator, context, seen, closed, closed_by_others, me, cells, second)[0])


@njit_inline
def _expect(
    evaluator: Evaluator, context: TurnContext, lucky: NDArray[np.int64], scratch: Scratch, closed: int
) -> ColourForecast:
    """Fill in what everybody expects of each seat: its best choice while nobody else moves; forecast action 2."""
    sheets, forecast, predictor = scratch.sheets, IDLE, quick(evaluator)
    if len(sheets) == 1:
        return forecast
    for seat in range(len(sheets)):
        before = sheets[seat]
        cells = white_cells(context.white, before, closed, lucky[seat])
        cross = PASS
        if _can_cross(evaluator, before, cells, closed):
            cross = _cross(cells, best_white(predictor, context, sheets, closed, 0, seat, cells, IDLE)[0])
        after = closed
        if cross != PASS:
            after = take(sheets, closed, seat, cross, True, evaluator.tables.closing)
        if seat == context.active and POPCOUNT[after] < 2:
            second = _cross(context.colours, best_colour(predictor, context, sheets, after, cross != PASS)[0])
            forecast = ColourForecast(second & 3, second >> 2, cross == PASS, False)
        scratch.alone[seat] = cross
        scratch.closes[seat] = after ^ closed
        scratch.expected[seat] = sheets[seat]
        sheets[seat] = before
    return forecast


@njit_nogil
def _can_cross(evaluator: Evaluator, sheet: int, cells: np.uint64, closed: int) -> bool:
    tables = evaluator.tables
    return legal_cells(sheet, cells, tables.open[closed], tables.needed, tables.closing) != 0


@njit_nogil
def _cross(cells: np.uint64, place: int) -> int:
    """The cross at a place of these cells, as a packed choice."""
    return PASS if place == NOTHING else cell_at(cells, place) << 2 | place & 3


@njit_nogil
def take(sheets: Sheets, closed: int, seat: int, choice: int, used: bool, closing: int) -> int:
    """Cross off a choice, or take the penalty of a pass that was not `used` before; return the closed rows."""
    if choice == PASS:
        sheets[seat] += 0 if used else PENALTY
        return closed
    row, cell = choice & 3, choice >> 2
    sheets[seat] = crossed(sheets[seat], row, cell, closing)
    return closed | 1 << row if cell >= closing else closed
