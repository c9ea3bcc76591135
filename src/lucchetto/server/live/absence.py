"""Measures how long people have been away from a table.

A bot may take over a seat, and another player becomes the host, only after a grace period: clients lose their
connection and reconnect. Each process measures absence on its own and only at tables with clients of its own: when the
first client connects, the grace period of everybody who is absent starts again.
"""

import time
from collections.abc import Collection

from lucchetto.server.table.state import Table


class AbsenceTracker:
    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._since: dict[str, dict[str, float]] = {}

    def update(self, table: Table, audience: Collection[str]) -> None:
        """Called when somebody connects, disconnects, sits down or stands up; `audience` lists the connected people."""
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
        """Seconds until a bot may stand in, for every seat whose person is absent and has no bot yet."""
        found: dict[str, float] = {}
        if not self._since.get(table.id):
            return found
        for number, seat in enumerate(table.seats):
            left = self.seconds_left(table.id, seat.person) if seat.person and not seat.bot else None
            if left is not None:
                found[str(number)] = round(left, 1)
        return found
