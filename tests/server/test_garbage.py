"""Connections leave circles of objects behind, which go away although Python's own collector is put off."""

import asyncio
import contextlib
import gc
import weakref

from lucchetto.server.garbage import ENOUGH, collect_now_and_then
from tests.server.kit import run


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_a_circle_goes_away_however_old_it_is() -> None:
    async def story() -> None:
        circle = Circle()
        seen = weakref.ref(circle)
        gc.collect()  # now it is among the oldest
        del circle
        ended = 0
        collecting = asyncio.create_task(collect_now_and_then(lambda: ended, 0.001))
        await asyncio.sleep(0.05)
        assert seen(), "nobody has gone: there is no reason to stop everybody"
        ended = ENOUGH
        while seen():
            await asyncio.sleep(0.001)
        collecting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting

    gc.disable()
    try:
        run(story())
    finally:
        gc.enable()
