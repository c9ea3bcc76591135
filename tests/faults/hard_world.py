"""Worlds for the soak: like those of the tests, with adjustable clocks and disks that can be filled."""

import itertools
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path

from tests.faults.checker import Place
from tests.faults.clocks import HOURS, set_clock
from tests.faults.disks import TINY, Disk, Island, Limited, Tmpfs, can_mount, island, limited
from tests.faults.small_postgres import ROOM, SmallPostgres, small_postgres
from tests.faults.world import PROCESSES, Kind, World, in_circumstances
from tests.server.backends import Postgres, Valkey, private

JUMPS = (-HOURS, -75, 0, 75, HOURS)
"""Clock shifts in seconds for a single process; at 75, a one-minute timer has just run out."""
APART = (-2 * HOURS, -HOURS, 0, HOURS, 2 * HOURS)
"""Clock shifts for several processes; if they differed by seconds, timers would run out early."""


class HardWorld(World):
    def __init__(self, folder: Path, database: Postgres | None, bus: Valkey | None, around: Island | None) -> None:
        super().__init__(folder, database, bus)
        self._island = around
        self._clocks = itertools.count()
        self._sqlite = None if database or not around else _mounted(around, folder / "data")

    @property
    def place(self) -> Place:
        return self._sqlite.copied(self.folder / "copy") if self._sqlite else super().place

    def disk(self) -> AbstractContextManager[Disk]:
        """The disk with the games, while it is in use."""
        if self._sqlite:
            return nullcontext(self._sqlite)
        if isinstance(self.database, SmallPostgres):
            return nullcontext(self.database.data_disk)
        if self.database:
            return limited(self.database)
        return nullcontext(Limited(lambda: [server.process.pid for server in self.servers], TINY))

    def circumstances(self) -> tuple[str, ...]:
        """A single process keeps its clock after a restart; of several processes, each has its own."""
        clock = self.folder / f"clock {next(self._clocks) if self.database else 0}"
        if not clock.exists():
            set_clock(clock, 0)
        arrive = self._island.prefix if self._sqlite and self._island else ()
        return (*arrive, *in_circumstances(f"clock={clock}"))

    def set_clocks(self, rng: random.Random) -> None:
        for clock in sorted(self.folder.glob("clock *")):
            ahead = int(clock.read_text())
            set_clock(clock, rng.choice([jump for jump in (APART if self.database else JUMPS) if jump != ahead]))

    def save(self, into: Path) -> None:
        super().save(into)
        if self._sqlite:
            shutil.copytree(self._sqlite.path, into / "data", dirs_exist_ok=True)
        if isinstance(self.database, SmallPostgres):
            self.database.save(into / "postgresql")


def _mounted(around: Island, folder: Path) -> Tmpfs:
    folder.mkdir()
    return Tmpfs(around, folder, ROOM)


@contextmanager
def hard_world(kind: Kind) -> Iterator[HardWorld]:
    """Where nothing can be mounted, file size limits simulate a full disk."""
    folder = Path(tempfile.mkdtemp(prefix="lucchetto-soak-"))
    with ExitStack() as leaving:
        leaving.callback(shutil.rmtree, folder, ignore_errors=True)
        database, bus, around = None, None, None
        if kind == "postgres":
            database = leaving.enter_context(small_postgres() if can_mount() else private(Postgres))
            bus = leaving.enter_context(private(Valkey))
        elif can_mount():
            around = leaving.enter_context(island())
        made = HardWorld(folder, database, bus, around)
        leaving.callback(made.close)
        made.start(PROCESSES[kind])
        yield made
