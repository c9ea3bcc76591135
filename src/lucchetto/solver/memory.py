"""Checks memory and disk space before a computation begins."""

import re
import shutil
from contextlib import suppress
from pathlib import Path

from lucchetto.rules import MalformedError

_MEGABYTE = 1_000_000


def check_memory(needed: int) -> None:
    """Raise if this many bytes exceed the available memory. Do nothing on systems that do not report it."""
    free = _free_memory()
    if free is not None and needed > free:
        raise MalformedError(
            "no-memory",
            "this needs {needed} MB of memory, but only {free} MB are free",
            needed=-(-needed // _MEGABYTE),
            free=free // _MEGABYTE,
        )


def check_disk(folder: Path, needed: int) -> None:
    """Raise unless the folder has room for this many bytes."""
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise MalformedError(
            "no-disk",
            "this needs {needed} MB on the disk of {folder}, but only {free} MB are free",
            needed=-(-needed // _MEGABYTE),
            free=free // _MEGABYTE,
            folder=str(folder),
        )


def _free_memory() -> int | None:
    with suppress(OSError):
        found = re.search(r"^MemAvailable: +(\d+) kB$", Path("/proc/meminfo").read_text(), re.MULTILINE)
        if found:
            return int(found[1]) * 1024
    return None
