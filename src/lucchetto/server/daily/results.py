"""Builds a day's leaderboard: scores, losses, and the score of perfect play."""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial

from msgspec import structs

from lucchetto.rules import new_game
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from lucchetto.server.live.service import TableService
from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import DAILY_PERFECT, Documents
from lucchetto.server.wire.daily import DailyDay, DailyPast, DailyRow, DailyStatus

from .attempts import Attempt, ScoreCounts, streaks
from .scoring import Perfect, perfect_play, squares
from .service import DailyService, lucky_of, variant_of

SHOWN_ROWS = 100
SHOWN_DAYS = 30


class DailyResults:
    def __init__(
        self,
        daily: DailyService,
        tables: TableService,
        documents: DocumentStore,
        analysis: AnalysisService,
        queue: BackgroundQueue,
    ) -> None:
        self._daily, self._tables, self._analysis, self._queue = daily, tables, analysis, queue
        self._perfect = Documents(documents, DAILY_PERFECT.name, Perfect)

    async def day(self, day: date, person: str | None) -> DailyDay:
        """A day as this person may see it; other attempts are hidden until theirs is over."""
        if person:
            await self._daily.settle_own(day, person)
        today, store = self._daily.clock.today(), self._daily.attempts
        leaders = await store.leaders(day, SHOWN_ROWS)
        own = await self._own(day, person, leaders) if person else None
        counts = (await store.scores(day, day))[day]
        status, perfect = self._status(day, own), await self._perfect_play(day)
        may_see = status == "played" or (status == "open" and day != today)
        await self._queue_unjudged(day, exactly=perfect is not None)
        streak, longest = streaks(await self._days_played(person), today)
        return DailyDay(
            date=day.isoformat(),
            number=self._daily.chain.number(day),
            today=day == today,
            variant=variant_of(day),
            lucky=lucky_of(day),
            status=status,
            table=own.table if own else None,
            seconds_left=self._daily.clock.seconds_left() if day == today else 0.0,
            streak=streak,
            longest_streak=longest,
            players=counts.players,
            rows=_rows(leaders, person, own, counts) if may_see else [],
            expected=perfect.expected if perfect else None,
            optimal=perfect.score if perfect and may_see else None,
            squares=own.squares if own else [],
            proof=self._daily.proof(day),
        )

    async def _own(self, day: date, person: str, leaders: Mapping[str, Attempt]) -> Attempt | None:
        """The person's attempt, without a query if it is among the leaders."""
        return leaders.get(person) or await self._daily.attempts.get(day, person)

    async def _days_played(self, person: str | None) -> list[date]:
        """The days whose game the person finished in time."""
        found = await self._daily.attempts.of(person) if person else {}
        return [day for day, attempt in found.items() if attempt.score is not None]

    def _status(self, day: date, own: Attempt | None) -> DailyStatus:
        if own is None:
            return "open"
        if own.score is not None:
            return "played"
        return "playing" if self._daily.in_time(day) else "open"

    async def days(self, person: str | None) -> list[DailyPast]:
        """The past days, the newest first."""
        today = self._daily.clock.today()
        first = max(self._daily.chain.first, today - timedelta(days=SHOWN_DAYS))
        counts = await self._daily.attempts.scores(first, today - timedelta(days=1))
        own = await self._daily.attempts.of(person) if person else {}
        return [self._past(day, counts[day], own.get(day)) for day in sorted(counts, reverse=True)]

    def _past(self, day: date, counts: ScoreCounts, own: Attempt | None) -> DailyPast:
        return DailyPast(
            date=day.isoformat(),
            variant=variant_of(day),
            status=self._status(day, own),
            table=own.table if own else None,
            players=counts.players,
            best=counts.best,
            yours=own.score if own else None,
        )

    async def judge(self, day: date, person: str, table: str) -> None:
        """Compute and store the points that an attempt lost compared with the best play."""
        analysis = await self._analysis.analyse((await self._tables.get(table)).record())
        found = {"loss": analysis.players[0].loss, "exact": analysis.exact, "squares": squares(analysis)}
        await self._daily.attempts.update(day, person, table, lambda attempt: structs.replace(attempt, **found))

    async def judge_attempt(self, day: date, person: str) -> None:
        """Queue the analysis of a person's finished attempt."""
        attempt = await self._daily.attempts.get(day, person)
        if attempt and attempt.score is not None:
            self._queue_judging(day, {person: attempt}, exactly=await self._perfect_play(day) is not None)

    async def _queue_unjudged(self, day: date, *, exactly: bool) -> None:
        """Queue the analysis of finished attempts of a day that have none, up to `SHOWN_ROWS` at a time."""
        attempts = await self._daily.attempts.unjudged(day, SHOWN_ROWS, exactly=exactly)
        self._queue_judging(day, attempts, exactly=exactly)

    def _queue_judging(self, day: date, attempts: Mapping[str, Attempt], *, exactly: bool) -> None:
        how = "exactly" if exactly else "roughly"
        for person, attempt in attempts.items():
            self._queue.add(f"judge {attempt.table} {how}", partial(self.judge, day, person, attempt.table))

    async def _perfect_play(self, day: date) -> Perfect | None:
        """The result of perfect play with the day's dice; if it is unknown, queue its computation and return None."""
        if found := await self._perfect.get(day.isoformat()):
            return found
        lucky = lucky_of(day)
        game = new_game(variant_of(day), [""], lucky=[lucky] if lucky else None)
        if await self._analysis.exact.is_ready(game):
            self._queue.add(f"perfect {day}", partial(self._find_perfect, day))
        else:
            self._analysis.exact.want(game)  # Longo's table takes minutes, so it is built only on demand
        return None

    async def _find_perfect(self, day: date) -> None:
        found = await self._analysis.run(perfect_play, variant_of(day), lucky_of(day), self._daily.secret(day))
        if found:
            await self._perfect.put(day.isoformat(), found)


def _rows(
    leaders: Mapping[str, Attempt], person: str | None, own: Attempt | None, counts: ScoreCounts
) -> list[DailyRow]:
    """The leaders, followed by the person's own row if it is further down."""
    shown = [(who == person, attempt) for who, attempt in leaders.items()]
    if own and person not in leaders:
        shown.append((True, own))
    return [
        DailyRow(counts.place(score), attempt.name, score, attempt.loss, attempt.exact, is_own, attempt.table)
        for is_own, attempt in shown
        if (score := attempt.score) is not None
    ]
