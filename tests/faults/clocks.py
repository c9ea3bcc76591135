"""Clocks that can be set: see launch.py."""

from pathlib import Path

HOURS = 3 * 3600


def set_clock(file: Path, ahead: int) -> None:
    """So many seconds; the process whose clock it is finds the one number or the other, never half of it."""
    new = file.with_name(f"new {file.name}")
    new.write_text(str(ahead))
    new.rename(file)
