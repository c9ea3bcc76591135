"""Jobs that run once when a game is over: count its dice, store the score of a daily game and have it judged."""

from datetime import date
from functools import partial

from .concurrency.background_queue import BackgroundQueue
from .daily.results import DailyResults
from .daily.service import DailyService
from .statistics.dice_audit import DiceAudit
from .table.state import Table


class PostGameJobs:
    def __init__(self, daily: DailyService, results: DailyResults, dice: DiceAudit) -> None:
        self._daily, self._results, self._dice = daily, results, dice
        self._queue = BackgroundQueue()

    def on_change(self, table: Table) -> None:
        """Called after every change of a table; queues a finished game once."""
        if table.status == "over":
            self._queue.add(table.id, partial(self._process, table))

    async def _process(self, table: Table) -> None:
        await self._dice.count(table)
        await self._daily.settle(table)
        if table.daily:
            await self._results.judge_attempt(date.fromisoformat(table.daily.date), table.host)

    async def finish(self) -> None:
        """Wait until all games that have ended so far are processed."""
        await self._queue.finish()
