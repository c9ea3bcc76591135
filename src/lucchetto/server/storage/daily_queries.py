"""Queries of the daily leaderboards, the same on every database. Triggers keep their tables (triggers.py)."""

from .documents import DAILY_ATTEMPT
from .queries import Queries

LEADERS = """
SELECT ranked.person, notes.data
FROM (
    SELECT person, score, loss, name FROM daily_results WHERE day = ? AND score IS NOT NULL
    ORDER BY score DESC, loss, name, person LIMIT ?
) AS ranked
JOIN notes ON notes.kind = ? AND notes."key" = ranked.person
ORDER BY ranked.score DESC, ranked.loss, ranked.name, ranked.person
"""
SCORES = """
SELECT day, score, players FROM daily_scores WHERE day >= ? AND day <= ? AND players > 0 ORDER BY day, score
"""
UNFINISHED = """
SELECT person, data FROM daily_results JOIN notes ON notes.kind = ? AND notes."key" = person
WHERE day = ? AND score IS NULL AND person > ? ORDER BY person LIMIT ?
"""
UNJUDGED = """
SELECT person, data FROM daily_results JOIN notes ON notes.kind = ? AND notes."key" = person
WHERE day = ? AND score IS NOT NULL AND judged < ? ORDER BY judged, person LIMIT ?
"""
JUDGED_ROUGHLY, JUDGED_EXACTLY = 1, 2
"""Values of the column `judged`."""


class DailyQueries(Queries):
    async def daily_leaders(self, day: str, limit: int) -> list[tuple[str, bytes]]:
        return [(person, data) for person, data in await self._fetch(LEADERS, day, limit, DAILY_ATTEMPT.of(day))]

    async def daily_scores(self, first: str, last: str) -> list[tuple[str, int, int]]:
        return [(day, score, players) for day, score, players in await self._fetch(SCORES, first, last)]

    async def daily_unfinished(self, day: str, after: str, limit: int) -> list[tuple[str, bytes]]:
        found = await self._fetch(UNFINISHED, DAILY_ATTEMPT.of(day), day, after, limit)
        return [(person, data) for person, data in found]

    async def daily_unjudged(self, day: str, limit: int, *, exactly: bool) -> list[tuple[str, bytes]]:
        wanted = JUDGED_EXACTLY if exactly else JUDGED_ROUGHLY
        found = await self._fetch(UNJUDGED, DAILY_ATTEMPT.of(day), day, wanted, limit)
        return [(person, data) for person, data in found]
