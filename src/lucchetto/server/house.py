"""Everything a running server consists of, put together and taken down."""

from dataclasses import dataclass

from .analyst import Analyst
from .backends import open_bus, open_store
from .chronicle import Chronicle
from .clerk import Clerk
from .clock import Clock
from .exact import ExactTables
from .hub import Hub
from .limits import Limit
from .people import People
from .settings import Settings
from .tables import Tables

ASKING = 60
"""Codes that an address may try at once."""


@dataclass
class House:
    settings: Settings
    tables: Tables
    people: People
    clerk: Clerk
    analyst: Analyst
    chronicle: Chronicle
    making: Limit
    """How many tables an address may make."""
    asking: Limit
    """How often an address may try codes."""
    analysing: Limit
    """How many games an address may have analysed."""
    advising: Limit
    """How often an address may ask for advice on a decision."""

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
        per_second = settings.tables_per_minute / 60
        house = cls(
            settings,
            tables,
            People(store),
            clerk,
            analyst,
            await Chronicle.open(tables, analyst, Clock(settings.test_clock)),
            making=Limit(per_second, settings.tables_per_minute),
            asking=Limit(per_second * 3, ASKING),
            analysing=Limit(settings.analyses_per_minute / 60, settings.analyses_per_minute),
            advising=Limit(settings.advice_per_minute / 60, settings.advice_per_minute),
        )
        tables.herald.begin()
        await clerk.resume()
        analyst.exact.begin()
        return house

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
