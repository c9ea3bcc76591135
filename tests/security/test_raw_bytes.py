"""Bytes that no client library would send: a refusal or a close code, at most one log line, no traceback."""

import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.faults.raw_bytes import close_codes, encoded, fuzz_raw, handshake
from tests.security.kit import connected
from tests.server.conftest import People
from tests.server.kit import Server, ask, socket_path

JSON = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\n"


@contextmanager
def without_a_traceback(server: Server, *, lines: int = 1) -> Iterator[None]:
    """Afterwards the server answers, and has logged at most this many lines."""
    before = len(server.complaints)
    yield
    assert ask("GET", f"{server.address}/api/bots").status_code == 200
    logged = server.complaints[before:]
    assert "Traceback" not in logged, logged
    assert len(logged.splitlines()) <= lines, logged


def answer_to(server: Server, data: bytes) -> bytes:
    """The head of the answer."""
    with connected(server) as line, line.makefile("rb") as reading:
        line.sendall(data)
        return b"".join(iter(reading.readline, b"\r\n"))


UNREADABLE = {
    "not UTF-8": b'{"nickname": "\xff\xfe"}',
    "a key that is not UTF-8": b'{"\xff": 1}',
    "UTF-16": '{"nickname": "Ada"}'.encode("utf-16"),
    "half a surrogate pair": b'{"nickname": "\\ud800"}',
    "an encoded surrogate": b'{"nickname": "\xed\xa0\x80"}',
    "NUL bytes": b"\0" * 20,
    "deeply nested": b"[" * 15_000,
    "deeply nested objects": b'{"a":' * 3000,
    "a huge number": b'{"nickname": ' + b"9" * 6000 + b"}",
    "not even a number": b'{"nickname": NaN}',
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/analysis", "/api/explore", "/api/tables/x/seats"])
@pytest.mark.parametrize("what", UNREADABLE)
def test_a_body_that_cannot_be_read_is_refused(server: Server, path: str, what: str) -> None:
    body = UNREADABLE[what]
    request = b"POST %s HTTP/1.1\r\n%sContent-Length: %d\r\n\r\n%s" % (path.encode(), JSON, len(body), body)
    with without_a_traceback(server):
        assert answer_to(server, request).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("framing", [b"Content-Length: 100", b"Transfer-Encoding: chunked"])
def test_an_upload_that_is_cut_off_is_not_a_server_error(server: Server, framing: bytes) -> None:
    with without_a_traceback(server), connected(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\n" + JSON + framing + b'\r\n\r\n5\r\n{"nic\r\n')
        line.shutdown(socket.SHUT_WR)
        while line.recv(4096):
            pass


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/nothing"])
def test_a_body_that_turns_invalid_later_is_refused(server: Server, path: bytes) -> None:
    """With the second path, the server has answered before."""
    with without_a_traceback(server), connected(server) as line:
        line.sendall(b"POST " + path + b" HTTP/1.1\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
        if path == b"/api/nothing":
            assert line.recv(12) == b"HTTP/1.1 404"
        line.sendall(b"no size\r\n")
        data = b"".join(iter(lambda: line.recv(4096), b""))
        assert b"HTTP/1.1 5" not in data


HANDSHAKES = {
    "too many headers": b"A: b\r\n" * 300,
    "a long header": b"A: " + b"b" * 20_000 + b"\r\n",
    "a body": b"Content-Length: 5\r\n",
    "no key": b"",
    "a malformed key": b"Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13\r\n",
}


@pytest.mark.parametrize("what", HANDSHAKES)
def test_a_handshake_that_cannot_be_read_is_answered(server: Server, what: str) -> None:
    head = b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    with without_a_traceback(server):
        assert answer_to(server, head + HANDSHAKES[what] + b"\r\n").startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("more", [b"", encoded(random.Random(2), 8, b"\x03\xe8"), encoded(random.Random(3), 9, b"?")])
def test_text_that_is_not_utf_8_closes_the_connection(server: Server, person: People, more: bytes) -> None:
    path, rng = socket_path(person("Ada").make()), random.Random(1)
    with without_a_traceback(server), connected(server) as line, line.makefile("rb") as reading:
        line.sendall(handshake(path))
        assert reading.readline().startswith(b"HTTP/1.1 101")
        while reading.readline() != b"\r\n":
            pass
        line.sendall(encoded(rng, 1, b'{"id": "\xff') + more)
        assert list(close_codes(reading.read())) in ([1007], [1000])


def test_no_bytes_break_the_server(either: Server) -> None:
    with without_a_traceback(either, lines=480):
        assert fuzz_raw(either.address, seed=1, cases=480) == 480


@pytest.mark.full
def test_no_bytes_break_the_server_for_longer(either: Server) -> None:
    with without_a_traceback(either, lines=10**6):
        assert fuzz_raw(either.address, seed=random.randrange(10**6), seconds=30)
