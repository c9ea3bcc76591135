"""The connection registry, and clients that do not read."""

from lucchetto.server.live.connections import MOST_UNSENT, RESTART, TOO_SLOW, ConnectionRegistry
from lucchetto.server.wire.live import Done
from tests.server.live.channel import channel_of, connection_of

KILOBYTE = b"x" * 1024
MOST_KILOBYTES = MOST_UNSENT // 1024


def test_messages_are_sent_at_once_and_in_order() -> None:
    connection = connection_of("ada")
    connection.send_message(Done("1"))
    connection.send(b"ready made")
    assert channel_of(connection).sent == [b'{"type":"done","id":"1"}', b"ready made"]


def test_a_slow_client_is_dropped_and_the_others_lose_nothing() -> None:
    connections = ConnectionRegistry()
    slow, quick = connection_of("ada"), connection_of("bob")
    connections.add(slow)
    connections.add(quick)
    channel_of(slow).is_congested = True
    for _ in range(MOST_KILOBYTES * 3):
        for connection in connections.at("t"):
            connection.send(KILOBYTE)
    assert slow.dropped
    assert channel_of(slow).codes == [TOO_SLOW], "its connection is closed"
    assert len(channel_of(slow).sent) == MOST_KILOBYTES + 1, "nothing more is sent to it"
    assert not quick.dropped
    assert len(channel_of(quick).sent) == MOST_KILOBYTES * 3


def test_a_client_is_slow_by_bytes_and_never_by_the_number_of_messages() -> None:
    connection = connection_of("ada")
    channel_of(connection).is_congested = True
    for _ in range(1000):
        connection.send(b"x")
    assert not connection.dropped
    for _ in range(MOST_KILOBYTES - 1):
        connection.send(KILOBYTE)
    assert not connection.dropped
    connection.send(KILOBYTE)
    assert connection.dropped


def test_only_the_newest_presence_is_kept_for_a_client_that_does_not_read() -> None:
    connection = connection_of("ada")
    channel = channel_of(connection)
    channel.is_congested = True
    for number in range(100_000):
        connection.send_presence(b"presence %d" % number)
    connection.send(b"played")
    assert channel.sent == [b"played"]
    channel.is_congested = False
    connection.uncongested()
    connection.uncongested()
    assert channel.sent == [b"played", b"presence 99999"]


def test_a_presence_that_was_kept_is_not_sent_after_a_view_which_is_newer() -> None:
    connection = connection_of("ada")
    channel = channel_of(connection)
    channel.is_congested = True
    connection.send_presence(b"older")
    connection.send_view(b"view")
    channel.is_congested = False
    connection.uncongested()
    assert channel.sent == [b"view"]


def test_a_presence_is_sent_at_once_to_a_client_that_reads() -> None:
    connection = connection_of("ada")
    connection.send_presence(b"one")
    connection.send_presence(b"other")
    assert channel_of(connection).sent == [b"one", b"other"]


def test_nothing_more_is_sent_to_a_dropped_client() -> None:
    connection = connection_of("ada")
    connection.drop()
    connection.send(b"x")
    connection.send_presence(b"x")
    connection.drop()
    assert channel_of(connection).sent == []
    assert channel_of(connection).codes == [TOO_SLOW]


def test_a_client_without_a_pending_message_is_disconnected_at_once() -> None:
    connection = connection_of("ada")
    connection.send(b"a view")
    connection.leave()
    connection.leave()
    assert channel_of(connection).sent == [b"a view"]
    assert channel_of(connection).codes == [RESTART]


def test_the_registry_knows_who_is_at_which_table_and_forgets_who_left() -> None:
    connections = ConnectionRegistry()
    ada, phone, bob, stranger = (connection_of(who) for who in ("ada", "ada", "bob", None))
    elsewhere = connection_of("cleo", "u")
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
    assert connections.at("t") == set()
    connections.remove(ada)
    assert not connections._tables, "empty tables are forgotten"
