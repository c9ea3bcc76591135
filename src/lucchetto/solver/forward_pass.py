"""Exact statistics of optimal play: the score's standard deviation, turns and penalties.

A forward pass starts at the empty sheet and propagates the probability of reaching each sheet along the best decisions.
The score so far plus the expected points to come is a martingale, so the variance of the final score is the sum of all
turns' variances.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from .probabilities import Probabilities
from .solve import Progress
from .space import PENALTIES, Floats, Ints, Space
from .table import Statistics
from .turn.forward import forward_pairs
from .turn.scratch import new_turn
from .turn.solitaire import solitaire_of

WORKERS = 2
"""Threads. Each has its own table of probabilities, so that no two write to the same entry."""


def statistics_of(space: Space, values: Floats, progress: Progress) -> Statistics:
    """The statistics of optimal play from the empty sheet, given its table."""
    game, found = solitaire_of(space), Probabilities(space, WORKERS)
    turns = [new_turn(game.dice) for _ in range(WORKERS)]
    found.reached.probability[0, 0, 0] = 1.0

    def forward(worker: int, ups: Ints) -> None:
        share = np.ascontiguousarray(ups[worker::WORKERS])  # always contiguous: one type to compile
        forward_pairs(game, values, share, turns[worker], found.reached, worker)

    with ThreadPoolExecutor(WORKERS) as threads:
        for layer, ups in enumerate(reversed(space.layers), start=1):
            list(threads.map(forward, range(WORKERS), [ups] * WORKERS))
            found.release(ups)
            progress(layer / len(space.layers))
    variance, mean_turns, penalties = map(float, found.reached.sums.sum(axis=0))
    return Statistics(variance**0.5, mean_turns, penalties)


def compile_forward_pass(space: Space) -> None:
    """Compile the forward pass without computing anything."""
    game, values, no_pairs = solitaire_of(space), np.zeros((0, 0, PENALTIES)), np.zeros(0, np.int64)
    values.flags.writeable = False  # like those of a stored table
    forward_pairs(game, values, no_pairs, new_turn(game.dice), Probabilities(space, WORKERS).reached, 0)
