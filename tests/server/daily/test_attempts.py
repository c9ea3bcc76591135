"""Concurrent changes of attempts at daily games: by the coach, another process, or a deletion of data."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec import structs

from lucchetto.server.context import AppContext
from lucchetto.server.daily.attempts import Attempt, AttemptStore
from lucchetto.server.settings import Settings
from tests.server.daily.days import MONDAY, Days
from tests.server.kit import run
from tests.server.storage.test_store import opened, sqlite

PLAYED = Attempt("t", "Ada", score=100)


def elsewhere(folder: Path, statement: str, *values: object) -> None:
    """Change a document in the same file through another connection."""
    with closing(sqlite3.connect(folder / "lucchetto.sqlite3", isolation_level=None)) as connection:
        connection.execute(statement, values)


def with_loss(attempt: Attempt) -> Attempt:
    return structs.replace(attempt, loss=1.5)


def test_what_is_deleted_while_it_is_changed_stays_deleted(tmp_path: Path) -> None:
    def meanwhile_deleted(attempt: Attempt) -> Attempt:
        elsewhere(tmp_path, "DELETE FROM notes")
        return with_loss(attempt)

    async def story() -> None:
        async with opened(sqlite, tmp_path) as store:
            attempts = AttemptStore(store)
            await attempts.claim(MONDAY, "ada", PLAYED)
            await attempts.update(MONDAY, "ada", "t", meanwhile_deleted)
            assert await attempts.get(MONDAY, "ada") is None
            assert await attempts.leaders(MONDAY, 10) == {}

    run(story())


def test_concurrent_changes_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite, tmp_path) as store:
            attempts, unfinished = AttemptStore(store), Attempt("t", "Ada")
            await attempts.claim(MONDAY, "ada", PLAYED)
            kept = await store.document(f"daily {MONDAY}", "ada")
            await attempts.update(MONDAY, "ada", "t", lambda _: unfinished)

            def meanwhile_over(attempt: Attempt) -> Attempt:
                if attempt == unfinished:
                    elsewhere(tmp_path, "UPDATE notes SET data = ? WHERE \"key\" = 'ada'", kept)
                return with_loss(attempt)

            await attempts.update(MONDAY, "ada", "t", meanwhile_over)
            assert await attempts.get(MONDAY, "ada") == with_loss(PLAYED)

    run(story())


def test_an_attempt_at_another_table_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite, tmp_path) as store:
            attempts = AttemptStore(store)
            await attempts.claim(MONDAY, "ada", PLAYED)
            await attempts.update(MONDAY, "ada", "another", with_loss)
            assert await attempts.get(MONDAY, "ada") == PLAYED

    run(story())


@asynccontextmanager
async def context_at(folder: Path, today: date) -> AsyncIterator[AppContext]:
    days = Days(folder)
    days.go_to(today)
    context = await AppContext.open(
        Settings(data=str(folder), exact=False, rollouts=False, test_clock=days.setting["LUCCHETTO_TEST_CLOCK"])
    )
    try:
        yield context
    finally:
        await context.close()


def test_the_page_of_a_day_is_consistent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach may finish between two reads; the person's own row and the rest of the page still agree."""

    async def story() -> None:
        async with context_at(tmp_path, MONDAY) as context:
            daily = context.daily
            await daily.attempts.claim(MONDAY, "ada", PLAYED)
            settle_own = daily.settle_own

            async def judged_meanwhile(day: date, person: str) -> None:
                await settle_own(day, person)
                await daily.attempts.update(
                    day, person, "t", lambda before: structs.replace(with_loss(before), squares=["perfect"])
                )

            monkeypatch.setattr(daily, "settle_own", judged_meanwhile)
            page = await context.results.day(MONDAY, "ada")
            assert [(row.loss, page.squares) for row in page.rows] == [(1.5, ["perfect"])]

    run(story())


def test_past_days_do_not_count_deleted_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with context_at(tmp_path, MONDAY):
            pass  # the server's first day
        async with context_at(tmp_path, MONDAY + timedelta(days=5)) as context:
            await context.daily.attempts.claim(MONDAY, "ada", PLAYED)
            assert (await context.results.days(None))[-1].players == 1
            await context.store.forget("ada")
            assert (await context.results.days(None))[-1].players == 0

    run(story())
