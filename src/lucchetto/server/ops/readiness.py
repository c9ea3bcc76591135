"""Readiness check: pings the store and the bus, and reuses the result for a short time."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

TIMEOUT = 2.0
"""Seconds to wait for an answer; load balancers do not wait longer."""
MAX_AGE = 0.5
"""Seconds for which a result is reused, so that frequent checks put no load on the database."""

Ping = Callable[[], Awaitable[object]]

logger = logging.getLogger("lucchetto.readiness")


class Readiness:
    def __init__(self, parts: Mapping[str, Ping]) -> None:
        """`parts` maps names to pings; a ping raises if its part does not answer."""
        self._parts = parts
        self._check: asyncio.Task[list[str]] | None = None
        self._checked_at = 0.0

    async def failing(self) -> list[str]:
        """The names of the parts that do not answer."""
        now = time.monotonic()
        if self._check is None or (self._check.done() and now - self._checked_at > MAX_AGE):
            self._check, self._checked_at = asyncio.create_task(self._ping_all()), now
        return await asyncio.shield(self._check)  # a cancelled request must not cancel the shared check

    async def _ping_all(self) -> list[str]:
        answers = await asyncio.gather(*(_answers(name, ping) for name, ping in self._parts.items()))
        return [name for name, answer in zip(self._parts, answers, strict=True) if not answer]


async def _answers(name: str, ping: Ping) -> bool:
    try:
        async with asyncio.timeout(TIMEOUT):
            await ping()
    except Exception as error:  # any error means that the part is not ready
        logger.info("readiness check: the %s does not answer: %r", name, error)
        return False
    return True
