"""Evaluates positions with the shipped networks: in numpy or, where there is none, in plain Python."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

Evaluate = Callable[[str, list[list[int]]], tuple[list[float], list[float]]]
"""The win share and margin of each position, by the network of this name."""


def evaluate(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
    """Return the win share and margin of each position; all must have the same number of features."""
    return _implementation()(name, positions)


@cache
def _implementation() -> Evaluate:
    if find_spec("numpy") is None:
        return in_plain_python
    from . import network
    from .weights import load

    def in_numpy(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
        wins, margins = network.evaluate(load(name), positions)
        return wins.tolist(), margins.tolist()

    return in_numpy


def in_plain_python(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
    """`evaluate` without numpy."""
    from . import plain_network

    return plain_network.evaluate(plain_network.load(name), positions)
