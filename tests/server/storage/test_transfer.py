"""Backups, and copies between SQLite and PostgreSQL: all rows are copied, or nothing has changed."""

import os
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lucchetto.server.settings import Settings
from lucchetto.server.storage.base import Store, StoreError
from lucchetto.server.storage.factory import copy_place, open_store
from lucchetto.server.storage.schema import COLUMNS, NEWEST
from tests.server.backends import run_sql
from tests.server.conftest import Starts
from tests.server.kit import LUCCHETTO, Person, decide, run, table_file
from tests.server.storage.test_sqlite import VERSION_1
from tests.server.storage.test_store import row

Places = Callable[[str, str], str]


@pytest.fixture
def places(tmp_path: Path, request: pytest.FixtureRequest) -> Places:
    """An empty place of this kind."""

    def place(kind: str, name: str) -> str:
        return str(tmp_path / f"{name}.sqlite3") if kind == "sqlite" else str(request.getfixturevalue("database"))

    return place


async def opened(place: str) -> Store:
    """An existing store."""
    if "://" in place:
        return await open_store(Settings(database_url=place))
    folder = Path(place).parent / "opened"
    folder.mkdir(exist_ok=True)
    table_file(folder).unlink(missing_ok=True)
    table_file(folder).symlink_to(place)
    return await open_store(Settings(data=str(folder)))


async def fill(place: str) -> None:
    """Fill every table, with more rows than one batch holds."""
    store = await opened(place)
    for number in range(30):
        lines = [bytes([number, line % 256, 0, 255]) for line in range(100)]
        over = number % 2 == 0
        summary = row(
            f"t{number}",
            "over" if over else "waiting",
            people=["ada", "bob"],
            winners=["ada"] if over else [],
            updated=number / 7,
        )
        await store.append(f"t{number}", 0, lines, summary)
    await store.add_token("token", "ada", now=5.0)
    await store.add_handoff("code", "ada", expires=1e12)
    await store.put_document("day", "2026-01-02", b"\0\xff")
    await store.put_document("day", "2026-01-01", b"")
    for number in range(20):
        attempt = b'{"table":"t","name":"Ada","score":%d}' % (number % 3)
        await store.put_document("daily 2026-01-01", f"p{number}", attempt)
    await store.close()


async def contents(place: str) -> list[object]:
    store = await opened(place)
    found: list[object] = [await store.read(f"t{number}") for number in range(30)]
    found += [await store.listed_tables(), await store.tables_of("ada"), await store.finished_of("bob")]
    found += [await store.device("token"), await store.documents("day")]
    found += [await store.daily_leaders("2026-01-01", 10), await store.daily_scores("2026-01-01", "2026-01-01")]
    await store.close()
    return found


def rows(place: str) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for table, columns in COLUMNS.items():
        statement = f'SELECT * FROM {table} ORDER BY "{columns[0]}", "{columns[1]}"'  # noqa: S608 - our own names
        if "://" in place:
            found[table] = run_sql(place, statement)
        else:
            with closing(sqlite3.connect(place)) as disk:
                found[table] = disk.execute(statement).fetchall()
    return found


