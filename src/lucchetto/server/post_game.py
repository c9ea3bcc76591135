"""What the house keeps of games that are over: the daily game's results, the dice it rolled, people's statistics."""

from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Self

from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from lucchetto.server.daily.results import DailyResults
from lucchetto.server.daily.seed_chain import open_seed_chain
from lucchetto.server.daily.service import DailyService
from lucchetto.server.live.service import TableService
from lucchetto.server.statistics.dice_audit import DiceAudit
from lucchetto.server.statistics.service import StatisticsService
from lucchetto.server.table.state import Table

from .clock import Clock


@dataclass
class PostGameJobs:
    daily: DailyService
    results: DailyResults
    dice: DiceAudit
    statistics: StatisticsService
    _later: BackgroundQueue
    """For the coach, who takes his time."""
    _soon: BackgroundQueue = field(default_factory=BackgroundQueue)

    @classmethod
    async def open(cls, tables: TableService, analysis: AnalysisService, clock: Clock) -> Self:
        chain = await open_seed_chain(tables.store, clock.today())
        daily, later = DailyService(tables, clock, chain), BackgroundQueue()
        results = DailyResults(daily, tables, analysis, later)
        dice = DiceAudit(tables.store, clock, chain.first)
        post_game = cls(daily, results, dice, StatisticsService(tables, analysis, later), later)
        await daily.resume()
        tables.watchers.append(post_game.attend)
        return post_game

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
