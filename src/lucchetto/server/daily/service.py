"""The daily game: one solitaire game a day with the same dice for everybody. A person's first attempt counts."""

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
from lucchetto.server.storage.base import TableIndex
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import VariantName
from lucchetto.server.wire.daily import DailyProof

from .attempts import Attempt, AttemptStore
from .seed_chain import SeedChain

SUNDAY = 6
GRACE = timedelta(days=1)
"""An attempt may be finished until the end of the next day."""
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
        """The day of this name, today without one; raises for days that are not there yet, or never were."""
        today = self.clock.today()
        try:
            day = date.fromisoformat(named) if named else today
        except ValueError:
            day = date.max
        if not self.chain.first <= day <= today:
            raise NotFoundError("no-such-day", "there is no daily game of that day")
        return day

    def secret(self, day: date) -> bytes:
        return daily_secret(day.isoformat(), self.chain.seed(day))

    def proof(self, day: date) -> DailyProof:
        """What is out by now of the dice of this day."""
        seed = self.chain.seed(day)
        return DailyProof(
            scheme=SCHEME,
            date=day.isoformat(),
            commitment=day_before(seed).hex(),
            seed=seed.hex() if self._is_out(day) else None,
            anchor=self.chain.anchor.hex(),
            anchor_date=self.chain.anchor_date.isoformat(),
        )

    def record(self, table: Table) -> Record:
        """The record of a table; of a daily game with the dice's secret in it once the day is over, and not before."""
        record = table.record()
        if table.daily is None or table.status != "over":
            return record
        day = date.fromisoformat(table.daily.date)
        return proof.reveal(record, table.secret, self.chain.seed(day)) if self._is_out(day) else record

    def _is_out(self, day: date) -> bool:
        return day < self.clock.today()

    async def play(self, person: str, name: str) -> tuple[Table, bool]:
        """The person's table of today, and whether it was made just now."""
        day = self.clock.today()
        async with self._locks.hold(f"{day} {person}"):  # who asks twice at once gets one table
            fresh = Attempt(secrets.token_urlsafe(12), name)
            attempt = await self.attempts.claim(day, person, fresh)
            table = await self._table(day, person, attempt)
            return table, attempt is fresh

    async def _table(self, day: date, person: str, attempt: Attempt) -> Table:
        """Found, or made and started. What a crash left half done is completed."""
        try:
            table = await self._tables.get(attempt.table)
        except NotFoundError:
            table = await self._make(attempt.table, await self._made(day, person, attempt.name))
        return table if table.game else await self._tables.change(table.id, _start)

    async def _make(self, name: str, entry: events.Made) -> Table:
        try:
            return await self._tables.make(name, entry)
        except ConflictError:  # another process was quicker
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
        """Write down what came of an attempt that is over, if that was in time. Doing it twice changes nothing."""
        if table.daily is None or table.game is None or table.status != "over":
            return
        day, person, score = date.fromisoformat(table.daily.date), table.host, table.game.sheets[0].total
        if not self.in_time(day):
            return
        await self.attempts.update(day, person, table.id, lambda attempt: structs.replace(attempt, score=score))

    async def settle_own(self, day: date, person: str) -> None:
        """Write down the score of this person's attempt if its game has just ended."""
        attempt = await self.attempts.get(day, person)
        if attempt and attempt.score is None and self.in_time(day):
            await self._settle_if_there(attempt)

    async def _settle_if_there(self, attempt: Attempt) -> None:
        try:
            await self.settle(await self._tables.get(attempt.table))
        except NotFoundError:
            logger.debug("an attempt whose table was never made")
        except UnavailableError as error:
            logger.warning("an attempt at table %s is not settled: %s", attempt.table, error)

    def in_time(self, day: date) -> bool:
        """Whether attempts at this day's game still count when they end now."""
        return self.clock.today() <= day + GRACE

    async def resume(self) -> None:
        """After a restart: write down what the last process did not come to."""
        today = self.clock.today()
        for day in (today - GRACE, today):
            for attempt in (await self.attempts.on(day)).values():
                if attempt.score is None:
                    await self._settle_if_there(attempt)


def _start(table: Table) -> list[events.AnyEvent]:
    return commands.started(table, [0]) if table.game is None else []


def variant_of(day: date) -> VariantName:
    return "longo" if day.weekday() == SUNDAY else "classic"


def lucky_of(day: date) -> tuple[int, int] | None:
    """On Sundays: the first of Longo's pairs, the same for everybody."""
    return next(iter(variant_named(variant_of(day)).lucky_pairs), None)
