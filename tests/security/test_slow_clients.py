"""Clients that send or read slowly, or flood with frames that are not messages: their connections end, and the
server loses no memory."""

import random
import re
import select
import socket
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from tests.faults.memory import resident
from tests.faults.raw_bytes import close_codes, encoded, handshake
from tests.faults.world import in_circumstances
from tests.security.kit import connected
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, Server, ask, eventually, socket_path

HASTY = in_circumstances(
    "api.http_protocol.HEADER_SECONDS=1",
    "api.http_protocol.BODY_SECONDS=1",
    "api.http_protocol.UNREAD_SECONDS=1",
    "api.http_protocol.CLOSE_SECONDS=0.5",
    "api.websocket_protocol.PING_INTERVAL=0.5",
    "api.websocket_protocol.PING_TIMEOUT=0.5",
)
"""Deadlines of one second."""
BYTE = 0.05
"""Seconds between two bytes of a slow client."""
ROOM = 8.0
"""Megabytes by which a server may grow during a flood: buffers, and memory that it does not return."""
RNG = random.Random(1)
PING = encoded(RNG, 9, b"?" * 125)
EMPTY_FRAGMENT = encoded(RNG, 0, b"", fin=False)
BEGIN = encoded(RNG, 1, b"", fin=False)
UNSOLICITED_PONG = encoded(RNG, 10, b"")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hasty") / "data", prefix=HASTY)
    yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints


def dribble(line: socket.socket, byte: bytes = b"a") -> bytes:
    """Send byte by byte until the server closes the connection; returns what it has answered."""
    got = b""
    for _ in range(int(TIMEOUT / BYTE)):
        try:
            line.sendall(byte)
            if select.select([line], [], [], BYTE)[0]:
                data = line.recv(65536)
                if not data:
                    return got
                got += data
        except ConnectionError:
            return got
    raise AssertionError("the server does not close the connection")


def test_headers_that_come_byte_by_byte_end_the_connection(hasty: Server) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert dribble(line) == b""


def test_headers_that_come_byte_by_byte_end_a_kept_alive_connection(hasty: Server) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1" not in dribble(line)


def test_a_silent_connection_is_closed(hasty: Server) -> None:
    with connected(hasty) as line:
        assert line.recv(1) == b""


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
            b"408",
        ),
        (b"GET /api/bots HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n", b"200"),
    ],
    ids=["that is read", "that nobody reads"],
)
def test_a_body_that_comes_byte_by_byte_ends_the_connection(hasty: Server, head: bytes, status: bytes) -> None:
    with connected(hasty) as line:
        line.sendall(head + b"Host: x\r\nContent-Length: 9999\r\n\r\n")
        assert dribble(line).split(b" ")[1] == status


def small(server: Server) -> socket.socket:
    """A connection whose client has a small receive buffer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(TIMEOUT)
    parts = urlsplit(server.address)
    line.connect((parts.hostname, parts.port))
    return line


def opened(line: socket.socket, table: str) -> None:
    """Open a WebSocket, reading no more than the answer to the handshake."""
    line.sendall(handshake(socket_path(table)))
    got = b""
    while not got.endswith(b"\r\n\r\n"):
        got += line.recv(1)
    assert got.startswith(b"HTTP/1.1 101")


def flood(line: socket.socket, frame: bytes) -> bool:
    """Send frames without reading; whether the server ends the connection before it has taken 200 MB."""
    data = frame * (65536 // len(frame))
    try:
        for _ in range(3200):
            line.sendall(data)
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(
    ("frame", "limit"),
    [(PING, "20"), (UNSOLICITED_PONG, "20"), (PING, "100000")],
    ids=["pings", "pongs", "unread answers"],
)
def test_control_frames_without_end_take_no_memory(start: Starts, person: People, frame: bytes, limit: str) -> None:
    """With the higher limit, the connection ends because the client does not read."""
    server = start(prefix=HASTY, LUCCHETTO_MESSAGES_PER_SECOND=limit)
    table = person("Ada", server).make()
    before = resident(server.process.pid)
    with small(server) as line:
        opened(line, table)
        assert flood(line, frame)
        eventually(lambda: open_connections(server) == 0)
    assert resident(server.process.pid) - before < ROOM


def test_fragments_without_end_take_no_memory(start: Starts, person: People) -> None:
    server = start(prefix=HASTY, LUCCHETTO_MESSAGES_PER_SECOND="20")
    table = person("Ada", server).make()
    before = resident(server.process.pid)
    with connected(server) as line:
        opened(line, table)
        line.sendall(BEGIN)
        assert flood(line, EMPTY_FRAGMENT)
    assert resident(server.process.pid) - before < ROOM


@pytest.mark.parametrize(
    "frames",
    [PING * 100, UNSOLICITED_PONG * 100, BEGIN + EMPTY_FRAGMENT * 100],
    ids=["pings", "pongs", "fragments"],
)
def test_frames_beyond_the_limit_close_the_connection(start: Starts, person: People, frames: bytes) -> None:
    server = start(LUCCHETTO_MESSAGES_PER_SECOND="20")
    table = person("Ada", server).make()
    with connected(server) as line:
        opened(line, table)
        line.sendall(frames)
        got = b""
        while not (codes := list(close_codes(got))):
            got += line.recv(65536)
        assert codes == [4429]


def open_connections(server: Server) -> int:
    found = re.search(r"^lucchetto_connections (\S+)", ask("GET", f"{server.address}/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def test_a_client_that_does_not_answer_the_keep_alive_is_gone_even_if_it_reads_nothing(
    hasty: Server, person: People
) -> None:
    table = person("Ada", hasty).make()
    files = open_files(hasty)
    with small(hasty) as line:
        opened(line, table)
        with suppress(ConnectionError):  # on a busy machine the deadline may pass before the pings are sent
            line.sendall(PING * 4500)  # more answers than fit into the kernel's buffers, but fewer than the limit
        eventually(lambda: open_files(hasty) == files)


def test_an_answer_that_nobody_reads_does_not_keep_the_connection(hasty: Server) -> None:
    request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    files = open_files(hasty)
    with small(hasty) as line:
        line.sendall(request * 100)
        eventually(lambda: open_files(hasty) > files)
        eventually(lambda: open_files(hasty) == files)


def open_files(server: Server) -> int:
    found = re.search(r"^process_open_fds (\S+)", ask("GET", f"{server.address}/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def test_a_client_that_pings_now_and_then_stays_connected(start: Starts, person: People) -> None:
    ada = person("Ada", start(LUCCHETTO_MESSAGES_PER_SECOND="20"))
    with ada.at(ada.make()) as client:
        for _ in range(40):
            pong = client.socket.ping()
            client.do("hints", on=False)
            assert pong.wait(TIMEOUT)
