"""Fuzzes HTTP and WebSockets with raw bytes that no client library would send; a seed determines them.

Whatever is sent, the server answers with a status below 500 or a close code other than 1011, or closes the connection.
"""

import asyncio
import base64
import contextlib
import random
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from urllib.parse import urlsplit

from tests.faults.fuzz import made
from tests.server.kit import TIMEOUT, socket_path

AT_ONCE = 16
QUIET = 0.1
"""Seconds without an answer after which a client ends its half of the connection."""
INTERNAL_ERROR = 1011

TEXTS = (
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\xc0\x80",
    b"\x00",
    b"\\ud800",
    b"\\u0000",
    b"9" * 5000,
    b"-1e99999",
    b"[" * 3000,
    b'{"a":' * 2000,
    b"\xf0\x9f\x8e\xb2",
    b'"',
    b"",
)
"""Contents that decoders stumble over."""
DOCUMENTS = (
    b'{"nickname":"%s","settings":{"variant":"classic"},"seats":[{"kind":"you"},{"kind":"open"}]}',
    b'{"nickname":"Ada","settings":{"variant":"%s"},"seats":[%s]}',
    b'{"record":"%s"}',
    b'{"variant":"classic","sheets":[{}],"active":%s}',
    b'{"%s":1}',
    b'{"type":"choose","id":"%s","seat":0,"move":"pass","step":1}',
    b'{"type":"choose","id":"1","seat":%s,"move":null,"step":%s}',
    b'{"type":"start","id":"%s"}',
    b'{"type":"say","id":"1","seat":0,"phrase":"%s"}',
    b"%s",
)
TARGETS = (
    b"/api/tables",
    b"/api/analysis",
    b"/api/explore",
    b"/api/tables/x/seats",
    b"/api/tables/%00/record",
    b"/api/codes/%00",
    b"/api/codes/%ED%A0%80",
    b"/api/daily/%ff",
    b"/api/daily/99999-99-99",
    b"/api/handoffs/%00",
    b"/api/tables/mine?%ff=%00&a[]=",
    b"/api/me/data",
    b"//api//bots",
    b"/%2e%2e/%00",
    b"/ws/tables/%00",
    b"*",
    b"http://evil.example/api",
    b"/\xff",
    b"",
)
METHODS = (b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"CONNECT", b"BREW", b"\xff", b"")
HEADERS = (
    b"Content-Type: application/json",
    b"Content-Type: multipart/form-data; boundary=",
    b"Content-Type: \xff;;=",
    b"Content-Length: -1",
    b"Content-Length: 1e3",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: 40",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, chunked",
    b"Content-Encoding: gzip",
    b"Expect: 100-continue",
    b"Cookie: lucchetto=\xff\xfe",
    b'Cookie: lucchetto="\\355\\240\\200"',
    b"Cookie: lucchetto=%ED%A0%80%00",
    b"Cookie: ;=;==;lucchetto",
    b"Cookie: " + b"a=b;" * 2000,
    b"Accept-Language: \xff\xfe;q=x,,",
    b"Accept-Encoding: \xff",
    b"Accept: \xff;q=",
    b"Origin: http://[",
    b"Origin: \xff",
    b"Sec-Fetch-Site: \xff",
    b"X-Forwarded-For: \xff, ::::",
    b"Upgrade: websocket",
    b"Upgrade: h2c",
    b"Connection: upgrade",
    b"Sec-WebSocket-Key: \xff",
    b"Sec-WebSocket-Version: 99",
    b"Sec-WebSocket-Extensions: ;;;",
    b"Sec-WebSocket-Protocol: ,\xff",
    b"Bad Name: x",
    b"No colon",
    b"Nul: a\x00b",
    b" Folded: x",
    b"Long: " + b"x" * 9000,
)
CODES = (0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 4429, 4999, 5000, 65535)
LENGTHS = (0, 1, 2, 124, 125, 126, 127, 200, 4095, 4096, 4097, 8191, 8192, 8193, 20_000)
Pieces = list[bytes]


def http_request(rng: random.Random) -> Pieces:
    """A request in one or more pieces, mostly broken."""
    body = _document(rng)
    lines = [b" ".join((rng.choice(METHODS[:4] * 5 + METHODS), rng.choice(TARGETS), b"HTTP/1.1"))]
    lines += [b"Host: 127.0.0.1"] if rng.random() < 0.95 else []
    lines += rng.sample(HEADERS, rng.choice((0, 0, 1, 1, 2, 3)))
    if rng.random() < 0.7:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    return _damaged(rng, b"\r\n".join([*lines, b"", body]))


def frames(rng: random.Random) -> Pieces:
    """Frames of a WebSocket connection that is open, in one or more pieces."""
    return _damaged(rng, b"".join(_frame(rng) for _ in range(rng.randrange(1, 8))))


def _document(rng: random.Random) -> bytes:
    template = rng.choice(DOCUMENTS)
    return template % tuple(rng.choice(TEXTS) for _ in range(template.count(b"%s")))


