"""The server's clock: decision timers, and days that end at midnight UTC for everybody."""

from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

OVERDUE = 60.0
"""Largest plausible delay in seconds between a timer's end and its check; beyond it, the server was down or the clock
was set."""


def time_left(began: float, timer: float, now: float) -> float:
    """Seconds left on a timer that started at `began`; negative if it has run out.

    If `began` lies in the future or too far in the past, the clock cannot be trusted, and the timer restarts now.
    """
    left = began + timer - now
    return left if -OVERDUE <= left <= timer else timer


class Clock:
    def __init__(self, test_clock: str = "") -> None:
        """`test_clock` names a file with seconds to add to the time; only tests use it."""
        self._test_clock = Path(test_clock) if test_clock else None

    def now(self) -> datetime:
        return datetime.now(UTC) + self._shift()

    def day_of(self, seconds: float) -> date:
        """The day of a logged time in seconds since 1970."""
        return (datetime.fromtimestamp(seconds, UTC) + self._shift()).date()

    def _shift(self) -> timedelta:
        return timedelta(seconds=float(self._test_clock.read_text()) if self._test_clock else 0.0)

    def today(self) -> date:
        return self.now().date()

    def seconds_left(self) -> float:
        """Seconds until the next day begins."""
        now = self.now()
        midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        return (midnight - now).total_seconds()
