"""A client that behaves like the page: it reconnects, resends unanswered messages, and keeps a diary."""

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from lucchetto.server.accounts.service import COOKIE
from tests.faults.checker import Diary
from tests.server.kit import TIMEOUT, Json, played, socket_path

FIRST_WAIT, LONGEST_WAIT = 0.05, 0.8
"""Shortest and longest delay in seconds before a reconnect: a tenth of the page's."""
AFTER_REFUSAL = 0.05
SECOND_THOUGHTS, TAKING_BACK = 0.1, 0.05
"""Probabilities that a choice is changed before it takes effect, and that it is withdrawn."""


SendPolicy = Callable[["Player", Json], list[Json]]
"""Returns the messages that a player actually sends in place of one."""


def plainly(_: "Player", message: Json) -> list[Json]:
    return [message]


class Circumstances(Protocol):
    """The surroundings of a player."""

    @property
    def deciding(self) -> bool:
        """Whether players decide now; otherwise they only read."""

    @property
    def think(self) -> float:
        """Mean seconds before a decision."""

    @property
    def addresses(self) -> Sequence[str]: ...


class Player:
    def __init__(self, name: str, token: str, table: str, around: Circumstances, rng: random.Random) -> None:
        self.name = name
        self.token = token
        self.table = table
        self.address = ""
        """Address of the current or last server."""
        self.rng = rng
        self.send_policy: SendPolicy = plainly
        self.diaries: dict[str, Diary] = {}
        self.past = 0
        """Decisions in dropped diaries."""
        self.connections = 0
        self.last_fault = ""
        self.refusals: dict[str, int] = {}
        self._around = around
        self._unanswered: dict[str, Json] = {}
        self._socket: ClientConnection | None = None
        self._here = asyncio.Event()
        """Cleared while the player stays away."""
        self._here.set()

    @property
    def diary(self) -> Diary:
        return self.diaries.setdefault(self.table, Diary(self.table, self.name))

    @property
    def view(self) -> Json:
        return self.diary.view

    @property
    def decisions(self) -> int:
        return self.past + sum(len(diary.acknowledged) for diary in self.diaries.values())

    @property
    def is_idle(self) -> bool:
        """Whether it is connected and has no unanswered message."""
        return self._socket is not None and not self._unanswered

    async def live(self) -> None:
        """Play until cancelled."""
        attempt = 0
        while True:
            await self._here.wait()
            try:
                async with self._connected() as socket:
                    attempt = 0
                    self.connections += 1
                    await self._talk(socket)
            except (OSError, TimeoutError, WebSocketException) as error:
                self.last_fault = repr(error)
                self._socket = None
                await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**attempt) * self.rng.uniform(0.75, 1.25))
                attempt += 1

    def _connected(self) -> connect:
        self.address = self.rng.choice(self._around.addresses)
        return connect(
            f"{self.address.replace('http', 'ws', 1)}{socket_path(self.table)}",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT,
            close_timeout=1,
            ping_interval=None,
        )

    def hang_up(self) -> None:
        """Abort the connection without a close frame, as a phone does in a tunnel."""
        if self._socket:
            self._socket.transport.abort()

    async def disconnect(self) -> None:
        """Close the connection, as a browser does; the player reconnects."""
        if self._socket:
            await self._socket.close()

    def stay_away(self) -> None:
        """Abort the connection, and do not reconnect until `return_` is called."""
        self._here.clear()
        self.hang_up()

    def return_(self) -> None:
        self._here.set()

    async def let_bots_stand_in(self) -> None:
        """Have a bot replace everybody at the table who is absent."""
        with contextlib.suppress(ConnectionClosed):
            for seat in self.view.get("standInSeconds", {}) if self.view.get("status") == "playing" else ():
                await self._send("seatBot", seat=int(seat), bot="casual")

    def stop_reading(self) -> None:
        """Leave messages unread until `read_on` is called or the connection ends."""
        if self._socket:
            self._socket.transport.pause_reading()

    def read_on(self) -> None:
        if self._socket:
            self._socket.transport.resume_reading()

    async def go_on(self) -> None:
        """Decide without waiting for the next message."""
        table = self.table
        with contextlib.suppress(ConnectionClosed):
            await self._act()
        if self.table != table:
            self.hang_up()

    async def _talk(self, socket: ClientConnection) -> None:
        """Play at one table until the connection breaks or the players move to the rematch."""
        table, self._socket = self.table, socket
        for message in list(self._unanswered.values()):
            await socket.send(json.dumps(message))
        async for text in socket:
            await self._receive(json.loads(text))
            if self._around.deciding:
                await self._act()
            if self.table != table:
                self._socket = None
                return
        raise ConnectionError(f"closed in order: {socket.close_code}")

    async def _receive(self, message: Json) -> None:
        seen = self.diary.view
        if "done" in message:
            self._answered(message["done"], self.diary.acknowledged)
        match message["type"]:
            case "view":
                self.diary.view = message
            case "deciding" if message["step"] >= seen["step"]:  # as the page does
                seen["step"] = message["step"]
                for number, seat in enumerate(seen["seats"]):
                    seat["deciding"] = number in message["waiting"]
                for hand in seen["hands"] if message["chosen"] is not None else ():
                    hand["chosen"] = message["chosen"].get(str(hand["seat"]))
            case "played":
                self.diary.view = played(seen, message)
            case "presence":
                seen["spectators"], seen["standInSeconds"] = message["spectators"], message["standInSeconds"]
                for number, seat in enumerate(seen["seats"]):
                    seat["present"] = number in message["present"]
            case "done":
                self._answered(message["id"], self.diary.acknowledged)
            case "refused":
                self._answered(message["id"], self.diary.refused)
                code = message["problem"]["code"]
                self.refusals[code] = self.refusals.get(code, 0) + 1
                await asyncio.sleep(AFTER_REFUSAL)

    def _answered(self, name: str, into: list[str]) -> None:
        sent = self._unanswered.pop(name, None)
        if sent and sent["type"] == "choose":
            into.append(name)

    async def _act(self) -> None:
        """Do what the view asks for, unless a message is in flight."""
        view = self.view
        if not view or self._unanswered:
            return
        if view["status"] == "over":
            await self._go_on(view)
        elif view["status"] == "waiting" and any(seat["yours"] and seat["host"] for seat in view["seats"]):
            await self._send("start")
        for number, seat in enumerate(view["seats"]):
            if seat["yours"] and seat["away"]:
                await self._send("comeBack", seat=number)
        for hand in view["hands"]:
            if hand["chosen"] is None or self.rng.random() < SECOND_THOUGHTS:
                await asyncio.sleep(self.rng.uniform(0, 2 * self._around.think))
                if self._around.deciding:  # not if the players have been paused meanwhile: the logs are being checked
                    await self._choose(hand)
                return

    async def _choose(self, hand: Json) -> None:
        taken_back = hand["chosen"] is not None and self.rng.random() < TAKING_BACK / SECOND_THOUGHTS
        move = None if taken_back else self.rng.choice(hand["options"])["move"]
        await self._send("choose", seat=hand["seat"], move=move, step=self.view["step"])

    async def _go_on(self, view: Json) -> None:
        """Move to the rematch, or ask for one."""
        if view["rematch"]:
            self.table = view["rematch"]
        else:
            await self._send("rematch")

    async def _send(self, kind: str, **fields: object) -> None:
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        self._unanswered[str(message["id"])] = message
        for sent in self.send_policy(self, message):
            if self._socket:
                await self._socket.send(json.dumps(sent))