def _damaged(rng: random.Random, data: bytes) -> Pieces:
    """Perhaps some bytes are changed, and the end is missing; cut into pieces."""
    changed = bytearray(data)
    for _ in range(rng.choice((0, 0, 0, 1, 5)) if data else 0):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    if rng.random() < 0.2:
        del changed[rng.randrange(len(changed) + 1) :]
    cuts = sorted(rng.randrange(len(changed) + 1) for _ in range(rng.choice((0, 0, 1, 3))))
    ends = [0, *cuts, len(changed)]
    return [bytes(changed[start:end]) for start, end in pairwise(ends)]


def _frame(rng: random.Random) -> bytes:
    """Any opcode, flags, size and encoding of the size; half of them are frames that a client may send."""
    if rng.random() < 0.5:
        return encoded(rng, opcode=rng.choice((0, 1, 1, 2, 8, 9, 10)), payload=_payload(rng))
    return encoded(
        rng,
        opcode=rng.randrange(16),
        payload=_payload(rng),
        fin=rng.random() < 0.6,
        reserved=rng.choice((0, 0, 1, 2, 4, 7)),
        masked=rng.random() < 0.8,
        wide=rng.choice((0, 0, 126, 127)),
    )


def _payload(rng: random.Random) -> bytes:
    return rng.choice(
        (
            _document(rng),
            rng.choice(TEXTS),
            rng.randbytes(rng.choice(LENGTHS)),
            struct.pack("!H", rng.choice(CODES)) + rng.choice(TEXTS)[:123],
            b"x",
        )
    )


def encoded(
    rng: random.Random,
    opcode: int,
    payload: bytes,
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    wide: int = 0,
) -> bytes:
    """A frame. `wide` selects a longer encoding of the size than necessary, which is not allowed."""
    size, mask = len(payload), rng.randbytes(4)
    kind = max(wide, 0 if size < 126 else 126 if size < 65536 else 127)
    head = bytes([fin << 7 | reserved << 4 | opcode, masked << 7 | (kind or size)])
    head += struct.pack("!H", size) if kind == 126 else struct.pack("!Q", size) if kind == 127 else b""
    if not masked:
        return head + payload
    return head + mask + bytes(byte ^ mask[number % 4] for number, byte in enumerate(payload))


def handshake(path: str) -> bytes:
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()


def close_codes(data: bytes) -> Iterator[int]:
    """The codes of the close frames among frames of a server."""
    while len(data) >= 2:
        kind, size, start = data[0] & 15, data[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if kind == 8 and size >= 2:
            yield int.from_bytes(data[start : start + 2], "big")
        data = data[start + size :]


class RawFuzz:
    def __init__(self, address: str, seed: int) -> None:
        parts = urlsplit(address)
        self._place = parts.hostname, parts.port
        self._path = socket_path(made(address))
        self._rng = random.Random(f"raw bytes {seed}")
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def run(self, goes_on: Callable[[int], bool]) -> int:
        """Send cases while `goes_on(number)` is true; return the number sent."""
        number = 0
        while goes_on(number):
            cases = [self._case(random.Random(self._rng.random())) for _ in range(AT_ONCE)]
            await asyncio.gather(*cases)
            number += len(cases)
        return number

    async def _case(self, rng: random.Random) -> None:
        if rng.random() < 0.5:
            sent = http_request(rng)
            got = await self._exchange(rng, sent)
            statuses = re.findall(rb"HTTP/1\.1 (\d{3})", got)
        else:
            sent = [handshake(self._path), *frames(rng)]
            got = await self._exchange(rng, sent, waits=rng.random() < 0.95)
            head, _, answers = got.partition(b"\r\n\r\n")
            statuses = re.findall(rb"HTTP/1\.1 (\d{3})", head)
            assert INTERNAL_ERROR not in close_codes(answers), sent
        assert all(status < b"500" for status in statuses), (sent, statuses)

    async def _exchange(self, rng: random.Random, pieces: Pieces, *, waits: bool = False) -> bytes:
        """Send the pieces, perhaps after the answer to the first one, and read until the server closes."""
        reader, writer = await asyncio.open_connection(*self._place)
        got = b""
        try:
            if waits:
                writer.write(pieces[0])
                got = await reader.readuntil(b"\r\n\r\n")
            for piece in pieces[waits:]:
                writer.write(piece)
                await writer.drain()
            if rng.random() < 0.1:
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return got
            return got + await _read_to_the_end(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            return got
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def _read_to_the_end(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """Read until the server is silent, then end this half of the connection, upon which the server must close its."""
    got = b""
    try:
        while data := await asyncio.wait_for(reader.read(65536), QUIET):
            got += data
    except TimeoutError:
        writer.write_eof()
        async with asyncio.timeout(TIMEOUT):
            got += await reader.read()
    return got


def fuzz_raw(address: str, seed: int, *, cases: int = 0, seconds: float = 0.0) -> int:
    """Send this number of cases, or for some time; returns their number."""
    end = time.monotonic() + seconds

    async def work() -> int:
        return await RawFuzz(address, seed).run(lambda number: number < cases or time.monotonic() < end)

    return asyncio.run(work())
