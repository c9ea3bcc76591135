"""Tables at servers that run: made beforehand, measured together."""

import asyncio
import contextlib
import gc
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .drive import Drive
from .machine import cpu_of, cpu_of_all, memory_of
from .match import Match
from .samples import Sample
from .servers import Running

MAKERS = 16
"""Tables that are made at the same time."""
WARM_UP = 3.0
"""Seconds of play before anything counts: caches fill, and the other side's compiler has seen the code."""


class House:
    """Tables at servers that run, made and connected before anything is measured."""

    def __init__(self, running: Running, tables: int) -> None:
        self._running = running
        self.tables = tables
        self._matches: list[Match] = []
        self._spares: list[Match] = []
        self.all: list[Match] = []
        """Also those that are over."""
        self._numbers = itertools.count()
        self._making: set[asyncio.Task[None]] = set()

    async def _make(self, count: int) -> list[Match]:
        left = iter(range(count))

        async def maker() -> list[Match]:
            return [await self._open() for _ in left]

        return list(itertools.chain(*await asyncio.gather(*(maker() for _ in range(min(MAKERS, count))))))

    async def _open(self) -> Match:
        number = next(self._numbers)
        ends = self._running.ends[number % len(self._running.ends)]
        self.all.append(match := await self._running.opens([self._running.hosts[end] for end in ends], number))
        return match

    def _make_for(self, taker: Callable[[Match], None]) -> None:
        async def work() -> None:
            (match,) = await self._make(1)
            taker(match)

        self._making.add(task := asyncio.create_task(work()))
        task.add_done_callback(self._making.discard)

    async def prepare(self, spares: int) -> None:
        self._matches += await self._make(self.tables - len(self._matches))
        self._spares += await self._make(spares - len(self._spares))

    def memory(self) -> int:
        """Bytes in main memory, of our processes or boardgame.io's."""
        return memory_of(self._running.processes["server"])

    async def rest(self, seconds: float) -> float:
        """The share of a core that it takes to keep all connections while nobody says anything."""
        before = cpu_of(self._running.processes["server"])
        await asyncio.sleep(seconds)
        return (cpu_of(self._running.processes["server"]) - before) / seconds

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        for match in self.all:
            match.close()

    async def measure(self, server: str, pace: float | None, seconds: float, warm_up: float = WARM_UP) -> Sample:
        with _no_collector():
            drive = Drive(self._matches, self._spares, self._make_for, pace)
            await asyncio.sleep(warm_up)
            drive.latencies, before = [], self._read(drive)
            await asyncio.sleep(seconds)
            latencies, after = drive.latencies, self._read(drive)
            drive.latencies = []
            self._matches = await drive.stop()
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

    def _read(self, drive: Drive) -> "Reading":
        processes = self._running.processes
        return Reading(
            clock=time.perf_counter(),
            cpu={name: cpu_of(those) for name, those in processes.items()},
            generator=time.process_time(),
            machine=cpu_of_all(),
            received=sum(wire.received for match in self.all for wire in match.wires),
            made=drive.made,
        )


@dataclass(frozen=True)
class Reading:
    """What all meters show at one moment."""

    clock: float
    cpu: dict[str, float]
    generator: float
    machine: float
    received: int
    made: int


@contextlib.contextmanager
def stopping_at_errors() -> Iterator[None]:
    """What goes wrong while a message is heard would otherwise only be logged, and its table stand still."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    wrong: list[str] = []

    def note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        wrong.append(f"{context['message']}: {context.get('exception')!r}")
        task.cancel()

    loop.set_exception_handler(note)
    try:
        yield
    except asyncio.CancelledError:
        if wrong:
            raise RuntimeError(wrong[0]) from None
        raise
    finally:
        loop.set_exception_handler(None)


@contextlib.contextmanager
def _no_collector() -> Iterator[None]:
    """What the generator throws away has no cycles; a collection would be measured as the server's delay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
