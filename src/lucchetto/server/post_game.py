"""What the house keeps of games that are over: the daily game's results, the dice it rolled, people's statistics."""

from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Self

from lucchetto.server.analysis.service import Analyst
from lucchetto.server.concurrency.background_queue import Backlog
from lucchetto.server.daily.results import DailyResults
from lucchetto.server.daily.seed_chain import open_chain
from lucchetto.server.daily.service import Daily
from lucchetto.server.live.service import Tables
from lucchetto.server.statistics.dice_audit import DiceBook
from lucchetto.server.statistics.service import Statistician
from lucchetto.server.table.state import Table

from .clock import Clock


@dataclass
class Chronicle:
    daily: Daily
    results: DailyResults
    dice: DiceBook
    statistician: Statistician
    _later: Backlog
    """For the coach, who takes his time."""
    _soon: Backlog = field(default_factory=Backlog)

    @classmethod
    async def open(cls, tables: Tables, analyst: Analyst, clock: Clock) -> Self:
        chain = await open_chain(tables.store, clock.today())
        daily, later = Daily(tables, clock, chain), Backlog()
        results = DailyResults(daily, tables, analyst, later)
        dice = DiceBook(tables.store, clock, chain.first)
        chronicle = cls(daily, results, dice, Statistician(tables, analyst, later), later)
        await daily.resume()
        tables.watchers.append(chronicle.attend)
        return chronicle

    def attend(self, table: Table) -> None:
        """Called after every change; what is to be done when a game is over is done once."""
        if table.status == "over":
            self._soon.add(table.id, partial(self._write_down, table))

    async def _write_down(self, table: Table) -> None:
        await self.dice.count(table)
        await self.daily.settle(table)
        if table.daily:
            await self.results.day(date.fromisoformat(table.daily.date), table.host)  # sets the coach to work

    async def close(self) -> None:
        await self._later.close()
        await self._soon.finish()
        await self._later.close()  # what the last games have added
