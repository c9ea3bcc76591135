"""Connections that the server closes: wrong origin, unknown table, flood, slow readers. Others are unaffected."""

import socket
import struct
import time
from contextlib import suppress
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from lucchetto.server.wire.live import PROTOCOL_VERSION
from tests.server.conftest import People, Starts
from tests.server.kit import LONGEST, Client, Patience, Person, Server, decide, socket_path, socket_to

OWN_SITE_SAID_ODDLY = ("http://[", "null", "", "file://", "http://127.0.0.1:1", "https://evil.example", "http://a@b:c")


def code_of(connection: ClientConnection) -> int | None:
    patience = Patience("end of the connection", LONGEST)
    try:
        while True:
            patience.check()
            connection.recv(5)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


@pytest.mark.parametrize("origin", OWN_SITE_SAID_ODDLY)
def test_a_page_of_another_site_gets_no_connection(server: Server, person: People, origin: str) -> None:
    table = person("Ada").make()
    with socket_to(server, table, headers={"Origin": origin}) as connection:
        assert code_of(connection) == 4403


def test_our_own_page_is_welcome(server: Server, person: People) -> None:
    table = person("Ada").make()
    with socket_to(server, table, headers={"Origin": server.address}) as connection:
        assert Client(connection).view["table"] == table


@pytest.mark.parametrize("version", ["", "?version=", "?version=1", "?version=999", f"?version=0{PROTOCOL_VERSION}"])
def test_a_page_of_another_version_is_told_to_reload(server: Server, person: People, version: str) -> None:
    address = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{person('Ada').make()}{version}"
    with connect(address, compression=None, ping_interval=None) as connection:
        assert code_of(connection) == 4426


@pytest.mark.parametrize("table", ["nobody", "..", "\0", "a" * 500, "🎲", "'; DROP TABLE log; --", "%ED%A0%80", "a/b"])
def test_a_table_that_does_not_exist_closes_the_connection(server: Server, table: str) -> None:
    try:
        with socket_to(server, quote(table)) as connection:
            code = code_of(connection)
    except InvalidStatus as refused:
        code = refused.response.status_code
    assert code in (4404, 404, 403)


def test_an_unknown_or_malformed_cookie_only_makes_a_spectator(server: Server, person: People) -> None:
    table = person("Ada").make()
    for token in ("x", "x" * 5000, "é", "a=b", ""):
        with socket_to(server, table, headers={"Cookie": f"lucchetto={token}"}) as connection:
            view = Client(connection).view
            assert not any(seat["yours"] for seat in view["seats"])


def test_a_flood_ends_its_own_connection_and_disturbs_nobody(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_MESSAGES_PER_SECOND="5")
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as one, bob.at(table) as flooding:
        one.do("start")
        with suppress(ConnectionClosed):
            for _ in range(200):
                flooding.socket.send('{"type": "start", "id": "again"}')
        assert flooding.closed() == 4429
        decide(one)
        with bob.at(table) as back:
            assert back.view["status"] == "playing"


def test_messages_beyond_the_limit_are_refused_by_their_id(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_MESSAGES_PER_SECOND="1")
    ada = person("Ada", server)
    with ada.at(ada.make()) as one:
        answers = [one.answer(one.send("say", seat=0, phrase="hello")) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        time.sleep(1.1)
        one.do("say", seat=0, phrase="hello")


def test_a_client_that_stops_reading_is_dropped_and_everybody_else_keeps_playing(person: People) -> None:
    ada, bob, table = at_a_large_table(person)
    with ada.at(table) as one, bob.at(table, sock=narrow(ada.server), max_queue=1) as sleeping:
        fidget(one)
        with bob.at(table) as other:
            one.do("start")
            other.until(lambda view: view["status"] == "playing")
            decide(one)
        assert sleeping.closed() == 4408
        views = sum(message["type"] == "view" for message in sleeping.received)
        assert views < FIDGETS, "the client that does not read was sent everything: the test was too short"
    with bob.at(table) as back:
        assert back.view["step"] == one.view["step"]


FIDGETS = 700


def at_a_large_table(person: People) -> tuple[Person, Person, str]:
    ada, bob = person("Ada"), person("Bob")
    table = ada.make("longo", "you", "open", "open", "open", "open")
    bob.join(table)
    return ada, bob, table


def fidget(host: Client) -> None:
    """Cause more views than fit into the buffers of a client that does not read."""
    for number in range(FIDGETS):
        if number % 2:
            host.do("closeSeat", seat=4)
        else:
            host.do("seatBot", seat=4, bot="club")


@pytest.mark.parametrize("table", [None, "nobody"])
def test_a_client_that_is_gone_before_it_is_answered_disturbs_nobody(
    start: Starts, person: People, table: str | None
) -> None:
    server = start()
    ada = person("Ada", server)
    table = table or ada.make()
    greeting = (
        f"GET {socket_path(table)} HTTP/1.1\r\nHost: {server.address.removeprefix('http://')}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for _ in range(100):
        connection = narrow(server)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no close frame
        connection.sendall(greeting.encode())
        connection.close()
    ada.make()
    assert server.complaints == ""


def narrow(server: Server) -> socket.socket:
    """A connection with small buffers."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect((host, int(port)))
    return connection


def test_somebody_whose_only_reader_was_dropped_is_soon_shown_as_away(person: People) -> None:
    ada, bob, table = at_a_large_table(person)
    with ada.at(table, sock=narrow(ada.server), max_queue=1):
        with ada.at(table) as typing:
            fidget(typing)
        with bob.at(table) as other:
            other.until_absent(0)
