"""What tests let worker processes do. They import this module, so it must import little."""

import os
from pathlib import Path

from lucchetto.rules import IllegalError


def dies_once(mark: str) -> str:
    """A function whose process dies at the first attempt."""
    if Path(mark).exists():
        return "done"
    Path(mark).touch()
    os._exit(1)


def refuses() -> None:
    raise IllegalError("busy", "{what} at once", what="too many")


def fails() -> None:
    raise ZeroDivisionError
