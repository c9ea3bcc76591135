"""Measurements, and the report about them."""

import statistics

import msgspec

from .drive import PACE

BASELINE = "boardgame.io counter"
"""The server that rates are compared with."""
NAME_WIDTH = 28


class Sample(msgspec.Struct):
    """One measurement."""

    server: str
    tables: int
    mode: str
    seconds: float
    latencies: list[float]
    """Milliseconds from sending a decision until both clients had received it, ascending."""
    cpu: dict[str, float]
    """Processor seconds of each kind of server process."""
    generator: float
    """Processor seconds of the load generator itself."""
    machine: float
    """Processor seconds of everything on this machine."""
    received: int
    """Bytes that the clients received."""
    made: int
    """Tables that were created during the measurement, because no prepared one was left."""

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> dict[str, float]:
        """Microseconds of processor time per decision."""
        return {name: seconds * 1e6 / max(1, len(self.latencies)) for name, seconds in self.cpu.items()}

    @property
    def others(self) -> float:
        """Cores used by other programs on this machine. Latencies are only trustworthy if it is near 0."""
        return max(0.0, self.machine - self.generator - sum(self.cpu.values())) / self.seconds

    def percentile(self, share: float) -> float:
        return self.latencies[int(share * (len(self.latencies) - 1))] if self.latencies else float("nan")


class Idle(msgspec.Struct):
    """The server's resident memory in bytes, before and with a number of idle connections."""

    server: str
    connections: int
    before: int
    after: int
    cpu: float
    """Fraction of one core."""


class Results(msgspec.Struct):
    """All results. They are filled in as they come, so that Ctrl-C keeps what was measured."""

    machine: str
    syncs: list[float]
    """Seconds that an fsync of one page takes."""
    samples: list[Sample] = []
    idle: list[Idle] = []
    bytes_a_line: float | None = None
    """Bytes per log line in PostgreSQL, including indexes."""


def report(samples: list[Sample]) -> str:
    """Medians over the repeats; × is the ratio of decisions per second to boardgame.io's counter in the same run."""
    lines = []
    for tables, mode in dict.fromkeys((sample.tables, sample.mode) for sample in samples):
        here = [sample for sample in samples if (sample.tables, sample.mode) == (tables, mode)]
        lines += ["", f"{tables} tables, {'closed loop' if mode == 'closed' else f'paced, {PACE:g} decisions/s each'}"]
        lines.append(HEADING)
        baseline = [sample for sample in here if sample.server == BASELINE]
        for name in dict.fromkeys(sample.server for sample in here):
            lines.append(line([sample for sample in here if sample.server == name], baseline))
    return "\n".join(lines)


HEADING = (
    f"{'':{NAME_WIDTH}}{'decisions/s':>12}{'p50 ms':>9}{'p99 ms':>9}{'×':>7}  "
    f"{'CPU µs per decision':36}{'sent':>7}{'generator':>11}{'others':>8}"
)


def line(samples: list[Sample], baseline: list[Sample]) -> str:
    """One server's row: medians of its samples."""
    rate = statistics.median(sample.rate for sample in samples)
    p50, p99 = (statistics.median(sample.percentile(share) for sample in samples) for share in (0.5, 0.99))
    ratio = f"{rate / statistics.median(sample.rate for sample in baseline):.2f}" if baseline else ""
    costs = {part: statistics.median(sample.cost[part] for sample in samples) for part in samples[0].cost}
    cost = " + ".join(f"{each:.0f}" + ("" if part == "server" else f" {part}") for part, each in costs.items())
    sent = statistics.median(sample.received / max(1, len(sample.latencies)) / 1000 for sample in samples)
    own = statistics.median(sample.generator / sample.seconds for sample in samples)
    others = statistics.median(sample.others for sample in samples)
    made = sum(sample.made for sample in samples)
    more = f"  {made} games created meanwhile" if made else ""
    return (
        f"{samples[0].server:{NAME_WIDTH}}{rate:12,.0f}{p50:9.1f}{p99:9.1f}{ratio:>7}  "
        f"{cost:36}{sent:5.1f}kB{own:11.0%}{others:8.1f}{more}"
    )


def idle_report(found: list[Idle]) -> str:
    lines = []
    for idle in found:
        each = (idle.after - idle.before) / idle.connections / 1000
        memory = f"{idle.before / 1e6:8.0f} MB{idle.after / 1e6:8.0f} MB{each:8.1f} kB per connection"
        lines.append(f"{idle.server:{NAME_WIDTH}}{memory}{idle.cpu:8.1%} of a core")
    return "\n".join(lines)
