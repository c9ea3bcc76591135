"""How much memory server processes hold, minute after minute."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SETTLED = 300.0
"""Seconds until a process has loaded what it needs: growth is counted from then on, if it lives so long."""


@dataclass(frozen=True)
class Look:
    when: float
    megabytes: float
    decisions: int
    """Acknowledged by all processes together."""


class Memory:
    def __init__(self, pids: Callable[[], list[int]]) -> None:
        self._pids = pids
        self._began = time.monotonic()
        self._looks: dict[int, list[Look]] = {}
        self._newest: dict[int, float] = {}

    def look(self, decisions: int) -> None:
        self._newest = {pid: found for pid in self._pids() if (found := resident(pid))}
        for pid, megabytes in self._newest.items():
            self._looks.setdefault(pid, []).append(Look(time.monotonic() - self._began, megabytes, decisions))

    def __str__(self) -> str:
        return " + ".join(f"{megabytes:.0f} MB" for megabytes in self._newest.values())

    def growth(self) -> list[str]:
        """A line for each process that was looked at more than once: from minute 5 on, or from its first look."""
        lines = []
        for pid, looks in self._looks.items():
            first = next((look for look in looks if look.when >= SETTLED - 5), looks[0])
            last = looks[-1]
            if last is first:
                continue
            decisions = max(1, last.decisions - first.decisions)
            each = (last.megabytes - first.megabytes) * 1000 / decisions
            lines.append(
                f"process {pid}: {first.megabytes:.1f} MB at minute {first.when / 60:.0f}, {last.megabytes:.1f} MB at "
                f"minute {last.when / 60:.0f}; {each:+.3f} MB per 1,000 decisions"
            )
        return lines


def resident(pid: int) -> float:
    """Megabytes; 0.0 for a process that is gone."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)
