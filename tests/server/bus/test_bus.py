"""Tests that every bus must pass. A new backend is one more case in `opens`."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lucchetto.server.bus.base import Bus, SpokenPhrase, TableUpdate
from lucchetto.server.bus.local import LocalBus
from lucchetto.server.bus.valkey import ValkeyBus
from tests.server.kit import run

Opens = Callable[[], Awaitable[Bus]]


async def local() -> Bus:
    return LocalBus()


@pytest.fixture(params=["local", "valkey"])
def opens(request: pytest.FixtureRequest) -> Opens:
    if request.param == "local":
        return local
    address: str = request.getfixturevalue("bus_address")
    return lambda: ValkeyBus.open(address)


class Recorder:
    def __init__(self) -> None:
        self.received: list[TableUpdate] = []

    async def __call__(self, update: TableUpdate) -> None:
        self.received.append(update)

    async def wait_for(self, count: int) -> list[TableUpdate]:
        while len(self.received) < count:
            await asyncio.sleep(0.005)
        return self.received


def test_all_listeners_hear_all_news_in_order(opens: Opens) -> None:
    async def story() -> None:
        bus, one, other = await opens(), Recorder(), Recorder()
        bus.listen(one)
        bus.listen(other)
        update = [TableUpdate("t", length) for length in range(1, 30)] + [
            TableUpdate("t", said=SpokenPhrase(1, "nice"))
        ]
        for each in update:
            await bus.publish(each)
        assert await one.wait_for(len(update)) == update
        assert await other.wait_for(len(update)) == update
        await bus.close()

    run(story())


def test_news_before_one_listens_are_not_heard(opens: Opens) -> None:
    async def story() -> None:
        bus, recorder = await opens(), Recorder()
        await bus.publish(TableUpdate("early", 1))
        bus.listen(recorder)
        await bus.publish(TableUpdate("late", 1))
        assert await recorder.wait_for(1) == [TableUpdate("late", 1)]
        await bus.close()

    run(story())


def test_publishing_with_nobody_there_is_fine(opens: Opens) -> None:
    async def story() -> None:
        bus = await opens()
        await bus.publish(TableUpdate("t", 1))
        await bus.close()

    run(story())


def test_a_listener_that_fails_does_not_keep_news_from_the_others(opens: Opens) -> None:
    async def fails(update: TableUpdate) -> None:
        raise LookupError("a listener's own fault")

    async def story() -> None:
        bus, recorder = await opens(), Recorder()
        bus.listen(fails)
        bus.listen(recorder)
        await bus.publish(TableUpdate("t", 1))
        assert await recorder.wait_for(1) == [TableUpdate("t", 1)]
        await bus.close()

    run(story())


def test_after_closing_nothing_is_heard(opens: Opens) -> None:
    async def story() -> None:
        bus, recorder = await opens(), Recorder()
        bus.listen(recorder)
        await bus.close()
        await bus.publish(TableUpdate("t", 1))
        await asyncio.sleep(0.01)
        assert recorder.received == []

    run(story())
