"""Everything a running server consists of, put together and taken down."""

import asyncio
import contextlib
from dataclasses import dataclass, field

from lucchetto.server.accounts.service import Accounts
from lucchetto.server.analysis.exact_tables import ExactTables
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.live.connections import ConnectionRegistry
from lucchetto.server.live.scheduler import TurnScheduler
from lucchetto.server.live.service import TableService
from lucchetto.server.ops.metrics import DRAINING, watch
from lucchetto.server.ops.readiness import Readiness
from lucchetto.server.security.rate_limits import ConnectionLimit, RateLimit
from lucchetto.server.storage.factory import open_bus, open_store

from .clock import Clock
from .post_game import PostGameJobs
from .settings import Settings

GLANCE = 0.02
"""Seconds between two looks at who is still there."""


@dataclass
class AppContext:
    settings: Settings
    tables: TableService
    accounts: Accounts
    scheduler: TurnScheduler
    analysis: AnalysisService
    post_game: PostGameJobs
    room: ConnectionLimit
    """How many connections an address may have open."""
    making: RateLimit
    """How many tables an address may make."""
    joining: RateLimit
    """How often an address may sit down at tables."""
    finding: RateLimit
    """How often an address may try codes."""
    welcoming: RateLimit
    """How many strangers of an address get a token."""
    handing: RateLimit
    """How often an address may make and open links to other devices, and ask for or delete its people's data."""
    summing: RateLimit
    """How often an address may ask for statistics."""
    analysing: RateLimit
    """How many games an address may have analysed."""
    advising: RateLimit
    """How often an address may ask for advice on a decision."""
    draining: bool = False
    """Whether the server is being stopped: nobody new comes in."""
    readiness: Readiness = field(init=False)

    def __post_init__(self) -> None:
        self.readiness = Readiness({"store": self.tables.store.ping, "bus": self.tables.bus.ping})
        watch(self.tables.in_memory, self.tables.store.waiting)
        DRAINING.set_function(lambda: self.draining)

    @classmethod
    async def open(cls, settings: Settings) -> "AppContext":
        bus = await open_bus(settings)
        try:
            store = await open_store(settings)
        except BaseException:
            await bus.close()
            raise
        tables = TableService(store, bus, ConnectionRegistry())
        pause = settings.bot_delay
        scheduler = TurnScheduler(tables, bot_delay=(pause * 2 / 3, pause * 4 / 3))
        analysis = AnalysisService(store, ExactTables(may_build=settings.exact))
        context = cls(
            settings,
            tables,
            Accounts(store),
            scheduler,
            analysis,
            await PostGameJobs.open(tables, analysis, Clock(settings.test_clock)),
            room=ConnectionLimit(settings.connections_per_address),
            making=RateLimit.per_minute(settings.tables_per_minute),
            joining=RateLimit.per_minute(settings.joins_per_minute),
            finding=RateLimit.per_minute(settings.codes_per_minute),
            welcoming=RateLimit.per_minute(settings.people_per_minute),
            handing=RateLimit.per_minute(settings.handoffs_per_minute),
            summing=RateLimit.per_minute(settings.statistics_per_minute),
            analysing=RateLimit.per_minute(settings.analyses_per_minute),
            advising=RateLimit.per_minute(settings.advice_per_minute),
        )
        await context.accounts.tidy()
        tables.presence.begin()
        await scheduler.resume()
        analysis.exact.begin()
        return context

    async def drain(self) -> None:
        """What is under way is finished and told, then everybody is sent to another process; but not for ever."""
        self.draining = True
        await asyncio.sleep(self.settings.drain_delay)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await self.scheduler.close()
                while people := self.tables.connections.everybody():
                    for connection in people:
                        connection.leave()
                    await asyncio.sleep(GLANCE)

    async def close(self) -> None:
        """No decision is lost: what was acknowledged is on disk, what is under way is finished first."""
        await self.scheduler.close()
        await self.post_game.close()
        await self.analysis.close()
        for connection in self.tables.connections.everybody():
            connection.drop()
        await self.tables.presence.close()
        await self.tables.bus.close()
        await self.tables.store.close()
