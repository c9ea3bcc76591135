"""Tests of the Valkey bus alone: other processes, reconnects, and messages from other senders."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from valkey.asyncio import Valkey as Client

from lucchetto.server.bus.base import BusError, SpokenPhrase, TableUpdate
from lucchetto.server.bus.valkey import Outbox, ValkeyBus
from tests.server.backends import Valkey, private
from tests.server.bus.test_bus import Recorder
from tests.server.kit import run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[ValkeyBus]:
    bus = await ValkeyBus.open(address)
    try:
        yield bus
    finally:
        await bus.close()


class MissedCounter:
    """Counts calls of its `missed` callback."""

    def __init__(self) -> None:
        self.calls = 0

    async def __call__(self) -> None:
        self.calls += 1

    async def wait_for(self, times: int) -> None:
        while self.calls < times:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    "url", ["http://hush@127.0.0.1", "valkey://:hush@127.0.0.1:port", "valkey://a:1/hush@b", "hush"]
)
def test_a_wrong_address_is_reported_on_one_line_without_its_password(url: str) -> None:
    assert "hush" not in run(refusal(url))


def test_an_unreachable_bus_is_reported_on_one_line_without_its_password() -> None:
    line = run(refusal("valkey://ada:hush@127.0.0.1:9/0"))
    assert "127.0.0.1:9" in line
    assert "hush" not in line


async def refusal(url: str) -> str:
    with pytest.raises(BusError) as refused:
        await ValkeyBus.open(url)
    (line,) = str(refused.value).splitlines()
    return line


def test_every_process_receives_each_update_once_including_its_own(bus_address: str) -> None:
    async def story() -> None:
        async with opened(bus_address) as one, opened(bus_address) as other:
            here, there = Recorder(), Recorder()
            one.listen(here)
            other.listen(there)
            await one.publish(TableUpdate("t", 1))
            await other.publish(TableUpdate("t", said=SpokenPhrase(0, "nice")))
            for recorder in (here, there):
                received = await recorder.wait_for(2)
                assert sorted(update.length for update in received) == [0, 1]
            await asyncio.sleep(0.05)
            assert len(here.received) == len(there.received) == 2

    run(story())


def test_installations_with_different_names_on_one_server_do_not_receive_each_others_updates(bus_address: str) -> None:
    async def story() -> None:
        async with opened(bus_address) as one, opened(f"{bus_address}x") as stranger, opened(bus_address) as other:
            near, far = Recorder(), Recorder()
            other.listen(near)
            stranger.listen(far)
            await one.publish(TableUpdate("t", 1))
            await near.wait_for(1)
            assert far.received == []

    run(story())


def test_simultaneous_updates_are_sent_in_one_message(bus_address: str) -> None:
    async def story() -> None:
        async with opened(bus_address) as one, opened(bus_address) as other, Client.from_url(bus_address) as client:
            recorder = Recorder()
            other.listen(recorder)
            before = (await client.info("commandstats")).get("cmdstat_publish", {"calls": 0})["calls"]
            for number in range(200):
                await one.publish(TableUpdate(f"t{number}", 1))
            await recorder.wait_for(200)
            sent = (await client.info("commandstats"))["cmdstat_publish"]["calls"] - before
            assert sent < 20  # other tests may use the same server

    run(story())


def test_unreadable_messages_are_skipped(bus_address: str) -> None:
    async def story() -> None:
        async with opened(bus_address) as one, opened(bus_address) as other, Client.from_url(bus_address) as client:
            recorder = Recorder()
            other.listen(recorder)
            for odd in (b"", b"\xff", b"{}", b"\x92\xa1x\x01"):
                await client.publish(f"lucchetto:{bus_address.rpartition('/')[2]}", odd)
            await one.publish(TableUpdate("t", 1))
            assert await recorder.wait_for(1) == [TableUpdate("t", 1)]

    run(story())


def test_token_changes_reach_other_processes(bus_address: str) -> None:
    async def story() -> None:
        async with opened(bus_address) as one, opened(bus_address) as other:
            recorder = Recorder()
            other.listen(recorder)
            await one.publish(TableUpdate("", changed="ada"))
            assert await recorder.wait_for(1) == [TableUpdate("", changed="ada")]

    run(story())


def test_only_the_newest_log_length_and_the_last_phrases_are_passed_on() -> None:
    async def story() -> None:
        outbox = Outbox()
        for length in (1, 3, 2):
            outbox.put(TableUpdate("t", length))
        for number in range(150):
            outbox.put(TableUpdate("t", said=SpokenPhrase(number, "nice")))
        first, *remarks = outbox.take()
        assert first == TableUpdate("t", 3)
        assert [update.said.seat for update in remarks if update.said] == list(range(50, 150))
        assert outbox.take() == []

    run(story())


@pytest.fixture
def mortal() -> Iterator[Valkey]:
    with private(Valkey) as backend:
        yield backend


def test_after_a_reconnect_every_process_looks_for_missed_updates(mortal: Valkey) -> None:
    async def story() -> None:
        async with opened(mortal.url) as one, opened(mortal.url) as other:
            here, recorder, counter = Recorder(), Recorder(), MissedCounter()
            one.listen(here)
            other.listen(recorder, counter)
            await asyncio.to_thread(mortal.stop)
            await one.publish(TableUpdate("away", 7))
            assert here.received == [TableUpdate("away", 7)], "its own process still receives it"
            await asyncio.to_thread(mortal.start)
            await counter.wait_for(1)
            while TableUpdate("back", 1) not in recorder.received:
                await one.publish(TableUpdate("back", 1))
                await asyncio.sleep(0.02)
            assert counter.calls == 1

    run(story())


def test_it_reconnects_again_and_again(mortal: Valkey) -> None:
    async def story() -> None:
        async with opened(mortal.url) as bus:
            recorder, counter = Recorder(), MissedCounter()
            bus.listen(recorder, counter)
            for times in (1, 2, 3):
                await asyncio.to_thread(mortal.restart)
                await counter.wait_for(times)
                await bus.publish(TableUpdate("t", times))
                await recorder.wait_for(times)
                assert counter.calls == times, "a reconnect is reported once"
            assert recorder.received == [TableUpdate("t", times) for times in (1, 2, 3)]

    run(story())
