"""Tests of the PostgreSQL store alone: URLs, versions, connections that break."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.postgres import appends, pool
from lucchetto.server.storage.postgres.appends import commit
from lucchetto.server.storage.postgres.store import PostgresStore
from lucchetto.server.storage.schema import COLUMNS, DERIVED, KEYS, NEWEST, POSTGRES, STEPS
from tests.server.backends import Postgres, private, run_sql
from tests.server.kit import run
from tests.server.storage.test_store import row


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(url)
    (line,) = str(refused.value).splitlines()
    return line


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def tables_in(url: str) -> set[str]:
    found = run_sql(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
    return {name for (name,) in found}


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ada:hush@127.0.0.1/db",
        "postgresql:/ada:hush@127.0.0.1/db",
        "postgresql://ada:hush@127.0.0.1:port/db",
        "postgresql://ada:12/hush@127.0.0.1/db",
        "postgresql://ada:h?hush@127.0.0.1/db",
        "hush",
    ],
)
def test_a_wrong_address_is_reported_on_one_line_without_its_password(url: str) -> None:
    assert "hush" not in run(refusal(url))


def test_an_unreachable_database_is_reported_on_one_line_without_its_password() -> None:
    line = run(refusal("postgresql://ada:hush@127.0.0.1:9/games"))
    assert "127.0.0.1:9/games" in line
    assert "hush" not in line


def test_a_database_that_does_not_exist_is_named(database: str) -> None:
    assert "nowhere" in run(refusal(database.rpartition("/")[0] + "/nowhere"))


def test_a_schema_from_the_future_is_refused_and_left_alone(database: str) -> None:
    run_sql(database, "CREATE TABLE lucchetto_schema (version INTEGER NOT NULL)")
    run_sql(database, "INSERT INTO lucchetto_schema VALUES (999)")
    assert "999" in run(refusal(database))
    assert tables_in(database) == {"lucchetto_schema"}


def test_somebody_elses_database_is_refused_and_left_alone(database: str) -> None:
    run_sql(database, "CREATE TABLE notes (text TEXT)")
    assert "notes" in run(refusal(database))
    assert tables_in(database) == {"notes"}


def test_a_database_of_version_1_loses_nothing_and_becomes_the_newest(database: str) -> None:
    for statement in STEPS[0].format(**POSTGRES).split(";"):
        run_sql(database, statement)
    run_sql(database, "CREATE TABLE lucchetto_schema (version INTEGER NOT NULL)")
    run_sql(database, "INSERT INTO lucchetto_schema VALUES (1)")
    run_sql(database, "INSERT INTO log VALUES ('t', 1, 'one'), ('t', 2, 'two')")

    async def story() -> None:
        for _ in range(2):
            async with opened(database) as store:
                assert await store.read("t") == [b"one", b"two"]
                assert await store.put_document("analysis", "a", b"data")

    run(story())
    assert run_sql(database, "SELECT version FROM lucchetto_schema") == [(NEWEST,)]


def test_the_list_of_columns_is_the_schema(database: str) -> None:
    run(open_and_close(database))
    for table, columns in COLUMNS.items():
        found = run_sql(
            database,
            "SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum",
            table,
        )
        assert tuple(name for (name,) in found) == columns
        keys = run_sql(
            database, "SELECT indnkeyatts FROM pg_index WHERE indrelid = $1::regclass AND indisprimary", table
        )
        assert keys == [(KEYS[table],)]
    assert tables_in(database) == {*COLUMNS, *DERIVED, "lucchetto_schema"}


async def open_and_close(url: str) -> None:
    await (await PostgresStore.open(url)).close()


OPENING = """
import asyncio, sys, time
from lucchetto.server.storage.postgres.store import PostgresStore

async def main() -> None:
    time.sleep(max(0, float(sys.argv[2]) - time.time()))
    store = await PostgresStore.open(sys.argv[1])
    assert await store.append(sys.argv[3], 0, [b"x"], None)
    await store.close()

