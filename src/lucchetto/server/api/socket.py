"""The WebSocket endpoint of live play: one connection per client and table.

This module handles the handshake. Then a `Client` (live/client.py) takes over the WebSocket, and the handler ends.
"""

import contextlib
import re
from functools import partial
from typing import Any, cast

from litestar import WebSocket, websocket

from lucchetto.server.context import AppContext
from lucchetto.server.errors import NotFoundError, UnavailableError
from lucchetto.server.live.client import Client
from lucchetto.server.ops.metrics import CONNECTIONS
from lucchetto.server.security.origin import is_own_origin
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import TABLE_ID
from lucchetto.server.wire.live import PROTOCOL_VERSION

from .dependencies import token_of
from .websocket_protocol import EXTENSION, WebSocketProtocol

UNKNOWN_TABLE, WRONG_ORIGIN, OTHER_VERSION, CROWDED, UNAVAILABLE = 4404, 4403, 4426, 4430, 4503
"""Close codes of the WebSocket."""

WATCH = "watch"
"""Query parameter of a big screen, which is always a spectator, even if its owner plays at the table."""

_is_table_id = re.compile(TABLE_ID).match
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table:str}")
async def live(socket: Socket, table: str, context: AppContext) -> None:
    """The WebSocket of a client at a table."""
    try:
        with contextlib.suppress(OSError):  # the client disconnects during the handshake
            await _accept(socket, table, context)
    finally:
        del socket.receive, socket.send  # they refer to the socket: break the reference cycle


async def _accept(socket: Socket, name: str, context: AppContext) -> None:
    if context.draining:
        await _refuse_handshake(socket)
        return
    await socket.accept()
    connections, address = context.limits.connections, _address(socket)
    if not same_origin(socket):
        await socket.close(WRONG_ORIGIN)
    elif socket.query_params.get("version") != str(PROTOCOL_VERSION):
        await socket.close(OTHER_VERSION)
    elif not connections.enter(address):
        await socket.close(CROWDED)
    else:
        is_served = False
        try:
            is_served = await _find_table(socket, name, context)
        finally:
            if not is_served:
                connections.leave(address)


async def _find_table(socket: Socket, name: str, context: AppContext) -> bool:
    """Serve the client if the table exists and has room; otherwise close the socket and return False."""
    code = UNKNOWN_TABLE
    if _is_table_id(name):
        person = None if WATCH in socket.query_params else await context.accounts.known(token_of(socket))
        try:
            table = await context.tables.newest(name)
            if table.seats_of(person) or context.limits.spectators.enter(_address(socket), name):
                _serve(socket, table, person, context)
                return True
            code = CROWDED
        except UnavailableError:
            code = UNAVAILABLE
        except NotFoundError:
            pass
    await socket.close(code)
    return False


def _serve(socket: Socket, table: Table, person: str | None, context: AppContext) -> None:
    """Attach the WebSocket to a client until either side closes it."""
    channel = cast("dict[str, Any]", socket.scope["extensions"])[EXTENSION]
    assert isinstance(channel, WebSocketProtocol)
    languages = socket.headers.get("accept-language", "")
    is_spectator = not table.seats_of(person)
    client = Client(table.id, person, channel, context.live, languages)
    client.on_closed = partial(_closed, client, table, context, _address(socket), is_spectator=is_spectator)
    CONNECTIONS.inc()
    context.tables.connected(client, table)
    channel.attach(client)


def _closed(client: Client, table: Table, context: AppContext, address: str, *, is_spectator: bool) -> None:
    CONNECTIONS.dec()
    context.limits.connections.leave(address)
    if is_spectator:
        context.limits.spectators.leave(address, table.id)
    client.on_closed = _nothing  # it refers to the client: break the reference cycle
    context.tables.disconnected(client, table)


def _nothing() -> None:
    """Replaces `on_closed` after the connection is closed."""


def _address(socket: Socket) -> str:
    return socket.client.host if socket.client else ""


def same_origin(socket: Socket) -> bool:
    """Whether the page that opens the socket is this server's own; another site must not use a visitor's cookie."""
    return is_own_origin(socket.headers, socket.scope["scheme"])


async def _refuse_handshake(socket: Socket) -> None:
    """Refuse with HTTP status 503 before the handshake, so that a load balancer can try another process."""
    headers = [(b"retry-after", b"1"), (b"cache-control", b"no-store")]
    await socket.send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})
