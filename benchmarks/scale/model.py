"""A discrete-event simulation of tables, server processes, a database and a bus, fed with measured costs.

A process is one queue: its event loop does one thing at a time. Decisions wait for the commit in flight and then share
the next one (group commit). A disk does one sync at a time; a sync serves every commit that waits for it.
"""

import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

PLAN_SHARE = 0.4
"""Share of a decision's work before the commit; the rest is the fan-out to clients."""
HOP = 0.0001
"""Network latency between two neighbouring machines, in seconds."""
TIME_SLICE = 0.003
"""Seconds for which another program occupies a core."""
GAMMA_SHAPE = 4.0
"""Shape of the gamma distribution of work: the standard deviation is half the mean."""


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time per decision, and the delays of the disk."""

    decide: float
    """At the process that handles the decision, without the fixed cost of its commit."""
    commit: float
    """The fixed cost of a commit, at the same process."""
    syncs: tuple[float, ...]
    """Measured delays of the disk, to draw from."""
    database: float = 0.0
    """At the database, per decision."""
    receive: float = 0.0
    """At another process that has clients of the table, per received decision."""
    discard: float = 0.0
    """At a process without clients of the table, per received and discarded decision."""
    client: float = 0.0
    """At the load generator, if it runs on the same machine."""


@dataclass(frozen=True)
class Setup:
    processes: int
    tables: int
    costs: Costs
    period: float | None
    """Seconds between two decisions at a table; None: the next one follows as soon as all clients have the last."""
    steady: bool = True
    """Whether the period is constant, as with the load generator, or a mean, as with people."""
    split: float = 0.0
    """Fraction of tables whose two clients are at different processes."""
    cores: int | None = None
    """Cores that all processes share; None: one for each."""
    others: float = 0.0
    """How many of these cores other programs keep busy."""
    database_cores: int = 0
    """Cores of the shared database; 0: the process has its own database file."""


@dataclass
class Outcome:
    seconds: float
    latencies: list[float] = field(default_factory=list)
    busy: dict[str, float] = field(default_factory=dict)
    """By kind: the fraction of the time that the busiest process worked."""
    commits: int = 0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[int(share * (len(ordered) - 1))] if ordered else float("nan")


class Clock:
    """The simulated time, and the queue of future events."""

    def __init__(self) -> None:
        self.now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()

    def after(self, delay: float, then: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now + delay, next(self._order), then))

    def run(self, until: float) -> None:
        while self._events and self._events[0][0] <= until:
            self.now, _, then = heapq.heappop(self._events)
            then()


class Cores:
    """Processors that workers share; first come, first served."""

    def __init__(self, count: int | None) -> None:
        self._free = count if count is not None else 1_000_000_000
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        if self._free:
            self._free -= 1
            begin()
        else:
            self._waiting.append(begin)

    def give(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._free += 1


class Worker:
    """A thread that does one piece of work after another, whenever it gets a core."""

    def __init__(self, clock: Clock, cores: Cores, rng: random.Random) -> None:
        self._clock, self._cores, self._rng = clock, cores, rng
        self._queue: deque[tuple[float, Callable[[], None]]] = deque()
        self._working = False
        self.worked = 0.0

    @property
    def queue_length(self) -> int:
        return len(self._queue) + self._working

    def do(self, mean: float, then: Callable[[], None], pieces: int = 1) -> None:
        """Queue work for `pieces` decisions with this total mean, then call `then`."""
        seconds = self._rng.gammavariate(GAMMA_SHAPE * pieces, mean / (GAMMA_SHAPE * pieces)) if mean else 0.0
        self._queue.append((seconds, then))
        if not self._working:
            self._working = True
            self._cores.take(self._next)

    def _next(self) -> None:
        seconds, then = self._queue.popleft()
        self.worked += seconds
        self._clock.after(seconds, lambda: self._ended(then))

    def _ended(self, then: Callable[[], None]) -> None:
        self._cores.give()
        self._working = bool(self._queue)
        if self._working:
            self._cores.take(self._next)
        then()


class Disk:
    """One sync at a time; requests that arrive meanwhile share the next one."""

    def __init__(self, clock: Clock, syncs: tuple[float, ...], rng: random.Random) -> None:
        self._clock, self._syncs, self._rng = clock, syncs, rng
        self._waiting: list[Callable[[], None]] = []
        self._syncing = False

    def sync(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)
        if not self._syncing:
            self._begin()

    def _begin(self) -> None:
        self._syncing, served, self._waiting = True, self._waiting, []
        self._clock.after(self._rng.choice(self._syncs), lambda: self._ended(served))

    def _ended(self, served: list[Callable[[], None]]) -> None:
        self._syncing = False
        if self._waiting:
            self._begin()
        for then in served:
            then()
