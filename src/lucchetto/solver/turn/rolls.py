"""Counts the rolls in which each face of each colour die allows the best turn.

A face is worth the better of the two crosses that it makes with the white dice. The number of rolls in which it is the
best is the product of three counts: for each other die, the faces that are worth less. Ties go to the first row.
Nothing is sorted, and the counts do not depend on the penalty, so all lanes are counted at once.

Faces that are worth no more than a white cross alone in any lane are skipped: they are never the best.
"""

from lucchetto.kernels.jit import njit_forceinline
from lucchetto.solver.dice import Dice
from lucchetto.solver.space import Floats

from .lanes import any_larger, count_at_most, count_less, fill, larger, load, store
from .scratch import ROWS, Turn


@njit_forceinline
def count_rolls(dice: Dice, turn: Turn, total: int) -> None:
    """Evaluate the faces for all white dice with this sum, and count their rolls."""
    best, dies = turn.best[total], turn.dies
    end = turn.start[total]
    _find_useful(turn, best, total)
    for throw in range(dice.throws[total], dice.throws[total + 1]):
        for row in range(ROWS):
            dies[row] = end
            end = _value_faces(dice, turn, best, total, throw, row, end)
        dies[ROWS] = end
        for row in range(ROWS):
            for face in range(dies[row], dies[row + 1]):
                _count(turn, dice.sides, dice.weight[throw], row, face)
    turn.start[total + 1] = end


@njit_forceinline
def _find_useful(turn: Turn, best: Floats, total: int) -> None:
    """Find the end of each row's crosses that are better than a white cross alone in any lane."""
    base = load(turn.base, total)
    for row in range(ROWS):
        turn.useful[row] = 0
        for cross in range(turn.first[row], turn.first[row + 1]):
            if any_larger(load(best, cross), base):
                turn.useful[row] = cross - turn.first[row] + 1


@njit_forceinline
def _value_faces(dice: Dice, turn: Turn, best: Floats, total: int, throw: int, row: int, end: int) -> int:
    """Evaluate the faces of a row's die, store them from `end` on, and return the new end."""
    kind = (turn.offer[row] + (dice.offers if row >= 2 else 0)) * len(dice.weight) + throw
    first, base = turn.first[row], load(turn.base, total)
    for face in range(dice.face_start[kind], dice.face_start[kind + 1]):
        if dice.one[face] >= turn.useful[row]:
            break
        one, two = first + dice.one[face], first + dice.two[face]
        value = larger(load(best, one), load(best, two))
        store(turn.value, end, value)
        turn.one[end], turn.two[end] = one, two
        end += any_larger(value, base)
    return end


@njit_forceinline
def _count(turn: Turn, sides: int, weight: float, row: int, face: int) -> None:
    """Count the rolls in which this face of this row's die is the best."""
    value, dies = turn.value, turn.dies
    own, rolls = load(value, face), fill(weight)
    for other in range(row):
        count = fill(sides - dies[other + 1] + dies[other])
        for at in range(dies[other], dies[other + 1]):
            count = count_less(count, load(value, at), own)
        rolls = rolls * count
    for other in range(row + 1, ROWS):
        count = fill(sides - dies[other + 1] + dies[other])
        for at in range(dies[other], dies[other + 1]):
            count = count_at_most(count, load(value, at), own)
        rolls = rolls * count
    store(turn.share, face, rolls)
