"""Evaluates positions with the shipped networks: in numpy or, where there is none, in plain Python."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

Evaluate = Callable[[str, list[list[int]]], tuple[list[float], list[float]]]
"""The logit of the win share and the margin of each position, by the network of this name."""


def logits_and_margins(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
    """Return both outputs for each position; all must have the same number of features."""
    return _implementation()(name, positions)


@cache
def _implementation() -> Evaluate:
    if find_spec("numpy") is None:
        return in_plain_python
    from lucchetto.bots.weights import load

    from . import numpy_network

    def in_numpy(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
        logits, margins = numpy_network.logits_and_margins(load(name), positions)
        return logits.tolist(), margins.tolist()

    return in_numpy


def in_plain_python(name: str, positions: list[list[int]]) -> tuple[list[float], list[float]]:
    """`logits_and_margins` without numpy."""
    from . import plain_network

    return plain_network.logits_and_margins(plain_network.load(name), positions)
