"""Value networks: a sum of embedding rows, then two small dense layers; the outputs are win share and margin.

Every game encodes a position as a list of row indices into the first layer's table; its features define their meaning.
`lucchetto.bots.inference.numpy_network` is the same network in numpy, for playing without numba.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .jit import njit_fastmath

F32 = NDArray[np.float32]
I64 = NDArray[np.int64]


class Net(NamedTuple):
    """The layers of a value network."""

    first: F32
    """[features, wide]"""
    second: F32
    """[narrow, wide + 1], the bias last"""
    third: F32
    """[2, narrow + 1]: the logit of the win share, and the margin in units of MARGIN points"""


class Scratch(NamedTuple):
    """Preallocated arrays, so that evaluating a position allocates nothing."""

    rows: I64
    wide: F32
    wide_gradient: F32
    """The gradient with respect to the wide layer."""
    narrow: F32


MOST_FEATURES = 96
"""Capacity of `Scratch.rows`: no position of any game has more features."""


def new_scratch(net: Net) -> Scratch:
    """Return scratch space for one network."""
    wide, narrow = net.first.shape[1], net.second.shape[0]
    return Scratch(
        rows=np.zeros(MOST_FEATURES, np.int64),
        wide=np.zeros(wide, np.float32),
        wide_gradient=np.zeros(wide, np.float32),
        narrow=np.zeros(narrow, np.float32),
    )


@njit_fastmath
def logit_and_margin(net: Net, scratch: Scratch, count: int) -> tuple[float, float]:
    """Both outputs for the position whose features are the first `count` of `scratch.rows`."""
    wide, narrow = scratch.wide, scratch.narrow
    first, second, third = net.first, net.second, net.third
    size, small = wide.shape[0], narrow.shape[0]
    for i in range(size):
        wide[i] = 0
    for feature in range(count):
        row = scratch.rows[feature]
        for i in range(size):
            wide[i] += first[row, i]
    for i in range(size):
        wide[i] = max(wide[i], np.float32(0.0))
    win, margin = third[0, small], third[1, small]
    for j in range(small):
        total = second[j, size]
        for i in range(size):
            total += second[j, i] * wide[i]
        total = max(total, np.float32(0.0))
        narrow[j] = total
        win += third[0, j] * total
        margin += third[1, j] * total
    return win, margin


@njit_fastmath
def forward(net: Net, scratch: Scratch, count: int) -> tuple[float, float]:
    """Win share and margin of a seat with at most one opponent: its win share is the sigmoid of its logit."""
    win, margin = logit_and_margin(net, scratch, count)
    return 1.0 / (1.0 + np.exp(-win)), margin


@njit_fastmath
def adagrad_step(
    net: Net, squares: Net, scratch: Scratch, count: int, win_error: float, margin_error: float, rate: float
) -> None:
    """One Adagrad step on the errors (value minus target) of the position that was evaluated last."""
    wide, gradients, narrow = scratch.wide, scratch.wide_gradient, scratch.narrow
    first, second, third = net
    size, small = wide.shape[0], narrow.shape[0]
    step, one, two = np.float32(rate), np.float32(win_error), np.float32(margin_error)
    for i in range(size):
        gradients[i] = 0
    for j in range(small):
        error = one * third[0, j] + two * third[1, j]
        squares.third[0, j] += (one * narrow[j]) ** 2
        squares.third[1, j] += (two * narrow[j]) ** 2
        third[0, j] -= step * one * narrow[j] / np.sqrt(squares.third[0, j])
        third[1, j] -= step * two * narrow[j] / np.sqrt(squares.third[1, j])
        if narrow[j] > 0:
            for i in range(size):
                gradients[i] += error * second[j, i]
                gradient = error * wide[i]
                squares.second[j, i] += gradient * gradient
                second[j, i] -= step * gradient / np.sqrt(squares.second[j, i])
            squares.second[j, size] += error * error
            second[j, size] -= step * error / np.sqrt(squares.second[j, size])
    squares.third[0, small] += one * one
    squares.third[1, small] += two * two
    third[0, small] -= step * one / np.sqrt(squares.third[0, small])
    third[1, small] -= step * two / np.sqrt(squares.third[1, small])
    for i in range(size):
        if wide[i] <= 0:
            gradients[i] = 0
    for feature in range(count):
        row = scratch.rows[feature]
        for i in range(size):
            squares.first[row, i] += gradients[i] * gradients[i]
            first[row, i] -= step * gradients[i] / np.sqrt(squares.first[row, i])
