"""The rows that a load test stores for docs/figures.md: ours next to the peers of the same run."""

import statistics
from collections.abc import Callable, Iterator, Sequence

from benchmarks.results import Row

from .drive import PACE
from .samples import BASELINE, Idle, Results, Sample

SAME_WORK = "boardgame.io full, journal"
CLOSED_PEERS = (BASELINE, SAME_WORK, "Colyseus full, journal")
"""Peers to compare rates with. In paced runs, the peer is the one that does the same work, or else the counter."""
PACED_PEERS = (SAME_WORK, BASELINE)
PEERS = ("boardgame.io", "Colyseus")


def rows(results: Results) -> Iterator[Row]:
    for tables, mode in dict.fromkeys((sample.tables, sample.mode) for sample in results.samples):
        here = [sample for sample in results.samples if (sample.tables, sample.mode) == (tables, mode)]
        by_server = {name: [one for one in here if one.server == name] for name in (one.server for one in here)}
        for name in (name for name in by_server if not name.startswith(PEERS)):
            yield from (closed_rows if mode == "closed" else paced_rows)(name, tables, by_server)
    for idle in results.idle:
        if not idle.server.startswith(PEERS):
            yield idle_row(idle)


def closed_rows(name: str, tables: int, samples: dict[str, list[Sample]]) -> Iterator[Row]:
    """Decisions per second, one row for each peer."""
    ours = _median(samples[name], lambda sample: sample.rate)
    for peer in (peer for peer in CLOSED_PEERS if peer in samples):
        theirs = _median(samples[peer], lambda sample: sample.rate)
        what = f"{_short(name)}, {tables} tables, closed loop"
        yield Row(what, f"{ours:,.0f} decisions/s", f"{theirs:,.0f}, {peer}", f"{ours / theirs:.2f} ×")


def paced_rows(name: str, tables: int, samples: dict[str, list[Sample]]) -> Iterator[Row]:
    """Milliseconds from a decision to both clients, against the first peer that was measured."""
    peer = next((peer for peer in PACED_PEERS if peer in samples), None)
    for share in (50, 99):
        ours = _percentile(samples[name], share)
        what = f"{_short(name)}, {tables} tables, {PACE:g} decisions/s each, p{share}"
        if peer is None:
            yield Row(what, f"{ours:.1f} ms")
        else:
            theirs = _percentile(samples[peer], share)
            yield Row(what, f"{ours:.1f} ms", f"{theirs:.1f} ms, {peer}", f"{ours / theirs:.2f} ×")


def idle_row(idle: Idle) -> Row:
    each = (idle.after - idle.before) / idle.connections / 1000
    what = f"{_short(idle.server)}, {idle.connections:,} idle connections"
    return Row(what, f"{idle.after / 1e6:.0f} MB, {each:.1f} kB each")


def _short(name: str) -> str:
    return name.removeprefix("ours, ")


def _percentile(samples: Sequence[Sample], share: int) -> float:
    return _median(samples, lambda sample: sample.percentile(share / 100))


def _median(samples: Sequence[Sample], figure: Callable[[Sample], float]) -> float:
    return statistics.median(map(figure, samples))
