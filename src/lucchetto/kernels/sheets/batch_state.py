"""The state of a batch of Classic or Longo games: starts games, and finds the legal actions of a roll."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.phases import COLOUR, WHITE
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .rules import cell_at, legal_cells, total
from .tables import tables
from .turn import NOTHING, white_cells

_OPEN = tables("classic").open  # the same in every variant


class Games(NamedTuple):
    """One entry per game; `sheets` has one column per seat."""

    key: NDArray[np.uint64]
    sheets: NDArray[np.int64]
    closed: NDArray[np.int64]
    active: NDArray[np.int64]
    turn: NDArray[np.int64]
    phase: NDArray[np.int8]
    used: NDArray[np.bool_]
    roll: NDArray[np.int64]


class Lineup(NamedTuple):
    """The agent's seat, each seat's lucky numbers as a mask of sums, and each seat's kind of policy."""

    agent: int
    first: int
    """The seat that begins, or −1 to draw it for every game."""
    lucky: NDArray[np.int64]
    policy: NDArray[np.int64]


class Limits(NamedTuple):
    """The variant's numbers, without its tables."""

    sides: int
    needed: int
    closing: int


def empty_games(count: int, players: int) -> Games:
    """Return arrays for this many games."""
    return Games(
        key=np.zeros(count, np.uint64),
        sheets=np.zeros((count, players), np.int64),
        closed=np.zeros(count, np.int64),
        active=np.zeros(count, np.int64),
        turn=np.zeros(count, np.int64),
        phase=np.zeros(count, np.int8),
        used=np.zeros(count, np.bool_),
        roll=np.zeros(count, np.int64),
    )


@njit_entry
def begin(
    limits: Limits, games: Games, lineup: Lineup, selected: NDArray[np.bool_], seed: np.uint64, begun: NDArray[np.int64]
) -> None:
    """Start a new game wherever `selected` is true and roll its dice; `begun` counts the games begun at each index."""
    places, players = games.sheets.shape
    for game in range(places):
        if selected[game]:
            key = game_key(seed, begun[game] * places + game)
            begun[game] += 1
            games.key[game] = key
            games.sheets[game] = 0
            games.closed[game] = 0
            games.active[game] = scaled(roll_key(key, 0), players) if lineup.first < 0 else lineup.first
            games.phase[game] = WHITE
            games.used[game] = False
            games.turn[game] = 1
            games.roll[game] = scaled(roll_key(key, 1), limits.sides**6)


@njit_entry
def totals(games: Games, points: NDArray[np.int64]) -> None:
    """Fill in the points of all seats, one row per game."""
    places, players = games.sheets.shape
    for game in range(places):
        for seat in range(players):
            points[game, seat] = total(games.sheets[game, seat])


@njit_nogil
def seat_cells(white: np.uint64, colours: np.uint64, phase: int, sheet: int, closed: int, lucky: int) -> np.uint64:
    """The eight cells that a seat can use in this phase."""
    return colours if phase == COLOUR else white_cells(white, sheet, closed, lucky)


@njit_nogil
def legal(limits: Limits, sheet: int, closed: int, cells: np.uint64) -> int:
    """The mask of the places that may be crossed off."""
    return legal_cells(sheet, cells, _OPEN[closed], limits.needed, limits.closing)


@njit_nogil
def place_of(limits: Limits, phase: int, cells: np.uint64, mask: int, action: int) -> int:
    """The place for an environment's action number; below NOTHING if the action is illegal now."""
    if action == 0:
        return NOTHING
    for place in range(8):
        if mask >> place & 1 and action_of(limits, phase, cells, place) == action:
            return place
    return NOTHING - 1


@njit_nogil
def action_of(limits: Limits, phase: int, cells: np.uint64, place: int) -> int:
    """The environments' action number for crossing off this place; lucky crosses have their own numbers."""
    row = place & 3 if phase == COLOUR else place
    return row * (2 * limits.sides - 1) + cell_at(cells, place)
