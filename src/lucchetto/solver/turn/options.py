"""Lists the options of one turn: the crosses of a sheet, and the best turn with each of them as action 2.

The sheets that are solved side by side share one red-yellow pair. Their green-blue pairs form a block.
"""

from lucchetto.kernels.jit import njit_forceinline
from lucchetto.solver.crosses import NOTHING
from lucchetto.solver.space import Floats

from .lanes import STATES, Lanes, fill, gather, larger, load, spread, store
from .scratch import ROWS, Turn
from .solitaire import Solitaire


@njit_forceinline
def list_crosses(game: Solitaire, values: Floats, turn: Turn, up: int, block: int) -> None:
    """List the crosses of the sheets, and the value of each one alone."""
    ups, downs = game.ups, game.downs
    middle = ups.start[up + 1] - ups.start[up]
    turn.first[1] = ups.middle[up] - ups.start[up]
    turn.first[2] = middle
    turn.first[3] = middle + downs.middle[block] - downs.start[block]
    turn.first[4] = middle + downs.start[block + 1] - downs.start[block]
    for row in range(2):
        turn.offer[row] = ups.offer[up, row]
        turn.offer[2 + row] = downs.offer[block, row]
    for cross in range(ups.start[up], ups.start[up + 1]):
        alone = fill(ups.gain[cross]) + gather(values, ups.target[cross] * len(values), downs.pair, block)
        store(turn.single, cross - ups.start[up], alone)
    for cross in range(downs.start[block], downs.start[block + 1]):
        alone = spread(downs.gain, cross) + gather(values, up * len(values), downs.target, cross)
        store(turn.single, middle + cross - downs.start[block], alone)


@njit_forceinline
def best_turns(game: Solitaire, values: Floats, turn: Turn, up: int, block: int, total: int) -> None:
    """Find the best turn with each cross as action 2, and the best without action 2, for this white sum."""
    ups, downs = game.ups, game.downs
    base, best = fill(NOTHING), turn.best[total]
    for at in range(turn.first[ROWS]):
        store(best, at, load(turn.single, at))
    for number in range(list_whites(game, turn, up, block, total)):
        white, handicap = turn.white[number], spread(turn.handicap, turn.kind[number])
        base = larger(base, handicap + load(turn.single, white))
        if white < turn.first[2]:
            _improve_up(game, values, turn, best, up, block, ups.start[up] + white, handicap)
        else:
            cross = downs.start[block] + white - turn.first[2]
            _improve_down(game, values, turn, best, up, block, cross, handicap)
    store(turn.base, total, base)


@njit_forceinline
def list_whites(game: Solitaire, turn: Turn, up: int, block: int, total: int) -> int:
    """List the crosses that this white sum allows, and return their number."""
    found = 0
    for row in range(ROWS):
        at = turn.first[row] + (total - 1 if row < 2 else game.dice.cells + 2 - total) - turn.offer[row] // 2 - 1
        if turn.first[row] <= at < turn.first[row + 1]:
            turn.white[found], turn.kind[found] = at, 0
            found += 1
    for lucky in game.dice.lucky:
        if lucky == total:
            for row in range(ROWS):
                if turn.first[row] < turn.first[row + 1] and _set_handicap(game, turn, up, block, row):
                    turn.white[found], turn.kind[found] = turn.first[row], 1 + row
                    found += 1
    return found


@njit_forceinline
def _set_handicap(game: Solitaire, turn: Turn, up: int, block: int, row: int) -> bool:
    """Set the handicap of a lucky cross, and return whether any state allows it.

    Only a row with the fewest crosses does (L4, R9).
    """
    ups, downs = game.ups, game.downs
    allowed = False
    for state in range(STATES):
        one, other = downs.crossed[2 * block * STATES + state], downs.crossed[(2 * block + 1) * STATES + state]
        fewest = min(ups.crossed[2 * up], ups.crossed[2 * up + 1], one, other)
        own = ups.crossed[2 * up + row] if row < 2 else one if row == 2 else other
        turn.handicap[1 + row, state] = 0.0 if own == fewest else NOTHING
        allowed |= own == fewest
    return allowed


@njit_forceinline
def is_last(game: Solitaire, up: int, block: int, closes: int) -> bool:
    """Return whether a white cross crosses the second lock: that ends the game, so there is no action 2 (R3)."""
    return closes != 0 and game.ups.locks[up] + game.downs.locks[block] > 0


@njit_forceinline
def _improve_up(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    best: Floats,
    up: int,
    block: int,
    cross: int,
    handicap: Lanes,
) -> None:
    """Improve the best turns with those that begin with this white cross in red or yellow."""
    ups, downs = game.ups, game.downs
    if is_last(game, up, block, ups.closes[cross]) or ups.gain[cross] < 0:
        return
    gain, row = handicap + fill(ups.gain[cross]), ups.target[cross] * len(values)
    offset = turn.first[2] - downs.start[block]
    for other in range(downs.start[block], downs.start[block + 1]):
        _improve(best, offset + other, gain + spread(downs.gain, other) + gather(values, row, downs.target, other))
    for double in range(ups.double_start[cross], ups.double_start[cross + 1]):
        both = handicap + fill(ups.double_gain[double])
        row = ups.double_target[double] * len(values)
        _improve(best, ups.colour[double], both + gather(values, row, downs.pair, block))


@njit_forceinline
def _improve_down(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    best: Floats,
    up: int,
    block: int,
    cross: int,
    handicap: Lanes,
) -> None:
    """Improve the best turns with those that begin with this white cross in green or blue."""
    ups, downs = game.ups, game.downs
    if is_last(game, up, block, downs.closes[cross]):
        return
    gain = handicap + spread(downs.gain, cross)
    for other in range(ups.start[up], ups.start[up + 1]):
        row = ups.target[other] * len(values)
        both = gain + fill(ups.gain[other])
        _improve(best, other - ups.start[up], both + gather(values, row, downs.target, cross))
    for double in range(downs.double_start[cross], downs.double_start[cross + 1]):
        both = handicap + spread(downs.double_gain, double)
        at = turn.first[2] + downs.colour[double]
        _improve(best, at, both + gather(values, up * len(values), downs.double_target, double))


@njit_forceinline
def _improve(best: Floats, cross: int, value: Lanes) -> None:
    """Replace the best turn with this cross as action 2 wherever this value is larger."""
    store(best, cross, larger(load(best, cross), value))
