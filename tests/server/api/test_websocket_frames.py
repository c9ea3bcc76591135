"""Short text frames bypass the parser of `websockets`: however the bytes arrive, nothing else differs."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from lucchetto.server.api.http_protocol import ClosingTransport
from lucchetto.server.api.websocket_protocol import EXTENSION, WebSocketProtocol, websocket_protocol
from tests.server.kit import run

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\x81\x05\x81\x85"  # looks like the head of a frame


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


class Reader:
    """Keeps what it receives."""

    def __init__(self) -> None:
        self.in_flight = False
        self.texts: list[str] = []

    def receive(self, data: str) -> None:
        self.texts.append(data)

    def uncongested(self) -> None:
        pass

    def closed(self) -> None:
        self.texts.append("closed")


def frame(data: bytes, head: int = 0x81, *, mask: bool = True) -> bytes:
    size = bytes((len(data),)) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")
    if not mask:
        return bytes((head,)) + size + data
    size = bytes((size[0] | 0x80,)) + size[1:]
    return bytes((head,)) + size + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))


STREAMS = {
    "one message": frame(b"hello"),
    "several messages": frame(b"one") + frame(b"two") + frame(b"three"),
    "an empty message": frame(b"") + frame(b"after it"),
    "the longest short one": frame(b"x" * 125) + frame(b"y" * 126) + frame(b"z"),
    "other letters": frame("è già chiuso".encode()),
    "not UTF-8": frame(b"\xff\xfe") + frame(b"never read"),
    "a ping between messages": frame(b"one") + frame(b"?", 0x89) + frame(b"two"),
    "a fragmented message": frame(b"be", 0x01) + frame(b"gin", 0x80) + frame(b"next"),
    "a message inside a fragmented one": frame(b"be", 0x01) + frame(b"no") + frame(b"gin", 0x80),
    "a ping inside a fragmented message": frame(b"be", 0x01) + frame(b"?", 0x89) + frame(b"gin", 0x80),
    "binary": frame(b"one", 0x82) + frame(b"two"),
    "a message after the end": frame(b"one") + frame(b"\x03\xe8", 0x88) + frame(b"two"),
    "no mask": frame(b"one") + frame(b"two", mask=False) + frame(b"three"),
    "reserved bits": frame(b"one", 0xC1) + frame(b"two"),
    "an unknown kind": frame(b"one", 0x83) + frame(b"two"),
}


async def outcome(pieces: Sequence[bytes]) -> tuple[list[str], bytes, bool]:
    """The messages, the answer, and whether the connection was closed."""
    reader, ready, wire = Reader(), asyncio.Event(), Wire()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].attach(reader)
        ready.set()

    options: Any = {"ws_ping_interval": None, "ws_max_size": 8192, "ws_per_message_deflate": False}
    config = uvicorn.Config(app, log_config=None, **options)
    protocol = websocket_protocol(1000)(config, ServerState(), {})
    protocol.connection_made(ClosingTransport(wire, asyncio.get_running_loop()))
    protocol.data_received(HANDSHAKE)
    await ready.wait()
    wire.sent = b""
    for piece in pieces:
        if not wire.is_closed:
            protocol.data_received(piece)
    protocol.connection_lost(None)
    return reader.texts, wire.sent, wire.is_closed


@pytest.mark.parametrize("what", STREAMS)
def test_a_short_frame_has_the_same_effect_wherever_the_data_is_split(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = STREAMS[what]

    async def story() -> None:
        cuts = range(1, len(data)) if len(data) < 60 else [1, 2, 3, 5, 6, 7, len(data) - 1]
        ways = [[data], *[[data[:cut], data[cut:]] for cut in cuts], [data[at : at + 1] for at in range(len(data))]]
        for pieces in ways:
            before, after = frame(b"before"), frame(b"after")
            with monkeypatch.context() as patched:
                patched.setattr(WebSocketProtocol, "_deliver_short_text", lambda *_: False)
                expected = await outcome([before, *pieces, after])
            assert await outcome([before, *pieces, after]) == expected, pieces

    run(story())


def test_whole_frames_bypass_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        parsed = []
        slowly = WebSocketProtocol.handle_text

        def handle_text(protocol: WebSocketProtocol, event: Any) -> None:
            parsed.append(event)
            slowly(protocol, event)

        monkeypatch.setattr(WebSocketProtocol, "handle_text", handle_text)
        texts, _, _ = await outcome([frame(b"one"), frame(b"two"), frame(b"three")])
        assert texts == ["one", "two", "three", "closed"]
        assert len(parsed) == 1, "the first one: its parser has parsed the handshake"

    run(story())
