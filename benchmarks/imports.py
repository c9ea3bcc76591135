"""The cost of `import lucchetto` in a fresh interpreter, and which heavy packages it imports."""

import statistics
import subprocess
import sys
from time import perf_counter

from benchmarks import results
from benchmarks.report import table

RUNS = 15
HEAVY = ("numpy", "rich")
AIM = "50 ms"


def milliseconds(code: str) -> float:
    """The time of a fresh interpreter that runs this code."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (perf_counter() - began) * 1000


def import_cost(module: str) -> float:
    """The median time with the import minus the median without it, measured alternately."""
    pairs = [(milliseconds(f"import {module}"), milliseconds("pass")) for _ in range(RUNS)]
    return statistics.median(paid for paid, _ in pairs) - statistics.median(empty for _, empty in pairs)


def dragged_in(module: str) -> list[str]:
    """The heavy packages that this import loads."""
    code = f"import sys, {module}; print(*({{name.split('.')[0] for name in sys.modules}} & set({HEAVY!r})))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.split()


def main(save: bool = False) -> None:
    rows = [
        (f"import {module}", f"{import_cost(module):.1f}", ", ".join(dragged_in(module)) or "none")
        for module in ("lucchetto", "lucchetto.records", "lucchetto.bots")
    ]
    table(f"A fresh interpreter (median of {RUNS})", ("", "ms", " and ".join(HEAVY)), rows)
    if save:
        condition = f"In addition to starting an empty interpreter; the median of {RUNS} runs."
        figures = [figure(*row) for row in rows]
        results.save("imports", "Importing the package", "python -m benchmarks", figures, [condition])


def figure(what: str, ms: str, heavy: str) -> results.Row:
    aim = AIM if what == "import lucchetto" else ""
    return results.Row(f"`{what}`", f"{ms} ms", aim=aim, note=f"Loads {heavy} of {' and '.join(HEAVY)}.")


if __name__ == "__main__":
    main()
