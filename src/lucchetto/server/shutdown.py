"""Graceful shutdown: refuses new clients, finishes in-flight work and closes connections before the server stops."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Generator
from types import FrameType

import uvicorn
from litestar import Litestar

from .context import AppContext

REQUEST_GRACE = 5
"""Grace period in seconds for HTTP requests, after the last WebSocket is closed."""


class DrainingServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app
        self._drain_task: asyncio.Task[None] | None = None
        self._skips_drain = False
        """Whether a second signal has arrived."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Handle SIGINT and SIGTERM. Unlike uvicorn, do not raise them again after shutdown."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal marks the server as not ready and starts the drain; a second one cancels the drain."""
        if self._context:
            self._context.draining = True
        self._skips_drain = self.should_exit
        if self._drain_task:
            self._drain_task.get_loop().call_soon_threadsafe(self._drain_task.cancel)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._context and not self._skips_drain:
            self._drain_task = asyncio.create_task(self._context.drain())
            await asyncio.wait([self._drain_task])
        await super().shutdown(sockets)

    @property
    def _context(self) -> AppContext | None:
        """None until the application has started."""
        found: AppContext | None = self._app.state.get("context")
        return found
