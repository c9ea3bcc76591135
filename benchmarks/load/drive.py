"""Drives many tables, and records how long each decision took to reach every client."""

import asyncio
import random
import time
from collections.abc import Callable

from .match import Match

PACE = 2.0
"""Decisions per second at each table when paced."""


class TableSlot:
    """Plays one match after another."""

    def __init__(self, driver: "LoadDriver", match: Match, delay: float) -> None:
        self._driver = driver
        self.busy = False
        self._due = time.perf_counter() + delay
        self._assign(match)
        asyncio.get_running_loop().call_later(delay, self._decide)

    def _assign(self, match: Match) -> None:
        self.match = match
        match.on_delivered = self._delivered

    def _decide(self) -> None:
        if self._driver.going:
            self.busy = True
            self.match.began = time.perf_counter()
            self.match.decide()

    def _delivered(self, match: Match) -> None:
        now = time.perf_counter()
        self.busy = False
        self._driver.record_latency(now - match.began)
        if match.over:
            if fresh := self._driver.next_match(self):
                self._assign(fresh)
                self._schedule_next(now)
        else:
            self._schedule_next(now)

    def assign(self, match: Match) -> None:
        """Continue with a match that was created while this slot waited."""
        self._assign(match)
        self._due = time.perf_counter()
        self._schedule_next(self._due)

    def _schedule_next(self, now: float) -> None:
        if self._driver.pace is None:
            self._decide()
            return
        self._due += 1 / self._driver.pace
        if self._due > now:
            asyncio.get_running_loop().call_later(self._due - now, self._decide)
        else:  # the server cannot keep up: the latency counts from when the decision was due
            self._decide()
            self.match.began = self._due


class LoadDriver:
    """Drives all slots: in a closed loop (`pace` is None: the next decision follows at once) or paced."""

    def __init__(
        self,
        matches: list[Match],
        spares: list[Match],
        make_for: Callable[[Callable[[Match], None]], None],
        pace: float | None,
    ) -> None:
        """`spares` replace matches that end; when they are used up, `make_for` creates one for a slot."""
        self._spares = spares
        self._make_for = make_for
        self.pace = pace
        self.going = True
        self.latencies: list[float] = []
        """Milliseconds, one per decision since the list was last emptied."""
        self.made = 0
        spread = random.Random(len(matches))
        self._slots = [TableSlot(self, match, spread.random() / pace if pace else 0.0) for match in matches]

    def record_latency(self, seconds: float) -> None:
        self.latencies.append(seconds * 1000)

    def next_match(self, slot: TableSlot) -> Match | None:
        """A prepared match; if none is left, one is created, and the slot gets it later."""
        if self._spares:
            return self._spares.pop()
        self.made += 1
        self._make_for(slot.assign)
        return None

    async def stop(self) -> list[Match]:
        """Stop deciding, wait until every decision is delivered, and return the matches that can continue."""
        self.going = False
        while any(slot.busy for slot in self._slots):
            await asyncio.sleep(0.01)
        return [slot.match for slot in self._slots if not slot.match.over]
