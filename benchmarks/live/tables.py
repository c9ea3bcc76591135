"""Two-player tables in one process: real WebSocket protocol, clients and SQLite, with a null transport."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import uvicorn
from uvicorn.server import ServerState

from lucchetto.rules import preview
from lucchetto.server.api.http_protocol import ClosingTransport
from lucchetto.server.api.websocket_protocol import EXTENSION, WebSocketProtocol, websocket_protocol
from lucchetto.server.context import AppContext
from lucchetto.server.live.client import Client
from lucchetto.server.settings import Settings
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table

PEOPLE = ("ada", "bob")
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\x12\x34\x56\x78"


class Message(NamedTuple):
    """A decision of the script: the seat that sends it, and the frame."""

    seat: int
    frame: bytes


class NoTransport(asyncio.Transport):
    """Discards what is written, and counts the writes."""

    written = 0
    on_write: Callable[[], None]

    def write(self, data: Any) -> None:
        NoTransport.written += 1
        NoTransport.on_write()

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


def made(variant: Any) -> events.Made:
    """The event that makes a table, with the same dice at every table."""
    seats = [events.Seated(person.title(), person) for person in PEOPLE]
    return events.Made("ABCD", "ada", events.Settings(variant), seats, "07" * 32, ["0" * 32, "1" * 32])


def script(variant: str) -> list[Message]:
    """A whole game without its last phase; players prefer not to skip more than two numbers."""
    table, rng, found = Table("t"), Random(variant), list[Message]()
    for entry in (made(variant), *commands.start(_after(table, [made(variant)]), "ada")):
        table.apply(events.Line(0.0, entry))
    while table.game is not None:
        seat = rng.choice(table.waiting)
        passing, *others = table.game.moves(seat)
        near = [move for move in others if len(preview(table.game, seat, move).skipped) <= 2]
        move = rng.choice(near) if near else passing
        text = f'{{"type":"choose","id":"{len(found):08d}","step":{table.step},"seat":{seat},"move":"{move}"}}'
        table = _after(table, commands.decided(table, seat, move))
        if table.status == "over":
            return found
        found.append(Message(seat, masked(text.encode())))
    return found


def _after(table: Table, entries: Any) -> Table:
    return table.evolve([events.Line(0.0, entry) for entry in entries])


def masked(text: bytes) -> bytes:
    """A frame as a browser sends it."""
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text))


class LockstepTables:
    """Many tables that play the same game in step: all decisions of a round share one commit, as under load."""

    def __init__(self, context: AppContext, players: list[tuple[WebSocketProtocol, WebSocketProtocol]]) -> None:
        self.context = context
        self.players = players

    async def decide(self, message: Message) -> None:
        """Let every table decide, and wait until both clients of each have received the result."""
        done, expected = asyncio.get_running_loop().create_future(), NoTransport.written + 2 * len(self.players)

        def on_write() -> None:
            if NoTransport.written == expected:
                done.set_result(None)

        NoTransport.on_write = on_write
        for pair in self.players:
            pair[message.seat].data_received(message.frame)
        await done


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[AppContext]:
    context = await AppContext.open(Settings(data=str(folder), exact=False, messages_per_second=1e6))
    try:
        yield context
    finally:
        await context.close()


async def seated(context: AppContext, variant: str, tables: int) -> LockstepTables:
    """Create new tables whose game has begun."""
    NoTransport.on_write = lambda: None
    players = []
    for _ in range(tables):
        table = await context.tables.make(os.urandom(8).hex(), made(variant))
        players.append([await connected(context, table, person) for person in PEOPLE])
        await context.tables.change(table.id, lambda now: commands.start(now, "ada"))
    await asyncio.sleep(0)
    return LockstepTables(context, [(one, other) for one, other in players])


async def connected(context: AppContext, table: Table, person: str) -> WebSocketProtocol:
    ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        channel = scope["extensions"][EXTENSION]
        client = Client(table.id, person, channel, context.live, "en")
        client.on_closed = lambda: None
        context.tables.connected(client, table)
        channel.attach(client)
        ready.set_result(None)

    config = uvicorn.Config(app, log_config=None, ws_ping_interval=None, ws_max_size=8192, ws_per_message_deflate=False)
    protocol = websocket_protocol(1e6)(config, ServerState(), {})
    protocol.connection_made(ClosingTransport(NoTransport(), asyncio.get_running_loop()))
    protocol.data_received(HANDSHAKE)
    await ready
    return protocol


def leave(lockstep: LockstepTables) -> None:
    for pair in lockstep.players:
        for protocol in pair:
            protocol._detach()
