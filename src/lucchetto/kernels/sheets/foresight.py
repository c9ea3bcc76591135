"""Predicts what the other players do in a turn of Classic or Longo, for bots with foresight."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline, njit_nogil

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
    """Predict the choices of the other seats, as the bot's foresight says.

    Fill `expected` with their sheets after action 1; return the rows they close in it, and the forecast of action 2.
    """
    if evaluator.params.foresight == 2 and len(sheets) == 2:
        return anticipate_foresight(evaluator, context, sheets, lucky, closed, me, expected)
    closed_by_others, forecast = 0, IDLE
    for seat in range(len(sheets)):
        expected[seat] = sheets[seat]
        if seat != me:
            closes, second = expect_alone(evaluator, context, sheets, lucky, closed, seat, expected)
            closed_by_others |= closes
            if seat == context.active:
                forecast = second
    return closed_by_others, forecast


@njit_nogil
def expect_alone(
    evaluator: Evaluator,
    context: TurnContext,
    sheets: Sheets,
    lucky: NDArray[np.int64],
    closed: int,
    seat: int,
    expected: Sheets,
) -> tuple[int, ColourForecast]:
    """Predict that a seat makes the network's best choice as if nobody else moved.

    Fill in its sheet after action 1; return the mask of the row it closes, and the forecast of its action 2.
    """
    closing, predictor, forecast = evaluator.tables.closing, quick(evaluator), IDLE
    cells = white_cells(context.white, sheets[seat], closed, lucky[seat])
    place = best_white(predictor, context, sheets, closed, 0, seat, cells, IDLE)[0]
    before, after = sheets[seat], closed
    if place != NOTHING:
        after |= cross_off(sheets, seat, cells, place, closing)
    if seat == context.active and POPCOUNT[after] < 2:
        used = place != NOTHING
        second = best_colour(predictor, context, sheets, after, used)[0]
        cell = 0 if second == NOTHING else cell_at(context.colours, second)
        forecast = ColourForecast(second & 3, cell, not used, False)
    expected[seat] = sheets[seat]
    sheets[seat] = before
    return after ^ closed, forecast


@njit_nogil
def anticipate_foresight(
    evaluator: Evaluator,
    context: TurnContext,
    sheets: Sheets,
    lucky: NDArray[np.int64],
    closed: int,
    me: int,
    expected: Sheets,
) -> tuple[int, ColourForecast]:
    """With two players: predict that the other expects my best choice as if nobody else moved, and acts on that."""
    other = 1 - me
    closes, second = expect_alone(evaluator, context, sheets, lucky, closed, me, expected)
    expected[other] = sheets[other]
    cells = white_cells(context.white, sheets[other], closed, lucky[other])
    place = best_white(evaluator, context, expected, closed, closes, other, cells, second)[0]
    expected[me] = sheets[me]
    closes = 0
    if place != NOTHING:
        closes = cross_off(expected, other, cells, place, evaluator.tables.closing)
    return closes, ColourForecast(0, 0, place == NOTHING, other == context.active)
