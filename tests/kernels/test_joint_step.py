"""Seats that share a softmax learn together: a step on all seats' views moves in the right direction."""

import numpy as np
import pytest
from numpy.typing import NDArray

from lucchetto.bots.inference.numpy_network import logits_and_margins
from lucchetto.bots.weights import Weights
from lucchetto.kernels.joint_step import Views, joint_step, new_views
from lucchetto.kernels.network import Net, Scratch, logit_and_margin
from tests.kernels.test_network import a_net

POSITION = [[1, 2, 30], [4, 8, 8], [9, 2, 40]]
"""The features of three seats."""
TARGETS = np.array([[0.7, 0.5], [0.2, -1.0], [0.1, 0.0]])
"""By seat: win share and margin."""


def shares_and_margins(net: Net) -> NDArray[np.float64]:
    logits, margins = logits_and_margins(Weights(*net), POSITION)
    odds = np.exp(logits.astype(np.float64))
    return np.stack((odds / odds.sum(), margins), axis=1)


def evaluated(net: Net) -> Views:
    """The views of the position with their errors."""
    views = new_views(net, len(POSITION))
    for seat, rows in enumerate(POSITION):
        views.counts[seat], views.rows[seat, : len(rows)] = len(rows), rows
        scratch = Scratch(views.rows[seat], views.wide[seat], views.wide_gradient, views.narrow[seat])
        logit_and_margin(net, scratch, len(rows))
    views.errors[:] = shares_and_margins(net) - TARGETS
    return views


def fresh_squares(net: Net) -> Net:
    return Net(*(np.full_like(layer, 0.1) for layer in net))


def loss(net: Net) -> float:
    found = shares_and_margins(net)
    return float(-(TARGETS[:, 0] * np.log(found[:, 0])).sum() + ((found - TARGETS)[:, 1] ** 2).sum() / 2)


def test_learning_moves_all_seats_towards_their_targets() -> None:
    net = a_net(3)
    squares, before = fresh_squares(net), shares_and_margins(net)
    for _ in range(300):
        joint_step(net, squares, evaluated(net), 0.02)
    after = shares_and_margins(net)
    assert (abs(after - TARGETS) <= 0.5 * abs(before - TARGETS) + 0.02).all()


def test_a_step_follows_the_gradient_from_finite_differences() -> None:
    net = a_net(5)
    stepped = Net(*(layer.copy() for layer in net))
    joint_step(stepped, fresh_squares(net), evaluated(net), 0.001)
    checked = 0
    for layer in range(3):
        moved = stepped[layer] - net[layer]
        for place in zip(*np.nonzero(np.abs(moved) > 1e-5), strict=True):
            up, down = (Net(*(part.copy() for part in net)) for _ in range(2))
            up[layer][place] += 0.01
            down[layer][place] -= 0.01
            slope = loss(up) - loss(down)
            if abs(slope) > 1e-3:
                assert np.sign(moved[place]) == -np.sign(slope), (layer, place)
                checked += 1
    assert checked > 60


@pytest.mark.parametrize("rate", [0.001, 0.02])
def test_learning_touches_the_rows_of_the_position_only(rate: float) -> None:
    net, kept = a_net(), a_net()
    joint_step(net, fresh_squares(net), evaluated(net), rate)
    changed = np.flatnonzero((net.first != kept.first).any(axis=1))
    assert set(changed) == {row for rows in POSITION for row in rows}


def test_learning_without_an_error_changes_nothing() -> None:
    net, kept = a_net(), a_net()
    views = evaluated(net)
    views.errors[:] = 0
    joint_step(net, fresh_squares(net), views, 0.02)
    assert all(np.array_equal(*layers) for layers in zip(net, kept, strict=True))


def test_the_gradients_of_one_position_leave_no_trace_in_the_next() -> None:
    net = a_net(2)
    views = evaluated(net)
    joint_step(net, fresh_squares(net), views, 0.02)
    assert not views.second.any()
    assert not views.third.any()
