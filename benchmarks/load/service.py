"""Runs a load test: prepares tables at running servers, then drives and measures them."""

import asyncio
import contextlib
import gc
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .drive import LoadDriver
from .machine import cpu_of, cpu_of_all, memory_of
from .match import Match
from .samples import Sample
from .servers import RunningServers

CONCURRENT_SETUPS = 16
"""Number of tables that are created concurrently."""
WARM_UP = 3.0
"""Seconds of play before the measurement: caches fill, and the peer's just-in-time compiler runs."""


class LoadTest:
    """Tables at running servers, created and connected before anything is measured."""

    def __init__(self, running: RunningServers, tables: int) -> None:
        self._running = running
        self.tables = tables
        self._matches: list[Match] = []
        self._spares: list[Match] = []
        self.all: list[Match] = []
        """All matches, including those that are over."""
        self._numbers = itertools.count()
        self._making: set[asyncio.Task[None]] = set()

    async def _make(self, count: int) -> list[Match]:
        left = iter(range(count))

        async def maker() -> list[Match]:
            return [await self._open() for _ in left]

        return list(itertools.chain(*await asyncio.gather(*(maker() for _ in range(min(CONCURRENT_SETUPS, count))))))

    async def _open(self) -> Match:
        number = next(self._numbers)
        indexes = self._running.client_hosts[number % len(self._running.client_hosts)]
        self.all.append(match := await self._running.open_match([self._running.hosts[end] for end in indexes], number))
        return match

    def _make_for(self, assign: Callable[[Match], None]) -> None:
        async def work() -> None:
            (match,) = await self._make(1)
            assign(match)

        self._making.add(task := asyncio.create_task(work()))
        task.add_done_callback(self._making.discard)

    async def prepare(self, spares: int) -> None:
        self._matches += await self._make(self.tables - len(self._matches))
        self._spares += await self._make(spares - len(self._spares))

    def memory(self) -> int:
        """Resident memory of the server processes, in bytes."""
        return memory_of(self._running.processes["server"])

    async def idle_cpu_share(self, seconds: float) -> float:
        """The share of a core that the servers use while all connections are idle."""
        before = cpu_of(self._running.processes["server"])
        await asyncio.sleep(seconds)
        return (cpu_of(self._running.processes["server"]) - before) / seconds

    def __enter__(self) -> "LoadTest":
        return self

    def __exit__(self, *_: object) -> None:
        for match in self.all:
            match.close()

    async def measure(self, server: str, pace: float | None, seconds: float, warm_up: float = WARM_UP) -> Sample:
        with _gc_disabled():
            driver = LoadDriver(self._matches, self._spares, self._make_for, pace)
            await asyncio.sleep(warm_up)
            driver.latencies, before = [], self._read(driver)
            await asyncio.sleep(seconds)
            latencies, after = driver.latencies, self._read(driver)
            driver.latencies = []
            self._matches = await driver.stop()
        return Sample(
            server=server,
            tables=self.tables,
            mode="paced" if pace else "closed",
            seconds=after.clock - before.clock,
            latencies=sorted(latencies),
            cpu={name: used - before.cpu[name] for name, used in after.cpu.items()},
            generator=after.generator - before.generator,
            machine=after.machine - before.machine,
            received=after.received - before.received,
            made=after.made - before.made,
        )

    def _read(self, driver: LoadDriver) -> "Reading":
        processes = self._running.processes
        return Reading(
            clock=time.perf_counter(),
            cpu={name: cpu_of(those) for name, those in processes.items()},
            generator=time.process_time(),
            machine=cpu_of_all(),
            received=sum(wire.received for match in self.all for wire in match.wires),
            made=driver.made,
        )


@dataclass(frozen=True)
class Reading:
    """All counters at one moment."""

    clock: float
    cpu: dict[str, float]
    generator: float
    machine: float
    received: int
    made: int


@contextlib.contextmanager
def failing_on_loop_errors() -> Iterator[None]:
    """Raise errors of callbacks here. The event loop would only log them, and the table would stall."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    errors: list[str] = []

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        errors.append(f"{context['message']}: {context.get('exception')!r}")
        task.cancel()

    loop.set_exception_handler(note)
    try:
        yield
    except asyncio.CancelledError:
        if errors:
            raise RuntimeError(errors[0]) from None
        raise
    finally:
        loop.set_exception_handler(None)


@contextlib.contextmanager
def _gc_disabled() -> Iterator[None]:
    """Disable garbage collection: the generator creates no reference cycles, and a pause would count as latency."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
