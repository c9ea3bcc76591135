"""Measures the memory of server processes and its growth."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean


@dataclass(frozen=True)
class Look:
    minute: float
    megabytes: float
    decisions: int
    """Decisions acknowledged by all processes together."""


class Memory:
    def __init__(self, pids: Callable[[], list[int]]) -> None:
        self._pids = pids
        self._began = time.monotonic()
        self._looks: dict[int, list[Look]] = {}
        self._newest: dict[int, float] = {}

    def look(self, decisions: int) -> None:
        self._newest = {pid: found for pid in self._pids() if (found := resident(pid))}
        minute = (time.monotonic() - self._began) / 60
        for pid, megabytes in self._newest.items():
            self._looks.setdefault(pid, []).append(Look(minute, megabytes, decisions))

    def __str__(self) -> str:
        return " + ".join(f"{megabytes:.0f} MB" for megabytes in self._newest.values())

    def growth(self) -> list[str]:
        """One line per process with enough samples."""
        return [f"process {pid}, {thirds(looks)}" for pid, looks in self._looks.items() if len(looks) >= 3]


def thirds(looks: Sequence[Look]) -> str:
    """Mean memory in each third of a process's life. It is still loading in the first, so growth per 1,000 decisions is
    measured between the second and the last."""
    size = len(looks) // 3
    parts = looks[: -2 * size], looks[-2 * size : -size], looks[-size:]
    held = [mean(look.megabytes for look in part) for part in parts]
    decided = mean(look.decisions for look in parts[2]) - mean(look.decisions for look in parts[1])
    each = (held[2] - held[1]) * 1000 / max(1, decided)
    most = max(look.megabytes for look in looks)
    return (
        f"minutes {looks[0].minute:.1f} to {looks[-1].minute:.1f}: "
        f"{held[0]:.1f}, {held[1]:.1f}, {held[2]:.1f} MB in the thirds of its time, {most:.1f} at most; "
        f"{each:+.3f} MB per 1,000 decisions from the second third to the last ({decided:,.0f} decisions)"
    )


def resident(pid: int) -> float:
    """Resident memory in megabytes; 0.0 if the process has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)
