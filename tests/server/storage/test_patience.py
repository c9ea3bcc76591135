"""Patient appends through real stores: they join the commits of other tables, and nobody waits for them in vain."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from lucchetto.server.ops.metrics import registry
from lucchetto.server.storage import appending
from lucchetto.server.storage.base import Outcome, PendingAppend, Store
from tests.server.kit import run
from tests.server.storage.test_store import Opens, opened, opens

__all__ = ["opens"]  # the fixture: every test runs with both backends

FOREVER = 1e6


def commits() -> float:
    return registry.get_sample_value("lucchetto_commit_writes_count") or 0.0


def pending(store: Store, table: str, settled: Callable[[Outcome], None], *, is_patient: bool) -> None:
    store.append_soon(PendingAppend(table, 0, [b"line"], None, settled, is_patient))


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience without an end, so that only what a test does ends a wait."""
    monkeypatch.setattr(appending, "LIKELY", 1e6)
    monkeypatch.setattr(appending, "PATIENCE", FOREVER)


async def wait_for(outcomes: list[Outcome], number: int) -> None:
    async with asyncio.timeout(60):
        while len(outcomes) < number:
            await asyncio.sleep(0.001)


def test_an_idle_store_commits_a_patient_append_at_once(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            outcomes: list[Outcome] = []
            pending(store, "bots", outcomes.append, is_patient=True)
            await wait_for(outcomes, 1)
            assert await store.read("bots") == [b"line"]

    run(story())


def test_patient_appends_join_the_next_urgent_commit(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("people", 0, [b"line"], None)
            before, outcomes = commits(), list[Outcome]()
            for number in range(4):
                pending(store, f"bots {number}", outcomes.append, is_patient=True)
            await asyncio.sleep(0.05)
            assert outcomes == []
            assert store.waiting() == 4
            assert await store.append("people", 1, [b"line"], None)
            assert outcomes == [True] * 4
            assert commits() == before + 1

    run(story())


def test_a_patient_append_that_loses_a_race_is_reported(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("bots", 0, [b"first"], None)
            assert await store.append("people", 0, [b"line"], None)
            outcomes: list[Outcome] = []
            pending(store, "bots", outcomes.append, is_patient=True)
            assert await store.append("people", 1, [b"line"], None)
            assert outcomes == [False]
            assert await store.read("bots") == [b"first"]

    run(story())


def test_patience_ends(opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appending, "PATIENCE", FOREVER)  # after a single urgent append, it lasts a quarter of a second

    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("people", 0, [b"line"], None)
            outcomes: list[Outcome] = []
            pending(store, "bots", outcomes.append, is_patient=True)
            await wait_for(outcomes, 1)
            assert outcomes == [True]

    run(story())


def test_somebody_who_waits_for_a_patient_append_ends_its_patience(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("people", 0, [b"line"], None)
            outcomes: list[Outcome] = []
            pending(store, "bots", outcomes.append, is_patient=True)
            store.hurry()
            await wait_for(outcomes, 1)
            store.hurry()  # without effect: nothing is pending
            assert await store.append("people", 1, [b"line"], None)

    run(story())


def test_a_commit_in_flight_does_not_hide_that_somebody_waits(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            assert await store.append("people", 0, [b"line"], None)
            in_flight = asyncio.ensure_future(store.append("people", 1, [b"line"], None))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            outcomes: list[Outcome] = []
            pending(store, "bots", outcomes.append, is_patient=True)
            store.hurry()
            assert await in_flight
            await wait_for(outcomes, 1)

    run(story())


def test_a_closing_store_commits_patient_appends_at_once(opens: Opens, tmp_path: Path, endless: None) -> None:
    async def story() -> None:
        outcomes: list[Outcome] = []
        async with opened(opens, tmp_path) as store:
            assert await store.append("people", 0, [b"line"], None)
            in_flight = asyncio.ensure_future(store.append("people", 1, [b"line"], None))
            await asyncio.sleep(0)
            pending(store, "bots", outcomes.append, is_patient=True)
        assert await in_flight
        assert outcomes == [True]
        async with opened(opens, tmp_path) as store:
            assert await store.read("bots") == [b"line"]

    run(story())
