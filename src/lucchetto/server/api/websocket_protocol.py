"""uvicorn's WebSocket protocol, which after the handshake passes whole messages straight to a table's client.

The handshake goes through the application: address, origin, cookie, table. Then a route handler calls `attach`, and its
task ends. uvicorn's class still handles pings, closing and fragments. This class limits the frames that the message
limit does not count, and the data that a client leaves unread. The HTTP protocol hands over its `ClosingTransport`.
"""

import asyncio
from collections import deque
from typing import Any, ClassVar, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where it is compiled
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from lucchetto.server.security.rate_limits import TokenBucket

from .http_protocol import CLOSE_SECONDS, ClosingTransport

PING_INTERVAL = 20.0
"""Seconds between an answered keep-alive ping and the next one."""
PING_TIMEOUT = 20.0
"""Seconds to wait for the pong."""
BURST = 3
"""Burst of control frames and fragments in seconds' worth, the same as for messages."""
SLICE = 4096
"""Bytes that are parsed at a time, which bounds the memory for frames and for replies to pings."""
LARGEST_BUFFER = (256 + 64) * 1024
"""Bytes that a client may leave unread in this process, including 64 kB for one message of the application."""
CONGESTED_SECONDS = 10.0
"""How long a client may leave more than 64 kB unread."""
TOO_MANY, TOO_SLOW, INVALID_TEXT = 4429, 4408, 1007
"""Close codes of the WebSocket."""
FINAL_TEXT, MASKED = 0x81, 0x80
HEADS = [bytes((FINAL_TEXT, size)) for size in range(126)]
"""First bytes of a final, unmasked text frame, by its length."""
HEAD_16, HEAD_64 = b"\x81\x7e", b"\x81\x7f"
"""The same for a length of 16 or 64 bits, which follows."""
OPEN = State.OPEN
EXTENSION = "lucchetto.websocket"
"""Key of the protocol object in the extensions of the ASGI scope."""


