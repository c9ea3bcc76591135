"""Tests that every store must pass. A new backend is one more case in `opens`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import structs

from lucchetto.server.storage.base import Device, Store, Summary
from lucchetto.server.storage.postgres.store import PostgresStore
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.vocabulary import Status
from tests.server.kit import run

Opens = Callable[[Path], Awaitable[Store]]
"""Opens the store of a folder; opening it twice gives access to the same data, as from another process."""


async def sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "lucchetto.sqlite3")


@pytest.fixture(params=["sqlite", "postgres"])
def opens(request: pytest.FixtureRequest) -> Opens:
    if request.param == "sqlite":
        return sqlite
    database: str = request.getfixturevalue("database")
    return lambda folder: PostgresStore.open(database)


@asynccontextmanager
async def opened(opens: Opens, folder: Path) -> AsyncIterator[Store]:
    store = await opens(folder)
    try:
        yield store
    finally:
        await store.close()


def row(
    table: str,
    status: Status = "waiting",
    *,
    people: Sequence[str],
    winners: Sequence[str] = (),
    listed: bool = True,
    updated: float = 1.0,
) -> Summary:
    line = f"{table} {status}".encode()
    return Summary(f"C{table}", status, listed, updated, line, list(people), list(winners))


def test_lines_are_read_in_the_order_in_which_they_were_added(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.read("t") == []
            assert await store.append("t", 0, [b"one", b"two"], None)
            assert await store.append("t", 2, [b"three"], None)
            assert await store.append("other", 0, [b"else"], None)
            assert await store.read("t") == [b"one", b"two", b"three"]
            assert await store.read("t", after=2) == [b"three"]
            assert await store.read("t", after=3) == []

    run(story())


@pytest.mark.parametrize("length", [0, 1, 3, 100])
def test_an_append_at_another_length_is_refused(opens: Opens, tmp_path: Path, length: int) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"one", b"two"], row("t", people=["ada"]))
            changed = row("t", "over", people=["eve"], winners=["eve"])
            assert not await store.append("t", length, [b"x"], changed)
            assert await store.read("t") == [b"one", b"two"]
            assert await store.tables_of("ada") == [(b"t waiting", None)]
            assert await store.tables_of("eve") == []

    run(story())


def test_any_bytes_survive_unchanged(opens: Opens, tmp_path: Path) -> None:
    odd = [b"", b"\0\xff\n", "è 🎲".encode(), b"x" * 100_000]

    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("t", 0, odd, None)
            assert await store.read("t") == odd

    run(story())


def test_many_tables_that_write_at_once_each_keep_a_log_without_gaps(opens: Opens, tmp_path: Path) -> None:
    async def write(store: Store, table: str) -> None:
        for number in range(20):
            assert await store.append(table, number, [f"{table} {number}".encode()], None)

    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            tables = [f"t{number}" for number in range(40)]
            await asyncio.gather(*(write(store, table) for table in tables))
            for table in tables:
                assert await store.read(table) == [f"{table} {number}".encode() for number in range(20)]

    run(story())


def test_of_many_appends_at_one_length_exactly_one_wins(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for length in range(5):
                racing = (store.append("t", length, [f"{length} {who}".encode()], None) for who in range(30))
                won = await asyncio.gather(*racing)
                assert won.count(True) == 1
                winner = won.index(True)
                assert await store.read("t", after=length) == [f"{length} {winner}".encode()]

    run(story())


def test_writers_of_two_processes_never_fork_a_log(opens: Opens, tmp_path: Path) -> None:
    async def write(store: Store, who: int) -> list[int]:
        """Append a line whenever the known length is the current one."""
        won = []
        while (length := len(await store.read("t"))) < 60:
            if await store.append("t", length, [f"{length} by {who}".encode()], None):
                won.append(length)
        return won

    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            won = await asyncio.gather(*(write(store, who) for who, store in enumerate((one, other) * 3)))
            owner = {length: who for who, lengths in enumerate(won) for length in lengths}
            assert sum(map(len, won)) == len(owner), "two writers won the same length"
            assert await one.read("t") == [f"{length} by {owner[length]}".encode() for length in range(len(owner))]
            assert await other.read("t") == await one.read("t")

    run(story())


def test_acknowledged_writes_survive_reopening_the_store(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"one"], row("t", people=["ada"]))
            await store.add_token("token", "ada", now=5.0)
            await store.add_handoff("code", "ada", expires=50)
        async with opened(opens, tmp_path) as store:
            assert await store.read("t") == [b"one"]
            assert await store.listed_tables() == [b"t waiting"]
            assert await store.device("token") == Device("ada", 5.0)
            assert await store.take_handoff("code", now=40) == "ada"

    run(story())


def test_closing_waits_for_pending_writes(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        store = await opens(tmp_path)
        pending = [asyncio.ensure_future(store.append(f"t{number}", 0, [b"x"], None)) for number in range(2500)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*pending))

    run(story())


def test_a_cancelled_write_disturbs_nobody(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            hasty = asyncio.ensure_future(store.append("hasty", 0, [b"x"], None))
            patient = asyncio.ensure_future(store.append("patient", 0, [b"y"], None))
            await asyncio.sleep(0)
            hasty.cancel()
            assert await patient
            assert await store.append("t", 0, [b"z"], None)

    run(story())


def test_the_lobby_lists_listed_tables_that_wait_the_newest_first(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for table, status, listed, updated in (
                ("old", "waiting", True, 1.0),
                ("new", "waiting", True, 3.0),
                ("private", "waiting", False, 4.0),
                ("going", "playing", True, 5.0),
                ("gone", "over", True, 6.0),
            ):
                summary = row(table, status, people=["ada"], listed=listed, updated=updated)  # type: ignore[arg-type]  # a plain str
                await store.append(table, 0, [b"x"], summary)
            assert await store.listed_tables() == [b"new waiting", b"old waiting"]
            await store.append("new", 1, [b"y"], row("new", "playing", people=["ada"]))
            assert await store.listed_tables() == [b"old waiting"]

    run(story())


def test_a_code_finds_its_table_only_while_people_can_join(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"x"], row("t", people=[]))
            assert (
                await store.table_with_code("Ct"),
                await store.table_with_code("ct"),
                await store.table_with_code(""),
            ) == (
                "t",
                None,
                None,
            )
            await store.append("t", 1, [b"y"], row("t", "playing", people=[]))
            assert await store.table_with_code("Ct") == "t", "a score pad with free sheets"
            await store.append("t", 2, [b"z"], structs.replace(row("t", "playing", people=[]), open_seats=0))
            assert await store.table_with_code("Ct") is None

    run(story())


def test_a_persons_own_tables_say_who_won_once_they_are_over(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"x"], row("t", people=["ada", "bob"]))
            assert [won for _, won in await store.tables_of("ada")] == [None]
            await store.append("t", 1, [b"y"], None)
            assert [won for _, won in await store.tables_of("ada")] == [None]
            await store.append("t", 2, [b"z"], row("t", "over", people=["ada", "bob"], winners=["bob"]))
            assert [won for _, won in await store.tables_of("ada")] == [False]
            assert [won for _, won in await store.tables_of("bob")] == [True]
            assert await store.tables_of("eve") == []

    run(story())


def test_somebody_who_left_a_table_no_longer_has_it(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"x"], row("t", people=["ada", "bob"]))
            await store.append("t", 1, [b"y"], row("t", people=["ada"]))
            assert await store.tables_of("bob") == []

    run(story())


def test_a_token_stands_for_its_person(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.add_token("laptop", "ada", now=10.0)
            await store.add_token("phone", "ada", now=20.0)
            found = [await store.device(token) for token in ("laptop", "phone", "nobody", "")]
            assert found == [Device("ada", 10.0), Device("ada", 20.0), None, None]

    run(story())


def test_a_handoff_is_used_once(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.add_handoff("code", "ada", expires=100)
            taken = await asyncio.gather(*(store.take_handoff("code", now=50) for _ in range(10)))
            assert (taken.count("ada"), taken.count(None)) == (1, 9)
            assert await store.take_handoff("code", now=50) is None

    run(story())


def test_a_handoff_expires(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.add_handoff("old", "ada", expires=100)
            await store.add_handoff("new", "ada", expires=200)
            assert await store.take_handoff("old", now=101) is None
            assert await store.take_handoff("new", now=101) == "ada"

    run(story())


def test_a_document_is_replaced_unless_it_may_only_be_created(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.document("analysis", "a") is None
            assert await store.put_document("analysis", "a", b"one")
            assert await store.put_document("analysis", "a", b"two")
            assert not await store.put_document("analysis", "a", b"three", once=True)
            assert await store.document("analysis", "a") == b"two"
            assert await store.put_document("other", "a", b"\0\xff", once=True)
            assert await store.document("other", "a") == b"\0\xff"

    run(story())


def test_documents_of_a_kind_are_listed_in_the_order_of_their_keys(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for key in ("2026-01-02", "2025-12-31", "2026-01-01"):
                await store.put_document("day", key, key.encode())
            await store.put_document("week", "2026-01-01", b"")
            days = ["2025-12-31", "2026-01-01", "2026-01-02"]
            assert await store.documents("day") == [(day, day.encode()) for day in days]
            assert await store.documents("year") == []

    run(story())


def test_somebodys_attempts_are_theirs_alone_and_come_in_the_order_of_the_days(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            days = [f"daily 2026-01-{number:02}" for number in range(1, 9)]
            racing = (
                (one, other)[number % 2].put_document(day, "ada", day.encode()) for number, day in enumerate(days)
            )
            await asyncio.gather(
                *racing, one.put_document(days[0], "bob", b""), one.put_document("daily-chain", "ada", b"")
            )
            for store in (one, other):
                assert await store.attempts_of("ada") == [(day, day.encode()) for day in days]

    run(story())


def test_of_many_who_race_to_create_a_document_exactly_one_wins(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            racing = ((one, other)[who % 2].put_document("day", "first", b"%d" % who, once=True) for who in range(30))
            won = await asyncio.gather(*racing)
            assert won.count(True) == 1
            for store in (one, other):
                assert await store.document("day", "first") == b"%d" % won.index(True)

    run(story())


def test_of_many_who_race_to_replace_a_document_exactly_one_wins(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            await one.put_document("day", "ada", b"old")
            racing = ((one, other)[who % 2].replace_document("day", "ada", b"old", b"%d" % who) for who in range(30))
            won = await asyncio.gather(*racing)
            assert won.count(True) == 1
            for store in (one, other):
                assert await store.document("day", "ada") == b"%d" % won.index(True)

    run(story())


def test_a_deleted_document_is_not_replaced(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.put_document("daily 2026-01-01", "ada", b"old")
            await store.forget("ada")
            assert not await store.replace_document("daily 2026-01-01", "ada", b"old", b"new")
            assert await store.document("daily 2026-01-01", "ada") is None

    run(story())


def test_a_document_at_a_table_requires_the_person_to_be_there(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.append("t", 0, [b"line"], row("t", "over", people=["ada", "bob"], winners=["ada"]))
            assert not await store.put_document_at("t", "eve", "played eve", b"never sat there")
            assert not await store.put_document_at("other", "ada", "played ada", b"no such table")
            assert await store.put_document_at("t", "ada", "played ada", b"one")
            assert await store.put_document_at("t", "ada", "played ada", b"\0\xfftwo")
            assert await store.documents("played ada") == [("t", b"\0\xfftwo")]
            assert await store.tables_of("ada") == [(b"t over", True)]

    run(story())


def test_a_person_deleted_while_documents_are_written_stays_deleted(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            for number in range(20):
                name = f"t{number}"
                await one.append(name, 0, [b"line"], row(name, "over", people=["ada"], winners=[]))
                writing = [
                    asyncio.create_task(store.put_document_at(name, "ada", "played ada", b"%d" % again))
                    for again in range(5)
                    for store in (one, other)
                ]
                await other.rewrite(name, [b"line"], [b"forgotten"], row(name, "over", people=[], winners=[]))
                await other.forget("ada")
                await asyncio.gather(*writing)
                assert await one.documents("played ada") == []

    run(story())


def test_people_who_left_a_table_are_known_until_they_are_deleted(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for table in ("t", "u"):
                await store.append(table, 0, [b"1"], row(table, people=["ada", "bob"]))
                await store.append(table, 1, [b"2"], row(table, people=["bob"]))
            await store.append("t", 2, [b"3"], row("t", people=["ada", "bob"]))  # bob is back
            await store.append("v", 0, [b"1"], row("v", people=["ada"]))
            assert await store.all_tables_of("ada") == ["t", "v"]
            assert await store.tables_naming("ada") == ["t", "u", "v"]
            assert await store.tables_naming("bob") == ["t", "u"]
            assert await store.documents_of("ada") == [("left ada", table, b"{}") for table in ("t", "u")]
            await store.forget("ada")
            assert await store.tables_naming("ada") == ["t", "v"]

    run(story())


def test_all_finished_tables_of_a_person_are_known_however_many(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for number in range(250):
                over = row(f"t{number}", "over", updated=1000.0 - number, people=["ada"], winners=[])
                await store.append(f"t{number}", 0, [b"x"], over)
            await store.append("open", 0, [b"x"], row("open", "playing", people=["ada"]))
            await store.append("bobs", 0, [b"x"], row("bobs", "over", people=["bob"]))
            assert await store.finished_of("ada") == [f"t{number}" for number in reversed(range(250))]
            assert await store.finished_of("bob") == ["bobs"]
            assert await store.finished_of("eve") == []

    run(story())
