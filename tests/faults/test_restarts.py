"""PostgreSQL and Valkey are stopped and killed under load: play resumes, and nothing acknowledged is lost."""

import asyncio
import signal

from tests.faults.conftest import Loads
from tests.faults.world import World, restart


def test_valkey_is_stopped_and_killed_and_everybody_sees_what_happened_meanwhile(
    postgres_world: World, load: Loads
) -> None:
    assert postgres_world.bus
    bus = postgres_world.bus

    async def story() -> None:
        async with load(postgres_world) as playing:
            for how in (signal.SIGTERM, signal.SIGKILL):
                await playing.goes_on(3)
                await asyncio.to_thread(restart, bus, how, away=0.5)
                await playing.goes_on(3)
            await playing.check()

    asyncio.run(story())


def test_postgresql_is_stopped_and_killed_and_nothing_acknowledged_is_lost(postgres_world: World, load: Loads) -> None:
    """Fast shutdown, immediate shutdown, and a kill of the main process."""
    assert postgres_world.database
    database = postgres_world.database

    async def story() -> None:
        async with load(postgres_world) as playing:
            for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
                await playing.goes_on(3)
                await asyncio.to_thread(restart, database, how)
                await playing.goes_on()
            await playing.check()

    asyncio.run(story())
