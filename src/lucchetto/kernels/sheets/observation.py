"""What the asked seat sees of many games: the environments' observation vector and action mask (docs/envs.md)."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean

from .batch_state import OVER, Company, Games, Limits, action_of, legal, rolled_cells, seat_cells
from .tables import Tables


@lean
def see(
    tables: Tables,
    limits: Limits,
    games: Games,
    company: Company,
    seen: NDArray[np.int8],
    masks: NDArray[np.int8],
) -> None:
    """Fills both arrays, a line a game."""
    seen[:] = 0
    masks[:] = 0
    seat, players = company.seat, games.sheets.shape[1]
    for game in range(len(games.key)):
        line, closed, phase, at = seen[game], games.closed[game], games.phase[game], 0
        for place in range(players):
            other = (seat + place) % players
            at = _see_sheet(limits, games.sheets[game, other], closed, company.lucky[other], line, at)
        at = _see_dice(limits, closed, phase, games.roll[game], line, at)
        line[at + (games.active[game] - seat) % players] = 1
        line[at + players] = games.used[game]
        if phase != OVER:
            white, colours = rolled_cells(tables, games.roll[game])
            sheet = games.sheets[game, seat]
            cells = seat_cells(white, colours, phase, sheet, closed, company.lucky[seat])
            _see_actions(limits, phase, cells, legal(limits, sheet, closed, cells), masks[game])


@lean
def ones(line: NDArray[np.int8], start: int, stop: int) -> None:
    for entry in range(start, stop):
        line[entry] = 1


@lean
def _see_sheet(limits: Limits, sheet: int, closed: int, lucky: int, line: NDArray[np.int8], at: int) -> int:
    """Cells still free, crosses, penalties, lucky numbers; returns where the next field begins."""
    length, longest = 2 * limits.sides - 1, limits.closing + 1
    for row in range(4):
        if not closed >> row & 1:
            ones(line, at + (sheet >> 8 * row + 4 & 15), at + length)
        at += length
    for row in range(4):
        ones(line, at, at + (sheet >> 8 * row & 15))
        at += longest
    ones(line, at, at + (sheet >> 32))
    at += 4
    if limits.sides == 6:  # Classic has no lucky numbers
        return at
    for number in range(length):
        line[at + number] = lucky >> number + 2 & 1
    return at + length


@lean
def _see_dice(limits: Limits, closed: int, phase: int, roll: int, line: NDArray[np.int8], at: int) -> int:
    """Closed rows, dice, phase; returns where the next field begins."""
    for row in range(4):
        line[at + row] = closed >> row & 1
    at += 4
    if phase != OVER:
        for die in range(5, -1, -1):
            roll, face = divmod(roll, limits.sides)
            if die < 2 or not closed >> (die - 2) & 1:
                line[at + die * limits.sides + face] = 1
        line[at + 6 * limits.sides + phase] = 1
    return at + 6 * limits.sides + 2


@lean
def _see_actions(limits: Limits, phase: int, cells: np.uint64, mask: int, line: NDArray[np.int8]) -> None:
    line[0] = 1
    for place in range(8):
        if mask >> place & 1:
            line[action_of(limits, phase, cells, place)] = 1
