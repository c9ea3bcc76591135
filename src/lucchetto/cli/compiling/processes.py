"""Compiles units in separate processes, one per core at a time."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

WORKER = [sys.executable, "-P", "-m", "lucchetto.cli.compiling.worker"]
"""The command line that compiles one unit, whose name is appended."""

Report = Callable[[int, int], None]
"""Called with the number of compiled functions, and of all functions known so far."""


def compile_units(names: list[str], report: Report, at_a_time: int | None = None) -> None:
    """Compile these units, `at_a_time` in parallel, by default one per core.

    After an interrupt, finished units stay compiled. A unit that fails is skipped: the code that needs it compiles it
    again and reports the error.
    """
    work = _Work(report)
    with ThreadPoolExecutor(at_a_time or os.cpu_count() or 1) as threads:
        running = [threads.submit(work.compile, name) for name in names]
        try:
            for unit in running:
                unit.result()
        except BaseException:  # mainly Ctrl-C
            threads.shutdown(wait=False, cancel_futures=True)
            work.stop()
            raise


class _Work:
    """The running processes and their reports."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._processes: list[subprocess.Popen[str]] = []
        self._counts: dict[str, tuple[int, int]] = {}

    def compile(self, name: str) -> None:
        with subprocess.Popen(  # noqa: S603 - our own module
            [*WORKER, name], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            self._processes.append(process)
            assert process.stdout is not None
            for line in process.stdout:
                done, known = map(int, line.split())
                self._counts[name] = done, known
                self._report(*map(sum, zip(*self._counts.values(), strict=True)))

    def stop(self) -> None:
        for process in self._processes:
            process.kill()
