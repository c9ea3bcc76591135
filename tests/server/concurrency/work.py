"""Work that tests give to worker processes, which import this module, so it must import little."""

import os
from pathlib import Path

from lucchetto.rules import IllegalError
from lucchetto.server.concurrency.worker_process import report_progress


def dies_once(mark: str) -> str:
    """A function whose process dies at the first attempt."""
    if Path(mark).exists():
        return "done"
    Path(mark).touch()
    os._exit(1)


def counts_to(most: int) -> int:
    """Reports its progress at every number."""
    for number in range(1, most + 1):
        report_progress(number / most)
    return most


def refuses() -> None:
    raise IllegalError("busy", "{what} at once", what="too many")


def fails() -> None:
    raise ZeroDivisionError
