"""Schedules bot moves, enforces decision timers, and replaces an absent host.

A game is paused while none of its players is connected: nothing is scheduled until one of them connects.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial

from lucchetto.rules import GameError
from lucchetto.server.clock import time_left
from lucchetto.server.errors import UnavailableError
from lucchetto.server.storage.base import StoreError
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table

from .bots import BotPlayers
from .service import Plan, TableService

RETRY = 2.0
"""Seconds until the next attempt after the store has failed."""
TAKEOVER_DELAY = 2.0
"""Seconds that a process waits before it plays another process's bots, in case that one has died."""
GRACE = 1.0
"""Seconds added to the timer for in-flight decisions."""

Work = Callable[[], Awaitable[None]]

logger = logging.getLogger("lucchetto.scheduler")


class TurnScheduler:
    def __init__(self, tables: TableService, *, bot_delay: tuple[float, float], own_bot_seconds: float) -> None:
        self._tables = tables
        self._bot_delay = bot_delay
        self._bots = BotPlayers(own_bot_seconds)
        self._tasks: dict[tuple[str, str], tuple[int, asyncio.Task[None]]] = {}
        self._retries: set[asyncio.Task[None]] = set()
        self._changing: set[asyncio.Task[None]] = set()
        """Tasks whose decision is being stored."""
        self._open = True

    def on_change(self, table: Table) -> None:
        """Schedule what is due at this table. Called after every change, and when a client connects or disconnects."""
        bots = [number for number, seat in enumerate(table.seats) if seat.bot]
        if bots:
            waiting = table.waiting
            bots = [number for number in bots if number in waiting]
        has_work = bots or table.settings.timer or table.status == "waiting"
        if not has_work or not self._open or not self._tables.is_attended(table):
            return
        if table.status == "waiting" and self._tables.absence.seconds_left(table.id, table.host) is not None:
            self._schedule(table, "host", partial(self._pass_host, table))
        for seat in bots:
            self._schedule(table, f"bot {seat}", partial(self._bot, table, seat))
        if table.settings.timer and table.waiting:
            self._schedule(table, "clock", partial(self._clock, table))

    def _schedule(self, table: Table, what: str, work: Work) -> None:
        key = (table.id, what)
        step, task = self._tasks.get(key, (-1, None))
        if step == table.step and task and not task.done():
            return  # already scheduled
        if task and task is not asyncio.current_task():
            task.cancel()
        task = asyncio.create_task(self._run(key, work))
        self._tasks[key] = (table.step, task)

    async def _run(self, key: tuple[str, str], work: Work) -> None:
        try:
            await work()
        except GameError as error:
            logger.warning("%s at table %s was refused: %s", key[1], key[0], error)
        except StoreError as error:
            logger.warning("%s at table %s could not be stored, retrying in %g s: %s", key[1], key[0], RETRY, error)
            asyncio.get_running_loop().call_later(RETRY, self._again, key[0])
        except Exception:
            logger.exception("%s at table %s failed", key[1], key[0])
        finally:
            if self._tasks.get(key, (0, None))[1] is asyncio.current_task():
                del self._tasks[key]

    def _again(self, name: str) -> None:
        if self._open:
            self._retries.add(retry := asyncio.create_task(self._reschedule(name)))
            retry.add_done_callback(self._retries.discard)

    async def _reschedule(self, name: str) -> None:
        try:
            self.on_change(await self._tables.get(name))
        except StoreError:
            asyncio.get_running_loop().call_later(RETRY, self._again, name)
        except UnavailableError:
            logger.exception("table %s cannot be loaded; its bots and timers do not run", name)

    async def _bot(self, table: Table, seat: int) -> None:
        delay = 0.0 if self._tables.presence.leads(table.id) else TAKEOVER_DELAY
        await asyncio.sleep(delay + random.uniform(*self._bot_delay))  # noqa: S311 - a delay needs no secrecy
        if not self._tables.is_attended(table):
            return
        game, step, player = table.game, table.step, table.seats[seat]
        if game is None or player.bot is None or seat not in table.waiting:
            return
        noise_seed = table.noise_seed(seat)
        move = await self._bots.decide(player.bot, noise_seed, game, seat, player.character, player.strength)

        def plan(now: Table) -> list[events.AnyEvent]:
            return commands.decided(now, seat, move) if now.step == step and seat in now.waiting else []

        await self._change(table.id, plan)

    async def _clock(self, table: Table) -> None:
        step, due = table.step, table.phase_began + table.settings.timer
        is_resumed = time.time() > due + GRACE + TAKEOVER_DELAY  # it ran out while nobody was connected
        if not is_resumed:
            await asyncio.sleep(time_left(table.phase_began, table.settings.timer, time.time()) + GRACE)
            if not self._tables.is_attended(table):
                return

        def plan(now: Table) -> list[events.AnyEvent]:
            if now.step != step:
                return []
            return [events.Resumed()] if is_resumed else commands.time_is_up(now)

        await self._change(table.id, plan)

    async def _pass_host(self, table: Table) -> None:
        """Make somebody else the host after the host has been absent for the grace period."""
        host = table.host
        while left := self._tables.absence.seconds_left(table.id, host):
            await asyncio.sleep(left)
        if left is None:
            return  # the host is back

        def plan(now: Table) -> list[events.AnyEvent]:
            is_due = now.status == "waiting" and now.host == host
            return commands.pass_host(now, self._tables.present(now.id)) if is_due else []

        await self._change(table.id, plan)

    async def _change(self, name: str, plan: Plan) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._changing.add(task)
        try:
            await self._tables.change(name, plan, is_patient=True)
        finally:
            self._changing.discard(task)

    async def close(self) -> None:
        """Cancel all scheduled work; decisions that are being stored are finished and published."""
        self._open = False
        tasks = [*self._retries, *(task for _, task in self._tasks.values())]
        for task in {*tasks} - self._changing:
            task.cancel()
        self._tables.hurry()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.close()
