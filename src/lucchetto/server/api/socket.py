"""The WebSocket endpoint of live play: one connection per client and table."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable
from functools import cached_property
from math import ceil
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.types import Receive, Send

from lucchetto.rules import GameError, MalformedError
from lucchetto.server.bus.base import SpokenPhrase, TableUpdate
from lucchetto.server.context import AppContext
from lucchetto.server.errors import ConflictError, NotFoundError, RateLimitedError, UnavailableError, not_stored
from lucchetto.server.live.connections import END, Acknowledgement, Connection
from lucchetto.server.live.rematch import rematch
from lucchetto.server.ops.metrics import ANSWERED, CONNECTIONS, REFUSED
from lucchetto.server.security.origin import is_own_origin
from lucchetto.server.security.rate_limits import TokenBucket
from lucchetto.server.storage.base import StoreError
from lucchetto.server.table import commands, events
from lucchetto.server.table.names import bot_names
from lucchetto.server.table.state import Table
from lucchetto.server.vocabulary import TABLE_ID
from lucchetto.server.wire.live import Done, FromClient, Refused, Rematch, Say

from .dependencies import token_of
from .problems import problem

RAW_CHANNEL = "lucchetto.channel"
"""Scope key of uvicorn's own `receive` and `send`. The framework's wrappers cost about as much per message as the rules
take for a decision."""
LARGEST = 4096
"""Bytes of a client's message."""
CLOSE_TIMEOUT = 10.0
"""Seconds to wait for a client that does not read the close frame."""
MAX_EXCESS = 20
"""Messages beyond the rate limit before the connection is closed."""
UNKNOWN_TABLE, WRONG_ORIGIN, TOO_MANY, CROWDED, TOO_SLOW, UNAVAILABLE = 4404, 4403, 4429, 4430, 4408, 4503
RESTART = 1012

_decode: Callable[[str | bytes], FromClient] = msgspec.json.Decoder(FromClient).decode
_identified = msgspec.json.Decoder(dict[str, Any]).decode
logger = logging.getLogger("lucchetto.live")
_is_table_id = re.compile(TABLE_ID).match
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table:str}")
async def live(socket: Socket, table: str, context: AppContext) -> None:
    """The WebSocket of a client at a table."""
    try:
        with contextlib.suppress(OSError):  # the client disconnects before it is answered
            await _accept(socket, table, context)
    finally:
        del socket.receive, socket.send  # they refer to the socket: the reference cycle would keep it in memory


async def _accept(socket: Socket, table: str, context: AppContext) -> None:
    if context.draining:
        await _refuse_handshake(socket)
        return
    await socket.accept()
    if not same_origin(socket):
        await socket.close(WRONG_ORIGIN)
        return
    with context.limits.connections.enter(_address(socket)) as has_room:
        if has_room:
            await _serve(socket, table, context)
        else:
            await socket.close(CROWDED)


async def _serve(socket: Socket, name: str, context: AppContext) -> None:
    """Find the table, and serve the client if there is room for it."""
    if not _is_table_id(name):
        await socket.close(UNKNOWN_TABLE)
        return
    person = await context.accounts.known(token_of(socket))
    try:
        table = await context.tables.newest(name)
    except NotFoundError:
        await socket.close(UNKNOWN_TABLE)
        return
    except UnavailableError:
        await socket.close(UNAVAILABLE)
        return
    if table.seats_of(person):
        await _serve_at(socket, table, person, context)
        return
    with context.limits.spectators.enter(_address(socket), table.id) as has_room:
        if has_room:
            await _serve_at(socket, table, person, context)
        else:
            await socket.close(CROWDED)


