"""Builds a day's leaderboard: scores, losses, and the score of perfect play."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from functools import partial
from math import inf

from msgspec import structs

from lucchetto.rules import new_game
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from lucchetto.server.live.service import TableService
from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import DAILY_PERFECT, Documents
from lucchetto.server.wire.daily import DailyDay, DailyPast, DailyRow, DailyStatus

from .attempts import Attempt, streaks
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
        self._closed: dict[date, dict[str, Attempt]] = {}
        """Attempts of days that can gain no more results; replaced by a new dictionary when results are deleted."""

    async def day(self, day: date, person: str | None) -> DailyDay:
        """A day as this person may see it; other attempts are hidden until theirs is over."""
        if person:
            await self._daily.settle_own(day, person)
        attempts = await self._daily.attempts.on(day)
        own = attempts.get(person) if person else None  # from the same read as the leaderboard
        status = self._status(day, own)
        is_today = day == self._daily.clock.today()
        perfect = await self._perfect_play(day)
        may_see = status == "played" or (status == "open" and not is_today)
        rows = _rows(attempts, person)
        self._queue_judging(day, attempts, exactly=perfect is not None)
        streak, longest = streaks(
            await self._daily.attempts.days_played(person) if person else [], self._daily.clock.today()
        )
        return DailyDay(
            date=day.isoformat(),
            number=self._daily.chain.number(day),
            today=is_today,
            variant=variant_of(day),
            lucky=lucky_of(day),
            status=status,
            table=own.table if own else None,
            seconds_left=self._daily.clock.seconds_left() if is_today else 0.0,
            streak=streak,
            longest_streak=longest,
            players=len(rows),
            rows=[row for row in rows if row.place <= SHOWN_ROWS or row.yours] if may_see else [],
            expected=perfect.expected if perfect else None,
            optimal=perfect.score if perfect and may_see else None,
            squares=own.squares if own else [],
            proof=self._daily.proof(day),
        )

    def _status(self, day: date, own: Attempt | None) -> DailyStatus:
        if own is None:
            return "open"
        if own.score is not None:
            return "played"
        return "playing" if self._daily.in_time(day) else "open"

    async def days(self, person: str | None) -> list[DailyPast]:
        """The past days, the newest first."""
        today, first = self._daily.clock.today(), self._daily.chain.first
        past = [today - timedelta(days=back) for back in range(1, SHOWN_DAYS + 1)]
        return [await self._past(day, person) for day in past if day >= first]

    async def _past(self, day: date, person: str | None) -> DailyPast:
        closed = self._closed
        attempts = closed.get(day) or await self._daily.attempts.on(day)
        if not self._daily.in_time(day):
            closed[day] = attempts
        scores = [attempt.score for attempt in attempts.values() if attempt.score is not None]
        own = attempts.get(person) if person else None
        return DailyPast(
            date=day.isoformat(),
            variant=variant_of(day),
            status=self._status(day, own),
            table=own.table if own else None,
            players=len(scores),
            best=max(scores, default=None),
            yours=own.score if own else None,
        )

    def forget_closed_days(self) -> None:
        """Read closed days again, because results were deleted."""
        self._closed = {}  # a read in flight fills the old dictionary

    async def judge(self, day: date, person: str, table: str) -> None:
        """Compute and store what an attempt lost against the best play."""
        analysis = await self._analysis.analyse((await self._tables.get(table)).record())
        found = {"loss": analysis.players[0].loss, "exact": analysis.exact, "squares": squares(analysis)}
        await self._daily.attempts.update(day, person, table, lambda attempt: structs.replace(attempt, **found))

    async def judge_attempts(self, day: date) -> None:
        """Queue the analysis of a day's finished attempts that have none."""
        attempts = await self._daily.attempts.on(day)
        self._queue_judging(day, attempts, exactly=await self._perfect_play(day) is not None)

    def _queue_judging(self, day: date, attempts: Mapping[str, Attempt], *, exactly: bool) -> None:
        for person, attempt in attempts.items():
            if attempt.score is not None and (attempt.loss is None or (exactly and not attempt.exact)):
                how = "exactly" if exactly else "roughly"
                work = partial(self.judge, day, person, attempt.table)
                self._queue.add(f"judge {attempt.table} {how}", work)

    async def _perfect_play(self, day: date) -> Perfect | None:
        """The result of perfect play with the day's dice; if it is unknown, None, and its computation is queued."""
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


def _rows(attempts: Mapping[str, Attempt], person: str | None) -> list[DailyRow]:
    over = [(who, attempt, attempt.score) for who, attempt in attempts.items() if attempt.score is not None]
    over.sort(key=lambda one: (-one[2], inf if one[1].loss is None else one[1].loss, one[1].name))
    places = _places([score for _, _, score in over])
    return [
        DailyRow(place, attempt.name, score, attempt.loss, attempt.exact, who == person, attempt.table)
        for place, (who, attempt, score) in zip(places, over, strict=True)
    ]


def _places(scores: Iterable[int]) -> list[int]:
    """Standard competition ranking: equal scores share a place, and the following places are skipped."""
    places: list[int] = []
    before: int | None = None
    for number, score in enumerate(scores, start=1):
        places.append(places[-1] if score == before else number)
        before = score
    return places
