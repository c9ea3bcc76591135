"""The connection registry, and clients that do not read."""

import asyncio

import pytest

from lucchetto.server.live import outbox
from lucchetto.server.live.connections import Connection, ConnectionRegistry
from lucchetto.server.live.outbox import MOST_UNSENT, Outbox
from lucchetto.server.wire.live import Done
from tests.server.kit import run

KILOBYTE = b"x" * 1024
A_FULL_OUTBOX = MOST_UNSENT // 1024
"""Kilobytes."""


def test_messages_wait_in_the_order_in_which_they_were_sent() -> None:
    connection = Connection("t", "ada")
    connection.send(Done("1"))
    connection.send(b"ready made")
    assert connection.outbox.queued() == [b'{"type":"done","id":"1"}', b"ready made"]


def test_a_slow_client_is_dropped_and_the_others_lose_nothing() -> None:
    async def story() -> None:
        connections = ConnectionRegistry()
        slow, quick = Connection("t", "ada"), Connection("t", "bob")
        connections.add(slow)
        connections.add(quick)
        received: list[bytes] = []
        for _ in range(A_FULL_OUTBOX * 3):
            for connection in connections.at("t"):
                connection.send(KILOBYTE)
            received.append((await quick.outbox.get())[0])
            quick.outbox.sent()
        assert slow.dropped
        assert slow.outbox.queued() == [], "what waited is thrown away"
        assert slow.too_slow.is_set(), "and the connection is to be closed"
        assert not quick.dropped
        assert len(received) == A_FULL_OUTBOX * 3

    run(story())


def test_a_client_is_slow_by_bytes_and_never_by_the_number_of_messages() -> None:
    connection = Connection("t", "ada")
    for _ in range(1000):
        connection.send(b"x")
    assert not connection.dropped
    connection = Connection("t", "ada")
    for _ in range(A_FULL_OUTBOX):
        connection.send(KILOBYTE)
    assert not connection.dropped
    connection.send(b"one more")
    assert connection.dropped


def test_what_is_being_sent_counts_until_it_is_sent() -> None:
    async def story() -> None:
        queue = Outbox()
        queue.put(KILOBYTE)
        await queue.get()
        assert queue.unsent == 1024
        queue.sent()
        assert queue.unsent == 0

    run(story())


def test_a_client_is_slow_if_a_message_waits_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    connection = Connection("t", "ada")
    connection.send(b"x")
    monkeypatch.setattr(outbox, "OLDEST_UNSENT", 0.0)
    connection.send_presence(b"y")
    assert connection.dropped


def test_only_the_newest_presence_waits_and_it_comes_after_older_views() -> None:
    connection = Connection("t", "ada")
    for number in range(100_000):
        connection.send_presence(b"presence %d" % number)
    connection.send(b"view")
    connection.send_presence(b"presence")
    connection.send_presence(b"newest")
    assert connection.outbox.queued() == [b"view", b"newest"]
    assert connection.outbox.unsent == len(b"viewnewest")
    assert not connection.dropped


def test_presence_that_is_being_sent_is_not_replaced() -> None:
    async def story() -> None:
        queue = Outbox()
        queue.put_presence(b"older")
        assert (await queue.get())[0] == b"older"
        queue.put_presence(b"newer")
        queue.sent()
        assert (await queue.get())[0] == b"newer"
        queue.sent()
        assert queue.unsent == 0

    run(story())


def test_nothing_more_waits_for_a_dropped_client() -> None:
    connection = Connection("t", "ada")
    connection.drop()
    connection.send(b"x")
    connection.send_presence(b"x")
    connection.drop()
    assert connection.outbox.queued() == []


def test_sending_never_waits() -> None:
    async def story() -> None:
        connection = Connection("t", "ada")
        for _ in range(10_000):
            connection.send(b"x")

    asyncio.run(story())


def test_the_registry_knows_who_is_at_which_table_and_forgets_who_left() -> None:
    connections = ConnectionRegistry()
    ada, phone, bob, stranger = (Connection("t", who) for who in ("ada", "ada", "bob", None))
    elsewhere = Connection("u", "cleo")
    for connection in (ada, phone, bob, stranger, elsewhere):
        connections.add(connection)
    assert connections.at("t") == {ada, phone, bob, stranger}
    assert connections.present("t") == {"ada", "bob"}
    assert len(connections) == 5
    connections.remove(ada)
    assert connections.present("t") == {"ada", "bob"}
    for connection in (phone, bob, stranger, elsewhere):
        connections.remove(connection)
    assert len(connections) == 0
    assert connections.at("t") == frozenset()
    connections.remove(ada)
    assert not connections._tables, "empty tables are forgotten"
