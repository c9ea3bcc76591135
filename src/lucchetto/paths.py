"""The cache folder, for files that can be recomputed at any time."""

import os
from pathlib import Path

from platformdirs import user_cache_path


def cache_folder() -> Path:
    """The user's cache folder, or the one that the environment variable LUCCHETTO_CACHE names."""
    named = os.environ.get("LUCCHETTO_CACHE")
    return Path(named).expanduser() if named else user_cache_path("lucchetto", appauthor=False)
