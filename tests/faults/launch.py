"""Runs `lucchetto` with a changed clock or constants: python launch.py WHAT=VALUE… -- COMMAND ARGUMENTS…

clock=FILE          shifts time.time of this process by the seconds in that file, which may change
MODULE.NAME=NUMBER  sets a constant of lucchetto.server, to shorten a wait in tests: live.presence.EXPIRY=1
"""

import importlib
import runpy
import sys
import time
from pathlib import Path


def shift_clock(file: Path) -> None:
    right = time.time

    def shifted() -> float:
        return right() + float(file.read_text() or 0)

    time.time = shifted


def main() -> None:
    end = sys.argv.index("--")
    for setting in sys.argv[1:end]:
        name, _, value = setting.partition("=")
        if name == "clock":
            shift_clock(Path(value))
            continue
        module, _, constant = name.rpartition(".")
        found = importlib.import_module(f"lucchetto.server.{module}")
        if not hasattr(found, constant):
            raise SystemExit(f"there is no {name}")
        setattr(found, constant, float(value))
    sys.argv = sys.argv[end + 1 :]
    runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    main()
