"""A small chart of block characters for the terminal, readable without colour."""

from collections.abc import Mapping, Sequence
from math import ceil, floor

BLOCKS = " ▁▂▃▄▅▆▇█"
PLAIN_BLOCKS = "  ..::###"
"""ASCII substitutes for `BLOCKS`, level by level."""


def span(values: Sequence[float], unit: str) -> tuple[float, float]:
    """The range of the chart: 0 to 1 for win shares, or the multiples of ten around all points."""
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
    """A line of signs under the chart, each in the column of its event."""
    line = [" "] * width
    for event, sign in signs.items():
        line[_column(event, events, width)] = sign
    return "".join(line).rstrip()


def _eighths(value: float, low: float, high: float, height: int) -> int:
    """The height of a column in eighths of a line, at least 1, so that the chart is never empty."""
    return max(1, round(8 * height * (value - low) / (high - low)))


def _event(column: int, events: int, width: int) -> int:
    return round(column * (events - 1) / max(1, width - 1))


def _column(event: int, events: int, width: int) -> int:
    return round(event * (width - 1) / max(1, events - 1))
