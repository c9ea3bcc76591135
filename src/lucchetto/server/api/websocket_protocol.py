"""uvicorn's WebSocket protocol with limits on what bypasses the limit on messages, and on what a client leaves unread.

Its transport is a `ClosingTransport`, which the HTTP protocol hands over with the upgrade.
"""

from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from lucchetto.server.security.rate_limits import TokenBucket

from .http_protocol import CLOSE_SECONDS, ClosingTransport

PING_INTERVAL = 20.0
"""Seconds between an answered keep-alive ping and the next one."""
PING_TIMEOUT = 20.0
"""Seconds to wait for the answer to one."""
BURST = 3
"""Seconds' worth of frames allowed at once, as of messages."""
SLICE = 4096
"""Bytes that are parsed at once: the frames in them, and the answers to pings, are all in memory."""
LARGEST_BUFFER = (256 + 64) * 1024
"""Bytes that a client may leave unread in this process; 64 kB are for the one message that an application may add."""
TOO_MANY, INVALID_TEXT = 4429, 1007


class WebSocketProtocol(WebSocketsSansIOProtocol):
    rate: ClassVar[float]
    """Control frames and fragments per second."""
    transport: ClosingTransport

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._bucket = TokenBucket(self.rate, self.rate * BURST)
        self._is_flood = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.transport.closed()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_flood or self.transport.is_closing():
                return
            if self.handshake_initiated and not self.handshake_complete:
                self._hang_up()  # a client has to wait for the answer to its handshake
                return
            super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc and not self.handshake_initiated:
            self._reject_handshake()

    def _hang_up(self) -> None:
        self.handshake_complete = self.disconnected = True  # the application cannot answer any more
        self.transport.abort()

    def _reject_handshake(self) -> None:
        """Answer a handshake that `websockets` cannot parse; it has an answer to some of these only."""
        answer = b"".join(self.conn.data_to_send()) or self.conn.reject(400, "Invalid handshake.\n").serialize()
        self.handshake_complete = self.close_sent = True
        self.transport.write(answer)
        self.transport.close()

    # Frames that are no messages of their own: the limit on messages does not count them.

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
        """Charge a frame to the bucket; the first one beyond the limit ends the connection."""
        if self._is_flood or self.transport.is_closing():
            return False
        self._is_flood = bool(self._bucket.take())
        if self._is_flood:
            self._close(TOO_MANY)
            self._abort_later()
        return not self._is_flood

    def _abort_later(self) -> None:
        """The client may still read the close frame; what it sends meanwhile is not read."""
        self.read_paused = False  # or the application would resume reading
        self.transport.pause_reading()
        if self.close_timer:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self._close(INVALID_TEXT)
            self.transport.close()
        else:
            super().send_receive_event_to_app()

    def _close(self, code: int) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.conn.state is State.OPEN:  # not if a close frame arrived with the same data
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True


def websocket_protocol(messages_per_second: float) -> type[WebSocketProtocol]:
    """The protocol class for uvicorn, which creates one object per connection."""

    class LimitedProtocol(WebSocketProtocol):
        rate = messages_per_second

    return LimitedProtocol


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
