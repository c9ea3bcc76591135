"""A data folder for the measured servers, on a real disk, which the system's temporary folder need not be."""

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_cache_path

CACHE = user_cache_path("lucchetto", appauthor=False)


@contextlib.contextmanager
def scratch_folder() -> Iterator[Path]:
    """A folder on a real disk that is deleted afterwards."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="load-") as folder:
        yield Path(folder)
