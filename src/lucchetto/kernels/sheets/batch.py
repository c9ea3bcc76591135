"""One step of many games of Classic or Longo, each waiting for the same seat: what the vector environment runs on.

The other seats play by compiled policies. The asked seat decides in every action 1 and in its own action 2. The small
functions take numbers instead of the tuples of arrays, which cost more to hand over than the work itself.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import COLOUR_PHASE
from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import lean
from lucchetto.kernels.oversight import any_of
from lucchetto.kernels.rng import mix, roll_key, scaled

from .batch_state import COLOUR, NOTHING, OVER, WHITE, Company, Games, Limits, legal, place_of, rolled_cells, seat_cells
from .greedy import PATIENCE, greedy_colour, greedy_white, patience
from .rules import PENALTY, cell_at, crossed, place_at
from .tables import Tables

RANDOM, GREEDY = 0, 1
LAST_PENALTY = 4 * PENALTY


@lean
def act(
    tables: Tables,
    limits: Limits,
    games: Games,
    company: Company,
    which: NDArray[np.bool_],
    actions: NDArray[np.int64],
    fouls: NDArray[np.bool_],
    places: NDArray[np.int64],
) -> None:
    """The asked seat acts wherever `which` says so, then the others up to its next decision; fouls change nothing.

    `places` is room for a number a seat.
    """
    seat, players = company.seat, games.sheets.shape[1]
    for game in range(len(games.key)):
        if not which[game]:
            continue
        sheets, closed, active, phase = games.sheets[game], games.closed[game], games.active[game], games.phase[game]
        white, colours = rolled_cells(tables, games.roll[game])
        cells = seat_cells(white, colours, phase, sheets[seat], closed, company.lucky[seat])
        place = place_of(limits, phase, cells, legal(limits, sheets[seat], closed, cells), actions[game])
        if place < NOTHING:
            fouls[game] = True
            continue
        key, turn, used = games.key[game], games.turn[game], games.used[game]
        if phase == WHITE:
            places[seat] = place
            lucky, policy = company.lucky, company.policy
            _choose(limits, sheets, closed, active, white, colours, seat, lucky, policy, key, turn, places)
            closed = _cross_together(limits, sheets, closed, white, lucky, places)
            used, phase = places[active] != NOTHING, COLOUR
            if BITS[closed] >= 2:
                phase = OVER
            elif active != seat:
                place = _second(limits, sheets, closed, active, colours, company.policy[active], key, turn, used)
        if phase == COLOUR and (active != seat or games.phase[game] == COLOUR):
            closed = _finish_turn(limits, sheets, closed, active, colours, place, used)
            phase, used, active = WHITE, False, (active + 1) % players
            if BITS[closed] >= 2 or sheets[games.active[game]] >= LAST_PENALTY:
                phase, active = OVER, games.active[game]
            else:
                games.turn[game] = turn + 1
                games.roll[game] = scaled(roll_key(key, turn + 1), limits.sides**6)
        games.closed[game], games.active[game], games.phase[game] = closed, active, phase
        games.used[game] = used and phase == COLOUR


@lean
def _choose(
    limits: Limits,
    sheets: NDArray[np.int64],
    closed: int,
    active: int,
    white: np.uint64,
    colours: np.uint64,
    asked: int,
    lucky: NDArray[np.int64],
    policy: NDArray[np.int64],
    key: np.uint64,
    turn: int,
    places: NDArray[np.int64],
) -> None:
    """Action 1 of everybody but the asked seat: all choose before any choice takes effect (R1)."""
    for seat in range(len(sheets)):
        if seat == asked:
            continue
        cells = seat_cells(white, colours, WHITE, sheets[seat], closed, lucky[seat])
        mask = legal(limits, sheets[seat], closed, cells)
        if policy[seat] == RANDOM:
            places[seat] = _any_place(cells, mask, key, turn, seat, 0)
            continue
        limit = PATIENCE
        if seat == active:
            later = legal(limits, sheets[seat], closed, colours)
            limit = patience(sheets, closed, seat, colours, later, limits.closing)
        places[seat] = greedy_white(sheets, closed, seat, cells, mask, limit, limits.closing)


@lean
def _cross_together(
    limits: Limits,
    sheets: NDArray[np.int64],
    closed: int,
    white: np.uint64,
    lucky: NDArray[np.int64],
    places: NDArray[np.int64],
) -> int:
    """All choices of action 1 take effect; returns the rows closed after it."""
    closing = closed
    for seat in range(len(sheets)):
        if places[seat] != NOTHING:
            cells = seat_cells(white, white, WHITE, sheets[seat], closed, lucky[seat])
            row, cell = places[seat] & 3, cell_at(cells, places[seat])
            sheets[seat] = crossed(sheets[seat], row, cell, limits.closing)
            closing |= (cell >= limits.closing) << row
    return closing


@lean
def _second(
    limits: Limits,
    sheets: NDArray[np.int64],
    closed: int,
    active: int,
    colours: np.uint64,
    policy: int,
    key: np.uint64,
    turn: int,
    used: bool,
) -> int:
    """A policy's place in action 2."""
    mask = legal(limits, sheets[active], closed, colours)
    if policy == RANDOM:
        return _any_place(colours, mask, key, turn, active, COLOUR_PHASE)
    return greedy_colour(sheets, closed, active, colours, mask, used, limits.closing)


@lean
def _finish_turn(
    limits: Limits, sheets: NDArray[np.int64], closed: int, active: int, colours: np.uint64, place: int, used: bool
) -> int:
    """Action 2 takes effect, or its penalty does; returns the rows closed after it."""
    if place != NOTHING:
        row, cell = place & 3, cell_at(colours, place)
        sheets[active] = crossed(sheets[active], row, cell, limits.closing)
        closed |= (cell >= limits.closing) << row
    elif not used:
        sheets[active] += PENALTY
    return closed


@lean
def _any_place(cells: np.uint64, mask: int, key: np.uint64, turn: int, seat: int, phase: int) -> int:
    """Any legal decision, each as likely as any other, from a stream of the game apart from its dice."""
    choice = any_of(mix(~key), seat, turn, phase, BITS[mask] + 1)
    for number in range(8):
        place = place_at(cells, number)
        if choice and mask >> place & 1:
            choice -= 1
            if not choice:
                return place
    return NOTHING
