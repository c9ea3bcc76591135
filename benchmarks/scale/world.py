"""The simulated installation: clients, server processes, database and disk."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from lucchetto.server.storage.appending import CommitPacer

from .model import HOP, PLAN_SHARE, TIME_SLICE, Clock, Cores, Disk, Outcome, Setup, Worker


@dataclass
class Decision:
    table: int
    at: int
    """The process where it was made."""
    other: int
    """The process of the table's other client."""
    began: float
    missing: int = 2
    """Clients that have not received it."""


class Process:
    """One server process: plans decisions, commits them in groups, notifies clients."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.loop = Worker(world.clock, world.cores, world.rng)
        self._waiting: list[Decision] = []
        self._committing = False
        """Whether a commit is in flight or scheduled."""
        self._pacer = CommitPacer()

    def decide(self, decision: Decision) -> None:
        def planned() -> None:
            self._waiting.append(decision)
            if not self._committing:
                self._gather()

        self.loop.do(self._world.costs.decide * PLAN_SHARE, planned)

    def _gather(self) -> None:
        self._committing = True
        self._world.clock.after(self._pacer.delay(self._world.clock.now), self._commit)

    def _commit(self) -> None:
        together, self._waiting = self._waiting, []
        self._pacer.begin(self._world.clock.now, len(together))
        self._world.outcome.commits += 1

        def store() -> None:
            self._world.store(len(together), lambda: self._stored(together))

        self.loop.do(self._world.costs.commit / 2, store)

    def _stored(self, together: list[Decision]) -> None:
        self._committing = False
        if self._waiting:
            self._gather()
        costs, count = self._world.costs, len(together)
        mean = costs.decide * (1 - PLAN_SHARE) * count + costs.commit / 2
        self.loop.do(mean, lambda: self._world.committed(together), count)


class World:
    def __init__(self, setup: Setup, seed: int = 1) -> None:
        self._setup = setup
        self.costs = setup.costs
        self.clock = Clock()
        self.rng = random.Random(seed)
        self.cores = Cores(setup.cores)
        self.outcome = Outcome(0.0)
        self._processes = [Process(self) for _ in range(setup.processes)]
        self._database = [Worker(self.clock, self.cores, self.rng) for _ in range(setup.database_cores)]
        self._disk = Disk(self.clock, setup.costs.syncs, self.rng)
        self._client = Worker(self.clock, self.cores, self.rng)
        self._ends = [self._places(table) for table in range(setup.tables)]
        self._due = [self._first() for _ in range(setup.tables)]

    def _places(self, table: int) -> tuple[int, int]:
        """The processes of a table's two clients."""
        count = self._setup.processes
        home = table % count
        is_split = count > 1 and self.rng.random() < self._setup.split
        return home, (home + self.rng.randrange(1, count)) % count if is_split else home

    def _first(self) -> float:
        """The time of the first decision, as if tables had already been playing for a while."""
        period = self._setup.period
        return self.rng.random() * period if period and self._setup.steady else self._pause()

    def _pause(self) -> float:
        period = self._setup.period
        if not period:
            return 0.0
        return period if self._setup.steady else self.rng.expovariate(1 / period)

    def _disturb(self) -> None:
        """Simulate other programs that occupy a core repeatedly."""
        count = math.ceil(self._setup.others)
        for _ in range(count):
            other = Worker(self.clock, self.cores, self.rng)
            pause = TIME_SLICE * (count / self._setup.others - 1)

            def again(other: Worker = other, pause: float = pause) -> None:
                self.clock.after(pause, lambda: other.do(TIME_SLICE, again))

            again()

    def run(self, seconds: float, warm_up: float = 2.0) -> Outcome:
        self._disturb()
        for table, due in enumerate(self._due):
            self.clock.after(due, partial(self._decide, table))
        self.clock.run(warm_up)
        workers = {"server": [process.loop for process in self._processes], "database": self._database}
        before = {name: [worker.worked for worker in those] for name, those in workers.items()}
        self.outcome = Outcome(seconds)
        self.clock.run(warm_up + seconds)
        for name, those in workers.items():
            worked = [worker.worked - then for worker, then in zip(those, before[name], strict=True)]
            self.outcome.busy[name] = max(worked, default=0.0) / seconds
        return self.outcome

    def _decide(self, table: int) -> None:
        began = self._due[table] if self._setup.period else self.clock.now
        at, other = self._ends[table] if self.rng.random() < 0.5 else self._ends[table][::-1]
        decision = Decision(table, at, other, began)
        self._client.do(self.costs.client / 2, lambda: self._processes[at].decide(decision))

    def store(self, count: int, then: Callable[[], None]) -> None:
        if not self._database:
            self._disk.sync(then)
            return

        def computed() -> None:
            self._disk.sync(lambda: self.clock.after(HOP, then))

        worker = min(self._database, key=lambda each: each.queue_length)
        self.clock.after(HOP, lambda: worker.do(self.costs.database * count, computed, count))

    def committed(self, together: list[Decision]) -> None:
        """Deliver the decisions to clients of this process, and all of them together to every other process."""
        for decision in together:
            self._delivered(decision, 2 if decision.at == decision.other else 1)
        for number, process in enumerate(self._processes):
            if number != together[0].at:
                self._deliver_elsewhere(process, [each for each in together if each.other == number], len(together))

    def _deliver_elsewhere(self, process: Process, theirs: list[Decision], count: int) -> None:
        mean = self.costs.receive * len(theirs) + self.costs.discard * (count - len(theirs))

        def received() -> None:
            for decision in theirs:
                self._delivered(decision, 1)

        if theirs or mean:
            self.clock.after(2 * HOP, lambda: process.loop.do(mean, received, count))

    def _delivered(self, decision: Decision, clients: int) -> None:
        decision.missing -= clients
        if not decision.missing:
            self._client.do(self.costs.client / 2, lambda: self._next(decision))

    def _next(self, decision: Decision) -> None:
        table, now = decision.table, self.clock.now
        self.outcome.latencies.append(now - decision.began)
        last = self._due[table] if self._setup.steady else now  # people start to think after the last decision
        self._due[table] = last + self._pause()
        self.clock.after(max(0.0, self._due[table] - now), partial(self._decide, table))
