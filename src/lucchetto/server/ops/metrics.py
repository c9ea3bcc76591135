"""The server's Prometheus metrics. Each process is scraped separately, on its own port."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from lucchetto import __version__

LATENCY = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
"""Seconds, up to the time limit of a database operation."""
THINKING_TIME = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds per bot decision."""
COUNTS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
BYTES = (256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576)


class UnlockedCounter(Collector):
    """A counter that only the event loop's thread changes, so it needs no lock."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name, self._documentation = name, documentation
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self._name, self._documentation, self.count)]


class UnlockedHistogram(Collector):
    """A histogram that only the event loop's thread changes, so it needs no lock."""

    def __init__(self, name: str, documentation: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._documentation, self._bounds = name, documentation, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterable[Metric]:
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        buckets: list[tuple[str, float]] = list(zip(bounds, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)]


disable_created_metrics()  # type: ignore[no-untyped-call]  # it would add a second series per counter
registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)
Info("lucchetto", "Version of Lucchetto", registry=registry).info({"version": __version__})

TABLES = Gauge("lucchetto_tables", "Tables in memory", registry=registry)
CONNECTIONS = Gauge("lucchetto_connections", "Open WebSockets at tables", registry=registry)
DRAINING = Gauge("lucchetto_draining", "1 while the server shuts down", registry=registry)
DECISIONS = UnlockedCounter("lucchetto_decisions", "Decisions stored, including those of bots", registry)
WAITING = Gauge("lucchetto_commit_queue", "Writes waiting for the next commit", registry=registry)
COMMIT_WRITES = Histogram("lucchetto_commit_writes", "Writes per commit", buckets=COUNTS, registry=registry)
COMMIT_LINES = Histogram("lucchetto_commit_lines", "Log lines per commit", buckets=COUNTS, registry=registry)
COMMIT_BYTES = Histogram("lucchetto_commit_bytes", "Bytes of log lines per commit", buckets=BYTES, registry=registry)
COMMIT_SECONDS = Histogram("lucchetto_commit_seconds", "Duration of a commit", buckets=LATENCY, registry=registry)
ANSWERED = UnlockedHistogram(
    "lucchetto_answer_seconds", "Time from receiving a message to sending its acknowledgement", LATENCY, registry
)
THINKING = Histogram(
    "lucchetto_bot_seconds",
    "Time a bot takes for one decision, including the wait for a worker process",
    ["bot"],
    buckets=THINKING_TIME,
    registry=registry,
)
REFUSED = Counter("lucchetto_refused", "Refused messages and requests", ["via", "code"], registry=registry)
RECONNECTS = Counter("lucchetto_bus_reconnects", "Reconnects to the bus", registry=registry)


def watch(tables: Callable[[], int], waiting: Callable[[], int]) -> None:
    """Set the functions that each scrape calls from another thread. They must only read a length."""
    TABLES.set_function(tables)
    WAITING.set_function(waiting)


def note_commit(logs: Iterable[list[bytes]], writes: int, began: float) -> None:
    """Record a commit: the lines added to each log, the number of writes, and when it began (perf_counter)."""
    lines = size = 0
    for log in logs:
        lines += len(log)
        size += sum(map(len, log))
    COMMIT_WRITES.observe(writes)
    if lines:
        COMMIT_LINES.observe(lines)
        COMMIT_BYTES.observe(size)
    COMMIT_SECONDS.observe(time.perf_counter() - began)


def publish(address: str) -> Callable[[], None]:
    """Serve the metrics at HOST:PORT (PORT alone: loopback only) in a thread; returns a function that stops it.

    Raises OSError or OverflowError if the address cannot be bound.
    """
    host, _, port = address.rpartition(":")
    server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
