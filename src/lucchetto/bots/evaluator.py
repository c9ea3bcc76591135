"""Evaluates positions with the shipped networks: in numpy or, where there is none, in plain Python."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

Features = list[list[list[int]]]
"""By position and seat: the features of the position from that seat's point of view."""
Outputs = tuple[list[list[float]], list[list[float]]]
"""By position and seat: the win share and the margin."""
Evaluate = Callable[[str, Features, int], Outputs]
"""Evaluates positions by the network of this name, for this number of players."""


def evaluate(name: str, features: Features, players: int) -> Outputs:
    """Return the win share and the margin of each position for these seats.

    With three players or more, the win shares are the softmax of all seats' logits; if a seat is missing, they are only
    proportional to an estimate.
    """
    return _implementation()(name, features, players)


@cache
def _implementation() -> Evaluate:
    if find_spec("numpy") is None:
        return in_plain_python
    from . import network
    from .weights import load

    def in_numpy(name: str, features: Features, players: int) -> Outputs:
        shares, margins = network.evaluate(load(name), features, players)
        return shares.tolist(), margins.tolist()

    return in_numpy


def in_plain_python(name: str, features: Features, players: int) -> Outputs:
    """`evaluate` without numpy."""
    from . import plain_network

    return plain_network.evaluate(plain_network.load(name), features, players)
