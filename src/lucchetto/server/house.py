"""Everything a running server consists of, put together and taken down."""

from dataclasses import dataclass
from pathlib import Path

from .bus import LocalBus
from .clerk import Clerk
from .hub import Hub
from .limits import Limit
from .people import People
from .settings import Settings
from .sqlite import SqliteStore
from .tables import Tables

ASKING = 60
"""Codes that an address may try at once."""


@dataclass
class House:
    settings: Settings
    tables: Tables
    people: People
    clerk: Clerk
    making: Limit
    """How many tables an address may make."""
    asking: Limit
    """How often an address may try codes."""

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        store = await SqliteStore.open(Path(settings.data) / "lucchetto.sqlite3")
        tables = Tables(store, LocalBus(), Hub())
        pause = settings.bot_delay
        clerk = Clerk(tables, bot_delay=(pause * 2 / 3, pause * 4 / 3))
        per_second = settings.tables_per_minute / 60
        making, asking = Limit(per_second, settings.tables_per_minute), Limit(per_second * 3, ASKING)
        house = cls(settings, tables, People(store), clerk, making, asking)
        await clerk.resume()
        return house

    async def close(self) -> None:
        """No decision is lost: what was acknowledged is on disk, what is under way is finished first."""
        await self.clerk.close()
        for connection in self.tables.hub.everybody():
            connection.drop()
        await self.tables.bus.close()
        await self.tables.store.close()
