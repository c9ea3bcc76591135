"""The start-up time of the server with many unfinished games, compared with an empty data folder."""

import asyncio
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from time import perf_counter, sleep

from benchmarks import results
from benchmarks.report import table
from lucchetto.records import proof
from lucchetto.rules import PASS
from lucchetto.server.context import AppContext
from lucchetto.server.live.service import TableService
from lucchetto.server.settings import Settings
from lucchetto.server.table import commands, events

GAMES = 20_000
RUNS = 9
DECISIONS = 40
ENVIRONMENT = {**os.environ, "LUCCHETTO_EXACT": "0"}
PATTERN = "pattern00000"
"""The id of the game that is copied; the ids of the copies have the same length."""


async def play_pattern(folder: Path) -> None:
    """Play an unfinished game of two people and a bot, with a timer."""
    context = await AppContext.open(Settings(data=str(folder), exact=False))
    try:
        entry = events.Made(
            code="ABCD",
            host="ada",
            settings=events.Settings("classic", timer=60),
            seats=[events.Seated("Ada", "ada"), events.Seated("Bob", "bob"), events.Seated("Club", bot="club")],
            secret=proof.new_secret().hex(),
            nonces=[proof.new_nonce() for _ in range(3)],
        )
        await context.tables.make(PATTERN, entry)
        await context.tables.change(PATTERN, lambda now: commands.start(now, "ada"))
        for _ in range(DECISIONS):
            await decide(context.tables)
    finally:
        await context.close()


async def decide(tables: TableService) -> None:
    """Let the first waiting seat cross off its first possible number, if there is one."""
    found = await tables.get(PATTERN)
    assert found.game is not None
    seat = found.waiting[0]
    move = next((choice for choice in found.game.moves(seat) if choice != PASS), PASS)
    await tables.change(PATTERN, lambda now: commands.decided(now, seat, move))


def copy_pattern(file: Path, games: int) -> None:
    with closing(sqlite3.connect(file)) as disk, disk:
        for name, column in (("log", "table"), ("tables", "id"), ("sitting", "table")):
            cursor = disk.execute(f'SELECT * FROM {name} WHERE "{column}" = ?', (PATTERN,))  # noqa: S608 - our own names
            rows = cursor.fetchall()
            marks = ", ".join("?" * len(rows[0]))
            for number in range(1, games):
                copies = [tuple(renamed(cell, f"pattern{number:05}") for cell in row) for row in rows]
                disk.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)  # noqa: S608


def renamed(cell: object, name: str) -> object:
    if isinstance(cell, bytes):
        return cell.replace(PATTERN.encode(), name.encode())
    return name if cell == PATTERN else cell


def seconds_to_start(data: Path) -> float:
    """Seconds from the command to the first answer of /ready."""
    began = perf_counter()
    command = [str(Path(sys.executable).with_name("lucchetto")), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://[^/\s]+", server.stdout.readline())
            assert found
            while not is_ready(found[0]):
                sleep(0.005)
            return perf_counter() - began
        finally:
            server.terminate()


def is_ready(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/ready") as answer:  # noqa: S310 - our own server
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError):
        return False


def main(save: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full", Path(folder) / "empty"
        asyncio.run(play_pattern(full))
        copy_pattern(full / "lucchetto.sqlite3", GAMES)
        pairs = [(seconds_to_start(empty), seconds_to_start(full)) for _ in range(RUNS)]
    nothing, much = (statistics.median(column) for column in zip(*pairs, strict=True))
    rows = [("empty", f"{nothing:.2f}", ""), (f"{GAMES:,} unfinished games", f"{much:.2f}", f"{much / nothing:.2f} ×")]
    table(f"Start of the server (median of {RUNS}, alternating)", ("data", "s", "ratio to empty"), rows)
    if save:
        baseline = f"{nothing:.2f} s, empty data folder"
        what = f"start with {GAMES:,} unfinished games"
        figure = results.Row(what, f"{much:.2f} s", baseline, f"{much / nothing:.2f} ×")
        condition = f"The median of {RUNS} starts."
        results.save("starting", "Starting the server", "python -m benchmarks", [figure], [condition])


if __name__ == "__main__":
    main()
