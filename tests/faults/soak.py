"""python -m tests.faults.soak [--minutes 60] [--world sqlite|postgres|both] [--seed N]: random faults for that long.

Until two thirds of the time, faults leave the server processes alive, so that their memory can be watched; after that
they are killed as well. The checker looks at everything after each fault. Ctrl-C ends it early, with its summary.
Status 1 after a violation: then the data, the servers' complaints and the seed are kept, and their place is told.
"""

import argparse
import asyncio
import contextlib
import random
import secrets
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from tests.faults.checker import Violation
from tests.faults.fuzz import fuzz_http, fuzz_sockets
from tests.faults.load import Load
from tests.faults.memory import Memory
from tests.faults.test_bus_noise import make_noise
from tests.faults.world import KINDS, Kind, World, restart, world
from tests.server.backends import Backend

TABLES = 24
QUIET = 2 / 3
"""The part of the time in which no server process is killed."""
FUZZING = 20.0
"""Seconds of fuzzing at a time."""
Strike = Callable[[], Awaitable[None]]


class Soak:
    def __init__(self, kind: Kind, on: World, minutes: float, seed: int) -> None:
        self._kind = kind
        self._world = on
        self._whims = random.Random(seed)
        self._began, self._seconds = time.monotonic(), minutes * 60
        self._memory = Memory(lambda: [server.process.pid for server in on.servers])
        self._rounds: Counter[str] = Counter()
        self._load = Load(on.addresses, lambda: on.place, tables=TABLES, seed=seed, think=0.02)
        self._stop = asyncio.Event()

    @property
    def _passed(self) -> float:
        return (time.monotonic() - self._began) / self._seconds

    def stop(self) -> None:
        """After the round that is under way."""
        self._stop.set()

    async def run(self) -> None:
        async with self._load as playing:
            watching = asyncio.create_task(self._watch())
            try:
                while self._passed < 1 and not self._stop.is_set():
                    await self._round(playing)
                if not self._rounds.total():
                    await playing.check()
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                self._summarise()

    async def _round(self, playing: Load) -> None:
        name, strike = self._whims.choice(list(self._faults(playing).items()))
        await playing.goes_on(self._whims.randrange(1, 10))
        await strike()
        await playing.goes_on()
        await playing.check()
        self._rounds[name] += 1

    def _faults(self, playing: Load) -> dict[str, Strike]:
        """Those that may strike now."""
        faults: dict[str, Strike] = {
            "hang-ups": lambda: self._hang_up(playing),
            "socket fuzz": lambda: asyncio.to_thread(fuzz_sockets, self._somewhere(), FUZZING),
            "http fuzz": lambda: asyncio.to_thread(fuzz_http, self._somewhere(), FUZZING),
        }
        if self._passed > QUIET:
            faults["server killed"] = lambda: asyncio.to_thread(self._world.kill_and_replace, self._whims)
        database, bus = self._world.database, self._world.bus
        if database and bus:
            for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
                faults[f"PostgreSQL {how.name}"] = partial(self._restart, database, how)
            for how in (signal.SIGTERM, signal.SIGKILL):
                faults[f"Valkey {how.name}"] = partial(self._restart, bus, how)
            faults["noise on the bus"] = partial(make_noise, bus.url, playing)
        return faults

    def _somewhere(self) -> str:
        return self._whims.choice(self._world.addresses())

    async def _restart(self, backend: Backend, how: signal.Signals) -> None:
        await asyncio.to_thread(restart, backend, how, self._whims.choice((0.0, 0.5, 3.0)))

    async def _hang_up(self, playing: Load) -> None:
        for _ in range(self._whims.randrange(5, 30)):
            await asyncio.sleep(self._whims.uniform(0.02, 0.3))
            for player in playing.players:
                if self._whims.random() < 0.3:
                    player.hang_up()

    async def _watch(self) -> None:
        """A line a minute."""
        while True:
            await asyncio.sleep(60)
            self._memory.look(self._load.decisions)
            minute = (time.monotonic() - self._began) / 60
            say(f"{self._kind} {minute:5.1f} min  {self._load.decisions:>8,} decisions  {self._memory}  {self._told()}")

    def _told(self) -> str:
        return f"{self._rounds.total()} faults: " + ", ".join(f"{n} {what}" for what, n in sorted(self._rounds.items()))

    def _summarise(self) -> None:
        self._memory.look(self._load.decisions)
        say(f"{self._kind}: {self._load.decisions:,} decisions, {self._told()}")
        for line in self._memory.growth():
            say(f"{self._kind}: {line}")
        refusals = sum((Counter(player.refusals) for player in self._load.players), Counter[str]())
        say(f"{self._kind}: refused: {dict(refusals)}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def soak(kind: Kind, on: World, minutes: float, seed: int) -> None:
    soaking = Soak(kind, on, minutes, seed)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, soaking.stop)
    try:
        await soaking.run()
    finally:
        loop.remove_signal_handler(signal.SIGINT)


def keep(on: World, seed: int, wrong: BaseException) -> Path:
    """What somebody needs who looks for the cause."""
    kept = Path(f"soak-{seed}")
    shutil.copytree(on.folder, kept, dirs_exist_ok=True)
    if on.database:
        with contextlib.suppress(OSError):
            shutil.copy(on.database.log, kept / "postgresql.log")
    (kept / "violation").write_text(f"seed {seed}\n{wrong}\n")
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--world", choices=[*KINDS, "both"], default="both")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    kinds: tuple[Kind, ...] = KINDS if options.world == "both" else (options.world,)
    say(f"seed {options.seed}, {options.minutes:g} minutes in each world")
    for kind in kinds:
        with world(kind) as on:
            try:
                asyncio.run(soak(kind, on, options.minutes, options.seed))
                if "Traceback" in on.complaints:
                    raise Violation("a server has complained")
            except Exception as wrong:  # whatever it is, its traces are kept
                say(f"{kind}: VIOLATION (seed {options.seed}): {wrong}\nkept: {keep(on, options.seed, wrong)}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
