"""A real server in this process, for tests and benchmarks that look inside it."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from lucchetto.server.api.gateway import GatewayMiddleware
from lucchetto.server.api.http_protocol import HttpProtocol
from lucchetto.server.api.websocket_protocol import websocket_protocol
from lucchetto.server.app import build_app
from lucchetto.server.settings import Settings


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """Serve on a free port; the value is the address."""
    gateway = GatewayMiddleware(build_app(settings), settings)
    config = uvicorn.Config(
        gateway,
        log_config=None,
        http=HttpProtocol,
        ws=websocket_protocol(20),
        ws_max_size=8192,
        ws_per_message_deflate=False,  # these two as in `lucchetto serve`
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await task
