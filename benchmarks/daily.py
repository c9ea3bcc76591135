"""The page of a daily game with 1,000 players and with 100,000: both should take equally long.

It measures the store, on SQLite in a temporary folder: the leaders, the scores, and the attempts not yet judged.
"""

import asyncio
import json
import sqlite3
import statistics
import tempfile
from contextlib import closing
from datetime import date
from pathlib import Path
from time import perf_counter

from benchmarks import results
from benchmarks.report import table
from lucchetto.server.daily.attempts import AttemptStore
from lucchetto.server.storage.sqlite.store import SqliteStore

DAY = date(2030, 1, 7)
PLAYERS = (1_000, 100_000)
TIMES = 200
SHOWN = 100


def attempt(number: int) -> bytes:
    found = {"table": f"t{number}", "name": f"Player {number}", "score": number % 120, "loss": number / 7}
    return json.dumps(found).encode()


async def look(attempts: AttemptStore) -> None:
    """Read what the server reads for one request."""
    await attempts.leaders(DAY, SHOWN)
    await attempts.scores(DAY, DAY)
    await attempts.unjudged(DAY, SHOWN, exactly=False)


async def fill(file: Path, players: int) -> SqliteStore:
    store = await SqliteStore.open(file)
    with closing(sqlite3.connect(file)) as disk, disk:
        rows = ((f"daily {DAY}", f"p{number}", attempt(number)) for number in range(players))
        disk.executemany("INSERT INTO notes VALUES (?, ?, ?)", rows)
    return store


async def measure(folder: Path) -> dict[int, float]:
    """The median of one request in milliseconds, measured alternately, so that other load affects all sizes equally."""
    stores = {players: await fill(folder / f"{players}.sqlite3", players) for players in PLAYERS}
    taken: dict[int, list[float]] = {players: [] for players in PLAYERS}
    for _ in range(TIMES):
        for players, store in stores.items():
            began = perf_counter()
            await look(AttemptStore(store))
            taken[players].append((perf_counter() - began) * 1000)
    for store in stores.values():
        await store.close()
    return {players: statistics.median(times) for players, times in taken.items()}


def main(save: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    few = found[PLAYERS[0]]
    rows = [(f"{players:,}", f"{taken:.1f}", f"{taken / few:.2f} ×") for players, taken in found.items()]
    table("The page of a day of the daily game", ("players", "median ms", f"of {PLAYERS[0]:,} players"), rows)
    if save:
        many = found[PLAYERS[1]]
        baseline = f"{few:.1f} ms, {PLAYERS[0]:,} players"
        what = f"queries of one day, {PLAYERS[1]:,} players"
        figure = results.Row(what, f"{many:.1f} ms", baseline, f"{many / few:.2f} ×")
        results.save("daily", "The page of a daily game", "python -m benchmarks", [figure])


if __name__ == "__main__":
    main()
