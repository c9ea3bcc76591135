"""The daily game: one solitaire game per day with the same dice for everybody. Each person has one attempt."""

import logging
import secrets
from datetime import date, timedelta

from msgspec import structs

from lucchetto.records import Record, proof
from lucchetto.records.daily import NONCES, daily_secret, day_before
from lucchetto.rules import variant as variant_named
from lucchetto.server.clock import Clock
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import ConflictError, NotFoundError, UnavailableError
from lucchetto.server.live.join_codes import free_code
from lucchetto.server.live.service import TableService
from lucchetto.server.storage.base import StoreError, TableIndex
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import VariantName
from lucchetto.server.wire.daily import DailyProof

from .attempts import Attempt, AttemptStore
from .seed_chain import SeedChain

SUNDAY = 6
GRACE = timedelta(days=1)
"""An attempt can be finished until the end of the next day."""
SCHEME = "sha256-chain-1"

logger = logging.getLogger("lucchetto.daily")


class DailyService:
    def __init__(
        self, tables: TableService, index: TableIndex, attempts: AttemptStore, clock: Clock, chain: SeedChain
    ) -> None:
        self.clock = clock
        self.chain = chain
        self.attempts = attempts
        self._tables = tables
        self._index = index
        self._locks = KeyedLock()

    def day(self, named: str | None) -> date:
        """Parse a date, today if none is given; raises NotFoundError for days without a game."""
        today = self.clock.today()
        try:
            day = date.fromisoformat(named) if named else today
        except ValueError:
            day = date.max
        if not self.chain.first <= day <= today:
            raise NotFoundError("no-such-day", "there is no daily game for that day")
        return day

    def secret(self, day: date) -> bytes:
        return daily_secret(day.isoformat(), self.chain.seed(day))

    def proof(self, day: date) -> DailyProof:
        """The proof of a day's dice; it lacks the seed until the day is over."""
        seed = self.chain.seed(day)
        return DailyProof(
            scheme=SCHEME,
            date=day.isoformat(),
            commitment=day_before(seed).hex(),
            seed=seed.hex() if self._is_public(day) else None,
            anchor=self.chain.anchor.hex(),
            anchor_date=self.chain.anchor_date.isoformat(),
        )

    def record(self, table: Table) -> Record:
        """The record of a table. A daily game's record reveals the dice's secret only after the day is over."""
        record = table.record()
        if table.daily is None or table.status != "over":
            return record
        day = date.fromisoformat(table.daily.date)
        return proof.reveal(record, table.secret, self.chain.seed(day)) if self._is_public(day) else record

    def _is_public(self, day: date) -> bool:
        return day < self.clock.today()

    async def play(self, person: str, name: str) -> tuple[Table, bool]:
        """The table of the person's attempt today, and whether it is new."""
        day = self.day(None)
        async with self._locks.hold(f"{day} {person}"):  # concurrent requests get the same table
            fresh = Attempt(secrets.token_urlsafe(12), name)
            attempt = await self.attempts.claim(day, person, fresh)
            table = await self._table(day, person, attempt)
            return table, attempt is fresh

    async def _table(self, day: date, person: str, attempt: Attempt) -> Table:
        """The attempt's table; makes and starts it if necessary, for example after a crash in between."""
        try:
            table = await self._tables.get(attempt.table)
        except NotFoundError:
            table = await self._make(attempt.table, await self._made(day, person, attempt.name))
        return table if table.game else await self._tables.change(table.id, _start)

    async def _make(self, name: str, entry: events.Made) -> Table:
        try:
            return await self._tables.make(name, entry)
        except ConflictError:  # another process has made it in the meantime
            return await self._tables.get(name)

    async def _made(self, day: date, person: str, name: str) -> events.Made:
        return events.Made(
            code=await free_code(self._index),
            host=person,
            settings=events.Settings(variant=variant_of(day)),
            seats=[events.Seated(name, person)],
            secret=self.secret(day).hex(),
            nonces=list(NONCES),
            first=0,
            daily=events.Daily(day.isoformat(), day_before(self.chain.seed(day)).hex()),
        )

    async def settle(self, table: Table) -> None:
        """Store the score of a finished attempt, if it ended in time. Idempotent."""
        if table.daily is None or table.game is None or table.status != "over":
            return
        day, person, score = date.fromisoformat(table.daily.date), table.host, table.game.sheets[0].total
        if not self.in_time(day):
            return
        await self.attempts.update(day, person, table.id, lambda attempt: structs.replace(attempt, score=score))

    async def settle_own(self, day: date, person: str) -> None:
        """Store the score of the person's attempt, if its game is over and the score is missing."""
        attempt = await self.attempts.get(day, person)
        if attempt and attempt.score is None and self.in_time(day):
            await self._settle_if_there(attempt)

    async def _settle_if_there(self, attempt: Attempt) -> None:
        try:
            await self.settle(await self._tables.get(attempt.table))
        except NotFoundError:
            logger.debug("the table %s of an attempt was never made", attempt.table)
        except (UnavailableError, StoreError) as error:
            logger.warning("the score of the daily game at table %s could not be stored: %s", attempt.table, error)

    def in_time(self, day: date) -> bool:
        """Whether an attempt at this day's game counts if it ends now."""
        return self.clock.today() <= day + GRACE

    async def resume(self) -> None:
        """Store the scores that the previous process did not; called when the server starts."""
        today = self.clock.today()
        for day in (today - GRACE, today):
            async for attempt in self.attempts.unfinished(day):
                await self._settle_if_there(attempt)


def _start(table: Table) -> list[events.AnyEvent]:
    return commands.started(table, [0]) if table.game is None else []


def variant_of(day: date) -> VariantName:
    return "longo" if day.weekday() == SUNDAY else "classic"


def lucky_of(day: date) -> tuple[int, int] | None:
    """The lucky pair of a day, the same for everybody: the first of the variant's pairs, if it has any."""
    return next(iter(variant_named(variant_of(day)).lucky_pairs), None)
