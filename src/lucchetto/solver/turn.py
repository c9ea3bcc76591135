"""The expected value of one turn from one sheet, over all rolls at once.

The player sees all dice before the first decision. For given white dice the value of the turn is the maximum of

- no action 2: the best white cross, or a penalty (the floor, the same for all colour dice), and
- for each colour, what its die allows: the best white cross or none, then the best cross in that row.

The latter depends on one colour die only, and the dice are independent, so their maximum needs no loop over 6⁴ rolls.
Visit the crosses of action 2 from the best downwards: a cross (row, number) takes the faces of its row's die that make
the number and that no better cross has taken. The product of the faces left, die by die, counts the rolls in which
everything better fails, so each cross is the best in as many rolls as it reduces this product by.

Values come in four lanes side by side, one for each number of penalties already taken.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.kernels.jit import njit_nogil

from .crosses import Crosses
from .dice import Dice, Words
from .space import PENALTIES, Floats, Ints

PENALTY = -5.0
NOTHING = -1e9
"""Lower than any value: not allowed."""

Origin = Ints | None
"""By white sum, cross (one more at the end: none) and lane: the sheet after the best turn with it as action 2, as
up × pairs + down. None leaves it out of the compiled code."""


class Turn(NamedTuple):
    """The crosses that a sheet allows, red and yellow first, with scratch space for their values."""

    number: Ints
    """By cross."""
    after: Ints
    """By cross: the sheet after it alone, as up × pairs + down."""
    die: Words
    """By cross: where `Dice.faces` has what makes its number in its row."""
    single: Floats
    """By cross and lane: its points and those to come after it alone."""
    base: Floats
    """By white sum and lane: the best white cross, with no action 2."""
    best: Floats
    """By white sum, cross and lane: the best turn that has this cross as action 2."""
    order: Words
    """The crosses with a value above the floor, best first."""
    value: Floats
    """In that order: their values."""
    key: Words
    """In that order: their `die`."""
    share: Floats
    """By white sum, in that order: in how many rolls each of them is the best."""
    known: Words
    """By white sum: the order for which `share` holds."""
    counted: Ints
    """By white sum: how many crosses of it."""


def new_turn(dice: Dice) -> Turn:
    """Scratch space for one turn."""
    most, sums = 4 * dice.cells, 2 * dice.sides + 1
    return Turn(
        number=np.zeros(most, np.int64),
        after=np.zeros(most, np.int64),
        die=np.zeros(most, np.uint64),
        single=np.zeros((most, PENALTIES)),
        base=np.zeros((sums, PENALTIES)),
        best=np.zeros((sums, most, PENALTIES)),
        order=np.zeros(most, np.uint64),
        value=np.zeros(most),
        key=np.zeros(most, np.uint64),
        share=np.zeros((sums, most)),
        known=np.zeros((sums, most), np.uint64),
        counted=np.zeros(sums, np.int64),
    )


def new_origin(dice: Dice) -> Ints:
    """Scratch space for one origin."""
    return np.zeros((2 * dice.sides + 1, 4 * dice.cells + 1, PENALTIES), np.int64)


@njit_nogil
def list_turns(crosses: Crosses, dice: Dice, values: Floats, turn: Turn, up: int, down: int, origin: Origin) -> int:
    """Lists the crosses of a sheet and the values of turns with them; returns how many there are."""
    ups = _list(crosses, dice, values, turn, up, down, 0, 0)
    count: int = ups + _list(crosses, dice, values, turn, up, down, 1, ups)
    for total in range(2, 2 * dice.sides + 1):
        turn.counted[total] = -1
        for lane in range(PENALTIES):
            turn.base[total, lane] = NOTHING
        for at in range(count):
            for lane in range(PENALTIES):
                turn.best[total, at, lane] = turn.single[at, lane]
        if origin is not None:
            for at in range(count):
                origin[total, at, :] = turn.after[at]
    _across(crosses, dice, values, turn, up, down, ups, origin)
    _within(crosses, dice, values, turn, up, down, 0, 0, origin)
    _within(crosses, dice, values, turn, up, down, 1, ups, origin)
    return count


@njit_nogil
def _list(crosses: Crosses, dice: Dice, values: Floats, turn: Turn, up: int, down: int, side: int, offset: int) -> int:
    """The crosses of one side, red and yellow (0) or green and blue (1), numbered from `offset`; returns how many."""
    pair = down if side else up
    first = crosses.start[pair]
    count: int = crosses.start[pair + 1] - first
    for at in range(count):
        cell, target, gain = crosses.cell[first + at], crosses.target[first + at], crosses.gain[first + at]
        number = dice.cells + 2 - cell if side else cell + 1
        turn.number[offset + at] = number
        turn.die[offset + at] = (2 * side + crosses.row[first + at]) * (2 * dice.sides + 1) + number
        to_up, to_down = (up, target) if side else (target, down)
        turn.after[offset + at] = to_up * len(values) + to_down
        for lane in range(PENALTIES):
            turn.single[offset + at, lane] = gain + values[to_up, to_down, lane] if target >= 0 else NOTHING
    return count


@njit_nogil
def _across(
    crosses: Crosses, dice: Dice, values: Floats, turn: Turn, up: int, down: int, ups: int, origin: Origin
) -> None:
    """Turns with a cross in both sides, either of them the white one."""
    best, number = turn.best, turn.number
    fewest = min(crosses.fewest[up], crosses.fewest[down])
    locked = crosses.locks[up] + crosses.locks[down] > 0
    first, second = crosses.start[up], crosses.start[down]
    for one in range(crosses.start[up + 1] - first):
        target, gain = crosses.target[first + one], crosses.gain[first + one]
        if target < 0:
            continue
        goes_on = not (locked and crosses.closes[first + one])  # the second lock ends the game: no action 2 (R3)
        lucky = crosses.next_of[first + one] == fewest
        for two in range(crosses.start[down + 1] - second):
            then = crosses.target[second + two]
            if then < 0:
                continue
            both = gain + crosses.gain[second + two]
            if goes_on:
                _improve(best, number[one], ups + two, both, values, target, then, origin)
                if lucky:
                    for total in dice.lucky:
                        _improve(best, total, ups + two, both, values, target, then, origin)
            if not (locked and crosses.closes[second + two]):
                _improve(best, number[ups + two], one, both, values, target, then, origin)
                if crosses.next_of[second + two] == fewest:
                    for total in dice.lucky:
                        _improve(best, total, one, both, values, target, then, origin)


@njit_nogil
def _within(
    crosses: Crosses, dice: Dice, values: Floats, turn: Turn, up: int, down: int, side: int, offset: int, origin: Origin
) -> None:
    """Turns with a white cross in one side, alone and with a second cross in the same side."""
    pair = down if side else up
    first = crosses.start[pair]
    fewest = min(crosses.fewest[up], crosses.fewest[down])
    locked = crosses.locks[up] + crosses.locks[down] > 0
    for at in range(offset, offset + crosses.start[pair + 1] - first):
        _improve_base(turn, turn.number[at], at, origin)
        if crosses.next_of[first + at - offset] == fewest:
            for total in dice.lucky:
                _improve_base(turn, total, at, origin)
    for at in range(crosses.double_start[pair], crosses.double_start[pair + 1]):
        white, colour = crosses.white[at], offset + crosses.colour[at]
        if locked and crosses.closes[first + white]:
            continue
        to_up, to_down = (up, crosses.double_target[at]) if side else (crosses.double_target[at], down)
        gain = crosses.double_gain[at]
        _improve(turn.best, turn.number[offset + white], colour, gain, values, to_up, to_down, origin)
        if crosses.next_of[first + white] == fewest:
            for total in dice.lucky:
                _improve(turn.best, total, colour, gain, values, to_up, to_down, origin)


@njit_nogil
def _improve(
    best: Floats, total: int, cross: int, gain: float, values: Floats, up: int, down: int, origin: Origin
) -> None:
    """Improves the best turn with this cross as action 2. Unrolled, so that it becomes vector instructions."""
    w0, w1 = gain + values[up, down, 0], gain + values[up, down, 1]
    w2, w3 = gain + values[up, down, 2], gain + values[up, down, 3]
    b0, b1, b2, b3 = best[total, cross, 0], best[total, cross, 1], best[total, cross, 2], best[total, cross, 3]
    best[total, cross, 0] = w0 if w0 > b0 else b0
    best[total, cross, 1] = w1 if w1 > b1 else b1
    best[total, cross, 2] = w2 if w2 > b2 else b2
    best[total, cross, 3] = w3 if w3 > b3 else b3
    if origin is not None:
        after, from_ = up * len(values) + down, origin[total, cross]
        from_[0] = after if w0 > b0 else from_[0]
        from_[1] = after if w1 > b1 else from_[1]
        from_[2] = after if w2 > b2 else from_[2]
        from_[3] = after if w3 > b3 else from_[3]


@njit_nogil
def _improve_base(turn: Turn, total: int, cross: int, origin: Origin) -> None:
    """Improves the best turn without action 2 by this white cross."""
    for lane in range(PENALTIES):
        if turn.single[cross, lane] > turn.base[total, lane]:
            turn.base[total, lane] = turn.single[cross, lane]
            if origin is not None:
                origin[total, -1, lane] = turn.after[cross]


@njit_nogil
def rank(turn: Turn, crosses: int, total: int, lane: int, floor: float) -> int:
    """Sorts the crosses with a value above the floor, best first; returns how many there are."""
    best, order, value = turn.best[total], turn.order, turn.value
    found = 0
    for cross in range(crosses):
        candidate = best[cross, lane]
        if candidate > floor:
            place = found
            found += 1
            while place > 0 and value[place - 1] < candidate:
                value[place], order[place] = value[place - 1], order[place - 1]
                place -= 1
            value[place], order[place] = candidate, cross
    return found


@njit_nogil
def count_rolls(dice: Dice, turn: Turn, ranked: int, total: int) -> None:
    """Counts the rolls with this white sum in which each ranked cross is the best.

    The counts depend on the order alone, and often the order is that of the lane before.
    """
    order, known, die, key = turn.order, turn.known[total], turn.die, turn.key
    is_known = ranked <= turn.counted[total]
    for at in range(ranked):
        if order[at] != known[at]:
            is_known = False
        known[at] = order[at]
        key[at] = die[order[at]]
    if not is_known:
        turn.counted[total] = ranked
        _count(dice, key, turn.share[total], ranked, total)


@njit_nogil
def _count(dice: Dice, key: Words, share: Floats, ranked: int, total: int) -> None:
    left_of = dice.left
    two_dice = np.uint64(2 * dice.sides)
    low = np.uint64((1 << 2 * dice.sides) - 1)
    for at in range(ranked):
        share[at] = 0.0
    for throw in range(dice.throws[total], dice.throws[total + 1]):
        faces, weight = dice.faces[throw], dice.weight[throw]
        taken = np.uint64(0)
        left = left_of[0] * left_of[0]
        for at in range(ranked):
            taken |= faces[key[at]]
            now = left_of[taken & low] * left_of[taken >> two_dice]
            share[at] += weight * (left - now)
            left = now
