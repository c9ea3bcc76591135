"""The agent's observation vector and action mask in many games of Classic or Longo (docs/envs.md)."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.phases import OVER

from .batch_state import Games, Limits, Lineup, action_of, legal, seat_cells
from .tables import Tables
from .turn import roll_cells


@njit_entry
def observe(
    tables: Tables,
    limits: Limits,
    games: Games,
    lineup: Lineup,
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
) -> None:
    """Fill in both arrays, one row per game."""
    observations[:] = 0
    masks[:] = 0
    agent, players = lineup.agent, games.sheets.shape[1]
    for game in range(len(games.key)):
        line, closed, phase, at = observations[game], games.closed[game], games.phase[game], 0
        for place in range(players):
            other = (agent + place) % players
            at = _encode_sheet(limits, games.sheets[game, other], closed, lineup.lucky[other], line, at)
        at = _encode_dice(limits, closed, phase, games.roll[game], line, at)
        line[at + (games.active[game] - agent) % players] = 1
        line[at + players] = games.used[game]
        if phase != OVER:
            white, colours = roll_cells(tables, games.roll[game])
            sheet = games.sheets[game, agent]
            cells = seat_cells(white, colours, phase, sheet, closed, lineup.lucky[agent])
            _encode_actions(limits, phase, cells, legal(limits, sheet, closed, cells), masks[game])


@njit_nogil
def ones(line: NDArray[np.int8], start: int, stop: int) -> None:
    """Set the entries from `start` to `stop` − 1 to one."""
    for entry in range(start, stop):
        line[entry] = 1


@njit_nogil
def _encode_sheet(limits: Limits, sheet: int, closed: int, lucky: int, line: NDArray[np.int8], at: int) -> int:
    """Encode free cells, crosses, penalties and lucky numbers; return where the next field begins."""
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


@njit_nogil
def _encode_dice(limits: Limits, closed: int, phase: int, roll: int, line: NDArray[np.int8], at: int) -> int:
    """Encode closed rows, dice and phase; return where the next field begins."""
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


@njit_nogil
def _encode_actions(limits: Limits, phase: int, cells: np.uint64, mask: int, line: NDArray[np.int8]) -> None:
    line[0] = 1
    for place in range(8):
        if mask >> place & 1:
            line[action_of(limits, phase, cells, place)] = 1
