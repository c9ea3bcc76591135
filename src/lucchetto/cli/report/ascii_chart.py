"""A small chart of blocks for the terminal, which reads without colour."""

from collections.abc import Mapping, Sequence
from math import ceil, floor

BLOCKS = " ▁▂▃▄▅▆▇█"
PLAIN_BLOCKS = "  ..::###"
"""For a terminal without blocks: a ninth for a ninth, more roughly."""


def span(values: Sequence[float], unit: str) -> tuple[float, float]:
    """From where to where the chart reaches: all chances, or the tens around all points."""
    if unit == "win":
        return 0.0, 1.0
    low, high = 10 * floor(min(values) / 10), 10 * ceil(max(values) / 10)
    return float(low), float(max(high, low + 10))


def area(values: Sequence[float], low: float, high: float, width: int, height: int, *, plain: bool) -> list[str]:
    """The chart's lines from the top, filled below the value."""
    blocks = PLAIN_BLOCKS if plain else BLOCKS
    levels = [_eighths(values[_event(column, len(values), width)], low, high, height) for column in range(width)]
    return [
        "".join(blocks[min(8, max(0, level - 8 * (height - 1 - line)))] for level in levels) for line in range(height)
    ]


def marks(signs: Mapping[int, str], events: int, width: int) -> str:
    """A line of signs under the chart: each at the place of its event."""
    line = [" "] * width
    for event, sign in signs.items():
        line[_column(event, events, width)] = sign
    return "".join(line).rstrip()


def _eighths(value: float, low: float, high: float, height: int) -> int:
    """How high a column is, at least a hair: an empty chart says nothing."""
    return max(1, round(8 * height * (value - low) / (high - low)))


def _event(column: int, events: int, width: int) -> int:
    return round(column * (events - 1) / max(1, width - 1))


def _column(event: int, events: int, width: int) -> int:
    return round(event * (width - 1) / max(1, events - 1))
