"""The cost of a decision inside the server process, without a network: `python -m benchmarks.live [FOLDER ...]`.

Each folder holds a package `lucchetto`, such as an unpacked wheel or another commit's `src`; without
folders, the package that Python finds is measured. Folders are measured alternately, each in its own processes. Figures
are the processor time of one thread: the same games are repeated, and the best of all rounds counts for each decision,
so that other load on the machine hardly matters.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks import results
from benchmarks.live.tables import LockstepTables, Message, leave, opened, script, seated
from benchmarks.report import machine, table
from lucchetto.server.ops.gc_tuning import tune_gc

VARIANTS = ("classic", "longo", "duel")
TABLES, ROUNDS, PROCESSES = 25, 6, 3
CONDITION = (
    "Processor time per decision in one process; the best of all rounds for each decision. "
    "Sockets are replaced, so their system calls are missing."
)


class GarbageTimer:
    """Measures the processor time of garbage collection."""

    def __init__(self) -> None:
        self.total, self._began = 0, 0
        gc.callbacks.append(self._called)

    def _called(self, phase: str, _: dict[str, int]) -> None:
        now = time.thread_time_ns()
        if phase == "start":
            self._began = now
        else:
            self.total += now - self._began


async def measure(folder: Path, variant: str, rounds: int) -> dict[str, float]:
    """µs per decision of the event loop and the writer thread; for garbage collection, the mean of all rounds."""
    messages, loop_best, writer_best = script(variant), dict[int, int](), dict[int, int]()
    collected = 0
    async with opened(folder) as context:
        tune_gc()
        garbage = GarbageTimer()
        writer = time.pthread_getcpuclockid(context.store._thread.ident)  # type: ignore[attr-defined]  # the SQLite store's own
        for _ in range(rounds):
            lockstep = await seated(context, variant, TABLES)
            collected -= garbage.total
            for number, message in enumerate(messages):
                own, other = await cost(lockstep, message, writer)
                loop_best[number] = min(own, loop_best.get(number, own))
                writer_best[number] = min(other, writer_best.get(number, other))
            collected += garbage.total
            leave(lockstep)
    each = len(messages) * TABLES * 1000
    costs = {"event loop": loop_best.values(), "writer thread": writer_best.values(), "garbage": [collected / rounds]}
    return {f"{variant}: {part}": sum(spent) / each for part, spent in costs.items()}


async def cost(lockstep: LockstepTables, message: Message, writer: int) -> tuple[int, int]:
    own, other = time.thread_time_ns(), time.clock_gettime_ns(writer)
    await lockstep.decide(message)
    return time.thread_time_ns() - own, time.clock_gettime_ns(writer) - other


def measure_all(variants: Sequence[str], rounds: int) -> dict[str, float]:
    found = dict[str, float]()
    for variant in variants:
        with TemporaryDirectory() as folder:
            found |= uvloop.run(measure(Path(folder), variant, rounds))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", default=[""])
    parser.add_argument("--variants", nargs="+", choices=VARIANTS, default=VARIANTS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    results.add_save_option(parser)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measure_all(options.variants, options.rounds)))
        return
    best: list[dict[str, float]] = [{} for _ in options.folders]
    for _ in range(options.processes):
        for column, folder in zip(best, options.folders, strict=True):
            for part, figure in _measured_in(folder, options).items():
                column[part] = min(figure, column.get(part, figure))
    rows = [(part, *[f"{column[part]:.1f}" for column in best]) for part in best[0]]
    print(machine())
    table("µs of processor time per decision", ("", *options.folders), rows)
    if options.save:
        command = "python -m benchmarks.live" + " FOLDER" * sum(map(bool, options.folders))
        results.save("live", "A decision in the server, without a network", command, figures(best), [CONDITION])


def figures(columns: Sequence[dict[str, float]]) -> Iterator[results.Row]:
    """The first package, against the second if there is one."""
    ours, *others = columns
    for part, cost_of_ours in ours.items():
        other = others[0][part] if others else 0.0
        compared = (f"{other:.1f} µs, the second package", f"{cost_of_ours / other:.2f} ×") if other else ("", "")
        yield results.Row(part, f"{cost_of_ours:.1f} µs", *compared)


def _measured_in(folder: str, options: argparse.Namespace) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.live", "--measure", f"--rounds={options.rounds}"]
    command += ["--variants", *options.variants]
    path = os.pathsep.join(filter(None, [folder and str(Path(folder).resolve()), os.environ.get("PYTHONPATH")]))
    found: dict[str, float] = json.loads(subprocess.check_output(command, env={**os.environ, "PYTHONPATH": path}))
    return found


if __name__ == "__main__":
    main()
