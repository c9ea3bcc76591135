"""Matches at boardgame.io's server for the load generator: all code that interprets its messages.

Its protocol is socket.io (version 4 of engine.io) over a WebSocket, with one namespace per game: `sync` when a client
connects, and `update` with every move, which the server answers with an `update` with the new state to everybody.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec import Struct, field
from msgspec.json import Decoder

from benchmarks.load.match import Match
from benchmarks.load.wire import connect, post

from .classic import PeerView, next_decision

SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
EMPTY = b"[]"


class BoardgameMatch(Match):
    """A decision is delivered when both clients have the new state. Subclasses define the decisions of each game."""

    game: str

    def __init__(self, name: str, credentials: list[str]) -> None:
        super().__init__()
        self._name = name
        self._credentials = credentials
        self._numbers = [-1, -1]
        self._awaited: int | None = None
        self._connected = b"40/%s" % self.game.encode()
        self._event = b"42/%s," % self.game.encode()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both clients have received the state."""

    def receive(self, player: int, data: bytes) -> None:
        if data.startswith(self._event + b'["update"'):
            self._numbers[player] = self._updated(player, data[len(self._event) :])
            if self._numbers == [self._awaited, self._awaited]:
                self._awaited = None
                self.on_delivered(self)
        elif data.startswith(PING):
            self.wires[player].send(PONG)
        elif data.startswith(OPEN):
            self.wires[player].send(self._connected + b",")
        elif data.startswith(self._connected):
            arguments = f'"{self._name}","{player}","{self._credentials[player]}",2'
            self.wires[player].send(self._event + f'["sync",{arguments}]'.encode())
        elif data.startswith(self._event + b'["sync"'):
            self._numbers[player] = self._synced(player, data[len(self._event) :])
            if not self.ready.done() and self._numbers == [0, 0]:
                self.ready.set_result(None)

    def _send_move(self, player: int, move: bytes, arguments: bytes = EMPTY) -> None:
        action = b'{"type":"MAKE_MOVE","payload":{"type":"%s","args":%s,"playerID":"%d","credentials":"%s"}}' % (
            move,
            arguments,
            player,
            self._credentials[player].encode(),
        )
        number, name = self._numbers[player], self._name.encode()
        self._awaited = number + 1
        self.wires[player].send(self._event + b'["update",%s,%d,"%s","%d"]' % (action, number, name, player))

    def _synced(self, player: int, data: bytes) -> int:
        """Process the first state; return its number."""
        return 0

    def _updated(self, player: int, data: bytes) -> int:
        """Process a new state; return its number."""
        raise NotImplementedError  # each game has its own type of state


class Context(Struct):
    current: str = field(name="currentPlayer")


class CounterState(Struct):
    number: int = field(name="_stateID")
    context: Context = field(name="ctx")


class CounterUpdate(Struct, array_like=True):
    event: str
    match: str
    state: CounterState


_counter_update: Callable[[bytes], CounterUpdate] = Decoder(CounterUpdate).decode


class CounterMatch(BoardgameMatch):
    """Two players alternately add one."""

    game = "counter"
    _current = 0

    def decide(self) -> None:
        self._send_move(self._current, b"add")

    def _updated(self, player: int, data: bytes) -> int:
        state = _counter_update(data).state
        self._current = int(state.context.current)
        return state.number


class ClassicState(Struct):
    number: int = field(name="_stateID")
    view: PeerView = field(name="G")


class ClassicUpdate(Struct, array_like=True):
    event: str
    match: str
    state: ClassicState


class SyncInfo(Struct):
    state: ClassicState


class ClassicSync(Struct, array_like=True):
    event: str
    match: str
    info: SyncInfo


_classic_update: Callable[[bytes], ClassicUpdate] = Decoder(ClassicUpdate).decode
_classic_sync: Callable[[bytes], ClassicSync] = Decoder(ClassicSync).decode


class ClassicMatch(BoardgameMatch):
    game = "classic"

    def __init__(self, name: str, credentials: list[str]) -> None:
        super().__init__(name, credentials)
        self._views: dict[int, PeerView] = {}

    def decide(self) -> None:
        player, move = next_decision([self._views[0], self._views[1]])
        self._send_move(player, b"choose", b'["%s"]' % move.encode())

    def _synced(self, player: int, data: bytes) -> int:
        return self._take(player, _classic_sync(data).info.state)

    def _updated(self, player: int, data: bytes) -> int:
        return self._take(player, _classic_update(data).state)

    def _take(self, player: int, state: ClassicState) -> int:
        self._views[player] = state.view
        self.over = state.view.is_over
        return state.number


async def _open(kind: type[BoardgameMatch], hosts: list[str], number: int) -> Match:
    lobby = f"/games/{kind.game}"
    made, _ = await post(hosts[0], f"{lobby}/create", {"numPlayers": 2})
    name = made["matchID"]
    joined = [await post(hosts[0], f"{lobby}/{name}/join", {"playerName": who}) for who in ("Ada", "Bob")]
    match = kind(name, [found["playerCredentials"] for found, _ in joined])
    for player, host in enumerate(hosts):
        await connect(match.wires, host, SOCKET, partial(match.receive, player), number=2 * number)
    await match.ready
    return match


open_counter = partial(_open, CounterMatch)
open_classic = partial(_open, ClassicMatch)