WAYS = [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")]


@pytest.mark.parametrize(("old", "new"), WAYS)
def test_everything_arrives(places: Places, old: str, new: str) -> None:
    source, target = places(old, "old"), places(new, "new")
    run(fill(source))
    before = rows(source)
    copied = run(copy_place(source, target))
    assert copied == {table: len(found) for table, found in before.items()}
    assert copied["log"] == 3000
    assert rows(target) == before == rows(source)
    assert run(contents(target)) == run(contents(source))


@pytest.mark.parametrize(("old", "new"), WAYS)
def test_a_place_with_games_is_refused_and_left_alone(places: Places, old: str, new: str) -> None:
    source, target = places(old, "old"), places(new, "new")
    run(fill(source))
    run(copy_place(source, target))
    before = rows(target)
    with pytest.raises(StoreError, match="already"):
        run(copy_place(source, target))
    assert rows(target) == before


def test_a_source_that_cannot_be_read_leaves_no_target(tmp_path: Path, database: str) -> None:
    for odd, content in (("missing", None), ("odd", b"no database" * 100), ("empty", b"")):
        source = tmp_path / odd
        if content is not None:
            source.write_bytes(content)
        for target in (str(tmp_path / "new.sqlite3"), database):
            with pytest.raises(StoreError, match=odd):
                run(copy_place(str(source), target))
    assert not (tmp_path / "new.sqlite3").exists()
    assert run_sql(database, "SELECT FROM information_schema.tables WHERE table_schema = 'public'") == []


def test_what_postgresql_cannot_hold_is_refused_and_nothing_is_copied(places: Places) -> None:
    source, target = places("sqlite", "old"), places("postgres", "new")
    run(fill(source))
    with closing(sqlite3.connect(source)) as disk, disk:
        disk.execute("INSERT INTO tokens (hash, person) VALUES (?, ?)", ("a\0b", "ada"))
    with pytest.raises(StoreError):
        run(copy_place(source, target))
    assert run_sql(target, "SELECT FROM information_schema.tables WHERE table_schema = 'public'") == []


def test_an_old_backup_is_brought_up_to_date_on_the_way_and_not_changed(tmp_path: Path, database: str) -> None:
    source = tmp_path / "old.backup"
    with closing(sqlite3.connect(source)) as disk:
        disk.executescript(VERSION_1.replace("1.0, '{", "1.0, CAST('{").replace("1.0}')", "1.0}' AS BLOB))"))
    before = source.read_bytes()
    assert run(copy_place(str(source), database))["log"] == 2
    assert source.read_bytes() == before
    assert run_sql(database, "SELECT version FROM lucchetto_schema") == [(NEWEST,)]
    assert rows(database)["notes"] == []


def command(folder: Path, *arguments: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", **variables}
    return subprocess.run(
        [str(LUCCHETTO), *arguments], env=surroundings, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_server_is_backed_up_while_it_runs_and_continues_elsewhere(
    start: Starts, tmp_path: Path, database: str
) -> None:
    server, backup = start(), tmp_path / "games.backup"
    with Person(server, "Ada") as ada:
        table = ada.make("classic", "you", "guest")
        with ada.at(table) as client:
            client.do("start")
            decide(client)
            done = command(tmp_path, "backup", str(backup), "--data", str(server.data))
            assert (done.returncode, done.stderr) == (0, "")
            assert "1 table " in done.stdout
            again = command(tmp_path, "backup", str(backup), "--data", str(server.data))
            assert (again.returncode, len(again.stderr.splitlines())) == (1, 1)
        server.stop()
        restored = command(tmp_path, "restore", str(backup), LUCCHETTO_DATABASE_URL=database)
        assert (restored.returncode, restored.stderr) == (0, "")
        other = start(data=tmp_path / "other", LUCCHETTO_DATABASE_URL=database)
        with ada.moves_to(other) as back, back.at(table) as client:
            decide(client)
        other.stop()
        assert len(other.log(table)) > len(server.log(table))
    moved = command(tmp_path, "migrate", database, str(tmp_path / "back.sqlite3"))
    assert moved.returncode == 0
    with closing(sqlite3.connect(tmp_path / "back.sqlite3")) as disk:
        assert disk.execute("SELECT count(*) FROM log").fetchone() == (len(other.log(table)),)


@pytest.mark.parametrize(
    "arguments",
    [
        ("migrate", "missing.sqlite3", "new.sqlite3"),
        ("migrate", "mysql://ada:hush@db/games", "new.sqlite3"),
        ("migrate", "postgresql://ada:hush@127.0.0.1:9/games", "new.sqlite3"),
        ("restore", "missing.backup"),
        ("backup", "new.sqlite3"),
    ],
)
def test_an_impossible_copy_is_reported_on_one_line_and_leaves_nothing(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    folder = tmp_path / "empty"
    names = [str(tmp_path / name) if name.startswith(("missing", "new")) else name for name in arguments]
    done = command(tmp_path, *names, LUCCHETTO_DATA=str(folder))
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "hush" not in done.stderr
    assert list(tmp_path.iterdir()) == []
