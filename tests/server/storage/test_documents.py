"""Typed documents that several processes change at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lucchetto.server.storage.base import Store, StoreError
from lucchetto.server.storage.documents import Documents
from tests.server.kit import run
from tests.server.storage.test_store import Opens, opened, opens

__all__ = ["opens"]
"""The fixture: every test here runs on each backend."""
WORKERS, TIMES = 4, 10
KIND = "daily 2026-01-01"


class Tally(msgspec.Struct, frozen=True):
    count: int = 0
    by: dict[str, int] = {}


def counted(who: str) -> Callable[[Tally], Tally]:
    return lambda tally: Tally(tally.count + 1, {**tally.by, who: tally.by.get(who, 0) + 1})


def tallies(store: Store) -> Documents[Tally]:
    return Documents(store, KIND, Tally)


async def count_often(store: Store, who: str) -> None:
    for _ in range(TIMES):
        await tallies(store).update("ada", counted(who))


async def count_until_gone(store: Store, who: str) -> None:
    while await tallies(store).get("ada"):
        await tallies(store).update("ada", counted(who))


def test_no_update_is_lost_when_many_race(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            await tallies(one).put("ada", Tally())
            await tallies(one).put("bob", Tally())
            names = [f"{number}" for number in range(WORKERS)]
            await asyncio.gather(
                *(count_often(store, f"{name} {at}") for name in names for at, store in both(one, other))
            )
            found = await tallies(one).get("ada")
            assert found == Tally(WORKERS * 2 * TIMES, {f"{name} {at}": TIMES for name in names for at in "ab"})
            assert await tallies(other).all() == {"ada": found, "bob": Tally()}

    run(story())


def both(one: Store, other: Store) -> list[tuple[str, Store]]:
    return [("a", one), ("b", other)]


def test_a_document_that_is_deleted_while_it_is_updated_stays_deleted(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            await tallies(one).put("ada", Tally())
            updating = [asyncio.create_task(count_until_gone(store, at)) for at, store in both(one, other)]
            while (await tallies(one).get("ada") or Tally()).by.keys() != {"a", "b"}:
                pass
            await other.forget("ada")
            await asyncio.gather(*updating)
            assert await tallies(one).get("ada") is None
            assert await tallies(other).all() == {}

    run(story())


def test_an_update_that_changes_nothing_writes_nothing(opens: Opens, tmp_path: Path) -> None:
    """The bytes stay: a newer process may have written members that this one does not know."""
    newer = b'{"count":3,"by":{},"unknown":true}'

    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await store.put_document(KIND, "ada", newer)
            await tallies(store).update("ada", lambda tally: tally)
            assert await store.document(KIND, "ada") == newer

    run(story())


def test_updating_a_missing_document_creates_none(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await tallies(store).update("ada", counted("a"))
            assert await tallies(store).all() == {}

    run(story())


def test_an_unreadable_document_is_refused_and_left_out_of_lists(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            await tallies(store).put("ada", Tally(1))
            await store.put_document(KIND, "bob", b'{"count":"many"}')
            assert await tallies(store).all() == {"ada": Tally(1)}
            with pytest.raises(StoreError, match=f"document {KIND} bob cannot be read"):
                await tallies(store).get("bob")

    run(story())
