"""Many games of Classic or Longo side by side as arrays: what they hold, how they begin, what a roll offers."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .rules import cell_at, legal_cells, total, white_sum, with_lucky_cells
from .tables import Tables, tables

NOTHING = -1
"""The place of a pass."""
WHITE, COLOUR, OVER = 0, 1, 2
_OPEN = tables("classic").open  # the same in every variant


class Games(NamedTuple):
    """One entry a game; `sheets` has a column a seat."""

    key: NDArray[np.uint64]
    sheets: NDArray[np.int64]
    closed: NDArray[np.int64]
    active: NDArray[np.int64]
    turn: NDArray[np.int64]
    phase: NDArray[np.int8]
    used: NDArray[np.bool_]
    roll: NDArray[np.int64]


class Company(NamedTuple):
    """Who plays: the asked seat, everybody's lucky numbers as masks of sums, everybody's policy."""

    seat: int
    first: int
    """Who begins; −1: whoever is drawn."""
    lucky: NDArray[np.int64]
    policy: NDArray[np.int64]


class Limits(NamedTuple):
    """The variant's numbers, without its tables."""

    sides: int
    needed: int
    closing: int


def empty_games(count: int, players: int) -> Games:
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


@lean
def begin(
    limits: Limits, games: Games, company: Company, which: NDArray[np.bool_], seed: np.uint64, begun: NDArray[np.int64]
) -> None:
    """A new game wherever `which` says so, rolled for the first time; `begun` counts the games of each place."""
    places, players = games.sheets.shape
    for game in range(places):
        if which[game]:
            key = game_key(seed, begun[game] * places + game)
            begun[game] += 1
            games.key[game] = key
            games.sheets[game] = 0
            games.closed[game] = 0
            games.active[game] = scaled(roll_key(key, 0), players) if company.first < 0 else company.first
            games.phase[game] = WHITE
            games.used[game] = False
            games.turn[game] = 1
            games.roll[game] = scaled(roll_key(key, 1), limits.sides**6)


@lean
def totals(games: Games, points: NDArray[np.int64]) -> None:
    """Everybody's points, a line a game."""
    places, players = games.sheets.shape
    for game in range(places):
        for seat in range(players):
            points[game, seat] = total(games.sheets[game, seat])


@lean
def rolled_cells(tables: Tables, roll: int) -> tuple[np.uint64, np.uint64]:
    """The eight cells of action 1, without lucky ones, and of action 2."""
    pair, colour = divmod(roll, tables.sides**4)
    return tables.white[pair], (tables.left[pair] + tables.colour[colour]) & tables.both[pair]


@lean
def seat_cells(white: np.uint64, colours: np.uint64, phase: int, sheet: int, closed: int, lucky: int) -> np.uint64:
    """The eight cells that a seat looks at in this phase."""
    if phase == COLOUR:
        return colours
    return with_lucky_cells(sheet, white, closed) if lucky >> white_sum(white) & 1 else white


@lean
def legal(limits: Limits, sheet: int, closed: int, cells: np.uint64) -> int:
    """The places of legal cells, as a mask."""
    return legal_cells(sheet, cells, _OPEN[closed], limits.needed, limits.closing)


@lean
def place_of(limits: Limits, phase: int, cells: np.uint64, mask: int, action: int) -> int:
    """The place behind an action of the environments; below NOTHING if it is not legal now."""
    if action == 0:
        return NOTHING
    for place in range(8):
        if mask >> place & 1 and action_of(limits, phase, cells, place) == action:
            return place
    return NOTHING - 1


@lean
def action_of(limits: Limits, phase: int, cells: np.uint64, place: int) -> int:
    """The environments' number for crossing the cell at this place; lucky ones have rows of their own."""
    row = place & 3 if phase == COLOUR else place
    return row * (2 * limits.sides - 1) + cell_at(cells, place)
