"""Jobs that run once when a game is over: count its dice, store the score of a daily game, queue its analysis."""

from datetime import date
from functools import partial

from .concurrency.background_queue import BackgroundQueue
from .daily.results import DailyResults
from .daily.service import DailyService
from .statistics.dice_audit import DiceAudit
from .statistics.service import StatisticsService
from .table.state import Table


class PostGameJobs:
    def __init__(
        self, daily: DailyService, results: DailyResults, dice: DiceAudit, statistics: StatisticsService
    ) -> None:
        self._daily, self._results, self._dice, self._statistics = daily, results, dice, statistics
        self._queue = BackgroundQueue()

    def on_finished(self, table: Table) -> None:
        """Queue the jobs of a finished game; repeated calls have no effect."""
        self._queue.add(table.id, partial(self._process, table))

    async def _process(self, table: Table) -> None:
        await self._dice.count(table)
        await self._daily.settle(table)
        if table.daily:
            await self._results.judge_attempt(date.fromisoformat(table.daily.date), table.host)
        await self._statistics.judge_soon(table)

    async def finish(self) -> None:
        """Wait until all games that have ended so far are processed."""
        await self._queue.finish()
