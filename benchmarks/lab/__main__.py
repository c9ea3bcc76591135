"""Runs the benchmarks of the `lab` extra in order, each in its own process, so that none sees another's imports.

`--save` stores the results of those that docs/figures.md shows.
"""

import subprocess
import sys

from benchmarks.results import save_is_asked

PARTS = (
    "playouts",
    "deciding",
    "solving",
    "cold_start",
    "strength",
    "ladder",
    "partner",
    "ratings",
    "coaching",
    "shares",
    "parity",
)
STORED = ("playouts", "deciding", "solving", "strength")


def main() -> None:
    save = save_is_asked(__doc__)
    for part in PARTS:
        print(f"\n{part}", flush=True)
        options = ["--save"] if save and part in STORED else []
        subprocess.run([sys.executable, "-m", f"benchmarks.lab.{part}", *options], check=True)


if __name__ == "__main__":
    main()
