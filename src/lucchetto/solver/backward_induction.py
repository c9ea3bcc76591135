"""Backward induction: the value of every sheet, from the values of the sheets that a turn can lead to."""

from lucchetto.kernels.jit import njit_entry, njit_forceinline, njit_nogil

from .crosses import NOTHING, Crosses
from .dice import Dice
from .space import PENALTIES, Floats, Ints
from .turn.lanes import STATES, fill_states, larger, load_states, store
from .turn.options import best_turns, list_crosses
from .turn.rolls import count_rolls
from .turn.scratch import PENALTY, Turn
from .turn.solitaire import Solitaire

STOP = -1
"""The index in `done` that is set to 1 to stop the workers early."""


@njit_entry
def solve_pairs(
    game: Solitaire,
    tables: Floats,
    pairs: Ints,
    worker: int,
    workers: int,
    turn: Turn,
    done: Ints,
) -> None:
    """Fill in the sheets with these red-yellow pairs of equal progress; those with later pairs are already known.

    `tables` has one table for each distance to the player's own turn (one in solitaire). The workers take pairs in
    turn and count them in `done`. If `game.mirrored`, a sheet whose green-blue pair is further ahead gets the value of
    its mirror image.
    """
    ups, downs, mirrored = game.ups, game.downs, game.mirrored
    for at in range(worker, len(pairs), workers):
        up = pairs[at]
        for block in range(len(downs.size) - 1, -1, -1):  # crosses lead to blocks with more progress
            ahead = ups.progress[up] - downs.progress[block]
            if ups.locks[up] + downs.locks[block] > 1 or (mirrored and ahead < 0):
                continue
            _solve_block(game, tables, turn, up, block)
            for state in range(downs.size[block] if mirrored and ahead > 0 else 0):
                _reflect(tables, up, downs.pair[block * STATES + state])
        done[worker] += 1
        if done[STOP]:
            return


@njit_forceinline
def _solve_block(game: Solitaire, tables: Floats, turn: Turn, up: int, block: int) -> None:
    """Fill in the sheets of a block: before the player's own turn, then before the turns of others, if any."""
    values = tables[len(tables) - 1]
    list_crosses(game, values, turn, up, block)
    for total in range(2, 2 * game.dice.sides + 1):
        best_turns(game, values, turn, up, block, total)
        count_rolls(game.dice, turn, total)
    for lane in range(PENALTIES - 1, -1, -1):
        _mean(game.dice, turn, lane)
        for state in range(STATES):
            down, at = game.downs.pair[block * STATES + state], lane * STATES + state
            tables[0, up, down, lane] = turn.later[at]
            for distance in range(1, len(tables)):
                later = _others_turn(game.ups, game.dice, tables[distance - 1], up, down, lane)
                tables[distance, up, down, lane] = turn.later[at] = later


@njit_forceinline
def _mean(dice: Dice, turn: Turn, lane: int) -> None:
    """Compute the mean over all rolls of the best turn with this many penalties, given the value after one more."""
    penalty, mean = fill_states(PENALTY), fill_states(0.0)
    if lane + 1 < PENALTIES:
        penalty = penalty + load_states(turn.later, lane + 1)
    for total in range(2, 2 * dice.sides + 1):
        floor = larger(penalty, load_states(turn.base, total * PENALTIES + lane))
        more = fill_states(0.0)
        for face in range(turn.start[total], turn.start[total + 1]):
            at = face * PENALTIES + lane
            more = more + larger(load_states(turn.value, at) - floor, fill_states(0.0)) * load_states(turn.share, at)
        rolls = float((dice.sides - abs(total - dice.sides - 1)) * dice.sides**4)
        mean = mean + floor * fill_states(rolls) + more
    store(turn.later, lane, mean * fill_states(1.0 / dice.sides**6))


@njit_nogil
def _reflect(tables: Floats, up: int, down: int) -> None:
    for table in range(len(tables)):
        for lane in range(PENALTIES):
            tables[table, down, up, lane] = tables[table, up, down, lane]


@njit_nogil
def _others_turn(crosses: Crosses, dice: Dice, values: Floats, up: int, down: int, lane: int) -> float:
    """The mean over the white dice of the best white cross or none, without a penalty (C3)."""
    value = 0.0
    for total in range(2, 2 * dice.sides + 1):
        best = max(
            values[up, down, lane],
            _white_cross(crosses, dice, values, up, down, 0, total, lane),
            _white_cross(crosses, dice, values, up, down, 1, total, lane),
        )
        value += best * (dice.sides - abs(total - dice.sides - 1))
    return value / dice.sides**2


@njit_nogil
def _white_cross(
    crosses: Crosses, dice: Dice, values: Floats, up: int, down: int, side: int, total: int, lane: int
) -> float:
    """The best cross on this white sum in red and yellow (0) or green and blue (1)."""
    pair = down if side else up
    cell = dice.cells + 2 - total if side else total - 1
    count = crosses.crossed
    fewest = min(count[2 * up], count[2 * up + 1], count[2 * down], count[2 * down + 1])
    is_lucky = False
    for sum_ in dice.lucky:
        is_lucky |= sum_ == total
    best = NOTHING
    for cross in range(crosses.start[pair], crosses.start[pair + 1]):
        row = 1 if cross >= crosses.middle[pair] else 0
        is_next = cross == (crosses.middle[pair] if row else crosses.start[pair])
        if crosses.cell[cross] == cell or (is_lucky and is_next and count[2 * pair + row] == fewest):
            target = crosses.target[cross]
            after = values[up, target, lane] if side else values[target, down, lane]
            best = max(best, crosses.gain[cross] + after)
    return best
