"""A server that is told to stop lets nobody new in, finishes what is under way and sends everybody elsewhere."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Generator
from types import FrameType

import uvicorn
from litestar import Litestar

from .context import AppContext

REQUESTS = 5
"""Seconds that requests may take after the last farewell."""


class DrainingServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app
        self._farewell: asyncio.Task[None] | None = None
        self._is_hurried = False
        """Whether it was told a second time."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Ctrl-C and SIGTERM stop the server and that is all: uvicorn would raise them again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """From this moment on the server says that it is not ready. Told a second time, it waits for nobody."""
        if self._context:
            self._context.draining = True
        self._is_hurried = self.should_exit
        if self._farewell:
            self._farewell.get_loop().call_soon_threadsafe(self._farewell.cancel)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._context and not self._is_hurried:
            self._farewell = asyncio.create_task(self._context.drain())
            await asyncio.wait([self._farewell])
        await super().shutdown(sockets)

    @property
    def _context(self) -> AppContext | None:
        """None until it has opened."""
        found: AppContext | None = self._app.state.get("context")
        return found
