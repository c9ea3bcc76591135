"""The first run of a `lab` command: seconds until its first output, until its work begins, and until it is done.

Each command runs twice in its own folder: cold, with nothing compiled, and warm, with the compiled code of the first
run. The solver's table is deleted in between, so both runs compute it. Work begins when the compiled code
that it needs is ready; processor seconds include all its processes.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, time
from typing import NamedTuple

from benchmarks.report import machine, table

LUCCHETTO = Path(sys.executable).with_name("lucchetto")
COMMANDS = (
    ("solve", "classic"),
    ("arena", "novice", "casual"),
    ("arena", "master", "expert"),
    ("arena", "duel", "master", "expert"),
)


class Times(NamedTuple):
    """Seconds since the start of a command."""

    first_output: float
    work_begins: float
    done: float
    processor: float


def measure(command: tuple[str, ...], cache: Path) -> Times:
    """Run the command and read its standard error, where it reports that it compiles."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    before, began = _processor_seconds(), perf_counter()
    with subprocess.Popen(
        [LUCCHETTO, *command],
        env={**kept, "LUCCHETTO_CACHE": str(cache)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = process.stderr.readline()
        first_output = perf_counter() - began
        output = process.stdout.read()
        done = perf_counter() - began
    if process.returncode:
        raise RuntimeError(f"lucchetto {' '.join(command)} ended with {process.returncode}: {output.decode()}")
    marked = max((path.stat().st_mtime for path in cache.rglob("units/*")), default=0.0)
    work_begins = _since(marked, began) if said else 0.0
    return Times(first_output if said else done, work_begins, done, _processor_seconds() - before)


def _since(moment: float, began: float) -> float:
    """Seconds from `began`, a value of perf_counter(), to a time of the file system's clock."""
    return moment - (time() - (perf_counter() - began))


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def row(command: tuple[str, ...]) -> list[tuple[str, ...]]:
    name = " ".join(command)
    with tempfile.TemporaryDirectory() as folder:
        cold = measure(command, Path(folder))
        for file in (*Path(folder).glob("*.table"), *Path(folder).glob("*.notes")):
            file.unlink()
        warm = measure(command, Path(folder))
    ratio = f"{cold.done / warm.done:.1f} ×"
    return [
        (f"{name}, cold", *(f"{seconds:.1f}" for seconds in cold), ratio),
        (f"{name}, warm", "", "", f"{warm.done:.1f}", f"{warm.processor:.1f}", ""),
    ]


def main() -> None:
    rows = [line for command in COMMANDS for line in row(command)]
    columns = ("", "first output", "work begins", "done", "processor", "cold / warm")
    table("The first use, in seconds", columns, rows)


if __name__ == "__main__":
    print(machine())
    main()