async def _serve_at(socket: Socket, table: Table, person: str | None, context: AppContext) -> None:
    """Serve a client until either side closes the connection."""
    connection = Connection(table.id, person)
    context.tables.connected(connection, table)
    CONNECTIONS.inc()
    _, send = _channel(socket)
    tasks = [
        asyncio.create_task(_send_all(send, connection)),
        asyncio.create_task(_Client(socket, connection, context).listen()),
        asyncio.create_task(connection.too_slow.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        CONNECTIONS.dec()
        context.tables.disconnected(connection, table)
        await connection.idle.wait()  # its last decision may be stored already, so the other clients must receive it
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, OSError):  # OSError: the client is gone
                logger.error("a connection to table %s failed and is closed", table.id, exc_info=ended)
    if connection.dropped or connection.leaving:
        with contextlib.suppress(Exception):  # a client that does not read may not receive the close frame
            await asyncio.wait_for(socket.close(TOO_SLOW if connection.dropped else RESTART), CLOSE_TIMEOUT)


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


def _channel(socket: Socket) -> tuple[Receive, Send]:
    channel: tuple[Receive, Send] = socket.scope[RAW_CHANNEL]  # type: ignore[literal-required]  # our own key
    return channel


async def _send_all(send: Send, connection: Connection) -> None:
    """Send what is queued until the end mark; a client that does not read in time is dropped."""
    outbox = connection.outbox
    try:
        while True:
            message, deadline = await outbox.get()
            if message is END:
                return
            async with asyncio.timeout(deadline - time.monotonic()):
                await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            outbox.sent()
    except TimeoutError:
        connection.drop()
    except Exception:  # the receiving task notices a broken connection and ends
        return


class _Client:
    def __init__(self, socket: Socket, connection: Connection, context: AppContext) -> None:
        self._socket = socket
        self._receive, _ = _channel(socket)
        self._connection = connection
        self._context = context
        rate = context.settings.messages_per_second
        self._bucket = TokenBucket(rate, rate * 3)
        self._excess = 0

    async def listen(self) -> None:
        while await self._next():
            pass

    async def _next(self) -> bool:
        """Handle one message; False if the connection is to be closed, or the client has closed it."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return False
        data = event.get("text") or ""  # binary frames are not supported
        if self._connection.dropped:
            return False  # it does not read the answers
        if self._connection.leaving:
            return True  # the client sends it again after it has reconnected
        if not (wait := self._bucket.take()):
            self._excess = max(0, self._excess - 1)
            await self._handle(data)
            return True
        self._excess += 1
        if self._excess > MAX_EXCESS:
            await self._socket.close(TOO_MANY)
            return False
        too_many = RateLimitedError("too-many-messages", "too many messages at once")
        self._refuse(data, too_many.with_facts(milliseconds=ceil(wait * 1000)))
        await asyncio.sleep(0)  # let the sending task run
        return True

    async def _handle(self, data: str | bytes) -> None:
        self._connection.idle.clear()
        began = time.perf_counter()
        try:
            await self._answer(data)
        finally:
            self._connection.answered()
            ANSWERED.observe(time.perf_counter() - began)

    async def _answer(self, data: str | bytes) -> None:
        try:
            message = _read(data)
            acknowledgement = Acknowledgement(self._connection, message.id)
            await self._carry_out(message, acknowledgement)
        except GameError as error:
            self._refuse(data, error)
        except StoreError as error:
            logger.error("a message could not be stored and is refused: %s", error)
            self._refuse(data, not_stored())
        else:
            if not acknowledgement.is_sent:
                self._connection.send(Done(message.id))
            return
        with contextlib.suppress(NotFoundError, UnavailableError):  # the refusal says so, and the connection is closed
            table = await self._context.tables.get(self._connection.table)
            self._connection.send(self._context.tables.view(table, self._connection.person))

    async def _carry_out(self, message: FromClient, acknowledgement: Acknowledgement) -> None:
        person, name = self._connection.person, self._connection.table
        if isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Rematch):
            await rematch(self._context.tables, self._context.store, name, person)
        else:

            def plan(table: Table) -> list[events.AnyEvent]:
                entries = commands.carry_out(table, person, message, self._bot_names)
                self._check_absence(table, entries)
                return entries

            await self._context.tables.change(name, plan, acknowledgement)

    def _check_absence(self, table: Table, entries: list[events.AnyEvent]) -> None:
        """Raises if a bot is to replace somebody who is connected, or has not been absent for long enough."""
        for entry in entries:
            if isinstance(entry, events.Replaced) and (person := table.seats[entry.seat].person):
                left = self._context.tables.absence.seconds_left(table.id, person)
                if left is None:
                    raise ConflictError("still-here", "this player is here")
                if left:
                    raise ConflictError(
                        "grace-period", "this player may come back: wait {seconds} seconds", seconds=ceil(left)
                    )

    async def _say(self, message: Say) -> None:
        table = await self._context.tables.get(self._connection.table)
        commands.own(table, self._connection.person, message.seat)
        assert self._connection.person is not None  # it has a seat
        if not table.first_time(self._connection.person, message.id):
            return
        self._context.phrases.check(table.id, self._connection.person)
        await self._context.bus.publish(TableUpdate(table.id, said=SpokenPhrase(message.seat, message.phrase)))

    @cached_property
    def _bot_names(self) -> dict[str, str]:
        return bot_names(self._socket.headers.get("accept-language", ""))

    def _refuse(self, data: str | bytes, why: GameError) -> None:
        REFUSED.labels("socket", why.code).inc()
        self._connection.send(Refused(_id_of(data), problem(why)))


def _read(data: str | bytes) -> FromClient:
    if len(data) > LARGEST:
        raise MalformedError("message-too-long", "the message is too long")
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise MalformedError("bad-message", "the message cannot be read") from None


def _id_of(data: str | bytes) -> str:
    """The id of a refused message, if it has one: the client waits for the answer to it."""
    try:
        return str(_identified(data[:LARGEST]).get("id", ""))[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
