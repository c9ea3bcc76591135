"""Which day it is. Days change at midnight UTC, for everybody at once."""

from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path


class Clock:
    def __init__(self, test_clock: str = "") -> None:
        """`test_clock`, for tests alone, names a file with the seconds to add to the time."""
        self._test_clock = Path(test_clock) if test_clock else None

    def now(self) -> datetime:
        shift = float(self._test_clock.read_text()) if self._test_clock else 0.0
        return datetime.now(UTC) + timedelta(seconds=shift)

    def today(self) -> date:
        return self.now().date()

    def seconds_left(self) -> float:
        """Until the next day."""
        now = self.now()
        midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        return (midnight - now).total_seconds()
