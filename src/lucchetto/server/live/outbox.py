"""The messages queued for one client.

A client is slow by bytes or by age, never by the number of messages: a burst of one moment is no sign of slowness.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass

MOST_UNSENT = 256 * 1024
"""Bytes queued for a client before it is dropped; it reconnects and receives a fresh view."""
OLDEST_UNSENT = 10.0
"""Seconds that a message may wait to be sent before the client is dropped."""


@dataclass
class _Queued:
    at: float
    message: bytes | None
    """None: replaced by a newer one."""


class Outbox:
    def __init__(self) -> None:
        self._queue: deque[_Queued] = deque()
        self._presence: _Queued | None = None
        """The queued presence message. There is at most one, as a newer one says everything."""
        self._filled = asyncio.Event()
        self._in_flight = 0
        self.unsent = 0
        """Bytes queued or in flight."""

    def put(self, message: bytes) -> bool:
        """Queue a message; False if the client is too slow for it."""
        if self._is_full(message):
            return False
        self._add(message)
        return True

    def put_presence(self, message: bytes) -> bool:
        """Queue a message that replaces an earlier one of this kind; False if the client is too slow for it.

        It goes to the end: views that were queued before it are older.
        """
        if queued := self._presence:
            self.unsent -= len(queued.message or b"")
            if queued is self._queue[-1]:
                queued.message = message
                self.unsent += len(message)
                return not self._is_full(b"")
            queued.message = self._presence = None
        if self._is_full(message):
            return False
        self._presence = self._add(message)
        return True

    async def get(self) -> tuple[bytes, float]:
        """The next message, and when it must be sent by (on the clock of `time.monotonic`)."""
        while True:
            while not self._queue:
                self._filled.clear()
                await self._filled.wait()
            queued = self._queue.popleft()
            if queued is self._presence:
                self._presence = None
            if queued.message is not None:
                self._in_flight = len(queued.message)
                return queued.message, queued.at + OLDEST_UNSENT

    def sent(self) -> None:
        """The message in flight was sent."""
        self.unsent -= self._in_flight
        self._in_flight = 0

    def queued(self) -> list[bytes]:
        """The messages that wait, in order."""
        return [queued.message for queued in self._queue if queued.message is not None]

    def clear(self) -> None:
        self._queue.clear()
        self._presence = None
        self.unsent = self._in_flight

    def _add(self, message: bytes) -> _Queued:
        queued = _Queued(time.monotonic(), message)
        self._queue.append(queued)
        self.unsent += len(message)
        self._filled.set()
        return queued

    def _is_full(self, message: bytes) -> bool:
        if self.unsent + len(message) > MOST_UNSENT:
            return True
        return bool(self._queue) and time.monotonic() - self._queue[0].at > OLDEST_UNSENT
