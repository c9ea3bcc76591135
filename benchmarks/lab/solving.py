"""Seconds and memory of `lucchetto solve`: with nothing compiled, with compiled code, and with a stored table.

`python -m benchmarks.lab.solving --longo` solves Longo as well, which takes minutes.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from benchmarks import results
from benchmarks.report import machine, table

LUCCHETTO = Path(sys.executable).with_name("lucchetto")
MEGABYTE = 1_000_000
AIMS = {"classic, compiled": "5 s"}
"""The most seconds that solving alone should take."""

Row = tuple[str, str, str, str]


def run(arguments: list[str], compiled: Path, tables: Path) -> tuple[float, int, dict[str, float]]:
    """Return the seconds, the peak memory in bytes, and the output of the command."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(compiled), "LUCCHETTO_CACHE": str(tables)}
    began = perf_counter()
    with subprocess.Popen(
        [LUCCHETTO, "solve", *arguments, "--json"], env=environment, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"lucchetto solve ended with {process.returncode}")
    return perf_counter() - began, usage.ru_maxrss * 1024, json.loads(output)


def rows(name: str, arguments: list[str], compiled: Path, tables: Path) -> list[Row]:
    found = []
    for state in ("nothing compiled", "compiled", "table stored"):
        if state != "table stored":
            for file in tables.iterdir():
                file.unlink()
        seconds, memory, figures = run(arguments, compiled, tables)
        solving = "" if state == "table stored" else f"{figures['seconds']:.1f}"
        found.append((f"{name}, {state}", f"{seconds:.1f}", solving, f"{memory / MEGABYTE:,.0f}"))
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--longo", action="store_true")
    results.add_save_option(parser)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as compiled, tempfile.TemporaryDirectory() as tables:
        found = rows("classic", ["classic"], Path(compiled), Path(tables))
        seconds, memory, _ = run(["classic", "--players", "2"], Path(compiled), Path(tables))
        found.append(("classic, two players taking turns", f"{seconds:.1f}", "", f"{memory / MEGABYTE:,.0f}"))
        if options.longo:
            seconds, memory, figures = run(["longo"], Path(compiled), Path(tables))
            found.append(
                ("longo 5, 8, compiled", f"{seconds:.0f}", f"{figures['seconds']:.0f}", f"{memory / MEGABYTE:,.0f}")
            )
    table("The exact solver, in seconds", ("", "whole command", "solving", "memory MB"), found)
    if options.save:
        command = "python -m benchmarks.lab.solving" + (" --longo" if options.longo else "")
        results.save("solving", "The exact solver", command, stored(found))


def stored(found: list[Row]) -> Iterator[results.Row]:
    for name, whole, solving, memory in found:
        yield results.Row(f"{name}: whole command", f"{whole} s, {memory} MB")
        if solving:
            yield results.Row(f"{name}: solving alone", f"{solving} s", aim=AIMS.get(name, ""))


if __name__ == "__main__":
    print(machine())
    main(sys.argv[1:])
