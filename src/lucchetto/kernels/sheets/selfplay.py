"""Self-play for Classic and Longo: TD(λ) on the positions at the end of every turn, from every seat's point of view."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import lean
from lucchetto.kernels.network import Net, forward, learn
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .evaluate import Mind, Sheets, outcome, over
from .features import see
from .policy import choose_colour, choose_white
from .rules import PENALTY, cell_at, crossed
from .search import IDLE, NOTHING, Moment, colour_cells, white_cells

LONGEST = 512
"""More turns than a game can have: each brings its player a cross or a penalty, at most 60 + 4 of them, in 5 seats."""


class Notebook(NamedTuple):
    """Room for one game and its story."""

    sheets: Sheets
    choices: NDArray[np.int64]
    story: NDArray[np.int64]
    """By turn and seat: the sheet at the end of the turn."""
    closed: NDArray[np.int64]


def notebook(players: int) -> Notebook:
    return Notebook(
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
        np.zeros((LONGEST, players), np.int64),
        np.zeros(LONGEST, np.int64),
    )


@lean
def train(
    mind: Mind,
    careless: Mind,
    stray: int,
    squares: Net,
    lucky: NDArray[np.int64],
    seed: np.uint64,
    first: int,
    games: int,
    trace: float,
    rate: float,
    notes: Notebook,
) -> None:
    """Plays games against itself, numbered from `first`, and learns from each.

    A game begins with up to `stray` turns that are played carelessly, and not learnt from: to judge what careless
    people do, a network must have seen where that leads.
    """
    for game in range(first, first + games):
        opener, key = game % len(lucky), game_key(seed, game)
        astray = scaled(roll_key(key, 0), stray + 1)
        length = play(mind, careless, astray, lucky, key, opener, notes)
        reflect(mind, squares, notes, astray, length, opener, trace, rate)


@lean
def play(
    attentive: Mind,
    careless: Mind,
    astray: int,
    lucky: NDArray[np.int64],
    key: np.uint64,
    opener: int,
    notes: Notebook,
) -> int:
    """One game of the network against itself; notes the position after every turn, returns their number."""
    tables, sheets, choices = attentive.tables, notes.sheets, notes.choices
    players = len(lucky)
    for seat in range(players):
        sheets[seat] = 0
    closed, active, turn = 0, opener, 0
    while True:
        pair, colours = colour_cells(tables, scaled(roll_key(key, turn + 1), tables.sides**6))
        moment = Moment(key, turn, active, pair, colours)
        mind = careless if turn < astray else attentive
        for seat in range(players):
            cells = white_cells(tables, sheets[seat], closed, pair, lucky[seat])
            choices[seat] = choose_white(mind, moment, sheets, closed, 0, seat, cells, IDLE)
        closing = 0
        for seat in range(players):
            place = choices[seat]
            if place != NOTHING:
                cell = cell_at(white_cells(tables, sheets[seat], closed, pair, lucky[seat]), place)
                sheets[seat] = crossed(sheets[seat], place & 3, cell, tables.closing)
                if cell >= tables.closing:
                    closing |= 1 << (place & 3)
        closed |= closing
        if not over(sheets, closed):
            used = choices[active] != NOTHING
            place = choose_colour(mind, moment, sheets, closed, used)
            if place != NOTHING:
                cell = cell_at(colours, place)
                sheets[active] = crossed(sheets[active], place & 3, cell, tables.closing)
                if cell >= tables.closing:
                    closed |= 1 << (place & 3)
            elif not used:
                sheets[active] += PENALTY
        for seat in range(players):
            notes.story[turn, seat] = sheets[seat]
        notes.closed[turn] = closed
        turn += 1
        active = (active + 1) % players
        if over(sheets, closed) or turn == LONGEST:
            return turn


@lean
def reflect(
    mind: Mind, squares: Net, notes: Notebook, astray: int, length: int, opener: int, trace: float, rate: float
) -> None:
    """Learns from a finished game, backwards: each position is drawn towards its λ-return."""
    story, tables, net, room = notes.story, mind.tables, mind.net, mind.room
    players = story.shape[1]
    for me in range(players):
        win_target, margin_target = outcome(story[length - 1], me)
        for turn in range(length - 2, max(astray - 1, 0) - 1, -1):
            following = (opener + turn + 1) % players
            count = see(
                mind.seen, story[turn], notes.closed[turn], me, following, tables.needed, tables.closing, room.rows
            )
            win, margin = forward(net, room, count)
            learn(net, squares, room, count, win - win_target, margin - margin_target, rate)
            win_target = trace * win_target + (1 - trace) * win
            margin_target = trace * margin_target + (1 - trace) * margin
