"""Backward induction: the value of every sheet, from the values of the sheets that a turn can lead to."""

from lucchetto.kernels.jit import njit_entry, njit_nogil

from .crosses import Crosses
from .dice import Dice
from .space import PENALTIES, Floats, Ints
from .turn import PENALTY, Turn, count_rolls, list_turns, rank

STOP = -1
"""The index in `done` that is set to 1 to stop the workers early."""


@njit_entry
def solve_pairs(
    crosses: Crosses,
    dice: Dice,
    mirrored: bool,
    tables: Floats,
    ups: Ints,
    worker: int,
    workers: int,
    turn: Turn,
    done: Ints,
) -> None:
    """Fills in the sheets with these red-yellow pairs of equal progress; those with later pairs are known.

    `tables` has one table for each distance to the player's own turn (one in solitaire). The workers take pairs in
    turn and count them in `done`. If mirrored, a sheet whose green-blue pair is further ahead has the value of its
    mirror image.
    """
    for at in range(worker, len(ups), workers):
        up = ups[at]
        for down in range(len(crosses.progress) - 1, -1, -1):  # crosses lead to pairs with higher numbers
            ahead = crosses.progress[up] - crosses.progress[down]
            if crosses.locks[up] + crosses.locks[down] > 1 or (mirrored and ahead < 0):
                continue
            _solve_sheet(crosses, dice, tables, turn, up, down)
            if mirrored and ahead > 0:
                for table in range(len(tables)):
                    for lane in range(PENALTIES):
                        tables[table, down, up, lane] = tables[table, up, down, lane]
        done[worker] += 1
        if done[STOP]:
            return


@njit_nogil
def _solve_sheet(crosses: Crosses, dice: Dice, tables: Floats, turn: Turn, up: int, down: int) -> None:
    others = len(tables) - 1
    after_turn = tables[others]
    count = list_turns(crosses, dice, after_turn, turn, up, down, None)
    for lane in range(PENALTIES - 1, -1, -1):
        penalty = PENALTY + (after_turn[up, down, lane + 1] if lane + 1 < PENALTIES else 0.0)
        tables[0, up, down, lane] = _own_turn(dice, turn, count, lane, penalty)
        for distance in range(1, others + 1):
            tables[distance, up, down, lane] = _others_turn(crosses, dice, tables[distance - 1], up, down, lane)


@njit_nogil
def _own_turn(dice: Dice, turn: Turn, count: int, lane: int, penalty: float) -> float:
    """The mean over all rolls of the best turn."""
    value = 0.0
    for total in range(2, 2 * dice.sides + 1):
        floor = max(penalty, turn.base[total, lane])
        ranked = rank(turn, count, total, lane, floor)
        count_rolls(dice, turn, ranked, total)
        value += floor * (dice.sides - abs(total - dice.sides - 1)) * dice.sides**4
        for at in range(ranked):
            value += (turn.value[at] - floor) * turn.share[total, at]
    return value / dice.sides**6


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
    fewest = min(crosses.fewest[up], crosses.fewest[down])
    is_lucky = False
    for sum_ in dice.lucky:
        is_lucky |= sum_ == total
    best = -1e9
    for cross in range(crosses.start[pair], crosses.start[pair + 1]):
        target = crosses.target[cross]
        fits = crosses.cell[cross] == cell or (is_lucky and crosses.next_of[cross] == fewest)
        if target >= 0 and fits:
            after = values[up, target, lane] if side else values[target, down, lane]
            best = max(best, crosses.gain[cross] + after)
    return best
