"""Learning for seats that share a softmax: one step on all points of view of a position together.

The first layer has one sum of squares per row (row-wise Adagrad), because all rows of a position have the same
gradient. The small layers change once per position.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .jit import njit_fastmath, njit_nogil
from .network import F32, I64, MOST_FEATURES, Net, Scratch


class Views(NamedTuple):
    """A position from every seat's point of view, with the gradients of the small layers."""

    counts: I64
    """By seat: the number of features."""
    rows: I64
    wide: F32
    narrow: F32
    wide_gradient: F32
    second: F32
    third: F32
    errors: NDArray[np.float64]
    """By seat: the errors of logit and margin."""


def new_views(net: Net, players: int) -> Views:
    """Return the arrays for one network and number of players."""
    wide, narrow = net.first.shape[1], net.second.shape[0]
    return Views(
        counts=np.zeros(players, np.int64),
        rows=np.zeros((players, MOST_FEATURES), np.int64),
        wide=np.zeros((players, wide), np.float32),
        narrow=np.zeros((players, narrow), np.float32),
        wide_gradient=np.zeros(wide, np.float32),
        second=np.zeros((narrow, wide + 1), np.float32),
        third=np.zeros((2, narrow + 1), np.float32),
        errors=np.zeros((players, 2)),
    )


@njit_nogil
def view(views: Views, seat: int) -> Scratch:
    """The scratch space in which this seat's point of view is evaluated."""
    return Scratch(views.rows[seat], views.wide[seat], views.wide_gradient, views.narrow[seat])


@njit_fastmath
def joint_step(net: Net, squares: Net, views: Views, rate: float) -> None:
    """One step of Adagrad on the errors of all seats, whose views have been evaluated."""
    for seat in range(len(views.counts)):
        add_gradients(net, views, seat)
        step_rows(net.first, squares.first, views, seat, np.float32(rate))
    step_layer(net.second, squares.second, views.second, np.float32(rate))
    step_layer(net.third, squares.third, views.third, np.float32(rate))


@njit_fastmath
def add_gradients(net: Net, views: Views, seat: int) -> None:
    """Add a seat's gradients to those of the small layers, and fill in that of the wide layer."""
    wide, narrow, gradient = views.wide[seat], views.narrow[seat], views.wide_gradient
    size, small = wide.shape[0], narrow.shape[0]
    one, two = np.float32(views.errors[seat, 0]), np.float32(views.errors[seat, 1])
    for i in range(size):
        gradient[i] = 0
    for j in range(small):
        if narrow[j] > 0:
            error = one * net.third[0, j] + two * net.third[1, j]
            for i in range(size):
                gradient[i] += error * net.second[j, i]
            for i in range(size):
                views.second[j, i] += error * wide[i]
            views.second[j, size] += error
            views.third[0, j] += one * narrow[j]
            views.third[1, j] += two * narrow[j]
    views.third[0, small] += one
    views.third[1, small] += two


@njit_fastmath
def step_rows(first: F32, squares: F32, views: Views, seat: int, rate: np.float32) -> None:
    """Change the rows of a seat's features; the first column of `squares` has the sum of each row."""
    wide, gradient = views.wide[seat], views.wide_gradient
    size, square = wide.shape[0], np.float32(0.0)
    for i in range(size):
        gradient[i] = gradient[i] if wide[i] > 0 else np.float32(0.0)
        square += gradient[i] * gradient[i]
    square /= np.float32(size)
    for feature in range(views.counts[seat]):
        row = views.rows[seat, feature]
        squares[row, 0] += square
        step = rate / np.sqrt(squares[row, 0])
        for i in range(size):
            first[row, i] -= step * gradient[i]


@njit_fastmath
def step_layer(layer: F32, squares: F32, gradients: F32, rate: np.float32) -> None:
    """One step of Adagrad on a small layer; the gradients are used up."""
    for j in range(layer.shape[0]):
        for i in range(layer.shape[1]):
            squares[j, i] += gradients[j, i] * gradients[j, i]
            layer[j, i] -= rate * gradients[j, i] / np.sqrt(squares[j, i])
            gradients[j, i] = 0
