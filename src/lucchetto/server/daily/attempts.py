"""Stores attempts at daily games and their results, and computes streaks."""

import logging
from collections.abc import Callable, Collection
from datetime import date, timedelta

import msgspec

from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import DAILY_ATTEMPT, Documents
from lucchetto.server.vocabulary import Square

logger = logging.getLogger("lucchetto.daily")


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's only attempt at a day's game, as it is stored."""

    table: str
    name: str
    score: int | None = None
    """Set once the game is over, if it ended in time to count."""
    loss: float | None = None
    """Points lost against the best play; None until the coach has computed it."""
    exact: bool = False
    """Whether the loss comes from the solver's table; otherwise from the network."""
    squares: list[Square] = msgspec.field(default_factory=list)


class AttemptStore:
    def __init__(self, store: DocumentStore) -> None:
        self._store = store

    async def get(self, day: date, person: str) -> Attempt | None:
        return await self._day(day).get(person)

    async def claim(self, day: date, person: str, attempt: Attempt) -> Attempt:
        """Store an attempt unless the person has one for this day; returns the one that counts."""
        if await self._day(day).put_new(person, attempt):
            return attempt
        return await self.get(day, person) or attempt

    async def update(self, day: date, person: str, table: str, change: Callable[[Attempt], Attempt]) -> None:
        """Change the attempt at this table with compare and swap, so that no concurrent change is lost."""
        await self._day(day).update(person, lambda attempt: change(attempt) if attempt.table == table else attempt)

    async def on(self, day: date) -> dict[str, Attempt]:
        """All attempts at a day's game, by person."""
        return await self._day(day).all()

    async def days_played(self, person: str) -> list[date]:
        """The days whose game the person has finished in time."""
        attempts = await self._store.attempts_of(person)
        return [_day_of(kind) for kind, data in attempts if _is_finished(kind, data)]

    def _day(self, day: date) -> Documents[Attempt]:
        return Documents(self._store, DAILY_ATTEMPT.of(day.isoformat()), Attempt)


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """Consecutive days up to today (up to yesterday, while today can still be played), and the longest streak."""
    played = set(days)
    lengths: dict[date, int] = {}
    for day in sorted(played):
        lengths[day] = lengths.get(day - timedelta(days=1), 0) + 1
    now = lengths.get(today) or lengths.get(today - timedelta(days=1), 0)
    return now, max(lengths.values(), default=0)


def _day_of(kind: str) -> date:
    return date.fromisoformat(kind.removeprefix(DAILY_ATTEMPT.prefix))


def _is_finished(kind: str, data: bytes) -> bool:
    """False for an attempt that cannot be read: it must not spoil the others."""
    try:
        return _decode(data).score is not None
    except msgspec.DecodeError as error:
        logger.warning("an attempt of %s cannot be read: %s", _day_of(kind), error)
        return False


_decode = msgspec.json.Decoder(Attempt).decode
