"""Matches at boardgame.io's server for the load generator: everything here that knows what its messages mean.

Its protocol is socket.io (version 4 of engine.io) over a WebSocket, with a namespace for the game: `sync` when a client
comes, `update` with every move, which the server answers with an `update` to everybody, the new state in it.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec import Struct, field
from msgspec.json import Decoder

from .match import Match
from .wire import connect, post

SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, CONNECTED = b"0", b"2", b"40/counter"
EVENT = b"42/counter,"


class Context(Struct):
    current: str = field(name="currentPlayer")


class State(Struct):
    number: int = field(name="_stateID")
    context: Context = field(name="ctx")


class Update(Struct, array_like=True):
    event: str
    match: str
    state: State


_decode: Callable[[bytes], Update] = Decoder(Update).decode


class TheirMatch(Match):
    """A counter: two players take turns and add one. A decision is delivered when both have its new state."""

    def __init__(self, name: str, credentials: list[str]) -> None:
        super().__init__()
        self._name = name
        self._credentials = credentials
        self._states = [-1, -1]
        self._current = 0
        self._awaited: int | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both have got the state."""

    def decide(self) -> None:
        player = self._current
        action = b'{"type":"MAKE_MOVE","payload":{"type":"add","args":[],"playerID":"%d","credentials":"%s"}}' % (
            player,
            self._credentials[player].encode(),
        )
        number, name = self._states[player], self._name.encode()
        self._awaited = number + 1
        self.wires[player].send(EVENT + b'["update",%s,%d,"%s","%d"]' % (action, number, name, player))

    def receive(self, player: int, data: bytes) -> None:
        if data.startswith(EVENT + b'["update"'):
            update = _decode(data[len(EVENT) :])
            self._states[player] = update.state.number
            self._current = int(update.state.context.current)
            if self._states == [self._awaited, self._awaited]:
                self._awaited = None
                self.on_delivered(self)
        elif data.startswith(PING):
            self.wires[player].send(b"3")
        elif data.startswith(OPEN):
            self.wires[player].send(b"40/counter,")
        elif data.startswith(CONNECTED):
            arguments = f'"{self._name}","{player}","{self._credentials[player]}",2'
            self.wires[player].send(EVENT + f'["sync",{arguments}]'.encode())
        elif data.startswith(EVENT + b'["sync"'):
            self._begin(player)

    def _begin(self, player: int) -> None:
        self._states[player] = 0
        if not self.ready.done() and self._states == [0, 0]:
            self.ready.set_result(None)


async def open_theirs(hosts: list[str], number: int) -> Match:
    made, _ = await post(hosts[0], "/games/counter/create", {"numPlayers": 2})
    name = made["matchID"]
    joined = [await post(hosts[0], f"/games/counter/{name}/join", {"playerName": who}) for who in ("Ada", "Bob")]
    match = TheirMatch(name, [found["playerCredentials"] for found, _ in joined])
    for player, host in enumerate(hosts):
        await connect(match.wires, host, SOCKET, partial(match.receive, player), number=2 * number)
    await match.ready
    return match
