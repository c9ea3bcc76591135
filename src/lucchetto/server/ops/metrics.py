"""What a running server counts, for Prometheus. Each process is scraped by itself, on a port of its own."""

import time
from collections.abc import Callable, Iterable

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

from lucchetto import __version__

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
"""Seconds, from what nobody notices to the store's patience."""
SLOW = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds of thinking."""
MANY = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
BYTES = (256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576)

disable_created_metrics()  # type: ignore[no-untyped-call]  # or else a second series for every counter
registry = CollectorRegistry()
ProcessCollector(registry=registry)
PlatformCollector(registry=registry)
Info("lucchetto", "Which Lucchetto this is", registry=registry).info({"version": __version__})

TABLES = Gauge("lucchetto_tables", "TableService in memory", registry=registry)
CONNECTIONS = Gauge("lucchetto_connections", "Open WebSockets at tables", registry=registry)
DRAINING = Gauge("lucchetto_draining", "1 while the server is being stopped", registry=registry)
DECISIONS = Counter("lucchetto_decisions", "Decisions stored, those of bots included", registry=registry)
WAITING = Gauge("lucchetto_commit_queue", "Writes that wait for the next commit", registry=registry)
COMMIT_WRITES = Histogram("lucchetto_commit_writes", "Writes of a commit", buckets=MANY, registry=registry)
COMMIT_LINES = Histogram("lucchetto_commit_lines", "Log lines of a commit", buckets=MANY, registry=registry)
COMMIT_BYTES = Histogram("lucchetto_commit_bytes", "Bytes of its log lines", buckets=BYTES, registry=registry)
COMMIT_SECONDS = Histogram("lucchetto_commit_seconds", "Duration of a commit", buckets=QUICK, registry=registry)
ANSWERED = Histogram(
    "lucchetto_answer_seconds",
    "From a message's arrival until its acknowledgement is on its way",
    buckets=QUICK,
    registry=registry,
)
THINKING = Histogram(
    "lucchetto_bot_seconds", "A bot's thinking about one decision", ["bot"], buckets=SLOW, registry=registry
)
REFUSED = Counter("lucchetto_refused", "Messages and requests refused", ["via", "code"], registry=registry)
RECONNECTS = Counter("lucchetto_bus_reconnects", "How often the bus came back", registry=registry)


def watch(tables: Callable[[], int], waiting: Callable[[], int]) -> None:
    """From now on these are asked at each scrape; from another thread, so they must only look at a length."""
    TABLES.set_function(tables)
    WAITING.set_function(waiting)


def note_commit(logs: Iterable[list[bytes]], writes: int, began: float) -> None:
    """A commit was made: the lines added to each log, how many writes it served, and when it began (perf_counter)."""
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
    """Serve the figures at HOST:PORT (or PORT, for this machine only) in a thread of its own; returns how to end it.

    Raises OSError or OverflowError for an address that cannot be had.
    """
    host, _, port = address.rpartition(":")
    serving, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)

    def end() -> None:
        serving.shutdown()
        serving.server_close()
        thread.join()

    return end
