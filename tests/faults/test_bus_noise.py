"""Messages on the bus may be forged or garbled. Processes only trust the log."""

import asyncio
import random

from lucchetto.server.bus.base import TableUpdate
from lucchetto.server.bus.valkey import ValkeyBus
from tests.faults.conftest import Loads
from tests.faults.noise import play_in_noise
from tests.faults.world import World
from tests.server.kit import run


def test_repeated_shuffled_and_forged_updates_change_nothing(postgres_world: World, load: Loads) -> None:
    assert postgres_world.bus
    address = postgres_world.bus.url

    async def story() -> None:
        async with load(postgres_world, tables=6) as playing:
            await play_in_noise(address, playing, random.Random(5))
            await playing.goes_on()
            await playing.check()

    asyncio.run(story())


def test_a_process_can_close_the_bus_at_any_moment_while_it_sends(postgres_world: World) -> None:
    assert postgres_world.bus
    address = postgres_world.bus.url

    async def story() -> None:
        for turns in range(30):
            bus = await ValkeyBus.open(address)
            await bus.publish(TableUpdate("a table", turns))
            for _ in range(turns % 20):
                await asyncio.sleep(0)
            await bus.close()

    run(story())
