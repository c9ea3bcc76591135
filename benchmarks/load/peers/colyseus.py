"""Matches at Colyseus' server for the load generator: all code that interprets its messages.

Its protocol has one byte for the kind of message, over a WebSocket; room messages have a name and a MessagePack body.
Views are such messages; Colyseus' synchronised state is not used (benchmarks/load/javascript/colyseus.mjs).
"""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec.msgpack import Decoder, encode

from benchmarks.load.match import Match
from benchmarks.load.wire import BINARY, connect, post

from .classic import PeerView, next_decision

JOIN_ROOM, ERROR, ROOM_DATA = 10, 11, 13
CHOOSE = bytes((ROOM_DATA,)) + encode("choose")


class ListedRoom(msgspec.Struct):
    room: str = msgspec.field(name="roomId")
    process: str = msgspec.field(name="processId")


class Reservation(msgspec.Struct):
    room: ListedRoom
    session: str = msgspec.field(name="sessionId")


class Deciding(msgspec.Struct):
    waiting: list[int]


_view: Callable[[bytes], PeerView] = Decoder(PeerView).decode
_deciding: Callable[[bytes], Deciding] = Decoder(Deciding).decode


class ColyseusMatch(Match):
    """Each client gets one message per decision, which is delivered when both have theirs."""

    def __init__(self) -> None:
        super().__init__()
        self._views: dict[int, PeerView] = {}
        self._missing: set[int] = {0, 1}
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both clients have received their first view."""

    def decide(self) -> None:
        player, move = next_decision([self._views[0], self._views[1]])
        self._missing = {0, 1}
        message = {"step": self._views[player].step, "move": move}
        self.wires[player].send(CHOOSE + encode(message), BINARY)

    def receive(self, player: int, data: bytes) -> None:
        if data[0] == ROOM_DATA:
            body = 2 + (data[1] & 0x1F)  # a short string, as in MessagePack
            self._handle(player, data[2:body], data[body:])
        elif data[0] == JOIN_ROOM:
            self.wires[player].send(bytes((JOIN_ROOM,)), BINARY)
        elif data[0] == ERROR:
            raise RuntimeError(f"Colyseus says: {data[1:]!r}")

    def _handle(self, player: int, name: bytes, body: bytes) -> None:
        if name == b"view":
            self._views[player] = _view(body)
            self.over = self._views[player].is_over
        elif name == b"deciding":
            self._take_choice(player, _deciding(body).waiting)
        else:
            raise RuntimeError(f"{name.decode()}: {msgspec.msgpack.decode(body)}")
        self._missing.discard(player)
        if not self._missing:
            self._delivered()

    def _take_choice(self, player: int, waiting: list[int]) -> None:
        for hand in self._views[player].hands:
            hand.chosen = None if player in waiting else "chosen"

    def _delivered(self) -> None:
        if self.ready.done():
            self.on_delivered(self)
        else:
            self.ready.set_result(None)


async def open_colyseus(hosts: list[str], number: int) -> Match:
    match = ColyseusMatch()
    created = await _reserve(hosts[0], "create/classic")
    joined = await _reserve(hosts[1], f"joinById/{created.room.room}")
    for player, (host, seat) in enumerate(zip(hosts, (created, joined), strict=True)):
        path = f"/{seat.room.process}/{seat.room.room}?sessionId={seat.session}"
        await connect(match.wires, host, path, partial(match.receive, player), number=2 * number)
    await match.ready
    return match


async def _reserve(host: str, request: str) -> Reservation:
    answer, _ = await post(host, f"/matchmake/{request}", {})
    return msgspec.convert(answer, Reservation)
