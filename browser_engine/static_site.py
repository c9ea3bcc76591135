"""Adds the engine to a page built for static hosting: `python -m browser_engine.static_site FOLDER`."""

import shutil
import sys
from pathlib import Path

from .paths import ENGINE

NOT_SERVED = shutil.ignore_patterns("*.gz", ".*")
"""Static hosts do not serve compressed copies: those that compress do it themselves."""


def add_engine(folder: Path) -> None:
    shutil.copytree(ENGINE, folder / "engine", ignore=NOT_SERVED, dirs_exist_ok=True)


if __name__ == "__main__":
    add_engine(Path(sys.argv[1]))
