"""Prints the machine and the tables of all benchmarks."""

import os
import platform
import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    """A summary of many measurements: median, lowest and highest decile."""

    median: float
    low: float
    high: float
    steps: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        tenths = statistics.quantiles(values, n=10)
        return cls(statistics.median(values), tenths[0], tenths[-1], len(values))


def interpreter() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def computer() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def machine() -> str:
    return f"{interpreter()}, {computer()}"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with the first column left-aligned and the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
    print(title)
    for row in (columns, *rows):
        first, *others = (
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        print("  " + "  ".join((first, *others)).rstrip())
