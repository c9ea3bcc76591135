"""Metrics that every decision updates. Only the event loop's thread changes them, so they need no lock."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class UnlockedCounter(Collector):
    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self._name, self._documentation = name, documentation
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self._name, self._documentation, self.count)]


class UnlockedHistogram(Collector):
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
