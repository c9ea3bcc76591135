"""uvicorn's HTTP protocol with deadlines: closes the connection of a client that sends or reads too slowly."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol, RequestResponseCycle

HEADER_SECONDS = 10.0
"""Time limit from the connection, or from the first byte of a later request, to the end of the headers."""
BODY_SECONDS = 20.0
"""Time limit from the end of the headers to the end of the body, whether or not the application reads it."""
UNREAD_SECONDS = 60.0
"""How long a client may leave more than 64 kB of a response unread."""
CLOSE_SECONDS = 5.0
"""How long a closing connection waits for the client to read the data already sent."""

DELEGATED = (
    "abort",
    "can_write_eof",
    "get_extra_info",
    "get_protocol",
    "get_write_buffer_limits",
    "get_write_buffer_size",
    "is_closing",
    "is_reading",
    "pause_reading",
    "resume_reading",
    "set_protocol",
    "set_write_buffer_limits",
    "write",
    "write_eof",
    "writelines",
)
"""Methods of the wrapped transport that `ClosingTransport` does not change."""


class ClosingTransport(asyncio.Transport):
    """A transport whose `close` takes a few seconds at most; asyncio's waits until the client has read everything."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        for name in DELEGATED:  # bound methods: a delegating method would cost a call per message
            setattr(self, name, getattr(transport, name))
        self._transport, self._loop = transport, loop
        self._abort: asyncio.TimerHandle | None = None

    def close(self) -> None:
        if not self._transport.is_closing():
            self._transport.close()
            self._abort = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    def closed(self) -> None:
        """Cancel the abort; called when the connection is closed."""
        if self._abort:
            self._abort.cancel()


class HttpProtocol(H11Protocol):
    transport: ClosingTransport
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _phase: Any = None
    """The client's state for which the deadline was set."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(ClosingTransport(transport, self.loop))
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._set_deadline()
        self.resume_writing()
        self.transport.closed()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def _set_deadline(self) -> None:
        """Restart the timer if the client's state has changed; a closed or upgraded connection has none."""
        phase = self.conn.their_state if self in self.connections else None
        if phase is self._phase:
            return
        self._phase = phase
        if self._deadline:
            self._deadline.cancel()
        seconds = HEADER_SECONDS if phase is h11.IDLE else BODY_SECONDS if phase is h11.SEND_BODY else 0.0
        self._deadline = self.loop.call_later(seconds, self._on_deadline) if seconds else None

    def _on_deadline(self) -> None:
        if self._phase is h11.IDLE:
            self.transport.close()  # not 408: browsers open connections that they may not need
        else:
            self._end(408, "The request took too long.")

    def send_400_response(self, msg: str) -> None:
        self._end(400, msg)

    def _end(self, status: int, text: str) -> None:
        """Close the connection, after a response if none has begun. The application sees a disconnected client."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = text.encode()
            headers = [("content-type", "text/plain"), ("content-length", str(len(body))), ("connection", "close")]
            answer = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
            for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None
