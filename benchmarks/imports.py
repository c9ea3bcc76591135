"""What `import lucchetto` costs in a fresh interpreter, and whether it drags anything heavy along."""

import statistics
import subprocess
import sys
from time import perf_counter

from benchmarks.report import table

RUNS = 15
HEAVY = ("numpy", "rich")


def milliseconds(code: str) -> float:
    """One fresh interpreter that runs this and ends."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (perf_counter() - began) * 1000


def import_cost(module: str) -> float:
    """The median of the interpreter with the import, less that without; the two in turns."""
    pairs = [(milliseconds(f"import {module}"), milliseconds("pass")) for _ in range(RUNS)]
    return statistics.median(paid for paid, _ in pairs) - statistics.median(empty for _, empty in pairs)


def dragged_in(module: str) -> list[str]:
    """The heavy packages that are loaded after this import."""
    code = f"import sys, {module}; print(*({{name.split('.')[0] for name in sys.modules}} & set({HEAVY!r})))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.split()


def main() -> None:
    rows = [
        (f"import {module}", f"{import_cost(module):.1f}", ", ".join(dragged_in(module)) or "none")
        for module in ("lucchetto", "lucchetto.records", "lucchetto.bots")
    ]
    table(f"A fresh interpreter (median of {RUNS})", ("", "ms", " and ".join(HEAVY)), rows)


if __name__ == "__main__":
    main()
