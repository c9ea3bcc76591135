"""A client's messages are handled one at a time, and each is answered, whatever happens meanwhile."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lucchetto.server.context import AppContext
from lucchetto.server.live.client import FAILED, MAX_EXCESS, TOO_MANY, Client
from lucchetto.server.live.connections import RESTART
from lucchetto.server.settings import Settings
from lucchetto.server.storage.base import PendingAppend, StoreError
from lucchetto.server.table import commands
from lucchetto.server.wire.reading import LARGEST
from tests.server.kit import Json, run
from tests.server.live.channel import RecordingChannel, channel_of
from tests.server.scenes import made


class HeldStore:
    """Holds appends back until the test lets them be written, or fails them."""

    def __init__(self, context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append_soon = context.store.append_soon
        self.held: list[PendingAppend] = []
        monkeypatch.setattr(context.store, "append_soon", self.held.append)

    def write(self) -> None:
        self._append_soon(self.held.pop(0))


@asynccontextmanager
async def playing(folder: Path, *, rate: float = 100.0) -> AsyncIterator[tuple[AppContext, Client, Client]]:
    """Ada and Bob at a table in the first white phase."""
    settings = Settings(data=str(folder), exact=False, rollouts=False, messages_per_second=rate)
    context = await AppContext.open(settings)
    table = await context.tables.make("t", made("classic", ("ada", "bob")))
    ada, bob = (Client("t", person, RecordingChannel(), context.live, "en") for person in ("ada", "bob"))
    for client in (ada, bob):
        context.tables.connected(client, table)
    await context.tables.change("t", lambda now: commands.start(now, "ada"))
    for client in (ada, bob):
        channel_of(client).sent.clear()
    try:
        yield context, ada, bob
    finally:
        await context.close()


def passing(name: str, seat: int = 0, step: int = 3) -> str:
    return json.dumps({"type": "choose", "id": name, "step": step, "seat": seat, "move": "pass"})


def got(client: Client) -> list[Json]:
    return [json.loads(message) for message in channel_of(client).sent]


async def until(client: Client, count: int) -> list[Json]:
    """The client's messages, once there are this many."""
    while len(channel_of(client).sent) < count:
        await asyncio.sleep(0.001)
    return got(client)


def test_nobody_receives_a_decision_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            store = HeldStore(context, monkeypatch)
            table = await context.tables.get("t")
            ada.receive(passing("a", step=table.step))
            assert ada.in_flight
            await asyncio.sleep(0.01)
            assert got(ada) == got(bob) == []
            assert table.choices == {}
            store.write()
            (answer,) = await until(ada, 1)
            assert (answer["type"], answer["done"]) == ("deciding", "a")
            assert got(bob)[0]["waiting"] == [1]
            assert not ada.in_flight
            assert channel_of(ada).ready == 1, "the next message is accepted"

    run(story())


def test_a_decision_that_could_not_be_stored_is_refused_with_a_fresh_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            store = HeldStore(context, monkeypatch)
            table = await context.tables.get("t")
            ada.receive(passing("a", step=table.step))
            store.held[0].settle(StoreError("the disk is full"))
            refused, view = got(ada)
            assert (refused["id"], refused["problem"]["code"]) == ("a", "not-stored")
            assert view["type"] == "view"
            assert got(bob) == []
            assert table.choices == {}
            assert "t" not in context.tables._locks

    run(story())


def test_two_at_one_table_take_turns_and_both_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            store = HeldStore(context, monkeypatch)
            step = (await context.tables.get("t")).step
            ada.receive(passing("a", 0, step))
            bob.receive(passing("b", 1, step))
            assert len(store.held) == 1, "the second one is planned when the first one has taken effect"
            store.write()
            while not store.held:
                await asyncio.sleep(0.001)
            store.write()
            received = await until(bob, 2)
            assert [message["type"] for message in received] == ["deciding", "played"]
            assert received[1]["done"] == "b"
            assert got(ada)[0]["done"] == "a"

    run(story())


def test_a_client_is_answered_before_it_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            store = HeldStore(context, monkeypatch)
            ada.receive(passing("a", step=(await context.tables.get("t")).step))
            ada.leave()
            bob.leave()
            assert channel_of(ada).codes == []
            assert channel_of(bob).codes == [RESTART]
            store.write()
            (answer,) = await until(ada, 1)
            assert answer["done"] == "a"
            assert channel_of(ada).codes == [RESTART]
            ada.receive(passing("b"))
            assert len(got(ada)) == 1, "later messages are sent again after the reconnect"

    run(story())


def test_the_others_receive_the_last_decision_of_somebody_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            store = HeldStore(context, monkeypatch)
            table = await context.tables.get("t")
            ada.on_closed = lambda: context.tables.disconnected(ada, table)
            ada.receive(passing("a", step=table.step))
            ada.closed()
            store.write()
            received = await until(bob, 2)
            assert [message["type"] for message in received] == ["presence", "deciding"]
            assert got(ada) == []

    run(story())


@pytest.mark.parametrize("data", ["", "{", "[]", '{"type":"choose"}', "x" * (LARGEST + 1), '{"a":' * 2000])
def test_an_unreadable_message_is_refused(tmp_path: Path, data: str) -> None:
    async def story() -> None:
        async with playing(tmp_path) as (_, ada, _bob):
            ada.receive(data)
            assert [message["type"] for message in got(ada)] == ["refused", "view"]
            assert not ada.in_flight

    run(story())


def test_messages_beyond_the_limit_are_refused_and_then_the_connection_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with playing(tmp_path, rate=1.0) as (_, ada, _bob):
            for number in range(3 + MAX_EXCESS):
                ada.receive(json.dumps({"type": "hints", "id": str(number), "on": False}))
                await until(ada, number + 1)
            codes = [message["problem"]["code"] for message in got(ada) if message["type"] == "refused"]
            assert codes == ["too-many-messages"] * MAX_EXCESS
            assert channel_of(ada).codes == []
            ada.receive("one more")
            assert channel_of(ada).codes == [TOO_MANY]

    run(story())


def test_a_bug_closes_the_connection_and_is_logged_and_the_table_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with playing(tmp_path) as (context, ada, bob):
            step = (await context.tables.get("t")).step
            with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
                patched.setattr(commands, "carry_out", broken)
                ada.receive(passing("a", 0, step))
            assert channel_of(ada).codes == [FAILED]
            assert "ZeroDivisionError" in caplog.text
            bob.receive(passing("b", 1, step))
            assert (await until(bob, 1))[0]["done"] == "b"

    run(story())
