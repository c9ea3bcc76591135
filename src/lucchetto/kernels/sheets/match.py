"""Games of Classic and Longo between bots of any character, at full speed."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import Character
from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import folded, lean
from lucchetto.kernels.rng import game_key, mix, roll_key, scaled

from .evaluate import Mind, Sheets, over, with_character
from .evaluate import judge as judged
from .foresight import expect
from .policy import choose_colour, choose_white
from .rules import PENALTY, cell_at, crossed
from .search import IDLE, NOTHING, Moment, colour_cells, white_cells


class Desk(NamedTuple):
    """One table's room."""

    sheets: Sheets
    kept: Sheets
    expected: Sheets
    choices: NDArray[np.int64]
    """By seat the place taken in action 1, then the active seat's place in action 2."""


class Results(NamedTuple):
    """One line a game."""

    sheets: NDArray[np.int64]
    closed: NDArray[np.int64]
    turns: NDArray[np.int64]
    luck: NDArray[np.float64]
    """[game, seat, win share and margin]"""


def desk(players: int) -> Desk:
    return Desk(*(np.zeros(size, np.int64) for size in (players, players, players, players + 1)))


def results(games: int, players: int) -> Results:
    whole = np.zeros((games, players), np.int64)
    return Results(whole, np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros((games, players, 2)))


@folded
def play_turn(
    judge: Mind,
    characters: tuple[Character, ...],
    real: bool,
    whims: NDArray[np.uint64],
    lucky: NDArray[np.int64],
    desk: Desk,
    closed: int,
    active: int,
    turn: int,
    roll: int,
) -> int:
    """A turn of the bots, or of the judge in all seats: changes the desk, returns the closed rows."""
    sheets, choices, tables = desk.sheets, desk.choices, judge.tables
    players = len(sheets)
    pair, colours = colour_cells(tables, roll)
    for seat in range(players):
        mind = with_character(judge, characters[seat]) if real else judge
        moment = Moment(whims[seat], turn, active, pair, colours)
        cells = white_cells(tables, sheets[seat], closed, pair, lucky[seat])
        meanwhile, later, thought = 0, IDLE, sheets
        if mind.who.foresees:
            meanwhile, later = expect(mind, moment, sheets, lucky, closed, seat, desk.expected)
            thought = desk.expected
        choices[seat] = choose_white(mind, moment, thought, closed, meanwhile, seat, cells, later)
    closing = 0
    for seat in range(players):
        if choices[seat] != NOTHING:
            row = choices[seat] & 3
            cell = cell_at(white_cells(tables, sheets[seat], closed, pair, lucky[seat]), choices[seat])
            sheets[seat] = crossed(sheets[seat], row, cell, tables.closing)
            if cell >= tables.closing:
                closing |= 1 << row
    closed |= closing
    choices[players] = NOTHING
    if BITS[closed] >= 2:
        return closed
    used = choices[active] != NOTHING
    moment = Moment(whims[active], turn, active, pair, colours)
    mind = with_character(judge, characters[active]) if real else judge
    place = choose_colour(mind, moment, sheets, closed, used)
    choices[players] = place
    if place != NOTHING:
        cell = cell_at(colours, place)
        sheets[active] = crossed(sheets[active], place & 3, cell, tables.closing)
        if cell >= tables.closing:
            closed |= 1 << (place & 3)
    elif not used:
        sheets[active] += PENALTY
    return closed


@lean
def play_matches(
    judge: Mind,
    characters: tuple[Character, ...],
    lucky: NDArray[np.int64],
    seed: np.uint64,
    deals: NDArray[np.int64],
    whims: NDArray[np.uint64],
    samples: int,
    desk: Desk,
    found: Results,
) -> None:
    """Plays one game on each deal's dice; seat 0 begins. `whims` has a seed for each game and seat.

    The luck of a roll is what the position is worth to a seat after the judge's play in all seats, less the mean of the
    same over `samples` other rolls. Its sum over a game is zero in the mean, whoever plays; without samples it stays 0.
    """
    sheets, kept = desk.sheets, desk.kept
    players, faces = len(sheets), judge.tables.sides**6
    for game in range(len(deals)):
        key = game_key(seed, deals[game])
        elsewhere = mix(~key)
        for seat in range(players):
            sheets[seat] = 0
        closed = turn = 0
        while not over(sheets, closed):
            active = turn % players
            turn += 1
            before = closed
            for seat in range(players):
                kept[seat] = sheets[seat]
            for sample in range(samples + 2 if samples else 1):  # other rolls, then this one judged, at last for real
                real = sample == samples + 1 or not samples
                bits = roll_key(elsewhere, turn << 8 | sample) if sample < samples else roll_key(key, turn)
                closed = play_turn(
                    judge, characters, real, whims[game], lucky, desk, before, active, turn, scaled(bits, faces)
                )
                if not real:
                    weight = 1.0 if sample == samples else -1.0 / samples
                    for seat in range(players):
                        win, margin = judged(judge, sheets, closed, seat, turn % players)
                        found.luck[game, seat, 0] += weight * win
                        found.luck[game, seat, 1] += weight * margin
                    for seat in range(players):
                        sheets[seat] = kept[seat]
        found.turns[game] = turn
        found.closed[game] = closed
        for seat in range(players):
            found.sheets[game, seat] = sheets[seat]
