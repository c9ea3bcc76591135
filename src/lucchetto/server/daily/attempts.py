"""What is kept of daily games: who attempted which day, what came of it, and everybody's streak."""

from collections.abc import Callable, Collection
from datetime import date, timedelta

import msgspec

from lucchetto.server.storage.base import Store
from lucchetto.server.vocabulary import Square


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's one attempt at a day's game."""

    table: str
    name: str
    score: int | None = None
    """Once the game is over, in time to count."""
    loss: float | None = None
    """Points lost against the best play; None until it is worked out."""
    exact: bool = False
    """Whether the solver's table said so; otherwise the network did."""
    squares: list[Square] = msgspec.field(default_factory=list)


class AttemptStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, day: date, person: str) -> Attempt | None:
        found = await self._store.noted(_kind(day), person)
        return _decode(found) if found else None

    async def claim(self, day: date, person: str, attempt: Attempt) -> Attempt:
        """The attempt that counts: this one, unless there was one before."""
        if await self._store.note(_kind(day), person, _encode(attempt), once=True):
            return attempt
        return await self.get(day, person) or attempt

    async def update(self, day: date, person: str, table: str, change: Callable[[Attempt], Attempt]) -> None:
        """The attempt at this table, whoever else changes it meanwhile. One that is deleted stays deleted."""
        while before := await self._store.noted(_kind(day), person):
            attempt = _decode(before)
            after = _encode(change(attempt)) if attempt.table == table else before
            if after == before or await self._store.replace_note(_kind(day), person, before, after):
                return

    async def on(self, day: date) -> dict[str, Attempt]:
        """Everybody's, by person."""
        return {person: _decode(data) for person, data in await self._store.all_noted(_kind(day))}

    async def days_played(self, person: str) -> list[date]:
        """The days whose game this person has finished in time."""
        attempts = await self._store.attempts_of(person)
        return [_day(kind) for kind, data in attempts if _decode(data).score is not None]


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """Days in a row up to today, or up to yesterday as long as today can still be played; and the longest ever."""
    played = set(days)
    lengths: dict[date, int] = {}
    for day in sorted(played):
        lengths[day] = lengths.get(day - timedelta(days=1), 0) + 1
    now = lengths.get(today) or lengths.get(today - timedelta(days=1), 0)
    return now, max(lengths.values(), default=0)


def _kind(day: date) -> str:
    return f"daily {day.isoformat()}"


def _day(kind: str) -> date:
    return date.fromisoformat(kind.removeprefix("daily "))


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Attempt).decode
