"""Whether this process can serve: what it needs is asked, at most once a moment however often that is wanted."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

PATIENCE = 2.0
"""Seconds for an answer; load balancers do not wait longer."""
FRESH = 0.5
"""Seconds that an answer counts, so that nobody can make the database busy with questions."""

Ping = Callable[[], Awaitable[object]]

logger = logging.getLogger("lucchetto.readiness")


class Readiness:
    def __init__(self, parts: Mapping[str, Ping]) -> None:
        """Each part by its name; its ping raises if it does not answer."""
        self._parts = parts
        self._asking: asyncio.Task[list[str]] | None = None
        self._asked = 0.0

    async def failing(self) -> list[str]:
        """The names of the parts that do not answer."""
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked > FRESH):
            self._asking, self._asked = asyncio.create_task(self._ask()), now
        return await asyncio.shield(self._asking)  # who no longer waits does not end it for the others

    async def _ask(self) -> list[str]:
        answers = await asyncio.gather(*(_answers(name, ping) for name, ping in self._parts.items()))
        return [name for name, answer in zip(self._parts, answers, strict=True) if not answer]


async def _answers(name: str, ping: Ping) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await ping()
    except Exception as error:  # whatever it is, it does not answer
        logger.info("the %s does not answer: %r", name, error)
        return False
    return True