asyncio.run(main())
"""


def test_processes_that_open_a_new_database_at_the_same_moment_all_get_in(database: str) -> None:
    moment = str(time.time() + 2)
    opening = [
        subprocess.Popen([sys.executable, "-c", OPENING, database, moment, str(who)], stderr=subprocess.PIPE)
        for who in range(4)
    ]
    errors = [process.communicate(timeout=60)[1].decode()[-300:] for process in opening]
    assert [process.returncode for process in opening] == [0] * 4, errors


def test_a_rejected_write_does_not_affect_the_others(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            bad = asyncio.ensure_future(store.append("a\0b", 0, [b"x"], None))
            good = [asyncio.ensure_future(store.append(f"t{number}", 0, [b"x"], None)) for number in range(5)]
            assert await asyncio.gather(*good) == [True] * 5
            with pytest.raises(StoreError):
                await bad
            assert await store.read("a\0b") == []
            assert await store.table_with_code("\0") is None

    run(story())


def test_a_longer_log_of_another_process_is_never_mixed_with_own_lines(database: str) -> None:
    """The first line decides a race: the loser appends none of its lines."""

    async def story() -> None:
        async with (
            opened(database) as one,
            opened(database) as other,
        ):
            for length in range(0, 60, 3):
                short = asyncio.ensure_future(one.append("t", length, [b"one"], None))
                long = asyncio.ensure_future(other.append("t", length, [b"other"] * 3, None))
                won = await asyncio.gather(short, long)
                assert sorted(won) == [False, True]
                if won[0]:
                    assert await one.append("t", length + 1, [b"one", b"one"], None)
                assert await one.read("t", after=length) == [b"one" if won[0] else b"other"] * 3

    run(story())


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    with private(Postgres) as backend:
        yield backend


def test_a_database_that_restarts_under_load_takes_every_line_exactly_once(mortal: Postgres) -> None:
    written: dict[str, list[bytes]] = {f"t{number}": [] for number in range(10)}

    async def write(store: PostgresStore, table: str, until: asyncio.Event) -> None:
        lines, summary = written[table], row(table, people=["ada"])
        while not until.is_set():
            new = [f"{table} {len(lines)}".encode(), f"{table} {len(lines) + 1}".encode()]
            assert await store.append(table, len(lines), new, summary)
            lines += new

    async def go_on() -> None:
        aim = min(map(len, written.values())) + 6
        while min(map(len, written.values())) < aim:
            await asyncio.sleep(0.01)

    async def story() -> None:
        async with opened(mortal.url) as store:
            enough = asyncio.Event()
            writing = [asyncio.ensure_future(write(store, table, enough)) for table in written]
            for _ in range(2):
                await go_on()
                await asyncio.to_thread(mortal.restart)
            await go_on()
            enough.set()
            await asyncio.gather(*writing)
            for table, lines in written.items():
                assert await store.read(table) == lines

    asyncio.run(story())


def test_an_unreachable_database_is_given_up_after_a_while(mortal: Postgres) -> None:
    async def story() -> None:
        async with opened(mortal.url) as store:
            await asyncio.to_thread(mortal.stop)
            try:
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(pool, "TIMEOUT", 0.5)
                    pending = [
                        store.append("away", 0, [b"x"], None),
                        store.read("away"),
                        store.put_document("kind", "away", b"x"),
                    ]
                    for outcome in await asyncio.gather(*pending, return_exceptions=True):
                        assert isinstance(outcome, StoreError), outcome
            finally:
                await asyncio.to_thread(mortal.start)
            assert await store.append("away", 0, [b"x"], None)
            assert await store.read("away") == [b"x"]

    asyncio.run(story())


def test_a_line_whose_answer_was_lost_counts_as_written(database: str) -> None:
    """The connection breaks between commit and answer: the second attempt finds its own lines."""

    async def story() -> None:
        async with opened(database) as store:
            lost = iter([True])

            async def cut_off(connection: object, batch: list[object], doubtful: bool) -> set[str]:
                won = await commit(connection, batch, doubtful)  # type: ignore[arg-type]  # passed through
                if next(lost, False):
                    raise asyncpg.ConnectionDoesNotExistError("cut off")
                return won

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(appends, "commit", cut_off)
                assert await store.append("t", 0, [b"one", b"two"], None)
            assert not await store.append("t", 0, [b"else", b"two"], None)
            assert await store.read("t") == [b"one", b"two"]

    run(story())


def test_concurrent_reads_share_one_query(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for number in range(20):
                await store.append(
                    f"t{number}", 0, [b"%d %d" % (number, line) for line in range(number)] or [b""], None
                )
            questions = 0
            do = store._pool.do

            async def counted(work: Any) -> Any:
                nonlocal questions
                questions += 1
                return await do(work)

            monkeypatch.setattr(store._pool, "do", counted)
            wanted = [(f"t{number}", after) for number in range(25) for after in (0, 3)]
            found = await asyncio.gather(*(store.read(table, after) for table, after in wanted))
            assert questions == 1
            for (table, after), lines in zip(wanted, found, strict=True):
                assert lines == await store.read(table, after)
            assert found[wanted.index(("t9", 3))] == [b"9 %d" % line for line in range(3, 9)]
            assert found[wanted.index(("t24", 0))] == []

    run(story())
