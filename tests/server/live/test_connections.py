"""The connection registry, and clients that do not read."""

import asyncio

from lucchetto.server.live.connections import OUTBOX_SIZE, Connection, ConnectionRegistry
from lucchetto.server.wire.live import Done


def waiting(connection: Connection) -> list[bytes]:
    return [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]


def test_messages_wait_in_the_order_in_which_they_were_sent() -> None:
    connection = Connection("t", "ada")
    connection.send(Done("1"))
    connection.send(b"ready made")
    assert waiting(connection) == [b'{"type":"done","id":"1"}', b"ready made"]


def test_a_slow_client_is_dropped_and_the_others_lose_nothing() -> None:
    connections = ConnectionRegistry()
    slow, quick = Connection("t", "ada"), Connection("t", "bob")
    connections.add(slow)
    connections.add(quick)
    received: list[bytes] = []
    for number in range(OUTBOX_SIZE * 3):
        for connection in connections.at("t"):
            connection.send(Done(str(number)))
        received += waiting(quick)
    assert slow.dropped
    assert waiting(slow) == [], "what waited is thrown away"
    assert slow.too_slow.is_set(), "and the connection is to be closed"
    assert not quick.dropped
    assert len(received) == OUTBOX_SIZE * 3


def test_exactly_a_full_outbox_is_not_too_slow() -> None:
    connection = Connection("t", "ada")
    for _ in range(OUTBOX_SIZE):
        connection.send(b"x")
    assert not connection.dropped
    connection.send(b"one more")
    assert connection.dropped


def test_nothing_more_waits_for_a_dropped_client() -> None:
    connection = Connection("t", "ada")
    connection.drop()
    connection.send(b"x")
    connection.drop()
    assert waiting(connection) == []


def test_sending_never_waits() -> None:
    async def story() -> None:
        connection = Connection("t", "ada")
        for _ in range(10_000):
            connection.send(b"x")

    asyncio.run(story())


def test_the_hub_knows_who_is_at_which_table_and_forgets_who_left() -> None:
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
