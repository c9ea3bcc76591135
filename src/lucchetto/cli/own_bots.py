"""Third-party bots on the command line, as "module:Class"."""

import sys
from collections.abc import Iterable
from pathlib import Path

from lucchetto.bots.own.loading import is_reference


def find_modules_here(bots: Iterable[str]) -> None:
    """If one of these bots is a "module:Class", make modules of the working folder importable, as `python -m` does."""
    here = str(Path.cwd())
    if any(map(is_reference, bots)) and here not in sys.path:
        sys.path.insert(0, here)
