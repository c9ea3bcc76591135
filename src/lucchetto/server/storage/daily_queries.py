"""Queries on the daily leaderboards, for both backends. Triggers maintain their tables (triggers.py)."""

from .documents import DAILY_ATTEMPT
from .queries import Queries

_ATTEMPT = """
SELECT person, (SELECT data FROM notes WHERE notes.kind = ? AND notes."key" = daily_results.person) FROM daily_results
"""
"""A person and the attempt's document. A subquery: with a join, a planner might read all documents of a day."""
LEADERS = f"""{_ATTEMPT}
WHERE day = ? AND score IS NOT NULL ORDER BY score DESC, loss, name, person LIMIT {{limit}}
"""
SCORES = """
SELECT day, score, players FROM daily_scores WHERE day >= ? AND day <= ? AND players > 0 ORDER BY day, score
"""
UNFINISHED = f"""{_ATTEMPT}
WHERE day = ? AND score IS NULL AND person > ? ORDER BY person LIMIT {{limit}}
"""
UNJUDGED = f"""{_ATTEMPT}
WHERE day = ? AND score IS NOT NULL AND judged < ? ORDER BY judged, person LIMIT {{limit}}
"""
"""Limits are literals: PostgreSQL plans a statement once, and for a parameter it would have to assume a large limit."""
JUDGED_ROUGHLY, JUDGED_EXACTLY = 1, 2
"""Values of the column `judged`."""


class DailyQueries(Queries):
    async def daily_leaders(self, day: str, limit: int) -> list[tuple[str, bytes]]:
        found = await self._fetch(LEADERS.format(limit=limit), DAILY_ATTEMPT.of(day), day)
        return [(person, data) for person, data in found]

    async def daily_scores(self, first: str, last: str) -> list[tuple[str, int, int]]:
        return [(day, score, players) for day, score, players in await self._fetch(SCORES, first, last)]

    async def daily_unfinished(self, day: str, after: str, limit: int) -> list[tuple[str, bytes]]:
        found = await self._fetch(UNFINISHED.format(limit=limit), DAILY_ATTEMPT.of(day), day, after)
        return [(person, data) for person, data in found]

    async def daily_unjudged(self, day: str, limit: int, *, exactly: bool) -> list[tuple[str, bytes]]:
        wanted = JUDGED_EXACTLY if exactly else JUDGED_ROUGHLY
        found = await self._fetch(UNJUDGED.format(limit=limit), DAILY_ATTEMPT.of(day), day, wanted)
        return [(person, data) for person, data in found]
