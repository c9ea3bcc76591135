"""The commits that bots cause: `python -m benchmarks.load.patience`.

A real SQLite store receives appends of people and of bots at random moments, at the rates of `benchmarks.load.bots`.
Once, bots' appends are urgent, as people's are; once, they are patient (`PendingAppend.is_patient`). What counts is the
number of commits without an append of a person: each of them is a sync that nobody waits for, but others wait behind.
"""

import argparse
import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.report import table
from lucchetto.server.storage.base import Outcome, PendingAppend
from lucchetto.server.storage.sqlite.store import SqliteStore, Write

PEOPLE, BOTS = "people", "bots"


class CountingStore(SqliteStore):
    """Counts commits, and those with appends of bots only."""

    commits = of_bots = 0

    def _next_batch(self) -> list[Write]:
        batch = super()._next_batch()
        self.commits += 1
        self.of_bots += all(write.table.startswith(BOTS) for write in batch)
        return batch


async def append(store: SqliteStore, who: str, rate: float, until: float, *, is_patient: bool) -> list[float]:
    """Append lines at random moments, each to its own log; returns how long each append took, in seconds."""
    took, rng, due, number = list[float](), Random(who), time.perf_counter(), 0

    def add(name: str) -> None:
        began = time.perf_counter()

        def settle(outcome: Outcome) -> None:
            assert outcome is True, outcome
            took.append(time.perf_counter() - began)

        store.append_soon(PendingAppend(name, 0, [b"x" * 120], None, settle, is_patient))

    while (due := due + rng.expovariate(rate)) < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        number += 1
        add(f"{who} {number}")
    return took


async def measure(folder: str, options: argparse.Namespace, *, is_patient: bool) -> tuple[str, ...]:
    store = await CountingStore.open(Path(folder, "x.sqlite3"))
    assert isinstance(store, CountingStore)
    until = time.perf_counter() + options.seconds
    _, took = await asyncio.gather(
        append(store, PEOPLE, options.people, until, is_patient=False),
        append(store, BOTS, options.bots, until, is_patient=is_patient),
    )
    await store.close()
    took.sort()
    rates = [f"{number / options.seconds:.1f}" for number in (store.commits, store.of_bots)]
    times = [f"{1000 * took[place]:.1f}" for place in (len(took) // 2, -1)]
    return "patient" if is_patient else "urgent", *rates, *times


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=float, default=200.0, metavar="N", help="appends per second")
    parser.add_argument("--bots", type=float, default=47.0, metavar="N", help="appends per second")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="N")
    options = parser.parse_args()
    rows = []
    for is_patient in (False, True):
        with TemporaryDirectory() as folder:
            rows.append(asyncio.run(measure(folder, options, is_patient=is_patient)))
    table("appends of bots", ("", "commits/s", "of bots alone/s", "p50 ms", "longest ms"), rows)


if __name__ == "__main__":
    main()
