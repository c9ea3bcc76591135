"""Metrics without locks read like those of the Prometheus client."""

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from lucchetto.server.ops.metrics import UnlockedCounter, UnlockedHistogram

BOUNDS = (0.001, 0.5, 1.0, 15.0)


def without_created(registry: CollectorRegistry) -> list[str]:
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


def test_they_are_published_as_the_clients_own_are() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    UnlockedCounter("made", "Made", ours).count += 4
    Counter("made", "Made", registry=theirs).inc(4)
    histograms = (
        UnlockedHistogram("took", "Took", BOUNDS, ours),
        Histogram("took", "Took", buckets=BOUNDS, registry=theirs),
    )
    for histogram in histograms:
        for value in (0.0, 0.001, 0.0011, 0.7, 1.0, 2.0, 99.0):
            histogram.observe(value)
    assert without_created(ours) == without_created(theirs)
