"""Keeps many tables deciding, and notes how long each decision took until everybody had heard of it."""

import asyncio
import random
import time
from collections.abc import Callable

from .match import Match

PACE = 2.0
"""Decisions a second at each table when paced."""


class Place:
    """Where one game after the other is played."""

    def __init__(self, drive: "Drive", match: Match, delay: float) -> None:
        self._drive = drive
        self.busy = False
        self._due = time.perf_counter() + delay
        self._sit(match)
        asyncio.get_running_loop().call_later(delay, self._decide)

    def _sit(self, match: Match) -> None:
        self.match = match
        match.heard = self._heard

    def _decide(self) -> None:
        if self._drive.going:
            self.busy = True
            self.match.began = time.perf_counter()
            self.match.decide()

    def _heard(self, match: Match) -> None:
        now = time.perf_counter()
        self.busy = False
        self._drive.note(now - match.began)
        if match.over:
            if fresh := self._drive.spare(self):
                self._sit(fresh)
                self.go_on(now)
        else:
            self.go_on(now)

    def take(self, match: Match) -> None:
        """A game that was made while this place had to wait."""
        self._sit(match)
        self._due = time.perf_counter()
        self.go_on(self._due)

    def go_on(self, now: float) -> None:
        if self._drive.pace is None:
            self._decide()
            return
        self._due += 1 / self._drive.pace
        if self._due > now:
            asyncio.get_running_loop().call_later(self._due - now, self._decide)
        else:  # the server holds up its own load: its delay counts from when the decision was due
            self._decide()
            self.match.began = self._due


class Drive:
    """All places, in a closed loop (`pace` None: who has heard decides again at once) or paced."""

    def __init__(
        self,
        matches: list[Match],
        spares: list[Match],
        make_for: Callable[[Callable[[Match], None]], None],
        pace: float | None,
    ) -> None:
        """`spares`: games for those that end; when they are used up, `make_for` makes one for whoever needs it."""
        self._spares = spares
        self._make_for = make_for
        self.pace = pace
        self.going = True
        self.latencies: list[float] = []
        """Milliseconds, of every decision since this list was last emptied."""
        self.made = 0
        spread = random.Random(len(matches))
        self._places = [Place(self, match, spread.random() / pace if pace else 0.0) for match in matches]

    def note(self, seconds: float) -> None:
        self.latencies.append(seconds * 1000)

    def spare(self, place: Place) -> Match | None:
        """A game that is ready; if there is none left, one is made, and the place gets it later."""
        if self._spares:
            return self._spares.pop()
        self.made += 1
        self._make_for(place.take)
        return None

    async def stop(self) -> list[Match]:
        """No more decisions; when all that were sent have been heard of, the games that can go on."""
        self.going = False
        while any(place.busy for place in self._places):
            await asyncio.sleep(0.01)
        return [place.match for place in self._places if not place.match.over]
