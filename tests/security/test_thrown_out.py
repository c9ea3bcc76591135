"""Nobody who is at a table is thrown out or replaced: floods of spectators and phrases, and the grace period."""

import os
import signal
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Client, Person, Server, decide, socket_path, socket_to

SPECTATORS = 95
GRACE = {"LUCCHETTO_ABSENCE_GRACE": "0.5"}


@contextmanager
def playing(ada: Person, bob: Person, table: str) -> Iterator[tuple[Client, Client]]:
    with ada.at(table) as one, bob.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        yield one, other


def test_spectators_who_come_and_go_throw_nobody_out(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_SPECTATORS_PER_ADDRESS="1000")
    table, ada, bob = seated(person, at=server)
    with playing(ada, bob, table) as (one, other):
        sockets = [open_socket(server, table) for _ in range(SPECTATORS)]
        other.catch_up()
        os.kill(server.process.pid, signal.SIGSTOP)  # so that the server notices all at once that they are gone
        for each in sockets:
            each.close()
        os.kill(server.process.pid, signal.SIGCONT)
        one.catch_up()
        assert one.refused("seatBot", seat=1, bot="club") == "still-here"
        other.catch_up()
        decide(other)
        assert not other.view["seats"][1]["away"]


def open_socket(server: Server, table: str) -> socket.socket:
    """A spectator's connection, which is reset when it is closed."""
    host, port = server.address.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)))
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    opened.sendall(
        f"GET {socket_path(table)} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    received = b""
    while b'"type":"presence"' not in received:
        received += opened.recv(65536)
    return opened


def test_phrases_of_many_connections_throw_nobody_out(person: People) -> None:
    table, ada, bob = seated(person)
    with playing(ada, bob, table) as (one, other), ExitStack() as more:
        devices = [more.enter_context(ada.at(table)) for _ in range(8)]
        for _ in range(10):
            for device in devices:
                device.send("say", seat=0, phrase="hello")
        assert one.refused("seatBot", seat=1, bot="club") == "still-here"
        other.catch_up()
        assert sum(message["type"] == "said" for message in other.received) <= 5
        decide(other)


def test_a_person_says_five_phrases_in_ten_seconds_at_a_table(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one, ada.at(table) as device, bob.at(table) as other:
        for _ in range(3):
            one.do("say", seat=0, phrase="hello")
        for _ in range(2):
            device.do("say", seat=0, phrase="hello")
        answer = one.ask("say", seat=0, phrase="hello")
        assert answer["problem"]["code"] == "too-many-phrases"
        assert 1 <= answer["problem"]["facts"]["seconds"] <= 10
        other.do("say", seat=1, phrase="hello")
    elsewhere = ada.make()
    with ada.at(elsewhere) as one:
        one.do("say", seat=0, phrase="hello")


def test_an_address_watches_a_table_with_eight_connections_and_plays_with_more(person: People) -> None:
    table, ada, bob = seated(person)
    with ExitStack() as opened:
        for _ in range(8):
            Client(opened.enter_context(socket_to(ada.server, table)))
        with socket_to(ada.server, table) as ninth, pytest.raises(ConnectionClosed) as refused:
            ninth.recv(20)
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.code == 4430
        with playing(ada, bob, table) as (_, other):
            decide(other)
        elsewhere = ada.make()
        Client(opened.enter_context(socket_to(ada.server, elsewhere)))


def test_a_player_who_comes_back_within_the_grace_period_loses_nothing(person: People) -> None:
    table, ada, bob = seated(person)
    with ada.at(table) as one:
        with bob.at(table):
            one.do("start")
        one.until_absent(1)
        waiting = one.received[-1]["standInSeconds"]
        assert waiting.keys() == {"1"}
        assert 0 < waiting["1"] <= 30
        answer = one.ask("seatBot", seat=1, bot="club")
        assert answer["problem"]["code"] == "grace-period"
        assert 0 < answer["problem"]["facts"]["seconds"] <= 30
        assert one.view["standInSeconds"].keys() == {"1"}
        with bob.at(table) as other:
            one.until_present(1)
            assert one.received[-1]["standInSeconds"] == {}
            assert not other.view["seats"][1]["away"]
            decide(other)


def test_after_the_grace_period_anybody_at_the_table_lets_a_bot_stand_in(start: Starts, person: People) -> None:
    server = start(**GRACE)
    ada, bob, cleo = (person(name, server) for name in ("Ada", "Bob", "Cleo"))
    table = ada.make("classic", "you", "open", "open")
    bob.join(table)
    cleo.join(table)
    with ExitStack() as leaving:
        one = leaving.enter_context(ada.at(table))  # first, because an absent host does not stay the host for long
        leaving.enter_context(cleo.at(table))
        other = leaving.enter_context(bob.at(table))
        one.do("start")
    with bob.at(table) as other:
        other.until_absent(0)
        other.until_absent(2)
        while (answer := other.ask("seatBot", seat=0, bot="club"))["type"] == "refused":
            assert answer["problem"]["code"] == "grace-period"
        assert other.view["seats"][0]["away"]


def test_the_grace_period_starts_again_with_every_absence(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_ABSENCE_GRACE="600")
    table, ada, bob = seated(person, at=server)
    with ada.at(table) as one:
        with bob.at(table):
            one.do("start")
        one.until_absent(1)
        with bob.at(table):
            one.until_present(1)
        one.until_absent(1)
        assert one.received[-1]["standInSeconds"]["1"] > 599
