"""What every benchmark prints: where it ran, and a table."""

import os
import platform
import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """Many measurements in three numbers."""

    median: float
    low: float
    high: float
    steps: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        tenths = statistics.quantiles(values, n=10)
        return cls(statistics.median(values), tenths[0], tenths[-1], len(values))


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Text to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
    print(title)
    for row in (columns, *rows):
        first, *others = (
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        print("  " + "  ".join((first, *others)).rstrip())
