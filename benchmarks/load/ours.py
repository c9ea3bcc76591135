"""Matches at our server for the load generator: all code that interprets its messages."""

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec import Struct
from msgspec.json import Decoder

from lucchetto.server.wire.live import PROTOCOL_VERSION

from .match import Match
from .wire import connect, post

LARGEST_GAP = 2
"""Most numbers that a simulated player skips, so that games are about as long as people's."""


class Option(Struct):
    move: str
    skipped: list[int]
    penalty: bool


class Hand(Struct):
    seat: int
    options: list[Option]


class Seat(Struct):
    deciding: bool


class View(Struct, tag="view"):
    step: int
    status: str
    seats: list[Seat]
    hands: list[Hand]


class Deciding(Struct, tag="deciding"):
    waiting: list[int]
    done: str = ""


class Played(Struct, tag="played"):
    step: int
    waiting: list[int]
    hands: list[Hand]
    done: str = ""


class Done(Struct, tag="done"):
    id: str


class Refused(Struct, tag="refused"):
    problem: dict[str, object]


class Presence(Struct, tag="presence"):
    pass


_decode: Callable[[bytes], View | Deciding | Played | Done | Refused | Presence] = Decoder(
    View | Deciding | Played | Done | Refused | Presence
).decode


class OurMatch(Match):
    """Two players, Classic, real rules.

    A decision is delivered when its sender has the acknowledgement that it is on disk, the other client has a message
    about it, and both have the new state if it ended the phase.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.views = [View(0, "", [], []), View(0, "", [], [])]
        self._waiting: list[int] = []
        self._sender = 0
        self._message = 0
        self._acknowledged = self._notified = True
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both clients see that the game has begun."""

    def decide(self) -> None:
        self._sender = seat = self._waiting[0]
        view = self.views[seat]
        hand = next(hand for hand in view.hands if hand.seat == seat)
        self._acknowledged = self._notified = False
        self._message += 1
        self.wires[seat].send(
            b'{"type":"choose","id":"%d","step":%d,"seat":%d,"move":"%s"}'
            % (self._message, view.step, seat, choice(hand).encode())
        )

    def start(self) -> None:
        self.wires[0].send(b'{"type":"start","id":"start"}')

    def receive(self, player: int, data: bytes) -> None:
        message = _decode(data)
        if isinstance(message, View):
            self.views[player] = message
            self._waiting = [seat for seat, found in enumerate(message.seats) if found.deciding]
            self._notified |= player != self._sender
        elif isinstance(message, Deciding | Played):
            self._waiting = message.waiting
            self._notified |= player != self._sender
            self._acknowledged |= message.done == str(self._message)
            if isinstance(message, Played):
                view = self.views[player]
                view.step, view.hands = message.step, message.hands
        elif isinstance(message, Done):
            self._acknowledged |= message.id == str(self._message)
        elif isinstance(message, Refused):
            raise RuntimeError(f"refused: {message.problem}")
        if not self.ready.done():
            self._begin()
        elif self._acknowledged and self._notified and self.views[0].step == self.views[1].step:
            self._acknowledged = False
            self.over = self.views[0].status == "over"
            self.on_delivered(self)

    def _begin(self) -> None:
        if self.views[0].status == self.views[1].status == "playing":
            self._acknowledged = False
            self.ready.set_result(None)


def choice(hand: Hand) -> str:
    """The cross that skips the fewest numbers, or a pass if it skips too many and a pass costs no penalty."""
    crosses = [option for option in hand.options if option.move != "pass"]
    best = min(crosses, key=lambda option: len(option.skipped), default=hand.options[0])
    free_pass = hand.options[0].move == "pass" and not hand.options[0].penalty
    return "pass" if free_pass and len(best.skipped) > LARGEST_GAP else best.move


async def open_ours(hosts: list[str], number: int) -> Match:
    """Open a table for two new people; the second one joins at the server where they will play."""
    wish = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}
    made, ada = await post(hosts[0], "/api/tables", wish)
    table = made["table"]
    _, bob = await post(hosts[1], f"/api/tables/{table}/seats", {"nickname": "Bob"})
    match, path = OurMatch(table), f"/ws/tables/{table}?version={PROTOCOL_VERSION}"
    for player, (host, cookie) in enumerate(zip(hosts, (ada, bob), strict=True)):
        receive = partial(match.receive, player)
        await connect(match.wires, host, path, receive, cookie=cookie, number=2 * number)
    match.start()
    await match.ready
    return match
