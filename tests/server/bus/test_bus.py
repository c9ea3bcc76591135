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


def test_all_listeners_receive_all_updates_in_order(opens: Opens) -> None:
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


def test_updates_before_subscribing_are_not_received(opens: Opens) -> None:
    async def story() -> None:
        bus, recorder = await opens(), Recorder()
        for length in (1, 2, 3):  # nobody is there
            await bus.publish(TableUpdate("early", length))
        bus.listen(recorder)
        await bus.publish(TableUpdate("late", 1))
        assert await recorder.wait_for(1) == [TableUpdate("late", 1)]
        await bus.close()

    run(story())


def test_a_failing_listener_does_not_keep_updates_from_the_others(opens: Opens) -> None:
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


def test_after_closing_nothing_is_received(opens: Opens) -> None:
    async def story() -> None:
        bus, recorder, other, witness = await opens(), Recorder(), await opens(), Recorder()
        bus.listen(recorder)
        other.listen(witness)
        await bus.close()
        await bus.publish(TableUpdate("closed", 1))
        await other.publish(TableUpdate("open", 1))
        assert (await witness.wait_for(1))[-1] == TableUpdate("open", 1), "what is published later has arrived"
        assert recorder.received == []
        await other.close()

    run(story())
