"""Measures for how long people have been away from a table.

A bot may replace somebody, and the host's role passes on, only after a grace period: connections break and come back.
Absence is counted from what this process has seen. Tables without clients here are not watched: when somebody comes,
the grace period of everybody who is absent starts anew.
"""

import time
from collections.abc import Collection

from lucchetto.server.table.state import Table


class AbsenceTracker:
    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._since: dict[str, dict[str, float]] = {}

    def update(self, table: Table, audience: Collection[str]) -> None:
        """Called when somebody comes, goes, sits down or stands up; `audience` are the people who are connected."""
        now, before = time.monotonic(), self._since.get(table.id, {})
        seated = {seat.person for seat in table.seats if seat.person}
        self._since[table.id] = {person: before.get(person, now) for person in seated.difference(audience)}

    def forget(self, table: str) -> None:
        self._since.pop(table, None)

    def seconds_left(self, table: str, person: str) -> float | None:
        """Seconds until the grace period of an absent person ends (0: it has ended); None if they are present."""
        since = self._since.get(table, {}).get(person)
        return None if since is None else max(0.0, since + self._grace - time.monotonic())

    def stand_in_seconds(self, table: Table) -> dict[str, float]:
        """For every seat whose person is absent and has no bot: the seconds until a bot may stand in."""
        found: dict[str, float] = {}
        if not self._since.get(table.id):
            return found
        for number, seat in enumerate(table.seats):
            left = self.seconds_left(table.id, seat.person) if seat.person and not seat.bot else None
            if left is not None:
                found[str(number)] = round(left, 1)
        return found
