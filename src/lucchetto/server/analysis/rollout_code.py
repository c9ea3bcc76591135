"""Compiles the coach's rollouts in the background when the server starts for the first time."""

import asyncio
import logging

from lucchetto.coach import Analysis
from lucchetto.coach.rollouts.check import is_installed, is_ready
from lucchetto.server.concurrency.background_process import run_in_background

logger = logging.getLogger("lucchetto.rollouts")


class RolloutCode:
    """Compiles the rollouts, and knows whether they are ready. Until then, the network alone judges decisions."""

    def __init__(self, *, may_use: bool) -> None:
        self.may_use = may_use and is_installed()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start compiling the rollouts if necessary; returns at once."""
        if self.may_use and not (is_ready("classic") and is_ready("duel")):
            self._task = asyncio.create_task(self._compile())

    async def is_ready(self, variant: str) -> bool:
        return self.may_use and await asyncio.to_thread(is_ready, variant)

    def can_deepen(self, found: Analysis) -> bool:
        """Whether a deep analysis would say more than this one."""
        return self.may_use and not found.exact and not (found.checks and found.checks.deep)

    async def _compile(self) -> None:
        if not await run_in_background(_compile):
            logger.warning("compiling the rollouts failed; the coach judges without them")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _compile() -> None:
    """Compile the rollouts of all games; runs in a separate process."""
    from lucchetto.coach.rollouts.games import compile_duel, compile_sheets

    compile_sheets()
    compile_duel()
