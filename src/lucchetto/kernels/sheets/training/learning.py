"""TD(λ) for Classic and Longo: what the network learns from a finished game of self-play."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.jit import njit_nogil
from lucchetto.kernels.joint_step import Views, joint_step, view
from lucchetto.kernels.network import Net, adagrad_step, forward, logit_and_margin
from lucchetto.kernels.sheets.evaluate import Evaluator, encoded, outcome
from lucchetto.kernels.sheets.features import encode

MARGIN_WEIGHT = 0.3
"""How much an error of the margin counts beside one of the win share, for seats that share a softmax."""
NORMALISING = 0.3
"""How much the logits are drawn towards logs of win shares, so that a player can also decide by its own logit alone."""


@njit_nogil
def td_update(
    evaluator: Evaluator,
    squares: Net,
    trajectory: NDArray[np.int64],
    closed: NDArray[np.int64],
    begin: int,
    first_seat: int,
    trace: float,
    rate: float,
) -> None:
    """Learn from one seat after another, last turn first: the value of each position moves towards its λ-return.

    `trajectory` holds the sheets at the end of each turn, `closed` the closed rows; turns before `begin` do not count.
    """
    net, scratch = evaluator.net, evaluator.scratch
    length, players = trajectory.shape
    for me in range(players):
        win_target, margin_target = outcome(trajectory[length - 1], me)
        for turn in range(length - 2, begin - 1, -1):
            following = (first_seat + turn + 1) % players
            count = encoded(evaluator, trajectory[turn], closed[turn], me, following)
            win, margin = forward(net, scratch, count)
            adagrad_step(net, squares, scratch, count, win - win_target, margin - margin_target, rate)
            win_target = trace * win_target + (1 - trace) * win
            margin_target = trace * margin_target + (1 - trace) * margin


@njit_nogil
def td_update_jointly(
    evaluator: Evaluator,
    squares: Net,
    trajectory: NDArray[np.int64],
    closed: NDArray[np.int64],
    targets: NDArray[np.float64],
    views: Views,
    begin: int,
    first_seat: int,
    trace: float,
    rate: float,
) -> None:
    """The same for seats that share a softmax: the λ-returns of all seats are one target, the loss is cross-entropy.

    A second, small loss is the square of the log of the softmax's divisor.
    """
    length, players = trajectory.shape
    for seat in range(players):
        targets[seat, 0], targets[seat, 1] = outcome(trajectory[length - 1], seat)
    for turn in range(length - 2, begin - 1, -1):
        following = (first_seat + turn + 1) % players
        divisor = evaluate_views(evaluator, trajectory[turn], closed[turn], following, views)
        scale = 1 + NORMALISING * np.log(divisor)
        for seat in range(players):
            win, margin = views.errors[seat, 0] / divisor, views.errors[seat, 1]
            views.errors[seat, 0] = win * scale - targets[seat, 0]
            views.errors[seat, 1] = MARGIN_WEIGHT * (margin - targets[seat, 1])
            targets[seat, 0] = trace * targets[seat, 0] + (1 - trace) * win
            targets[seat, 1] = trace * targets[seat, 1] + (1 - trace) * margin
        joint_step(evaluator.net, squares, views, rate)


@njit_nogil
def evaluate_views(evaluator: Evaluator, sheets: NDArray[np.int64], closed: int, following: int, views: Views) -> float:
    """Evaluate a position from all points of view; return the softmax's divisor.

    `views.errors` receives each seat's numerator of the softmax and its margin.
    """
    tables, divisor = evaluator.tables, 0.0
    for seat in range(len(sheets)):
        scratch = view(views, seat)
        views.counts[seat] = encode(
            evaluator.layout, sheets, closed, seat, following, tables.needed, tables.closing, scratch.rows
        )
        logit, margin = logit_and_margin(evaluator.net, scratch, views.counts[seat])
        views.errors[seat, 0] = np.exp(np.float64(logit))
        views.errors[seat, 1] = margin
        divisor += views.errors[seat, 0]
    return divisor
