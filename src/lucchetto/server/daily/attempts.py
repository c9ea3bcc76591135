"""Stores attempts at daily games and their results, and computes streaks."""

import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Protocol

import msgspec

from lucchetto.server.storage.base import DailyIndex, DocumentStore
from lucchetto.server.storage.documents import DAILY_ATTEMPT, UNREADABLE, Documents
from lucchetto.server.vocabulary import Square

PAGE = 100
"""Attempts per query."""

logger = logging.getLogger("lucchetto.daily")


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's only attempt at a day's game, as it is stored."""

    table: str
    name: str
    score: int | None = None
    """Set once the game is over, if it ended in time to count."""
    loss: float | None = None
    """Points lost compared with the best play; None until the coach has computed it."""
    exact: bool = False
    """Whether the loss comes from an exact table rather than from the network."""
    squares: list[Square] = msgspec.field(default_factory=list)


@dataclass(frozen=True)
class ScoreCounts:
    """The number of people per score in a day's game."""

    players_of: Mapping[int, int]

    @property
    def players(self) -> int:
        return sum(self.players_of.values())

    @property
    def best(self) -> int | None:
        return max(self.players_of, default=None)

    def place(self, score: int) -> int:
        """Standard competition ranking: equal scores share a place, and the following places are skipped."""
        return 1 + sum(players for other, players in self.players_of.items() if other > score)


class AttemptDatabase(DocumentStore, DailyIndex, Protocol):
    """The parts of a store that attempts need."""


class AttemptStore:
    def __init__(self, store: AttemptDatabase) -> None:
        self._store = store

    async def get(self, day: date, person: str) -> Attempt | None:
        """A person's attempt; None if there is none or it is damaged."""
        data = await self._store.document(_kind(day), person)
        return _readable(day, person, data) if data else None

    async def claim(self, day: date, person: str, attempt: Attempt) -> Attempt:
        """Store an attempt unless the person has one for this day; returns the one that counts."""
        if await self._day(day).put_new(person, attempt):
            return attempt
        return await self._day(day).get(person) or attempt

    async def update(self, day: date, person: str, table: str, change: Callable[[Attempt], Attempt]) -> None:
        """Change the attempt at this table with compare and swap, so that no concurrent change is lost."""
        await self._day(day).update(person, lambda attempt: change(attempt) if attempt.table == table else attempt)

    async def withdraw(self, day: date, person: str, table: str) -> None:
        """Delete an unfinished attempt whose table is about to be deleted."""
        data = await self._store.document(_kind(day), person)
        attempt = _readable(day, person, data) if data else None
        if data and attempt and attempt.table == table and attempt.score is None:
            await self._store.delete_document(_kind(day), person, data)

    async def leaders(self, day: date, limit: int) -> dict[str, Attempt]:
        """The best finished attempts by person, in the order of the leaderboard."""
        return _all_readable(day, await self._store.daily_leaders(day.isoformat(), limit))

    async def scores(self, first: date, last: date) -> Mapping[date, ScoreCounts]:
        """The number of people per score for each of these days; empty counts for days without a finished attempt."""
        days: defaultdict[date, dict[int, int]] = defaultdict(dict)
        for day, score, players in await self._store.daily_scores(first.isoformat(), last.isoformat()):
            days[date.fromisoformat(day)][score] = players
        length = (last - first).days + 1
        return {day: ScoreCounts(days[day]) for day in (first + timedelta(days=number) for number in range(length))}

    async def unfinished(self, day: date) -> AsyncIterator[Attempt]:
        """All attempts without a score, read in pages."""
        after = ""
        while page := await self._store.daily_unfinished(day.isoformat(), after, PAGE):
            for attempt in _all_readable(day, page).values():
                yield attempt
            after, _ = page[-1]

    async def unjudged(self, day: date, limit: int, *, exactly: bool) -> dict[str, Attempt]:
        """Finished attempts by person that the coach has not analysed or, with `exactly`, not with the exact table."""
        return _all_readable(day, await self._store.daily_unjudged(day.isoformat(), limit, exactly=exactly))

    async def of(self, person: str) -> dict[date, Attempt]:
        """All attempts of a person, by day."""
        found = {}
        for kind, data in await self._store.attempts_of(person):
            day = date.fromisoformat(kind.removeprefix(DAILY_ATTEMPT.prefix))
            if attempt := _readable(day, person, data):
                found[day] = attempt
        return found

    def _day(self, day: date) -> Documents[Attempt]:
        return Documents(self._store, _kind(day), Attempt)


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """Consecutive days up to today (up to yesterday, while today can still be played), and the longest streak."""
    played = set(days)
    lengths: dict[date, int] = {}
    for day in sorted(played):
        lengths[day] = lengths.get(day - timedelta(days=1), 0) + 1
    now = lengths.get(today) or lengths.get(today - timedelta(days=1), 0)
    return now, max(lengths.values(), default=0)


def _kind(day: date) -> str:
    return DAILY_ATTEMPT.of(day.isoformat())


def _all_readable(day: date, found: Iterable[tuple[str, bytes]]) -> dict[str, Attempt]:
    attempts = ((person, _readable(day, person, data)) for person, data in found)
    return {person: attempt for person, attempt in attempts if attempt}


def _readable(day: date, person: str, data: bytes) -> Attempt | None:
    """Decode an attempt; None for a damaged one, so that the others can still be read."""
    try:
        return _decode(data)
    except UNREADABLE as error:
        logger.warning("the attempt of %s at the daily game of %s cannot be read: %s", person, day, error)
        return None


_decode = msgspec.json.Decoder(Attempt).decode
