"""Simulates how many processes a number of players needs, from measurements of `benchmarks.load`, and validates it.

python -m benchmarks.load --json load.json
python -m benchmarks.load --servers together apart --tables 100 --idle 0 --json studies.json
python -m benchmarks.scale load.json studies.json
"""

import argparse
import dataclasses
import itertools
import math
import statistics
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.load.drive import PACE
from benchmarks.load.samples import Results, Sample
from lucchetto.server.live.presence import REPUBLISH_INTERVAL

from .model import Costs, Setup
from .world import World

SQLITE, POSTGRES = "ours, SQLite", "ours, PostgreSQL"
PER_PLAYER = 0.2
"""Decisions per second and player: one every five seconds."""
PLAYERS = (1_000, 10_000, 100_000)
MAX_UTILISATION = 0.6
"""Fraction of the time that a process may be busy; the rest is headroom for peaks."""
DATABASE_CORES = 8
CORES = 2
"""Cores of the machine on which the measurements were taken."""


class Topology(NamedTuple):
    """How connections and table updates are distributed over processes."""

    by_table: bool
    """The load balancer routes all clients of a table to one process."""
    channel_per_table: bool
    """Each table has its own channel, so that updates only reach processes with clients of the table."""


TOPOLOGIES = {
    "any process, one channel": Topology(by_table=False, channel_per_table=False),
    "one process per table, one channel": Topology(by_table=True, channel_per_table=False),
    "one process per table, one channel per table": Topology(by_table=True, channel_per_table=True),
}


class Measured:
    """Medians of the measurements of `benchmarks.load`."""

    def __init__(self, files: list[Path]) -> None:
        self._results = [msgspec.json.decode(file.read_bytes(), type=Results) for file in files]
        self._samples = [sample for results in self._results for sample in results.samples]
        self.tables = sorted({sample.tables for sample in self._samples if sample.server == SQLITE})
        self.syncs = tuple(itertools.chain(*(results.syncs for results in self._results)))

    def of(self, server: str, tables: int | None, mode: str) -> list[Sample]:
        return [
            sample
            for sample in self._samples
            if sample.server == server and sample.mode == mode and tables in (None, sample.tables)
        ]

    def cost(self, server: str, part: str, tables: int | None, mode: str = "closed") -> float:
        """Seconds of processor time per decision."""
        return statistics.median(sample.cost[part] for sample in self.of(server, tables, mode)) / 1e6

    def costs(self, server: str) -> Costs:
        """The costs. A commit has many decisions in a closed loop, one when paced: the difference is its own cost."""
        busy = self.cost(server, "server", self.tables[-1])
        calm = self.cost(server, "server", self.tables[0], "paced")
        own = [sample.generator / len(sample.latencies) for sample in self.of(server, self.tables[-1], "closed")]
        alone = Costs(busy, commit=max(0.0, calm - busy), syncs=self.syncs, client=statistics.median(own))
        if server == SQLITE:
            return alone
        discard = statistics.median(self.cost(study, "bystander", None) for study in ("together", "apart"))
        receive = self.cost("apart", "server", None) - self.cost("together", "server", None) + discard
        return dataclasses.replace(
            alone,
            decide=busy - (receive + discard) / 2,  # half of its tables are split
            receive=receive,
            discard=discard,
            database=self.cost(server, "PostgreSQL", self.tables[-1]),
        )


def check(measured: Measured, server: str, costs: Costs) -> list[str]:
    """Compare the simulation of this machine with the measurements."""
    lines = []
    for tables, mode in itertools.product(measured.tables, ("closed", "paced")):
        samples = measured.of(server, tables, mode)
        setup = Setup(
            processes=1 if server == SQLITE else 2,
            tables=tables,
            costs=costs,
            period=1 / PACE if mode == "paced" else None,
            split=0.0 if server == SQLITE else 0.5,
            cores=CORES,
            others=min(CORES - 0.1, statistics.median(sample.others for sample in samples)),
            database_cores=0 if server == SQLITE else 1,
        )
        found = World(setup).run(10.0)
        rate = statistics.median(sample.rate for sample in samples)
        real = [statistics.median(sample.percentile(share) for sample in samples) for share in (0.5, 0.99)]
        simulated = [found.percentile(share) * 1000 for share in (0.5, 0.99)]
        pairs = [(rate, found.rate), *zip(real, simulated, strict=True)]
        shown = "".join(
            f"{one:9,.0f} {other:7,.0f}" if one > 99 else f"{one:9.1f} {other:7.1f}" for one, other in pairs
        )
        lines.append(f"{server:18}{tables:5} {mode:7}{shown}")
    return lines


def plan(costs: Costs, players: int, topology: Topology) -> str:
    """Simulate as many processes, with one core each, as keep all of them below the utilisation limit."""
    rate, tables, split = players * PER_PLAYER, players // 2, 0.0 if topology.by_table else 1.0
    discard = 0.0 if topology.channel_per_table else costs.discard
    presence = tables * (1 + split) / REPUBLISH_INTERVAL * discard
    headroom = MAX_UTILISATION - rate * discard - presence
    if headroom <= 0:
        return f"impossible: receiving all updates takes {MAX_UTILISATION - headroom:.1f} cores per process"
    processes = math.ceil(rate * (costs.decide + costs.commit + split * costs.receive) / headroom)
    setup = Setup(
        processes=processes,
        tables=tables,
        costs=dataclasses.replace(costs, client=0.0, discard=discard),
        period=1 / (2 * PER_PLAYER),
        steady=False,
        split=split * (processes - 1) / processes,
        database_cores=DATABASE_CORES,
    )
    found = World(setup).run(min(10.0, 40_000 / rate), warm_up=1.0)
    latencies = "".join(f"{found.percentile(share) * 1000:8.1f}" for share in (0.5, 0.99))
    return f"{processes:9}{found.busy['server'] + presence:9.0%}{found.busy['database']:10.0%}{latencies}"


def report(measured: Measured) -> str:
    costs = {server: measured.costs(server) for server in (SQLITE, POSTGRES)}
    lines = ["costs, µs of processor time:"]
    for server, found in costs.items():
        parts = {name: getattr(found, name) * 1e6 for name in ("decide", "commit", "receive", "discard", "database")}
        lines.append(f"{server:18}" + ", ".join(f"{name} {value:.0f}" for name, value in parts.items() if value))
    lines += ["", f"{'measured | simulated':33}{'decisions/s':>15}{'p50 ms':>17}{'p99 ms':>17}"]
    for server, found in costs.items():
        lines += check(measured, server, found)
    lines += ["", f"{'players':>9}  {'':46}{'processes':>9}{'server':>9}{'database':>10}{'p50 ms':>8}{'p99 ms':>8}"]
    for players, (name, topology) in itertools.product(PLAYERS, TOPOLOGIES.items()):
        lines.append(f"{players:9,}  {name:46}{plan(costs[POSTGRES], players, topology)}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="from python -m benchmarks.load --json FILE"
    )
    print(report(Measured(parser.parse_args(arguments).files)))


if __name__ == "__main__":
    main()
