"""Predicts what the other players do in a turn of Classic or Longo, for bots that anticipate."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline

from .evaluate import Evaluator, quick
from .rules import cell_at
from .search import IDLE, ColourForecast, TurnContext, best_colour, best_white
from .turn import NOTHING, Sheets, cross_off, white_cells


@njit_inline
def anticipate(
    evaluator: Evaluator,
    context: TurnContext,
    sheets: Sheets,
    lucky: NDArray[np.int64],
    closed: int,
    me: int,
    expected: Sheets,
) -> tuple[int, ColourForecast]:
    """Predict that every other seat makes the network's best choice, as if nobody else moved.

    Fill `expected` with their sheets after action 1; return the rows they close in it, and the forecast of action 2.
    """
    closing, active, predictor = evaluator.tables.closing, context.active, quick(evaluator)
    closed_by_others, forecast = 0, IDLE
    for seat in range(len(sheets)):
        expected[seat] = sheets[seat]
        if seat == me:
            continue
        cells = white_cells(context.white, sheets[seat], closed, lucky[seat])
        place = best_white(predictor, context, sheets, closed, 0, seat, cells, IDLE)[0]
        before, after = sheets[seat], closed
        if place != NOTHING:
            after |= cross_off(sheets, seat, cells, place, closing)
        if seat == active and POPCOUNT[after] < 2:
            used = place != NOTHING
            second = best_colour(predictor, context, sheets, after, used)[0]
            cell = 0 if second == NOTHING else cell_at(context.colours, second)
            forecast = ColourForecast(second & 3, cell, not used)
        closed_by_others |= after ^ closed
        expected[seat] = sheets[seat]
        sheets[seat] = before
    return closed_by_others, forecast
