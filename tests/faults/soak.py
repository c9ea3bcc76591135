"""Injects random faults: python -m tests.faults.soak [--minutes 60] [--world sqlite|postgres|both] [--seed N]

During the first two thirds of the time, faults leave the server processes alive, so that their memory can be measured;
after that they are killed as well. The checker runs after each fault. Ctrl-C ends the soak early, with its summary.
After a violation the status is 1, and the data, the servers' errors and the seed are saved to a folder that is named.
"""

import argparse
import asyncio
import random
import secrets
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.faults.checker import Violation
from tests.faults.hard_world import hard_world
from tests.faults.injections import KILLED, Fault, all_faults
from tests.faults.load import Load
from tests.faults.memory import Memory
from tests.faults.world import KINDS, Kind, World

TABLES = 24
WITHOUT_KILLS = 2 / 3
"""The fraction of the time in which no server process is killed."""
MEASURED_EVERY = 5.0
"""Seconds between two memory measurements."""
FUZZING = 20.0
"""Seconds per fuzzing fault, unless the soak is short."""


class Bag:
    """Draws without replacement, and starts over when it is empty; the seed determines the order."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(f"the order of {seed}")
        self._inside: list[str] = []
        self._known: list[str] = []

    def draw(self, names: Iterable[str]) -> str:
        """One of these names. Names that are new since the last draw come first, as time may be short."""
        names = sorted(names)
        if not self._inside:
            self._inside = self._rng.sample(names, len(names))
        self._inside += [name for name in names if name not in {*self._inside, *self._known}]
        self._known = names
        return self._inside.pop()


class Soak:
    def __init__(self, name: str, on: World, faults: Mapping[str, Fault], seconds: float, seed: int) -> None:
        self._name = name
        self._faults = faults
        self._seed = seed
        self._bag = Bag(seed)
        self._began, self._seconds = time.monotonic(), seconds
        self._memory = Memory(lambda: [server.process.pid for server in on.servers])
        self._rounds: Counter[str] = Counter()
        self._load = Load(on.addresses, lambda: on.place, tables=TABLES, seed=seed, think=0.02)
        self._stop = asyncio.Event()
        self._now = "nothing yet"

    @property
    def _passed(self) -> float:
        return (time.monotonic() - self._began) / self._seconds

    def stop(self) -> None:
        """Stop after the current round."""
        self._stop.set()

    async def run(self) -> None:
        async with self._load as playing:
            watching = asyncio.create_task(self._watch())
            try:
                while self._passed < 1 and not self._stop.is_set():
                    await self._round(playing)
                self._now = "the end"
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                self._summarise()

    async def _round(self, playing: Load) -> None:
        self._now = self._bag.draw(name for name in self._faults if name != KILLED or self._passed > WITHOUT_KILLS)
        rng = random.Random(f"round {self._rounds.total()} of {self._seed}")
        await playing.goes_on(rng.randrange(1, 10))
        await self._faults[self._now](playing, rng)
        await playing.goes_on()
        await playing.check()
        self._rounds[self._now] += 1

    async def _watch(self) -> None:
        """Print one line per minute."""
        printed = 0
        while True:
            await asyncio.sleep(MEASURED_EVERY)
            self._memory.look(self._load.decisions)
            minute = (time.monotonic() - self._began) / 60
            if minute >= printed + 1:
                printed = int(minute)
                self._say(f"{minute:5.1f} min  {self._load.decisions:>8,} decisions  {self._memory}  {self._counts()}")

    def _counts(self) -> str:
        return f"{self._rounds.total()} faults: " + ", ".join(f"{n} {what}" for what, n in sorted(self._rounds.items()))

    def _summarise(self) -> None:
        self._memory.look(self._load.decisions)
        minutes = (time.monotonic() - self._began) / 60
        self._say(f"{self._load.decisions:,} decisions in {minutes:.1f} minutes, {self._counts()}; last: {self._now}")
        for line in self._memory.growth():
            self._say(line)
        refusals = sum((Counter(player.refusals) for player in self._load.players), Counter[str]())
        self._say(f"refused: {dict(refusals)}")

    def _say(self, text: str) -> None:
        say(f"{self._name}: {text}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def _run(soak: Soak) -> None:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGINT, soak.stop)
    try:
        await soak.run()
    finally:
        loop.remove_signal_handler(signal.SIGINT)


def soaked(name: str, on: World, faults: Mapping[str, Fault], seconds: float, seed: int) -> bool:
    """Whether all guarantees held. If not, the evidence is saved to a folder whose name is printed."""
    try:
        asyncio.run(_run(Soak(name, on, faults, seconds, seed)))
        if "Traceback" in on.complaints:
            raise Violation("a server logged a traceback")
    except Exception as error:  # save the evidence of any error
        kept = Path(f"soak-{seed}")
        on.save(kept)
        (kept / "violation").write_text(f"{name}, seed {seed}\n{''.join(traceback.format_exception(error))}")
        say(f"{name}: VIOLATION (seed {seed}): {error!r}\nkept: {kept}")
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--world", choices=[*KINDS, "both"], default="both")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    kinds: tuple[Kind, ...] = KINDS if options.world == "both" else (options.world,)
    seconds = options.minutes * 60
    say(f"seed {options.seed}, {options.minutes:g} minutes in each world")
    for kind in kinds:
        with hard_world(kind) as on:
            if not soaked(kind, on, all_faults(on, min(FUZZING, seconds / 30)), seconds, options.seed):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
