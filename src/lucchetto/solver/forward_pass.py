"""Exact statistics of optimal play: the score's standard deviation, turns and penalties.

A forward pass propagates the probability that a game reaches a sheet from the empty sheet along the best decisions.
Score so far plus points to come is a martingale, so the variance of the final score is the sum of all turns' variances.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from lucchetto.kernels.jit import njit_entry, njit_nogil

from .crosses import Crosses, crosses_of
from .dice import Dice, dice_of
from .solve import Progress
from .space import PENALTIES, Floats, Ints, Space
from .table import Statistics
from .turn import PENALTY, Turn, count_rolls, list_turns, new_origin, new_turn, rank

WORKERS = 2
"""Threads; each has its own table of probabilities, so that no two write to the same place."""


def statistics_of(space: Space, values: Floats, progress: Progress) -> Statistics:
    """The statistics of optimal play from the empty sheet, given its table."""
    crosses, dice = crosses_of(space), dice_of(space)
    probability = np.zeros((WORKERS, *space.shape))
    probability[0, 0, 0, 0] = 1.0
    sums = np.zeros((WORKERS, 3))
    scratch = [(new_turn(dice), new_origin(dice)) for _ in range(WORKERS)]

    def forward(worker: int, ups: Ints) -> None:
        turn, origin = scratch[worker]
        share = np.ascontiguousarray(ups[worker::WORKERS])  # of one type, whatever its length
        _forward_pairs(crosses, dice, space.mirrored, values, probability, worker, share, turn, origin, sums)

    with ThreadPoolExecutor(WORKERS) as threads:
        for layer, ups in enumerate(reversed(space.layers), start=1):
            list(threads.map(forward, range(WORKERS), [ups] * WORKERS))
            progress(layer / len(space.layers))
    variance, turns, penalties = map(float, sums.sum(axis=0))
    return Statistics(variance**0.5, turns, penalties)


def compile_forward_pass(space: Space) -> None:
    """Compiles the forward pass without computing anything."""
    dice, values = dice_of(space), np.zeros((0, 0, PENALTIES))
    values.flags.writeable = False  # as those of a stored table
    probability, sums, no_pairs = np.zeros((WORKERS, *values.shape)), np.zeros((WORKERS, 3)), np.zeros(0, np.int64)
    rest = (values, probability, 0, no_pairs, new_turn(dice), new_origin(dice), sums)
    _forward_pairs(crosses_of(space), dice, space.mirrored, *rest)


@njit_entry
def _forward_pairs(
    crosses: Crosses,
    dice: Dice,
    mirrored: bool,
    values: Floats,
    probability: Floats,
    worker: int,
    ups: Ints,
    turn: Turn,
    origin: Ints,
    sums: Floats,
) -> None:
    """Propagates the probabilities of these red-yellow pairs of equal progress, which do not lead to each other."""
    for up in ups:
        for down in range(len(values)):  # crosses lead to pairs with higher numbers
            reached = 0.0
            for lane in range(PENALTIES):
                for other in range(len(probability)):
                    if other != worker:
                        probability[worker, up, down, lane] += probability[other, up, down, lane]
                reached += probability[worker, up, down, lane]
            if reached > 0.0 and crosses.locks[up] + crosses.locks[down] < 2:
                count = list_turns(crosses, dice, values, turn, up, down, origin)
                for lane in range(PENALTIES):
                    _forward_sheet(
                        crosses,
                        dice,
                        mirrored,
                        values,
                        probability[worker],
                        up,
                        down,
                        lane,
                        turn,
                        count,
                        origin,
                        sums[worker],
                    )


@njit_nogil
def _forward_sheet(
    crosses: Crosses,
    dice: Dice,
    mirrored: bool,
    values: Floats,
    probability: Floats,
    up: int,
    down: int,
    lane: int,
    turn: Turn,
    count: int,
    origin: Ints,
    sums: Floats,
) -> None:
    """Propagates the probability of this sheet, and adds to variance, turns and penalties."""
    each, mean = probability[up, down, lane] / dice.sides**6, values[up, down, lane]
    penalty = PENALTY + (values[up, down, lane + 1] if lane + 1 < PENALTIES else 0.0)
    sums[1] += probability[up, down, lane]
    for total in range(2, 2 * dice.sides + 1):
        base = turn.base[total, lane]
        floor = max(penalty, base)
        ranked = rank(turn, count, total, lane, floor)
        count_rolls(dice, turn, ranked, total)
        rest = each * (dice.sides - abs(total - dice.sides - 1)) * dice.sides**4
        for at in range(ranked):
            part = each * turn.share[total, at]
            rest -= part
            sums[0] += part * (turn.value[at] - mean) ** 2
            _add(crosses, mirrored, probability, origin[total, turn.order[at], lane], lane, part)
        sums[0] += rest * (floor - mean) ** 2
        if base >= penalty:
            _add(crosses, mirrored, probability, origin[total, -1, lane], lane, rest)
        else:
            sums[2] += rest
            if lane + 1 < PENALTIES:
                probability[up, down, lane + 1] += rest


@njit_nogil
def _add(crosses: Crosses, mirrored: bool, probability: Floats, sheet: int, lane: int, part: float) -> None:
    up, down = sheet // len(probability), sheet % len(probability)
    if mirrored and crosses.progress[up] < crosses.progress[down]:
        up, down = down, up
    probability[up, down, lane] += part
