"""The load generator's own minimal HTTP and WebSocket client.

It must not limit a measurement. The client masks its frames with zeros, which the protocol allows and which costs
nothing; the server's frames are not masked. Nothing is compressed.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
PER_ADDRESS = 10_000
"""Connections per loopback address, which has a limited number of ports."""


class WireError(RuntimeError):
    """The server sent something unexpected, or closed the connection."""


class Wire(asyncio.Protocol):
    """One WebSocket, which passes every message to the callback."""

    def __init__(self, host: str, path: str, cookie: str, on_message: Callable[[bytes], None]) -> None:
        self._request = _upgrade(host, path, cookie)
        self._on_message = on_message
        self._buffer = b""
        self._open = False
        self._closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has accepted the upgrade."""
        self.received = 0
        """Bytes received so far."""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport does not inherit from it
        self._transport.write(self._request)

    def connection_lost(self, why: Exception | None) -> None:
        if not self._closing:
            self._fail(f"the connection broke: {why}")

    def send(self, content: bytes, kind: int = TEXT) -> None:
        self._frame(kind, content)

    def close(self) -> None:
        self._closing = True
        if self._transport:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self._buffer:
            data = self._buffer + data
        if not self._open:
            data = self._finish_handshake(data)
        position = self._frames(data) if self._open else 0
        self._buffer = data[position:]

    def _finish_handshake(self, data: bytes) -> bytes:
        """Check the response to the upgrade request; return the bytes after it."""
        head, found, after = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self._fail(f"no WebSocket: {head[:200]!r}")
            return data
        self._open = True
        self.opened.set_result(None)
        return after

    def _frames(self, data: bytes) -> int:
        """Handle every complete frame; return the offset of the first incomplete one."""
        position, length = 0, len(data)
        while length - position >= 2:
            size, begin = data[position + 1], position + 2
            if size == 126:
                begin += 2
                size = int.from_bytes(data[begin - 2 : begin], "big")
            elif size == 127:
                begin += 8
                size = int.from_bytes(data[begin - 8 : begin], "big")
            if length < begin + size:
                break
            self._handle_frame(data[position], data[begin : begin + size])
            position = begin + size
        return position

    def _handle_frame(self, first: int, content: bytes) -> None:
        if first in (FINAL | TEXT, FINAL | BINARY):
            self._on_message(content)
        elif first == FINAL | PING:
            self._frame(PONG, content)
        elif first == FINAL | CLOSE:
            self._fail(f"the server closed: {int.from_bytes(content[:2], 'big')} {content[2:].decode()}")
        elif first != FINAL | PONG:
            self._fail(f"an unexpected frame: {first:#x}")

    def _frame(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + NO_MASK + content)

    def _fail(self, why: str) -> None:
        if self._closing:
            return
        self.close()
        error = WireError(why)
        if not self.opened.done():
            self.opened.set_exception(error)
        else:
            asyncio.get_running_loop().call_exception_handler({"message": why, "exception": error})


def _upgrade(host: str, path: str, cookie: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def connect(
    wires: list[Wire], host: str, path: str, on_message: Callable[[bytes], None], *, cookie: str = "", number: int = 0
) -> None:
    """Open a WebSocket, and add it to `wires` before its first message.

    `number` spreads connections over several loopback addresses, because one address has too few ports.
    """
    address, port = host.split(":")

    def begin() -> Wire:
        wires.append(Wire(host, path, cookie, on_message))
        return wires[-1]

    source = (f"127.0.0.{2 + number // PER_ADDRESS}", 0)
    _, wire = await asyncio.get_running_loop().create_connection(begin, address, int(port), local_addr=source)
    await wire.opened


async def post(host: str, path: str, content: object) -> tuple[Any, str]:
    """Send one request on a new connection; return the decoded answer and the cookie that it sets."""
    reader, writer = await asyncio.open_connection(*host.split(":"))
    try:
        body = msgspec.json.encode(content)
        head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        found = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        size = found.get("content-length")
        answer = await reader.readexactly(int(size)) if size else _unchunked(await reader.read())
    finally:
        writer.close()
    if status.split()[1] not in ("200", "201"):
        raise WireError(f"{path}: {status}: {answer.decode()}")
    return msgspec.json.decode(answer), found.get("set-cookie", "").partition(";")[0]


def _unchunked(body: bytes) -> bytes:
    """Decode a chunked body: each chunk follows its size in hexadecimal digits, and the last one is empty."""
    size, _, rest = body.partition(b"\r\n")
    length = int(size, 16)
    return rest[:length] + _unchunked(rest[length + 2 :]) if length else b""
