"""Races the choices of a decision: all play the same games, and a choice stops when its loss is clear enough."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .games import Rollout


class Estimate(NamedTuple):
    """What the games say about one choice."""

    value: float
    """The mean win share of the seat that decides, in solitaire its mean points."""
    margin: float
    loss: float
    """The best choice's value minus this one's, over the games that both have played."""
    error: float
    """The standard error of the loss; 0 for the best choice."""
    games: int


Settled = Callable[[int, float, float], bool]
"""Whether a choice with this loss and standard error needs no more games."""


def race(rollout: Rollout, choices: int, schedule: Sequence[int], settled: Settled) -> Iterator[list[Estimate]]:
    """Yield the estimates of all choices after every batch; `schedule` lists how many games each choice then has.

    The generator can be dropped at any time: its last estimates say on how many games they are based.
    """
    live, played = np.ones(choices, np.bool_), np.zeros(choices, np.int64)
    for last in schedule:
        for first in np.unique(played[live]):
            rollout.play(int(first), last, live & (played == first))
        played[live] = last
        best, found = _estimates(rollout, played)
        yield found
        for choice, estimate in enumerate(
            found
        ):  # one that has stopped goes on if it is compared with another best one
            live[choice] = choice == best or not settled(choice, estimate.loss, estimate.error)
        if live.sum() < 2:
            return


def _estimates(rollout: Rollout, played: NDArray[np.int64]) -> tuple[int, list[Estimate]]:
    """The best choice, among those with most games, and the estimates of all."""
    values, margins, most = rollout.values(), rollout.margins(), int(played.max())
    leading = [values[choice, :most].mean() if games == most else -np.inf for choice, games in enumerate(played)]
    best = int(np.argmax(leading))
    top, lead = float(values[best, :most].mean()), float(margins[best, :most].mean())
    found = []
    for choice, games in enumerate(played.tolist()):
        lost = values[best, :games] - values[choice, :games]
        behind = margins[best, :games] - margins[choice, :games]
        loss, error = float(lost.mean()), float(lost.std(ddof=1)) / sqrt(games)
        found.append(Estimate(top - loss, lead - float(behind.mean()), loss, error, games))
    return best, found
