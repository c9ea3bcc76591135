"""Random server processes are repeatedly killed with SIGKILL under load."""

import asyncio
import random

from tests.faults.conftest import Loads
from tests.faults.world import World


def test_processes_are_killed_again_and_again_and_nothing_acknowledged_is_lost(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=8) as playing:
            for seed in range(3):
                await playing.goes_on(3)
                await asyncio.to_thread(a_world.kill_and_replace, random.Random(seed))
                await playing.goes_on()
            await playing.check()
            assert playing.decisions > 50

    asyncio.run(story())
