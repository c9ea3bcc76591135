"""Resource usage of processes, from Linux's /proc, and a description of this machine."""

import os
import platform
import tempfile
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(processes: list[int]) -> float:
    """Seconds of processor time of these processes and their children, including those that have ended."""
    return sum(sum(map(int, _fields(process)[11:15])) for process in families(processes)) / TICKS


def cpu_of_all() -> float:
    """Seconds of processor time of everything on this machine."""
    user, nice, system, _, _, interrupts, soft_interrupts, stolen = map(
        int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + interrupts + soft_interrupts + stolen) / TICKS


def memory_of(processes: list[int]) -> int:
    """Resident memory of these processes and their children, in bytes."""
    return sum(_resident(process) for process in families(processes))


def families(processes: list[int]) -> list[int]:
    """These processes and all their descendants."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        fields = _fields(int(entry.name))
        if fields:
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, waiting = [], list(processes)
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def _fields(process: int) -> list[str]:
    """The fields of /proc/PID/stat from the state on; none for a process that has just ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return []


def _resident(process: int) -> int:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def describe(syncs: list[float]) -> str:
    """One line about this machine; `syncs` are the delays of its disk, ascending."""
    p50, p99 = (syncs[int(share * (len(syncs) - 1))] * 1000 for share in (0.5, 0.99))
    cores, busy = len(os.sched_getaffinity(0)), os.getloadavg()[0]
    return (
        f"{cores} cores ({_processor()}), load average {busy:.1f} at the start, "
        f"fsync p50 {p50:.1f} ms, p99 {p99:.1f} ms; Python {platform.python_version()}"
    )


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def sync_delays(folder: Path, count: int = 300) -> list[float]:
    """Seconds that an fsync of one page takes on this folder's disk, ascending."""
    delays = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            delays.append(time.perf_counter() - began)
    return sorted(delays)
