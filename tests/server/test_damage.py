"""Damaged databases: the server starts and serves what is readable, or ends with one clear line."""

import random
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.daily.days import MONDAY, Days, begin, day, play
from tests.server.kit import Person, Server, ask, table_file
from tests.server.stored_data import Place, sql

PAGE = 4096
DAMAGED = {
    "cut off": b'{"table":"t","na',
    "not UTF-8": b'{"table":"t","name":"\xff\xfe"}',
    "not UTF-8, over": b'{"table":"t","name":"\xff\xfe","score":12}',
    "of another shape": b'{"table":7,"name":["Ada"],"score":"many"}',
    "a number": b"7",
    "empty": b"",
    "deep": b"[" * 5000,
    "no such table": b'{"table":"\\u0000","name":"Ada"}',
}


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return tmp_path / "data"
    database: str = request.getfixturevalue("database")
    return database


def start(place: Place, folder: Path, days: Days) -> Server:
    database = {"LUCCHETTO_DATABASE_URL": place} if isinstance(place, str) else {}
    return Server(place if isinstance(place, Path) else folder / "data", **days.setting, **database)


@pytest.mark.parametrize("key", DAMAGED)
def test_a_damaged_attempt_is_reported_and_everything_else_starts(
    place: Place, tmp_path: Path, days: Days, key: str
) -> None:
    server = start(place, tmp_path, days)
    with Person(server, "Ada") as ada, Person(server, "Eve") as eve:
        score = play(ada)
        eve.http.post("/api/handoffs")  # makes her a known person
        for person in ("damaged", eve.id):
            sql(place, "INSERT INTO notes VALUES (?, ?, ?)", f"daily {MONDAY}", person, DAMAGED[key])
        server.stop()
        again = start(place, tmp_path, days)
        try:
            with ada.moves_to(again) as later, eve.moves_to(again) as other:
                assert [row["score"] for row in day(later)["rows"] if row["name"] == "Ada"] == [score]
                assert day(other)["status"] in ("open", "playing", "played")
                later.make()
        finally:
            again.kill()
    assert "Traceback" not in again.complaints, again.complaints


def test_damage_is_reported_on_one_line(tmp_path: Path, days: Days) -> None:
    server = start(tmp_path / "data", tmp_path, days)
    with Person(server, "Ada") as ada:
        begin(ada)
    server.stop()
    sql(tmp_path / "data", "INSERT INTO notes VALUES (?, ?, ?)", f"daily {MONDAY}", "damaged", DAMAGED["not UTF-8"])
    again = start(tmp_path / "data", tmp_path, days)
    again.kill()
    (line,) = again.complaints.splitlines()
    assert "damaged" in line
    assert MONDAY.isoformat() in line


def test_without_readable_seeds_everything_but_the_daily_game_is_served(
    place: Place, tmp_path: Path, days: Days
) -> None:
    start(place, tmp_path, days).stop()
    sql(place, "UPDATE notes SET data = ? WHERE kind = 'daily-chain'", b"\xff")
    again = start(place, tmp_path, days)
    try:
        with Person(again, "Ada") as ada:
            ada.make()
            assert ada.http.get("/api/daily").status_code == 404
            assert ada.http.post("/api/daily", json={"nickname": "Ada"}).status_code == 404
            assert ada.http.get("/api/daily/days").json() == []
            assert ada.http.get("/api/dice").status_code == 200
    finally:
        again.kill()
    assert len(again.complaints.splitlines()) == 1
    assert sql(place, "SELECT data FROM notes WHERE kind = 'daily-chain'") == [(b"\xff",)], "it may be repaired"


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database file with games, attempts and documents."""
    folder = tmp_path_factory.mktemp("healthy")
    days = Days(folder)
    server = start(folder / "data", folder, days)
    with Person(server, "Ada") as ada, Person(server, "Bob") as bob:
        play(ada)
        for _ in range(20):
            table = ada.make("classic", "you", "open", listed=True)
            bob.join(table)
            with ada.at(table) as client:
                client.do("start")
        for number in range(10):
            days.pass_by()
            begin((ada, bob)[number % 2])
    server.stop()
    with closing(sqlite3.connect(table_file(server.data))) as disk:
        disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return table_file(server.data).read_bytes()


@pytest.mark.parametrize("seed", range(8))
def test_garbage_in_any_pages_ends_the_server_with_one_line_or_not_at_all(
    healthy: bytes, tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    data, pages = bytearray(healthy), len(healthy) // PAGE
    for page in rng.sample(range(pages) if seed % 4 == 0 else range(1, pages), max(1, pages // (4 + seed))):
        data[page * PAGE : (page + 1) * PAGE] = rng.randbytes(PAGE)
    (tmp_path / "data").mkdir()
    table_file(tmp_path / "data").write_bytes(data)
    days = Days(tmp_path)
    days.go_to(MONDAY + timedelta(days=10))
    try:
        server = start(tmp_path / "data", tmp_path, days)
    except AssertionError:
        complaints = (tmp_path / "data.errors").read_text()
        assert len(complaints.splitlines()) == 1, complaints
        assert "Traceback" not in complaints
        return
    try:
        assert ask("GET", f"{server.address}/health").status_code == 200
        for path in ("tables", "daily", "daily/days", "dice", f"daily/{MONDAY}"):
            answer = ask("GET", f"{server.address}/api/{path}")
            assert answer.status_code in (200, 404, 503), (path, answer.text)
        with Person(server, "Eve") as eve:
            made = eve.http.post("/api/handoffs")
            assert made.status_code in (201, 503)
    finally:
        server.stop()
    assert "Traceback" not in server.complaints, server.complaints