class Receiver(Protocol):
    """The object that a WebSocket is attached to."""

    in_flight: bool
    """Whether the last message is still being handled."""

    def receive(self, data: str) -> None:
        """Handle a whole text message; "" for a binary one. Not called while a message is in flight."""

    def uncongested(self) -> None:
        """Called when the client has read most of the data sent."""

    def closed(self) -> None:
        """Called when the connection is closed."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    rate: ClassVar[float]
    """Control frames and fragments per second."""
    transport: ClosingTransport

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._bucket = TokenBucket(self.rate, self.rate * BURST)
        self._is_flood = False
        self._receiver: Receiver | None = None
        self._pending: deque[str] = deque()
        """Messages to deliver: one that has just arrived, or several while another one is in flight."""
        self._is_delivering = False
        self._is_between_frames = False
        """Whether the connection is open, and no frame or fragmented message has begun."""
        self.is_congested = False
        """Whether more than 64 kB are unread."""
        self._too_slow: asyncio.TimerHandle | None = None

    # The handshake

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    async def run_asgi(self) -> None:
        """As in uvicorn, but an attached connection outlives the application's task."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            if not self.handshake_complete:
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        del self.scope, self.request, self.response  # the scope refers to this object: break the reference cycle
        if self._receiver is None and self.close_timer is None:
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Raise ClientDisconnected if this class has closed the connection; uvicorn would report a bug instead."""
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)

    def attach(self, receiver: Receiver) -> None:
        """Deliver messages to the receiver from now on, first those that have arrived since the handshake."""
        self._receiver = receiver
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._pending.append(event.get("text") or "")
        if self.disconnected:
            self._detach()
        else:
            self.next_message()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.transport.closed()
        self._stop_waiting()
        self._detach()

    def _detach(self) -> None:
        receiver, self._receiver = self._receiver, None
        self._pending.clear()
        if receiver:
            receiver.closed()

    # Sending. It never blocks: the connection of a client that does not read is closed.

    def send_text(self, message: bytes) -> None:
        """Send a text message without waiting; ignored once the connection is closing."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return
        size = len(message)
        if size < 126:
            head = HEADS[size]
        elif size < 65536:
            head = HEAD_16 + size.to_bytes(2, "big")
        else:
            head = HEAD_64 + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def unsent(self) -> int:
        """Bytes that are still in the write buffer."""
        return self.transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Close the connection after the data already sent; abort it if the client does not read for a few seconds."""
        if self.close_sent or self.transport.is_closing():
            return
        self._close(code)
        self._pending.clear()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self.loop.call_soon(self._detach)  # not now: the caller may be iterating over all connections

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_congested = True
        self._too_slow = self.loop.call_later(CONGESTED_SECONDS, self.close, TOO_SLOW)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()
        if self._receiver:
            self._receiver.uncongested()

    def _stop_waiting(self) -> None:
        self.is_congested = False
        if self._too_slow:
            self._too_slow.cancel()
            self._too_slow = None

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._is_between_frames and self._deliver_short_text(data):
            return
        for start in range(0, len(data), SLICE):
            if self._is_flood or self.transport.is_closing():
                return
            if self.handshake_initiated and not self.handshake_complete:
                self._hang_up()  # a client must wait for the response to its handshake
                return
            super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc and not self.handshake_initiated:
            self._reject_handshake()
        is_open = self.conn.state is OPEN and self.conn.current_size is None
        self._is_between_frames = is_open and _waits_for_frame(self.conn.parser)

    def _deliver_short_text(self, data: bytes) -> bool:
        """Deliver data that is exactly one short text frame, as most is; the parser takes five times as long.

        For anything else, returns False and does nothing.
        """
        if len(data) < 6 or data[0] != FINAL_TEXT or data[1] - MASKED != len(data) - 6 or len(data) > 131:
            return False
        if not self._receiver or self._is_flood or self.close_sent:
            return False
        try:
            text = apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self._pending.append(text)
        self.next_message()
        return True

    def _hang_up(self) -> None:
        self.handshake_complete = self.disconnected = True  # the application can no longer answer
        self.transport.abort()

    def _reject_handshake(self) -> None:
        """Answer a handshake that `websockets` cannot parse; the library itself answers only some of them."""
        answer = b"".join(self.conn.data_to_send()) or self.conn.reject(400, "Invalid handshake.\n").serialize()
        self.handshake_complete = self.close_sent = True
        self.transport.write(answer)
        self.transport.close()

    # Control frames and fragments, which the message limit does not count

    def handle_ping(self) -> None:
        if self._allows():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > LARGEST_BUFFER:
                self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._allows():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._allows():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._allows():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._allows():
            super().handle_cont(event)

    def _allows(self) -> bool:
        """Charge a frame to the bucket; the first one over the limit closes the connection."""
        if self._is_flood or self.transport.is_closing():
            return False
        self._is_flood = bool(self._bucket.take())
        if self._is_flood:
            self._close(TOO_MANY)
            self._abort_later()
        return not self._is_flood

    def _abort_later(self) -> None:
        """Give the client time to read the close frame, and read nothing from it meanwhile."""
        self.read_paused = False  # or the application would resume reading
        self.transport.pause_reading()
        if self.close_timer:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Called for every whole message."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.close_sent:
            self.frames = []
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self._close(INVALID_TEXT)
            self.transport.close()
            return
        if self._receiver is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._pending.append(text)
        self.next_message()

    def next_message(self) -> None:
        """Deliver the pending messages, one at a time. Reading pauses while some are left."""
        if self._is_delivering or not (self._pending or self.read_paused):
            return
        self._is_delivering = True
        while self._pending and self._receiver and not self._receiver.in_flight:
            self._receiver.receive(self._pending.popleft())
        self._is_delivering = False
        if bool(self._pending) != self.read_paused and not self._is_flood and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            if self.read_paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _close(self, code: int) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.conn.state is OPEN:  # not if a close frame arrived with the same data
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True


def _waits_for_frame(parser: Any) -> bool:
    """Whether the parser of `websockets`, a generator, is between two frames: suspended in `at_eof`."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    return bool(parser.gi_code is StreamReader.at_eof.__code__)


def websocket_protocol(messages_per_second: float) -> type[WebSocketProtocol]:
    """The protocol class for uvicorn, which creates one object per connection."""

    class LimitedProtocol(WebSocketProtocol):
        rate = messages_per_second

    return LimitedProtocol
