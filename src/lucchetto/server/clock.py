"""Which day it is. Days change at midnight UTC, for everybody at once."""

from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

OVERDUE = 60.0
"""Seconds that a timer may have run out before somebody looks. More: the server was away, or its clock was set."""


def time_left(began: float, timer: float, now: float) -> float:
    """Seconds until a timer runs out that began at that moment in the log; negative if it has.

    If the moment lies in the future, or far back, nobody knows: then all of the time, from now.
    """
    left = began + timer - now
    return left if -OVERDUE <= left <= timer else timer


class Clock:
    def __init__(self, test_clock: str = "") -> None:
        """`test_clock`, for tests alone, names a file with the seconds to add to the time."""
        self._test_clock = Path(test_clock) if test_clock else None

    def now(self) -> datetime:
        return datetime.now(UTC) + self._shift()

    def day_of(self, seconds: float) -> date:
        """The day of a moment in the log, in seconds since 1970."""
        return (datetime.fromtimestamp(seconds, UTC) + self._shift()).date()

    def _shift(self) -> timedelta:
        return timedelta(seconds=float(self._test_clock.read_text()) if self._test_clock else 0.0)

    def today(self) -> date:
        return self.now().date()

    def seconds_left(self) -> float:
        """Until the next day."""
        now = self.now()
        midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        return (midnight - now).total_seconds()
