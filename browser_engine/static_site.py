"""Adds the engine to a page that is built without a server: `python -m browser_engine.static_site FOLDER`."""

import shutil
import sys
from pathlib import Path

from .paths import ENGINE

NOT_SERVED = shutil.ignore_patterns("*.gz", ".*")
"""A web host compresses files itself, or does not."""


def add_engine(folder: Path) -> None:
    shutil.copytree(ENGINE, folder / "engine", ignore=NOT_SERVED, dirs_exist_ok=True)


if __name__ == "__main__":
    add_engine(Path(sys.argv[1]))
