"""Pushes probability from a sheet to the sheets that its best turns lead to.

For each cross as action 2, the solver stores the value of the best turn, but not its white cross. That one is found
again by comparing values, because only few turns need it.
"""

from typing import NamedTuple

from lucchetto.kernels.jit import njit_forceinline
from lucchetto.solver.space import Floats, Ints

from .lanes import LANES, STATES
from .options import is_last
from .scratch import ROWS, Turn
from .solitaire import Solitaire


class Reached(NamedTuple):
    """The probabilities of reaching sheets, and the sums over all of them."""

    first: Ints
    """By pair of red and yellow: the number of its first sheet."""
    rank: Ints
    """By pair of green and blue: the offset of its sheet from the first."""
    probability: Floats
    """By worker, sheet and penalties."""
    sums: Floats
    """By worker: variance, turns, penalties."""


@njit_forceinline
def push_alone(game: Solitaire, turn: Turn, reached: Reached, worker: int, up: int, block: int, total: int) -> None:
    """Push the probabilities of turns without a white cross."""
    for cross in range(turn.first[ROWS]):
        for at in range(LANES if turn.has_won[total, cross] else 0):
            if turn.won[total, cross, at] > 0.0 and turn.single[cross, at] == turn.best[total, cross, at]:
                _push_single(game, reached, worker, up, block, cross - turn.first[2], at, turn.won[total, cross])


@njit_forceinline
def push_white(
    game: Solitaire, turn: Turn, reached: Reached, worker: int, up: int, block: int, total: int, number: int
) -> None:
    """Push the probabilities of turns with this white cross alone."""
    white, kind = turn.white[number], turn.kind[number]
    for at in range(LANES):
        alone = turn.handicap[kind, at % STATES] + turn.single[white, at]
        if turn.base_won[total, at] > 0.0 and alone == turn.base[total, at]:
            _push_single(game, reached, worker, up, block, white - turn.first[2], at, turn.base_won[total])


@njit_forceinline
def _push_single(
    game: Solitaire, reached: Reached, worker: int, up: int, block: int, cross: int, at: int, won: Floats
) -> None:
    """Push the probability of one lane to the sheet after a cross; crosses in red and yellow have negative numbers."""
    state = at % STATES
    if cross < 0:
        target = game.ups.target[game.ups.start[up + 1] + cross]
        _push(game, reached, worker, target, game.downs.pair[block * STATES + state], at, won)
    else:
        _push(game, reached, worker, up, game.downs.target[(game.downs.start[block] + cross) * STATES + state], at, won)


@njit_forceinline
def push_doubles(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    reached: Reached,
    worker: int,
    up: int,
    block: int,
    total: int,
    number: int,
) -> None:
    """Push the probabilities of turns with this white cross and a second one."""
    white = turn.white[number] - turn.first[2]
    handicap = turn.handicap[turn.kind[number]]
    if white < 0:
        _push_up(game, values, turn, reached, worker, up, block, total, game.ups.start[up + 1] + white, handicap)
    else:
        _push_down(game, values, turn, reached, worker, up, block, total, game.downs.start[block] + white, handicap)


@njit_forceinline
def _push_up(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    reached: Reached,
    worker: int,
    up: int,
    block: int,
    total: int,
    white: int,
    handicap: Floats,
) -> None:
    """Push the probabilities of doubles whose white cross is in red or yellow."""
    ups, downs = game.ups, game.downs
    if is_last(game, up, block, ups.closes[white]):
        return
    for other in range(downs.start[block], downs.start[block + 1]):
        cross = turn.first[2] + other - downs.start[block]
        for at in range(LANES if turn.has_won[total, cross] else 0):
            place = other * STATES + at % STATES
            gain = handicap[at % STATES] + ups.gain[white] + downs.gain[place]
            target = downs.target[place]
            _push_if_best(game, values, turn, reached, worker, total, cross, at, gain, ups.target[white], target)
    for double in range(ups.double_start[white], ups.double_start[white + 1]):
        cross, target = ups.colour[double], ups.double_target[double]
        for at in range(LANES if turn.has_won[total, cross] else 0):
            gain, down = handicap[at % STATES] + ups.double_gain[double], downs.pair[block * STATES + at % STATES]
            _push_if_best(game, values, turn, reached, worker, total, cross, at, gain, target, down)


@njit_forceinline
def _push_down(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    reached: Reached,
    worker: int,
    up: int,
    block: int,
    total: int,
    white: int,
    handicap: Floats,
) -> None:
    """Push the probabilities of doubles whose white cross is in green or blue."""
    ups, downs = game.ups, game.downs
    if is_last(game, up, block, downs.closes[white]):
        return
    for other in range(ups.start[up], ups.start[up + 1]):
        cross = other - ups.start[up]
        for at in range(LANES if turn.has_won[total, cross] else 0):
            place = white * STATES + at % STATES
            gain = handicap[at % STATES] + downs.gain[place] + ups.gain[other]
            target = downs.target[place]
            _push_if_best(game, values, turn, reached, worker, total, cross, at, gain, ups.target[other], target)
    for double in range(downs.double_start[white], downs.double_start[white + 1]):
        cross = turn.first[2] + downs.colour[double]
        for at in range(LANES if turn.has_won[total, cross] else 0):
            place = double * STATES + at % STATES
            gain, target = handicap[at % STATES] + downs.double_gain[place], downs.double_target[place]
            _push_if_best(game, values, turn, reached, worker, total, cross, at, gain, up, target)


@njit_forceinline
def _push_if_best(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    reached: Reached,
    worker: int,
    total: int,
    cross: int,
    at: int,
    gain: float,
    up: int,
    down: int,
) -> None:
    """Push the probability of the turns with this cross as action 2 if these two crosses are the best turn."""
    won = turn.won[total, cross]
    if won[at] > 0.0 and gain + values[up, down, at // STATES] == turn.best[total, cross, at]:
        _push(game, reached, worker, up, down, at, won)


@njit_forceinline
def _push(game: Solitaire, reached: Reached, worker: int, up: int, down: int, at: int, won: Floats) -> None:
    """Push the probability of one lane to a sheet. Of several turns with the same value, the first gets all of it."""
    if game.mirrored and game.ups.progress[up] < game.ups.progress[down]:
        up, down = down, up
    reached.probability[worker, reached.first[up] + reached.rank[down], at // STATES] += won[at]
    won[at] = 0.0
