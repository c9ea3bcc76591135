"""Everything a running server consists of, put together and taken down."""

import asyncio
import contextlib
from dataclasses import dataclass, field

from lucchetto.server.accounts.service import People
from lucchetto.server.analysis.exact_tables import ExactTables
from lucchetto.server.analysis.service import Analyst
from lucchetto.server.live.connections import Hub
from lucchetto.server.live.scheduler import Clerk
from lucchetto.server.live.service import Tables
from lucchetto.server.ops.metrics import DRAINING, watch
from lucchetto.server.ops.readiness import Readiness
from lucchetto.server.security.rate_limits import Limit, Room
from lucchetto.server.storage.factory import open_bus, open_store

from .clock import Clock
from .post_game import Chronicle
from .settings import Settings

GLANCE = 0.02
"""Seconds between two looks at who is still there."""


@dataclass
class House:
    settings: Settings
    tables: Tables
    people: People
    clerk: Clerk
    analyst: Analyst
    chronicle: Chronicle
    room: Room
    """How many connections an address may have open."""
    making: Limit
    """How many tables an address may make."""
    joining: Limit
    """How often an address may sit down at tables."""
    finding: Limit
    """How often an address may try codes."""
    welcoming: Limit
    """How many strangers of an address get a token."""
    handing: Limit
    """How often an address may make and open links to other devices, and ask for or delete its people's data."""
    summing: Limit
    """How often an address may ask for statistics."""
    analysing: Limit
    """How many games an address may have analysed."""
    advising: Limit
    """How often an address may ask for advice on a decision."""
    draining: bool = False
    """Whether the server is being stopped: nobody new comes in."""
    readiness: Readiness = field(init=False)

    def __post_init__(self) -> None:
        self.readiness = Readiness({"store": self.tables.store.ping, "bus": self.tables.bus.ping})
        watch(self.tables.in_memory, self.tables.store.waiting)
        DRAINING.set_function(lambda: self.draining)

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        bus = await open_bus(settings)
        try:
            store = await open_store(settings)
        except BaseException:
            await bus.close()
            raise
        tables = Tables(store, bus, Hub())
        pause = settings.bot_delay
        clerk = Clerk(tables, bot_delay=(pause * 2 / 3, pause * 4 / 3))
        analyst = Analyst(store, ExactTables(may_build=settings.exact))
        house = cls(
            settings,
            tables,
            People(store),
            clerk,
            analyst,
            await Chronicle.open(tables, analyst, Clock(settings.test_clock)),
            room=Room(settings.connections_per_address),
            making=Limit.per_minute(settings.tables_per_minute),
            joining=Limit.per_minute(settings.joins_per_minute),
            finding=Limit.per_minute(settings.codes_per_minute),
            welcoming=Limit.per_minute(settings.people_per_minute),
            handing=Limit.per_minute(settings.handoffs_per_minute),
            summing=Limit.per_minute(settings.statistics_per_minute),
            analysing=Limit.per_minute(settings.analyses_per_minute),
            advising=Limit.per_minute(settings.advice_per_minute),
        )
        await house.people.tidy()
        tables.herald.begin()
        await clerk.resume()
        analyst.exact.begin()
        return house

    async def drain(self) -> None:
        """What is under way is finished and told, then everybody is sent to another process; but not for ever."""
        self.draining = True
        await asyncio.sleep(self.settings.drain_delay)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await self.clerk.close()
                while people := self.tables.hub.everybody():
                    for connection in people:
                        connection.leave()
                    await asyncio.sleep(GLANCE)

    async def close(self) -> None:
        """No decision is lost: what was acknowledged is on disk, what is under way is finished first."""
        await self.clerk.close()
        await self.chronicle.close()
        await self.analyst.close()
        for connection in self.tables.hub.everybody():
            connection.drop()
        await self.tables.herald.close()
        await self.tables.bus.close()
        await self.tables.store.close()
