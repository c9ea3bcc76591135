"""Value networks: compiled and numpy versions agree, and a training step moves in the right direction."""

from math import exp, log

import numpy as np
import pytest

from lucchetto.bots.inference.numpy_network import logits_and_margins
from lucchetto.bots.training.recipe import RECIPES
from lucchetto.bots.weights import Weights, load
from lucchetto.kernels.network import Net, Scratch, adagrad_step, forward, logit_and_margin, new_scratch


def a_net(seed: int = 0) -> Net:
    rng = np.random.default_rng(seed)
    first, second, third = (rng.normal(0, 0.3, shape).astype(np.float32) for shape in ((50, 16), (8, 17), (2, 9)))
    return Net(first, second, third)


def forward_values(net: Net, scratch: Scratch, rows: list[int]) -> tuple[float, float]:
    scratch.rows[: len(rows)] = rows
    win, margin = forward(net, scratch, len(rows))
    return float(win), float(margin)


@pytest.mark.parametrize("name", RECIPES)
def test_shipped_networks_evaluate_alike_compiled_and_in_numpy(name: str) -> None:
    weights, rng = load(name), np.random.default_rng(1)
    net = Net(*weights)
    scratch = new_scratch(net)
    positions = rng.integers(0, len(weights.first), (50, 30)).tolist()
    for rows, *expected in zip(positions, *logits_and_margins(weights, positions), strict=True):
        scratch.rows[: len(rows)] = rows
        assert logit_and_margin(net, scratch, len(rows)) == pytest.approx(expected, abs=1e-5, rel=1e-5)


def test_a_feature_that_comes_twice_counts_twice() -> None:
    net = a_net()
    twice = Net(np.vstack([net.first, 2 * net.first[7:8]]), net.second, net.third)
    assert forward_values(twice, new_scratch(twice), [3, 7, 7]) == pytest.approx(
        forward_values(twice, new_scratch(twice), [3, 50]), abs=1e-6
    )


def test_the_order_of_features_does_not_matter() -> None:
    net = a_net()
    assert forward_values(net, new_scratch(net), [4, 9, 2]) == pytest.approx(
        forward_values(net, new_scratch(net), [2, 4, 9]), abs=1e-6
    )


def test_an_earlier_position_leaves_no_trace() -> None:
    net = a_net()
    scratch = new_scratch(net)
    fresh = forward_values(net, scratch, [1, 2])
    forward_values(net, scratch, [5, 6, 7, 8, 9])
    assert forward_values(net, scratch, [1, 2]) == fresh


@pytest.mark.parametrize(("win_target", "margin_target"), [(1.0, 2.0), (0.0, -1.0), (1.0, -1.0)])
def test_learning_moves_both_values_towards_their_targets(win_target: float, margin_target: float) -> None:
    net, rows = a_net(3), [1, 8, 8, 30]
    squares, scratch = Net(*(np.full_like(layer, 0.1) for layer in net)), new_scratch(net)
    before = forward_values(net, scratch, rows)
    win, margin = before
    for _ in range(200):
        adagrad_step(net, squares, scratch, len(rows), win - win_target, margin - margin_target, 0.02)
        win, margin = forward_values(net, scratch, rows)
    assert abs(win - win_target) < 0.3 * abs(before[0] - win_target)
    assert abs(margin - margin_target) < 0.3 * abs(before[1] - margin_target)


def test_learning_without_an_error_changes_nothing() -> None:
    net, kept = a_net(), a_net()
    squares, scratch = Net(*(np.full_like(layer, 0.1) for layer in net)), new_scratch(net)
    forward_values(net, scratch, [1, 2, 3])
    adagrad_step(net, squares, scratch, 3, 0.0, 0.0, 0.02)
    assert all(np.array_equal(*layers) for layers in zip(net, kept, strict=True))


def test_learning_touches_the_rows_of_the_position_only() -> None:
    net, kept = a_net(), a_net()
    squares, scratch = Net(*(np.full_like(layer, 0.1) for layer in net)), new_scratch(net)
    forward_values(net, scratch, [1, 2, 3])
    adagrad_step(net, squares, scratch, 3, 0.5, -0.5, 0.02)
    changed = np.flatnonzero((net.first != kept.first).any(axis=1))
    assert set(changed) == {1, 2, 3}


def test_a_step_follows_the_gradient_from_finite_differences() -> None:
    """Adagrad moves each weight against its gradient, whose sign follows from finite differences of the loss."""
    rows, target = [1, 2, 3], 0.9

    def loss(net: Net) -> float:
        logit, margin = (float(value[0]) for value in logits_and_margins(Weights(*net), [rows]))
        win = 1 / (1 + exp(-logit))
        return -(target * log(win) + (1 - target) * log(1 - win)) + (margin - 1.5) ** 2 / 2

    net = a_net(5)
    scratch, squares = new_scratch(net), Net(*(np.full_like(layer, 0.1) for layer in net))
    win, margin = forward_values(net, scratch, rows)
    stepped = Net(*(layer.copy() for layer in net))
    adagrad_step(stepped, squares, scratch, len(rows), win - target, margin - 1.5, 0.001)
    checked = 0
    for layer, name in ((0, "first"), (1, "second"), (2, "third")):
        moved = stepped[layer] - net[layer]
        for place in zip(*np.nonzero(np.abs(moved) > 1e-5), strict=True):
            up, down = (Net(*(part.copy() for part in net)) for _ in range(2))
            up[layer][place] += 0.01
            down[layer][place] -= 0.01
            slope = loss(up) - loss(down)
            if abs(slope) > 1e-4:
                assert np.sign(moved[place]) == -np.sign(slope), f"{name}{place}"
                checked += 1
    assert checked > 30
