"""A profile of a decision by part: `python -m benchmarks.live.parts [VARIANT]`, for the interpreted package.

A timer interrupts the process every half millisecond of processor time and records which part the event loop is in.
Samples outside all parts belong to the loop itself or to the writer thread, whose time the timer counts too.
"""

import signal
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import uvloop

from benchmarks.live.tables import leave, opened, script, seated
from benchmarks.report import machine, table
from lucchetto.server.ops.gc_tuning import tune_gc

SECONDS, INTERVAL, TABLES = 40.0, 0.0005, 25
PARTS = {
    "rules.game": "rules: legality, moves, next game",
    "rules.sheet_board": "rules: legality, moves, next game",
    "rules.preview": "rules: legality, moves, next game",
    "rules.dice": "rules: legality, moves, next game",
    "rules.sheet": "rules: legality, moves, next game",
    "rules.duel": "rules: legality, moves, next game",
    "rules.variant": "rules: legality, moves, next game",
    "records.dice": "fair dice (HMAC)",
    "server.table.commands": "commands and state",
    "server.table.state": "commands and state",
    "server.table.summary": "commands and state",
    "server.views.play": "messages: deltas, options, encoding",
    "server.views.game": "messages: deltas, options, encoding",
    "server.views.table": "messages: deltas, options, encoding",
    "server.live.broadcast": "messages: deltas, options, encoding",
    "server.live.change": "the change: turn, log lines, callbacks",
    "server.concurrency.keyed_lock": "the change: turn, log lines, callbacks",
    "server.live.service": "the change: turn, log lines, callbacks",
    "server.live.scheduler": "the change: turn, log lines, callbacks",
    "server.live.client": "the client: reading, limits, metrics",
    "server.security.rate_limits": "the client: reading, limits, metrics",
    "server.ops.metrics": "the client: reading, limits, metrics",
    "server.live.connections": "WebSocket: frames in and out, without system calls",
    "server.api.websocket_protocol": "WebSocket: frames in and out, without system calls",
    "server.storage.sqlite.store": "the store: queue and hand-over",
    "server.storage.appending": "the store: queue and hand-over",
}
ELSEWHERE = "the loop itself, and the writer thread"


class Sampler:
    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.is_on = False

    def tick(self, _: int, frame: FrameType | None) -> None:
        """Record a sample. A function that belongs to no part counts for the part that called it."""
        while frame and self.is_on:
            name = frame.f_globals.get("__name__", "").removeprefix("lucchetto.")
            if part := PARTS.get(name):
                self.found[part] += 1
                return
            frame = frame.f_back
        self.found[ELSEWHERE] += self.is_on


async def measure(folder: Path, variant: str, sampler: Sampler) -> float:
    """µs of processor time per decision, of both threads."""
    messages, spent, decisions = script(variant), 0, 0
    signal.signal(signal.SIGPROF, sampler.tick)
    async with opened(folder) as context:
        tune_gc()
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            lockstep = await seated(context, variant, TABLES)
            sampler.is_on, began = True, time.process_time_ns()
            for message in messages:
                await lockstep.decide(message)
            sampler.is_on, spent = False, spent + time.process_time_ns() - began
            decisions += len(messages) * TABLES
            leave(lockstep)
        signal.setitimer(signal.ITIMER_PROF, 0)
    return spent / decisions / 1000


def main() -> None:
    variant, sampler = (sys.argv[1:] or ["classic"])[0], Sampler()
    with TemporaryDirectory() as folder:
        cost = uvloop.run(measure(Path(folder), variant, sampler))
    total = sum(sampler.found.values())
    rows = [
        (part, f"{number / total:.0%}", f"{cost * number / total:.1f}") for part, number in sampler.found.most_common()
    ]
    print(machine())
    table(f"{variant}: {cost:.0f} µs of processor time per decision ({total} samples)", ("", "share", "µs"), rows)


if __name__ == "__main__":
    main()
