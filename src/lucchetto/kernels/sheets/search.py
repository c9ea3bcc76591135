"""Decisions by value in Classic and Longo: of all that a player can do in a turn, what leads to the best position.

Positions are judged at the end of a turn, before the next roll. In action 1 the active player plans both actions
together; what the others do at the same time is taken from `sheets`, as they are or as somebody expects them to be.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import COLOUR_PHASE
from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import folded, lean
from lucchetto.kernels.oversight import notices

from .evaluate import Mind, Sheets, worth
from .rules import PENALTY, cell_at, crossed, legal_cells, place_at, white_sum, with_lucky_cells
from .tables import Tables

NOTHING = -1
"""The place of a pass."""


class Moment(NamedTuple):
    """A turn with its dice, as a bot meets it."""

    seed: np.uint64
    """Of the bot's whims."""
    turn: int
    active: int
    pair: int
    """The white dice."""
    colours: np.uint64
    """The cells of action 2."""


class Later(NamedTuple):
    """What somebody expects of the active player's action 2."""

    row: int
    cell: int
    """0: nothing."""
    fails: bool
    """Takes a penalty if there is no cross."""


IDLE = Later(0, 0, False)


@lean
def colour_cells(tables: Tables, roll: int) -> tuple[int, np.uint64]:
    """A roll's white pair, and its eight cells of action 2."""
    fours = tables.sides**4
    pair = roll // fours
    return pair, tables.left[pair] + tables.colour[roll - pair * fours] & tables.both[pair]


@lean
def white_cells(tables: Tables, sheet: int, closed: int, pair: int, lucky: int) -> np.uint64:
    """A seat's eight cells in action 1: the white sum's, and its lucky crosses in the high half."""
    cells = tables.white[pair]
    return with_lucky_cells(sheet, cells, closed) if lucky >> white_sum(cells) & 1 else cells


@lean
def noticed(mind: Mind, moment: Moment, seat: int, phase: int, sheet: int, closed: int, cells: np.uint64) -> int:
    """The places that a bot may cross and sees, as a mask."""
    tables, attention = mind.tables, mind.who.attention
    mask = legal_cells(sheet, cells, tables.open[closed], tables.needed, tables.closing)
    if attention < 1.0:
        for place in range(8):
            lucky = place >= 4 and phase != COLOUR_PHASE
            cell = cell_at(cells, place)
            if not notices(moment.seed, seat, moment.turn, phase, place & 3, cell, lucky, attention):
                mask &= ~(1 << place)
    return mask


@lean
def best_colour(mind: Mind, moment: Moment, sheets: Sheets, closed: int, used: bool) -> tuple[int, float]:
    """The active player's best place in action 2, and what it is worth."""
    active, cells, closing = moment.active, moment.colours, mind.tables.closing
    following = (active + 1) % len(sheets)
    sheet = sheets[active]
    mask = noticed(mind, moment, active, COLOUR_PHASE, sheet, closed, cells)
    sheets[active] = sheet if used else sheet + PENALTY
    best, choice = worth(mind, sheets, closed, active, following), NOTHING
    for number in range(8):
        place = place_at(cells, number)
        if mask >> place & 1:
            cell, row = cell_at(cells, place), place & 3
            sheets[active] = crossed(sheet, row, cell, closing)
            after = closed | 1 << row if cell >= closing else closed
            value = worth(mind, sheets, after, active, following)
            if value > best + mind.who.hair:
                best, choice = value, place
    sheets[active] = sheet
    return choice, best


@folded
def finished(sheet: int, closed: int, later: Later, closing: int) -> tuple[int, int]:
    """The active player's sheet and the closed rows after an action 2 that somebody else expects."""
    if later.cell and not closed >> later.row & 1:
        shut = closed | 1 << later.row if later.cell >= closing else closed
        return crossed(sheet, later.row, later.cell, closing), shut
    return (sheet + PENALTY if later.fails else sheet), closed


@lean
def best_white(
    mind: Mind, moment: Moment, sheets: Sheets, closed: int, meanwhile: int, me: int, cells: np.uint64, later: Later
) -> tuple[int, float]:
    """A seat's best place in action 1, and what it is worth.

    `meanwhile` are the rows that others close in it, `later` is the action 2 of an active player who is somebody else.
    """
    active, closing = moment.active, mind.tables.closing
    following = (active + 1) % len(sheets)
    sheet, theirs = sheets[me], sheets[active]
    mask = noticed(mind, moment, me, 0, sheet, closed, cells)
    best, choice = -1e9, NOTHING
    for number in range(NOTHING, 8):
        place = NOTHING if number == NOTHING else place_at(cells, number)
        if place != NOTHING and not mask >> place & 1:
            continue
        after = closed | meanwhile
        if place != NOTHING:
            cell, row = cell_at(cells, place), place & 3
            sheets[me] = crossed(sheet, row, cell, closing)
            if cell >= closing:
                after |= 1 << row
        if me == active and mind.who.plans and BITS[after] < 2:
            _, value = best_colour(mind, moment, sheets, after, place != NOTHING)
        else:
            if me != active and BITS[after] < 2:
                sheets[active], after = finished(theirs, after, later, closing)
            value = worth(mind, sheets, after, me, following)
            if me != active:
                sheets[active] = theirs
        if value > best + mind.who.hair:
            best, choice = value, place
    sheets[me] = sheet
    return choice, best
