"""Adds the rolls of every finished game to a running total per day, and tests whether the dice look fair."""

import logging
from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from lucchetto.records import Rolled
from lucchetto.rules import variant
from lucchetto.server.clock import Clock
from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import DICE_COUNTS, DICE_TOTAL, ONLY, UNREADABLE, Documents
from lucchetto.server.table.state import Table
from lucchetto.server.wire.statistics import DiceReport

from .dice_counts import Counts, counted
from .dice_tests import dice_tests

logger = logging.getLogger("lucchetto.dice")

SIDES = (6, 8)
OPEN_DAYS = 2
"""Number of days that can still gain games: today, and yesterday, whose daily game may be finished today."""


def _empty() -> list[Counts]:
    return [Counts(sides) for sides in SIDES]


class DayTotal(msgspec.Struct):
    """The running total of a day."""

    counts: list[Counts] = msgspec.field(default_factory=_empty)


class Total(msgspec.Struct):
    """The counts up to and including a day. Every process computes the same total, so storing it needs no lock."""

    through: date
    counts: list[Counts] = msgspec.field(default_factory=_empty)


class DiceAudit:
    def __init__(self, store: DocumentStore, clock: Clock, first: date) -> None:
        self._store, self._clock, self._first = store, clock, first
        self._totals = Documents(store, DICE_TOTAL.name, Total)

    async def count(self, table: Table) -> None:
        """Count a finished game if it was played with this server's dice. Counting is idempotent.

        All attempts at a daily game have the same dice, so only the first finished one is counted.
        """
        if not table.has_proof or table.status != "over":
            return
        rolls = [event.faces for event in table.record_events if isinstance(event, Rolled)]
        counts = counted(variant(table.settings.variant).sides, rolls)
        ended = self._clock.day_of(table.phase_began).isoformat()
        day, key = (table.daily.date, "daily") if table.daily else (ended, table.id)
        await self._store.add_to_total(DICE_COUNTS.of(day), (key, _encode(counts)), fold)

    async def tests(self) -> DiceReport:
        """Chi-square tests over all games counted so far."""
        total = await self._total()
        used = [counts for counts in total.counts if counts.rolls]
        return DiceReport(
            games=sum(counts.games for counts in used),
            rolls=sum(counts.rolls for counts in used),
            tests=[test for counts in used for test in dice_tests(counts)],
        )

    async def _total(self) -> Total:
        total = await self._totals.get(ONLY) or Total(self._first - timedelta(days=1))
        settled = self._clock.today() - timedelta(days=OPEN_DAYS)
        if total.through < settled:
            await self._add_days(total, settled)
            await self._totals.put(ONLY, total)
        await self._add_days(total, self._clock.today())
        return total

    async def _add_days(self, total: Total, last: date) -> None:
        while total.through < last:
            total.through += timedelta(days=1)
            for counts in (await self._day_total(total.through)).counts:
                _add(total.counts, counts)

    async def _day_total(self, day: date) -> DayTotal:
        """A day's running total. If it is missing after an upgrade or a copy, it is computed from the day's games."""
        kind = DICE_COUNTS.of(day.isoformat())
        data = await self._store.total(kind) or await self._store.add_to_total(kind, None, fold)
        try:
            return _decode_total(data) if data else DayTotal()
        except UNREADABLE as error:
            logger.warning("the dice of %s cannot be read: %s", day, error)
            return DayTotal()


def fold(total: bytes | None, games: Sequence[bytes]) -> bytes:
    """A day's total with these games added. Unreadable counts are skipped."""
    found = _decode_total(total) if total else DayTotal()
    for game in games:
        try:
            _add(found.counts, _decode(game))
        except (ValueError, LookupError) as error:
            logger.warning("the counts of a game's dice cannot be read: %s", error)
    return _encode(found)


def _add(totals: list[Counts], counts: Counts) -> None:
    totals[SIDES.index(counts.sides)].add(counts)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Counts).decode
_decode_total = msgspec.json.Decoder(DayTotal).decode
