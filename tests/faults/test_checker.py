"""The checker detects every kind of violation."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from lucchetto.rules import PASS
from lucchetto.server.table import commands, events
from lucchetto.server.views.table import view
from tests.faults.checker import Diary, Violation, check_tables, difference, fold, read_rows
from tests.server.kit import table_file
from tests.server.scenes import Scene, made


@pytest.fixture
def scene() -> Scene:
    """Ada has decided with the messages a1 and a2, Bob and a bot have decided too; all have to decide again."""
    scene = Scene(made("classic", ("ada", "bob"), bots=1)).start()
    messages = ["a2", "a1"]
    while messages or len(scene.table.waiting) < 3:
        for seat in list(scene.table.waiting):
            entries = commands.decided(scene.table, seat, PASS)
            if seat == 0 and messages:
                entries[0] = msgspec.structs.replace(entries[0], by="ada", message=messages.pop())
            scene.write(entries)
    return scene


def stored(folder: Path, lines: list[bytes]) -> Path:
    """Store lines as a server does."""
    with closing(sqlite3.connect(table_file(folder))) as disk, disk:
        disk.execute('CREATE TABLE log ("table" TEXT, seq INTEGER, line BLOB)')
        disk.executemany("INSERT INTO log VALUES ('t', ?, ?)", enumerate(lines, start=1))
    return folder


def test_a_sound_log_and_the_views_of_it_are_in_order(scene: Scene, tmp_path: Path) -> None:
    shown = msgspec.json.decode(msgspec.json.encode(view(scene.table, "ada")))
    diary = Diary("t", "Ada", acknowledged=["a1", "a2"], refused=["b1"], view=shown)
    tables = check_tables(stored(tmp_path, scene.lines), [diary])
    assert tables["t"] == scene.table
    assert difference(tables["t"], diary) == ""


@pytest.mark.parametrize(
    ("diary", "what"),
    [
        (Diary("t", "Ada", acknowledged=["lost"]), "lost is there 0 times"),
        (Diary("t", "Ada", refused=["a1"]), "a1 was refused and is there"),
        (Diary("no such table", "Ada", acknowledged=["a1"]), "a1 is there 0 times"),
    ],
)
def test_a_false_acknowledgement_or_refusal_is_found(scene: Scene, tmp_path: Path, diary: Diary, what: str) -> None:
    with pytest.raises(Violation, match=what):
        check_tables(stored(tmp_path, scene.lines), [diary])


def test_a_duplicate_decision_is_found(scene: Scene, tmp_path: Path) -> None:
    twice = next(line for line in scene.lines if b'"a2"' in line)
    with pytest.raises(Violation, match="a2 is there 2 times"):
        check_tables(stored(tmp_path, [*scene.lines, twice]), [Diary("t", "Ada", acknowledged=["a2"])])


def last_roll(lines: list[bytes]) -> int:
    return max(number for number, line in enumerate(lines) if isinstance(events.decode(line).entry, events.Rolled))


def other_dice(lines: list[bytes]) -> list[bytes]:
    """The log with another white die in the last roll."""
    number = last_roll(lines)
    line = events.decode(lines[number])
    assert isinstance(line.entry, events.Rolled)
    first, second = line.entry.faces["white"]  # type: ignore[misc]  # a list of two faces
    line.entry.faces["white"] = [first % 6 + 1, second]
    return [*lines[:number], events.encode(line), *lines[number + 1 :]]


def other_first(lines: list[bytes]) -> list[bytes]:
    """The log up to a start with another first player."""
    number = next(at for at, line in enumerate(lines) if isinstance(events.decode(line).entry, events.Started))
    line = events.decode(lines[number])
    assert isinstance(line.entry, events.Started)
    line.entry.first = (line.entry.first + 1) % 3
    return [*lines[:number], events.encode(line)]


def bot_twice(lines: list[bytes]) -> list[bytes]:
    """The log with the bot's decision repeated while others still have to decide."""
    decided = events.encode(events.Line(1.0, events.Chose(2, "pass")))
    return [*lines, decided, decided]


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (other_dice, "a roll that nobody promised"),
        (other_first, "begins in a way that nobody promised"),
        (bot_twice, "a bot or the clock decides what is decided"),
        (lambda lines: lines[:-3] + lines[-2:], "line"),
        (lambda lines: [*lines, lines[last_roll(lines)]], "line"),
    ],
)
def test_a_log_that_was_forked_is_found(scene: Scene, spoil: Callable[[list[bytes]], list[bytes]], what: str) -> None:
    with pytest.raises(Violation, match=what):
        fold("t", list(enumerate(spoil(scene.lines), start=1)))


def test_a_gap_is_found(scene: Scene, tmp_path: Path) -> None:
    place = stored(tmp_path, scene.lines)
    with closing(sqlite3.connect(table_file(place))) as disk, disk:
        disk.execute("DELETE FROM log WHERE seq = 3")
    with pytest.raises(Violation, match="is not numbered 1 to"):
        fold("t", read_rows(place, ["t"])["t"])


def test_a_stale_view_and_a_view_of_somebody_else_are_found(scene: Scene) -> None:
    before = msgspec.json.decode(msgspec.json.encode(view(scene.table, "bob")))
    assert "hands" in difference(scene.table, Diary("t", "Ada", view=before))
    scene.write(commands.decided(scene.table, scene.table.waiting[0], PASS))
    assert "seats" in difference(scene.table, Diary("t", "Bob", view=before))
    assert difference(scene.table, Diary("t", "Ada")) == "no view"
