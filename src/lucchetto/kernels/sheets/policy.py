"""Decides for every kind of policy in Classic and Longo, one action at a time.

The batch environment uses the pricing functions for its greedy opponent, so they take numbers rather than an evaluator.
"""

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE, LOSING_PRICE, RANDOM, VALUE_BASED, PolicyParams
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_inline, njit_nogil
from lucchetto.kernels.oversight import random_index

from .evaluate import Evaluator, outcome
from .rules import PENALTY, cell_at, crossed, place_at
from .search import ColourForecast, TurnContext, best_colour, best_white, noticed
from .turn import LAST_PENALTY, NOTHING, Sheets

NO_MOVE_PRICE = 1e9
"""The price when there is no move; it exceeds every limit."""


@njit_nogil
def random_place(seed: np.uint64, turn: int, seat: int, phase: int, mask: int, cells: np.uint64) -> int:
    """One of the places in `mask` or a pass, all equally likely."""
    k = random_index(seed, seat, turn, phase, POPCOUNT[mask] + 1)
    for number in range(8):
        place = place_at(cells, number)
        if mask >> place & 1:
            k -= 1
            if k == 0:
                return place
    return NOTHING


@njit_nogil
def cheapest(
    params: PolicyParams, sheets: Sheets, closed: int, me: int, cells: np.uint64, mask: int, closing: int
) -> tuple[float, int]:
    """The lowest price among the places in `mask`, and its place.

    A price is the number of skipped cells, less what else the move gains; a fuller row is slightly cheaper.
    """
    sheet = sheets[me]
    best, choice = NO_MOVE_PRICE, NOTHING
    for number in range(8):
        place = place_at(cells, number)
        if not mask >> place & 1:
            continue
        cell, row = cell_at(cells, place), place & 3
        byte = sheet >> 8 * row & 255
        price = cell - (byte >> 4) - 1 - (byte & 15) / 100
        if row == params.favourite:
            price -= params.fondness
        if cell >= closing:
            price -= params.closing
            if params.careful and POPCOUNT[closed | 1 << row] >= 2:
                sheets[me] = crossed(sheet, row, cell, closing)
                price += 0.0 if outcome(sheets, me)[0] > 0 else LOSING_PRICE
                sheets[me] = sheet
        if price < best:
            best, choice = price, place
    return best, choice


@njit_nogil
def limit_before_penalty(params: PolicyParams, sheets: Sheets, me: int) -> float:
    """The highest acceptable price when a pass costs a penalty."""
    if not params.careful or sheets[me] + PENALTY < LAST_PENALTY:
        return params.desperation
    sheets[me] += PENALTY
    loses = outcome(sheets, me)[0] == 0
    sheets[me] -= PENALTY
    return LOSING_PRICE - 1 if loses else params.desperation


@njit_nogil
def planned_limit(
    params: PolicyParams, sheets: Sheets, closed: int, me: int, colours: np.uint64, mask: int, closing: int
) -> float:
    """The active seat's highest acceptable price in action 1, given its places `mask` in action 2."""
    price, found = cheapest(params, sheets, closed, me, colours, mask, closing)
    if found == NOTHING:
        return limit_before_penalty(params, sheets, me)
    return params.patience if price <= params.patience else min(price, params.desperation)


@njit_inline
def white_limit(evaluator: Evaluator, context: TurnContext, sheets: Sheets, closed: int, me: int) -> float:
    """The highest price that a heuristic policy accepts in action 1."""
    params = evaluator.params
    if me != context.active:
        return params.patience
    if not params.plans:
        return params.desperation
    mask = noticed(evaluator, context, me, COLOUR_PHASE, sheets[me], closed, context.colours, True)
    return planned_limit(params, sheets, closed, me, context.colours, mask, evaluator.tables.closing)


@njit_nogil
def look_again(
    evaluator: Evaluator, context: TurnContext, sheets: Sheets, closed: int, me: int, cells: np.uint64
) -> int:
    """A heuristic policy's place in action 1 after a first look found nothing: a pass if action 2 is good enough."""
    params, closing = evaluator.params, evaluator.tables.closing
    if me != context.active or params.second_look <= params.notice_rate:
        return NOTHING
    limit = limit_before_penalty(params, sheets, me)
    mask = noticed(evaluator, context, me, COLOUR_PHASE, sheets[me], closed, context.colours, True)
    if cheapest(params, sheets, closed, me, context.colours, mask, closing)[0] <= limit:
        return NOTHING
    mask = noticed(evaluator, context, me, 0, sheets[me], closed, cells, True)
    price, place = cheapest(params, sheets, closed, me, cells, mask, closing)
    return place if price <= limit else NOTHING


@njit_inline
def choose_white(
    evaluator: Evaluator,
    context: TurnContext,
    sheets: Sheets,
    closed: int,
    closed_by_others: int,
    me: int,
    cells: np.uint64,
    forecast: ColourForecast,
) -> int:
    """A policy's place in action 1.

    `sheets`, `closed_by_others` and `forecast` describe what the policy expects the others to do.
    """
    params = evaluator.params
    if params.kind == VALUE_BASED:
        return best_white(evaluator, context, sheets, closed, closed_by_others, me, cells, forecast)[0]
    mask = noticed(evaluator, context, me, 0, sheets[me], closed, cells)
    if params.kind == RANDOM:
        return random_place(context.seed, context.turn, me, 0, mask, cells)
    price, place = cheapest(params, sheets, closed, me, cells, mask, evaluator.tables.closing)
    if price <= white_limit(evaluator, context, sheets, closed, me):
        return place
    return look_again(evaluator, context, sheets, closed, me, cells)


@njit_inline
def choose_colour(evaluator: Evaluator, context: TurnContext, sheets: Sheets, closed: int, used: bool) -> int:
    """The active policy's place in action 2."""
    params = evaluator.params
    if params.kind == VALUE_BASED:
        return best_colour(evaluator, context, sheets, closed, used)[0]
    active, cells = context.active, context.colours
    mask = noticed(evaluator, context, active, COLOUR_PHASE, sheets[active], closed, cells, not used)
    if params.kind == RANDOM:
        return random_place(context.seed, context.turn, active, COLOUR_PHASE, mask, cells)
    price, place = cheapest(params, sheets, closed, active, cells, mask, evaluator.tables.closing)
    limit = params.patience if used else limit_before_penalty(params, sheets, active)
    return place if price <= limit else NOTHING
