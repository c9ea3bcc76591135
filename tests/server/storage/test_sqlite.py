"""Tests of the SQLite store alone: files, disks, schemas, its single writer."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.schema import NEWEST
from lucchetto.server.storage.sqlite import checkpoints
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.table.summary import decode
from tests.server.kit import eventually, run
from tests.server.storage.test_store import row


async def no_store(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        await SqliteStore.open(path)
    return str(refused.value)


def test_a_schema_from_the_future_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "lucchetto.sqlite3"
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA user_version = 999")
    assert "999" in run(no_store(path))
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


VERSION_1 = """
CREATE TABLE log (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY ("table", seq)
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
    updated REAL NOT NULL, summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_code ON tables (code) WHERE status = 'waiting';
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE TABLE sitting (
    person TEXT NOT NULL, "table" TEXT NOT NULL, won INTEGER, PRIMARY KEY (person, "table")
) WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE handoffs (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires REAL NOT NULL) WITHOUT ROWID;
INSERT INTO log VALUES ('t', 1, x'6f6e65'), ('t', 2, x'74776f');
INSERT INTO tables VALUES ('t', 'ABCD', 'waiting', 1, 1.0, '{"table": "t", "code": "ABCD", "settings":
    {"variant": "classic"}, "status": "waiting", "players": ["Ada"], "openSeats": 1, "updated": 1.0}');
INSERT INTO sitting VALUES ('ada', 't', NULL);
INSERT INTO tokens VALUES ('token', 'ada');
INSERT INTO handoffs VALUES ('code', 'ada', 50.0);
PRAGMA user_version = 1;
"""
"""The schema of version 1."""


def test_a_file_of_version_1_loses_nothing_and_gets_document_storage(tmp_path: Path) -> None:
    async def story() -> None:
        for _ in range(2):
            store = await SqliteStore.open(tmp_path / "x.sqlite3")
            assert await store.read("t") == [b"one", b"two"]
            assert [decode(line).table for line in await store.listed_tables()] == ["t"]
            assert [decode(line).code for line, _ in await store.tables_of("ada")] == ["ABCD"]
            assert [device.person for device in await store.devices_of("ada")] == ["ada"]
            assert await store.put_document("analysis", "a", b"data")
            assert await store.document("analysis", "a") == b"data"
            await store.close()

    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as disk:
        disk.executescript(VERSION_1)
    run(story())
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as disk:
        assert disk.execute("PRAGMA user_version").fetchone() == (NEWEST,)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(path)) as disk:
        disk.executescript(VERSION_1)
        disk.execute("CREATE TABLE notes (somebody TEXT)")
    assert "notes" in run(no_store(path))
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute("PRAGMA user_version").fetchone() == (1,)
        assert disk.execute("SELECT count(*) FROM log").fetchone() == (2,)


def test_an_invalid_folder_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "below" / "lucchetto.sqlite3"
    assert str(path) in run(no_store(path))


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lucchetto.sqlite3"
    path.write_bytes(b"these are not the dice you are looking for" * 100)
    assert str(path) in run(no_store(path))
    assert path.read_bytes().startswith(b"these")


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lucchetto.sqlite3").mkdir()
    run(no_store(tmp_path / "lucchetto.sqlite3"))


def test_it_uses_a_write_ahead_log_with_full_sync(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        modes = await store._write(
            lambda disk: [disk.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        )
        await store.close()
        assert modes == ["wal", 2]

    run(story())


def test_many_tables_share_one_transaction(tmp_path: Path) -> None:
    async def story() -> int:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        statements: list[str] = []
        await store._write(lambda disk: disk.set_trace_callback(statements.append))
        await asyncio.gather(*(store.append(f"t{number}", 0, [b"x"], None) for number in range(500)))
        await store._write(lambda disk: disk.set_trace_callback(None))
        await store.close()
        return statements.count("COMMIT")

    assert run(story()) < 50


def fail(disk: sqlite3.Connection) -> None:
    raise sqlite3.OperationalError("disk I/O error")


def misbehave(disk: sqlite3.Connection) -> None:
    raise ValueError("a bug, or a text that SQLite cannot hold")


def test_the_write_ahead_log_is_reset_however_much_is_written_at_once(tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        for length in range(40):
            await asyncio.gather(*(store.append(f"{table}", length, [bytes(2000)], None) for table in range(200)))
        sizes = [(tmp_path / name).stat().st_size for name in ("x.sqlite3", "x.sqlite3-wal")]
        await store.close()
        return sizes[0], sizes[1]

    everything, ahead = run(story())
    assert ahead < 1.5 * everything, "without a reset, it holds every page that a line has touched"


async def put_documents(store: SqliteStore) -> None:
    await asyncio.gather(*(store.put_document("analysis", f"{number}", os.urandom(20_000)) for number in range(10)))


async def add_tokens(store: SqliteStore) -> None:
    for _ in range(5):
        await store.add_token(os.urandom(16).hex(), "ada", time.time())


@pytest.mark.parametrize("write", [put_documents, add_tokens])
def test_the_write_ahead_log_is_reset_whatever_is_written(
    tmp_path: Path, write: Callable[[SqliteStore], Awaitable[None]]
) -> None:
    async def story() -> int:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        for number in range(500):
            await store.append(f"t{number}", 0, [b"x"], row(f"t{number}", people=["ada"]))
        for _ in range(200):
            await write(store)
        size = (tmp_path / "x.sqlite3-wal").stat().st_size
        await store.close()
        return size

    assert run(story()) < 12_000_000, "without a reset it would be as large as everything written"


def test_a_store_that_is_idle_empties_the_write_ahead_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "IDLE", 0.05, raising=False)

    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        for number in range(3):
            await store.append(f"t{number}", 0, [bytes(20_000)], None)
            await asyncio.to_thread(eventually, lambda: (tmp_path / "x.sqlite3-wal").stat().st_size == 0)
        await store.close()

    run(story())


@pytest.mark.parametrize("wrong", [fail, misbehave])
def test_when_one_write_fails_all_pending_writes_fail_and_nothing_is_written(
    tmp_path: Path, wrong: Callable[[sqlite3.Connection], Any]
) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        try:
            pending = [asyncio.ensure_future(store.append(f"t{number}", 0, [b"x"], None)) for number in range(5)]
            pending.append(asyncio.ensure_future(store._write(wrong)))
            pending += [asyncio.ensure_future(store.append(f"u{number}", 0, [b"x"], None)) for number in range(5)]
            outcomes = await asyncio.wait_for(asyncio.gather(*pending, return_exceptions=True), 5)
            assert isinstance(outcomes[5], Exception)
            for table, outcome in zip([*range(5), None, *range(5)], outcomes, strict=True):
                assert outcome is True or isinstance(outcome, StoreError) or table is None
            kept = [len(await store.read(f"t{number}")) for number in range(5)]
            assert kept == [int(outcome is True) for outcome in outcomes[:5]]
            assert await asyncio.wait_for(store.append("after", 0, [b"x"], None), 5)
        finally:
            await store.close()

    run(story())


def test_a_full_disk_refuses_writes_until_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        await store.append("t", 0, [b"x"], None)
        pages = await store._write(lambda disk: disk.execute("PRAGMA page_count").fetchone()[0])
        await store._write(lambda disk: disk.execute(f"PRAGMA max_page_count = {pages}"))
        with pytest.raises(StoreError, match="full"):
            await store.append("t", 1, [b"x" * 100_000], None)
        assert await store.read("t") == [b"x"]
        await store._write(lambda disk: disk.execute("PRAGMA max_page_count = 1000000"))
        assert await store.append("t", 1, [b"y" * 100_000], None)
        await store.close()

    run(story())


def test_a_locked_database_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "x.sqlite3"
        store = await SqliteStore.open(path)
        with closing(sqlite3.connect(path, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            pending = asyncio.ensure_future(store.append("t", 0, [b"x"], None))
            await asyncio.sleep(0.3)
            assert not pending.done()
            assert await store.read("t") == []
            holder.execute("COMMIT")
            assert await pending
        await store.close()

    run(story())


OPENING = """
import asyncio, sys, time
from pathlib import Path
from lucchetto.server.storage.sqlite.store import SqliteStore

async def main() -> None:
    time.sleep(max(0, float(sys.argv[2]) - time.time()))
    store = await SqliteStore.open(Path(sys.argv[1]))
    assert await store.append(sys.argv[3], 0, [b"x"], None)
    await store.close()

asyncio.run(main())
"""


def test_processes_that_open_a_new_folder_at_the_same_moment_all_get_in(tmp_path: Path) -> None:
    for attempt in range(2):
        path, moment = tmp_path / f"{attempt}.sqlite3", str(time.time() + 1.2)
        opening = [
            subprocess.Popen(
                [sys.executable, "-c", OPENING, path, moment, str(who)], stderr=subprocess.PIPE, env=dict(os.environ)
            )
            for who in range(4)
        ]
        errors = [process.communicate(timeout=20)[1].decode()[-300:] for process in opening]
        assert [process.returncode for process in opening] == [0] * 4, errors


CLOSING = """
import asyncio, sys
from pathlib import Path
from lucchetto.server.storage.sqlite.store import SqliteStore

async def main() -> None:
    for number in range(40):
        store = await SqliteStore.open(Path(sys.argv[1]))
        await store.append(str(number), 0, [b"x" * 100] * 1000, None)
        reads = [asyncio.ensure_future(store.read(str(number))) for _ in range(12)]
        await asyncio.sleep(0.001 * (number % 4))
        await store.close()
        await asyncio.gather(*reads, return_exceptions=True)

asyncio.run(main())
"""


def test_closing_in_the_middle_of_reading_does_not_crash_the_process(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CLOSING, tmp_path / "x.sqlite3"], capture_output=True, timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-500:]


def test_opening_and_closing_leaves_no_file_open(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite3")
        await store.append("t", 0, [b"x"], None)
        await store.close()
        with pytest.raises(StoreError):
            await SqliteStore.open(tmp_path)

    before = set(os.listdir("/proc/self/fd"))  # noqa: PTH208 - only names are needed
    run(story())
    assert set(os.listdir("/proc/self/fd")) <= before  # noqa: PTH208


def test_a_refused_file_is_not_kept_open(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA user_version = 999")
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    for _ in range(5):
        run(no_store(path))
    assert len(os.listdir("/proc/self/fd")) < before + 5  # noqa: PTH208
