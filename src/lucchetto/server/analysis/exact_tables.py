"""Builds missing exact tables in the background: Classic's when the server starts, others on request."""

import asyncio
import importlib.util
import logging

from lucchetto.coach import ready_table
from lucchetto.rules import Game, GameError, new_game
from lucchetto.server.concurrency.background_process import run_in_background
from lucchetto.server.wire.coach import ExactTable

Key = tuple[str, tuple[int, int] | None]
"""Variant and lucky pair."""

logger = logging.getLogger("lucchetto.exact")


class ExactTables:
    def __init__(self, *, may_build: bool) -> None:
        self._may_build = may_build and importlib.util.find_spec("numba") is not None
        self._builds: dict[Key, asyncio.Task[None]] = {}
        self._build_lock = asyncio.Lock()

    def begin(self) -> None:
        """Start building Classic's table if it is missing; returns at once."""
        self.want(_classic())

    def want(self, game: Game) -> None:
        """Start building the table of a solitaire game if it is missing: Classic's takes seconds, Longo's minutes."""
        key = _key(game)
        if self._may_build and len(game.players) == 1 and key not in self._builds:
            self._builds[key] = asyncio.create_task(self._ensure(game))

    async def state(self, game: Game | None = None) -> ExactTable:
        """The state of this solitaire game's table, or of Classic's table if no game is given."""
        wanted = game or _classic()
        if await self.is_ready(wanted):
            return "ready"
        build = self._builds.get(_key(wanted))
        return "building" if build and not build.done() else "missing"

    async def is_ready(self, game: Game) -> bool:
        """Whether this is a solitaire game whose table is stored. The first call loads it, so it runs in a thread."""
        return len(game.players) == 1 and await asyncio.to_thread(ready_table, game) is not None

    async def _ensure(self, game: Game) -> None:
        async with self._build_lock:
            if not await self.is_ready(game):
                await self._build(_key(game))

    async def _build(self, key: Key) -> None:
        if not await run_in_background(_build, *key):
            logger.warning("building the exact table for %s failed; the network judges its games instead", key[0])

    async def close(self) -> None:
        for build in self._builds.values():
            build.cancel()
        await asyncio.gather(*self._builds.values(), return_exceptions=True)


def _key(game: Game) -> Key:
    return game.variant.name, game.lucky[0] if game.lucky else None


def _classic() -> Game:
    return new_game("classic", ["?"])


def _build(variant: str, lucky: tuple[int, int] | None) -> None:
    """Build and store a table; runs in a separate process."""
    from lucchetto.solver import load_table

    try:
        load_table(variant, lucky)
    except GameError as error:
        logger.warning("%s", error)
        raise SystemExit(1) from None
