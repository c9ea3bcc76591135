"""Decisions per second and their latency, for our server and other game servers on this machine.

Every server gets the same load from the same generator: many tables with two clients and one decision in flight each,
in a closed loop (the next decision follows at once) and paced (two decisions per second and table). The latency of a
decision is the time from sending it until both clients have received its result. Tables and connections are set up
beforehand.

boardgame.io plays a counter, in memory; then boardgame.io and Colyseus do the same work as ours: Classic with its
rules, hidden choices, legal moves in the view and HMAC dice. The servers' guarantees for an acknowledged decision
differ; they are printed below the figures.
"""

import argparse
import resource
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks import results as stored_results

from . import figures
from .disk import CACHE
from .drive import PACE
from .machine import describe, sync_delays
from .samples import BASELINE, Idle, Results, Sample, idle_report, line, report
from .servers import KINDS, STUDIES, RunningServers, another_package
from .service import LoadTest, failing_on_loop_errors

GAMES_PER_SECOND = 100
"""Games prepared per second of closed loop, because at most this many end."""

IDLE_SECONDS = 20.0
"""Seconds of the idle measurement, in which the servers ping every connection."""


async def measure(name: str, running: RunningServers, tables: int, seconds: float) -> list[Sample]:
    """Measure in a closed loop, then paced, at the same tables."""
    spares = 0 if name == BASELINE else int(GAMES_PER_SECOND * seconds)  # a counter never ends
    with failing_on_loop_errors(), LoadTest(running, tables) as load_test:
        await load_test.prepare(spares)
        closed = await load_test.measure(name, None, seconds)
        await load_test.prepare(spares // 4)
        return [closed, await load_test.measure(name, PACE, seconds)]


async def measure_idle(name: str, running: RunningServers, connections: int) -> Idle:
    """Measure idle connections, two at each table, in a game that has begun."""
    with failing_on_loop_errors(), LoadTest(running, connections // 2) as load_test:
        before = load_test.memory()
        await load_test.prepare(0)
        return Idle(name, connections, before, load_test.memory(), await load_test.idle_cpu_share(IDLE_SECONDS))


def measure_all(options: argparse.Namespace, results: Results) -> None:
    """Measure the servers alternately, so that other load on this machine affects all of them."""
    for repeat in range(options.repeats):
        for tables in options.tables:
            for name in options.servers:
                _log(f"{repeat + 1}/{options.repeats}: {tables} tables, {name} ...")
                with (KINDS | STUDIES)[name].start() as running:
                    found = uvloop.run(measure(name, running, tables, options.seconds))
                    results.samples += found
                    if running.stored:
                        size, lines = running.stored()
                        results.bytes_a_line = size / lines
                for sample in found:
                    _log(f"  {sample.mode:8}{line([sample], [])}")
    for name in options.servers if options.idle else ():
        _log(f"{options.idle} idle connections, {name} ...")
        with (KINDS | STUDIES)[name].start() as running:
            results.idle.append(uvloop.run(measure_idle(name, running, options.idle)))


def _log(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    introduction = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description=introduction,
        epilog=f"servers:\n{notes(KINDS | STUDIES)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    names: dict[str, Any] = {"nargs": "+", "choices": KINDS | STUDIES, "default": list(KINDS), "metavar": "NAME"}
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500], metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="N", help="of each measurement")
    parser.add_argument("--repeats", type=int, default=3, metavar="N")
    parser.add_argument("--servers", **names, help="by default all but the last two")
    parser.add_argument("--idle", type=int, default=5000, metavar="N", help="number of idle connections; 0: none")
    parser.add_argument(
        "--package",
        action="append",
        default=[],
        metavar="NAME=FOLDER",
        help="also measure ours on SQLite with the package in this folder: an unpacked wheel or another commit's src",
    )
    stored_results.add_save_option(parser)
    parser.add_argument("--json", type=Path, metavar="FILE", help="everything that was measured")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    options = read_options(arguments)
    for name, _, folder in (package.partition("=") for package in options.package):
        STUDIES[name] = another_package(Path(folder))
        options.servers.append(name)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    CACHE.mkdir(parents=True, exist_ok=True)
    syncs = sync_delays(CACHE)
    results = Results(describe(syncs), syncs)
    try:
        measure_all(options, results)
    except KeyboardInterrupt:
        _log("stopped; results so far:")
        options.save = False  # an incomplete run does not replace a stored result
    finally:
        print_results(results, options.json)
    if options.save:
        store(results, options)


def store(results: Results, options: argparse.Namespace) -> None:
    """For docs/figures.md, with the options that matter; without the folders of packages."""
    tables = " ".join(map(str, options.tables))
    command = f"python -m benchmarks.load --tables {tables} --seconds {options.seconds:g} --repeats {options.repeats}"
    command += "".join(f" --package {package.partition('=')[0]}=FOLDER" for package in options.package)
    what = "Two clients at each table; medians of the repeats. [scale.md](scale.md) says what each server guarantees."
    conditions = [what, f"{results.machine}."]
    stored_results.save("load", "The server under load", command, figures.rows(results), conditions)


def notes(names: Iterable[str]) -> str:
    """What these servers do, and what they guarantee for an acknowledged decision."""
    lines = []
    for name in names:
        kind = (KINDS | STUDIES)[name]
        lines.append(f"  {name}: {kind.work}\n    acknowledged: {kind.guarantee}")
    return "\n".join(lines)


def print_results(results: Results, file: Path | None) -> None:
    print(results.machine)
    print(report(results.samples))
    print(f"\nservers\n{notes(dict.fromkeys(sample.server for sample in results.samples))}")
    if results.idle:
        print(f"\nmemory before and with {results.idle[0].connections} idle connections\n{idle_report(results.idle)}")
    if file:
        file.write_bytes(msgspec.json.encode(results))


if __name__ == "__main__":
    main()
