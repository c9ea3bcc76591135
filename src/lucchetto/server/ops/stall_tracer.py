"""Logs what blocks the event loop: a debugging aid, enabled by LUCCHETTO_STALL_TRACE.

A periodic timer runs in the loop; if it is late, something has blocked the loop. A watchdog thread samples the stack
of the loop's thread while the timer is late, and logs one line after it has run. CPU time distinguishes a loop that
computes from one that waits for a core or for the interpreter lock, which another thread holds.
"""

import asyncio
import gc
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from lucchetto.server.security.rate_limits import TokenBucket

from .stacks import described

PAUSE_SHARE = 0.2
"""The timer's period as a share of the threshold. Up to one period of a stall is not measured."""
GC_SHARE = 0.2
"""Garbage collection that takes a smaller share of a stall is not mentioned."""
LINES_PER_SECOND = 2.0
BURST = 20
"""Lines that may be logged before the rate limit applies."""

logger = logging.getLogger("lucchetto.stalls")


class GcTimer:
    """Sums the time of garbage collections in all threads. Each collection stops every thread."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.name = ""
        """Describes the last collection."""
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.seconds += time.perf_counter() - self._began
            self.name = f"garbage collection of generation {info['generation']}"


@dataclass(frozen=True)
class Stall:
    seconds: float
    processor_seconds: float
    """CPU time of the loop's thread."""
    gc_seconds: float
    collection: str
    """The garbage collection that took a large part of the stall; "" if there was none."""
    stack: str
    """Empty if the watchdog itself could not run in time."""

    def __str__(self) -> str:
        blocked = f"the event loop was blocked for {_ms(self.seconds)} ({_ms(self.processor_seconds)} of CPU time)"
        collecting = f", {_ms(self.gc_seconds)} of it by {self.collection}" if self.collection else ""
        return f"{blocked}{collecting}: {self.stack or self._without_stack()}"

    def _without_stack(self) -> str:
        if self.processor_seconds > self.seconds / 2:
            return "in one call that held the interpreter lock"
        return "the process was waiting for a core, or another thread held the interpreter lock"


class StallTracer:
    def __init__(self, loop: asyncio.AbstractEventLoop, threshold: float) -> None:
        """`loop` must run in the calling thread; `threshold` is in seconds."""
        self._loop, self._threshold, self._pause = loop, threshold, threshold * PAUSE_SHARE
        self._loop_thread = threading.get_ident()
        self._gc_timer = GcTimer()
        self._sample = (0.0, "")
        """When the late timer was due, and the stack of the loop's thread."""
        self._stalls: deque[Stall] = deque()
        """Stalls that are not logged yet."""
        self._lines = TokenBucket(LINES_PER_SECOND, BURST)
        self._suppressed = 0
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="lucchetto-stall-tracer", daemon=True)

    def start(self) -> None:
        gc.callbacks.append(self._gc_timer)
        self._schedule()
        self._thread.start()

    def stop(self) -> None:
        self._timer.cancel()
        self._stopping.set()
        self._thread.join()
        gc.callbacks.remove(self._gc_timer)

    def _schedule(self) -> None:
        self._due = time.perf_counter() + self._pause
        self._processor_time, self._collected = time.thread_time(), self._gc_timer.seconds
        self._timer = self._loop.call_later(self._pause, self._run)

    def _run(self) -> None:
        """The callback of the timer, in the loop's thread."""
        late = time.perf_counter() - self._due
        if late > self._threshold:
            self._stalls.append(self._stall(late))
        self._schedule()

    def _stall(self, seconds: float) -> Stall:
        collecting = self._gc_timer.seconds - self._collected
        due, stack = self._sample
        return Stall(
            seconds=seconds,
            processor_seconds=time.thread_time() - self._processor_time,
            gc_seconds=collecting,
            collection=self._gc_timer.name if collecting > seconds * GC_SHARE else "",
            stack=stack if due == self._due else "",
        )

    def _watch(self) -> None:
        """The main function of the watchdog thread."""
        while not self._stopping.wait(self._pause):
            due = self._due
            if time.perf_counter() - due > self._threshold - self._pause and self._sample[0] != due:
                self._sample = due, self._stack()
            while self._stalls:
                self._report(self._stalls.popleft())

    def _report(self, stall: Stall) -> None:
        if self._lines.take():
            self._suppressed += 1
            return
        more = f" ({self._suppressed} earlier stalls were not logged)" if self._suppressed else ""
        self._suppressed = 0
        logger.warning("%s%s", stall, more)

    def _stack(self) -> str:
        frame = sys._current_frames().get(self._loop_thread)
        return described(frame) if frame else ""


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


@contextmanager
def tracing_stalls(threshold: float) -> Iterator[None]:
    """Log what blocks the running event loop for longer than this many seconds; 0 turns this off."""
    if not threshold:
        yield
        return
    tracer = StallTracer(asyncio.get_running_loop(), threshold)
    tracer.start()
    try:
        yield
    finally:
        tracer.stop()
