"""When Python looks for circles of objects that nobody needs any more.

Left to itself it looks at everything in the middle of a rush, which stops everybody for up to 0.2 s. Games are trees
without circles; but every connection leaves some behind (its protocol, its request), so never to look is no choice.
"""

import asyncio
import gc
import time
from collections.abc import Callable

PAUSE = 60.0
"""Seconds between two looks at everything, at least."""
ENOUGH = 300
"""Connections that must have ended since the last one: each leaves some 40 kB."""
SHARE = 0.001
"""The part of the time that looking may take: with more objects, it is done less often."""


def put_off() -> None:
    """What exists now stays, and is never looked at again; other looks are left to `collect_now_and_then`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


async def collect_now_and_then(ended: Callable[[], int], pause: float = PAUSE) -> None:
    """Until it is cancelled. `ended` says how many connections there were that are no more."""
    wait, before = pause, ended()
    while True:
        await asyncio.sleep(wait)
        if ended() - before < ENOUGH:
            continue
        began, before = time.perf_counter(), ended()
        gc.collect()
        wait = max(pause, (time.perf_counter() - began) / SHARE)
