"""The soak itself: it injects every fault, prints a summary, and saves evidence after a violation."""

import os
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults import soak
from tests.faults.load import Load
from tests.faults.memory import Look, thirds
from tests.faults.soak import Bag, soaked
from tests.faults.world import World
from tests.server.kit import table_file

HOUR = 3600.0


@pytest.fixture(autouse=True)
def in_a_small_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(soak, "TABLES", 3)
    monkeypatch.chdir(tmp_path)


def test_a_vanished_log_line_ends_the_soak_and_the_evidence_is_kept(
    sqlite_world: World, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sqlite_world, "close", lambda: None)  # other tests still use it
    gone: list[tuple[str, int, bytes]] = []

    async def take_a_line(playing: Load, _: random.Random) -> None:
        with closing(sqlite3.connect(table_file(sqlite_world.folder / "data"))) as disk, disk:
            of_table = 'FROM log WHERE "table" = ? AND seq = 2'
            gone.extend(disk.execute(f"SELECT * {of_table}", (playing.pairs[0].ada.table,)))
            disk.execute(f"DELETE {of_table}", (playing.pairs[0].ada.table,))

    assert not soaked("sqlite", sqlite_world, {"a line is taken": take_a_line}, HOUR, seed=17)
    output = capsys.readouterr().out
    table = gone[0][0]
    assert "VIOLATION (seed 17)" in output
    assert f"table {table}: " in output, "a gap in its numbers, or a missing decision"
    assert "kept: soak-17" in output
    kept = tmp_path / "soak-17"
    assert "seed 17" in (kept / "violation").read_text()
    assert (kept / "data.errors").exists()
    with closing(sqlite3.connect(table_file(kept / "data"))) as disk:
        numbers = [number for (number,) in disk.execute('SELECT seq FROM log WHERE "table" = ?', (table,))]
    assert 1 in numbers
    assert 2 not in numbers
    with closing(sqlite3.connect(table_file(sqlite_world.folder / "data"))) as disk, disk:
        disk.executemany("INSERT INTO log VALUES (?, ?, ?)", gone)


def test_ctrl_c_ends_it_after_the_round_with_its_summary(
    sqlite_world: World, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupt(_: Load, __: random.Random) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    assert soaked("sqlite", sqlite_world, {"Ctrl-C": interrupt}, HOUR, seed=17)
    assert "1 faults: 1 Ctrl-C" in capsys.readouterr().out


def test_every_fault_is_drawn_before_any_comes_again_in_the_order_of_the_seed() -> None:
    names = ["a", "b", "c", "d"]
    bag, same, other = Bag(1), Bag(1), Bag(2)
    drawn = [bag.draw(names) for _ in range(40)]
    assert drawn == [same.draw(names) for _ in range(40)]
    assert drawn != [other.draw(names) for _ in range(40)]
    assert all(sorted(drawn[start : start + 4]) == names for start in range(0, 40, 4))


def test_a_fault_that_is_only_allowed_later_is_drawn_as_soon_as_it_is() -> None:
    bag = Bag(1)
    drawn = [bag.draw("abcd"), bag.draw("abcd")]
    assert bag.draw("abcde") == "e"
    assert sorted([*drawn, bag.draw("abcde"), bag.draw("abcde")]) == [*"abcd"]
    assert sorted(bag.draw("abcde") for _ in range(5)) == [*"abcde"]


def test_memory_is_reported_by_thirds_and_its_growth_without_the_first() -> None:
    looks = [Look(minute, 100.0 if minute < 3 else 110.0 + minute, 1000 * minute) for minute in range(9)]
    text = thirds(looks)
    assert text.startswith("minutes 0.0 to 8.0: 100.0, 114.0, 117.0 MB in the thirds of its time, 118.0 at most")
    assert "+1.000 MB per 1,000 decisions" in text
