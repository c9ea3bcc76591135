"""The exact table of Classic: looked for at the start, and built in the background where it is missing."""

import asyncio
import contextlib
import importlib.util
import logging
import multiprocessing
import os
from multiprocessing.connection import Connection

from lucchetto.coach import ready_table
from lucchetto.rules import Game, GameError, new_game

from .protocol_coach import ExactTable
from .workers import Leash, deaf_to_interrupts, on_leash

PATIENCE = 10
"""How much nicer than the server the builder is."""

logger = logging.getLogger("lucchetto.exact")


class ExactTables:
    def __init__(self, *, may_build: bool) -> None:
        self._may_build = may_build and importlib.util.find_spec("numba") is not None
        self._builder: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Nothing waits for it."""
        if self._may_build:
            self._builder = asyncio.create_task(self._see_to_it())

    async def state(self, game: Game | None = None) -> ExactTable:
        """How it stands with the table of this game for one; without a game, with Classic's."""
        if await self.is_ready(game or _classic()):
            return "ready"
        is_classic = game is None or game.variant.name == "classic"
        return "building" if is_classic and self._builder and not self._builder.done() else "missing"

    async def is_ready(self, game: Game) -> bool:
        """Whether this is a game for one whose table is stored. The first look at it reads it all, so off the loop."""
        return len(game.players) == 1 and await asyncio.to_thread(ready_table, game) is not None

    async def _see_to_it(self) -> None:
        if await self.is_ready(_classic()):
            return
        leash = Leash()
        process = multiprocessing.get_context("spawn").Process(target=_build, args=(leash.end,), daemon=True)
        with deaf_to_interrupts():
            process.start()
        ended = asyncio.ensure_future(asyncio.to_thread(process.join))
        try:
            await asyncio.shield(ended)
        finally:
            leash.let_go()
            await ended
        if process.exitcode:
            logger.warning("the exact table was not built; the network judges in its place")

    async def close(self) -> None:
        if self._builder:
            self._builder.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._builder


def _classic() -> Game:
    return new_game("classic", ["?"])


def _build(end: Connection) -> None:
    """In a process of its own, which gives way to everybody else."""
    on_leash(end)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    from lucchetto.solver import load_table

    try:
        load_table("classic")
    except GameError as wrong:
        logger.warning("%s", wrong)
        raise SystemExit(1) from None
