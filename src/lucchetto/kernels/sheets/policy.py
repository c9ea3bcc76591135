"""Bots of every character in Classic and Longo, one decision at a time."""

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE, RANDOM, VALUED, Character
from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import folded, lean
from lucchetto.kernels.oversight import any_of

from .evaluate import Mind, Sheets, outcome
from .rules import PENALTY, cell_at, crossed, place_at
from .search import NOTHING, Later, Moment, best_colour, best_white, noticed

RUINOUS = 100.0
"""The price of ending a game that others win."""
NEVER = 1e9


@folded
def any_place(moment: Moment, seat: int, phase: int, mask: int, cells: np.uint64) -> int:
    """Any legal decision, a pass included."""
    k = any_of(moment.seed, seat, moment.turn, phase, BITS[mask] + 1)
    for number in range(8):
        place = place_at(cells, number)
        if mask >> place & 1:
            k -= 1
            if k == 0:
                return place
    return NOTHING


@lean
def cheapest(mind: Mind, sheets: Sheets, closed: int, me: int, cells: np.uint64, mask: int) -> tuple[float, int]:
    """The place of the lowest price: cells lost, less what a lock is worth; a fuller row is a hair cheaper."""
    who, closing, sheet = mind.who, mind.tables.closing, sheets[me]
    best, choice = NEVER, NOTHING
    for number in range(8):
        place = place_at(cells, number)
        if not mask >> place & 1:
            continue
        cell, row = cell_at(cells, place), place & 3
        byte = sheet >> 8 * row & 255
        price = cell - (byte >> 4) - 1 - (byte & 15) / 100
        if cell >= closing:
            price -= who.closing
            if who.careful and BITS[closed | 1 << row] >= 2:
                sheets[me] = crossed(sheet, row, cell, closing)
                price += 0.0 if outcome(sheets, me)[0] > 0 else RUINOUS
                sheets[me] = sheet
        if price < best:
            best, choice = price, place
    return best, choice


@lean
def before_penalty(who: Character, sheets: Sheets, me: int) -> float:
    """How dear a cross may be when passing means a penalty."""
    if not who.careful or sheets[me] + PENALTY < 4 * PENALTY:
        return who.desperation
    sheets[me] += PENALTY
    loses = outcome(sheets, me)[0] == 0
    sheets[me] -= PENALTY
    return RUINOUS - 1 if loses else who.desperation


@folded
def white_limit(mind: Mind, moment: Moment, sheets: Sheets, closed: int, me: int) -> float:
    """How dear a cross may be in action 1 before a priced bot passes."""
    who = mind.who
    if me != moment.active:
        return who.patience
    if not who.plans:
        return who.desperation
    mask = noticed(mind, moment, me, COLOUR_PHASE, sheets[me], closed, moment.colours)
    price, found = cheapest(mind, sheets, closed, me, moment.colours, mask)
    if found == NOTHING:
        return before_penalty(who, sheets, me)
    return who.patience if price <= who.patience else min(price, who.desperation)


@folded
def choose_white(
    mind: Mind, moment: Moment, sheets: Sheets, closed: int, meanwhile: int, me: int, cells: np.uint64, later: Later
) -> int:
    """A bot's place in action 1. `sheets`, `meanwhile` and `later` are the others as it expects them."""
    if mind.who.kind == VALUED:
        return best_white(mind, moment, sheets, closed, meanwhile, me, cells, later)[0]
    mask = noticed(mind, moment, me, 0, sheets[me], closed, cells)
    if mind.who.kind == RANDOM:
        return any_place(moment, me, 0, mask, cells)
    price, place = cheapest(mind, sheets, closed, me, cells, mask)
    return place if price <= white_limit(mind, moment, sheets, closed, me) else NOTHING


@folded
def choose_colour(mind: Mind, moment: Moment, sheets: Sheets, closed: int, used: bool) -> int:
    """The active bot's place in action 2."""
    if mind.who.kind == VALUED:
        return best_colour(mind, moment, sheets, closed, used)[0]
    active, cells = moment.active, moment.colours
    mask = noticed(mind, moment, active, COLOUR_PHASE, sheets[active], closed, cells)
    if mind.who.kind == RANDOM:
        return any_place(moment, active, COLOUR_PHASE, mask, cells)
    price, place = cheapest(mind, sheets, closed, active, cells, mask)
    limit = mind.who.patience if used else before_penalty(mind.who, sheets, active)
    return place if price <= limit else NOTHING
