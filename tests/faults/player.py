"""A client as the page is one: it comes back by itself, says again what was not answered, and keeps a diary."""

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
from tests.server.kit import PATIENCE, Json

FIRST_WAIT, LONGEST_WAIT = 0.05, 0.8
"""Seconds before a client comes back: a tenth of the page's."""
AFTER_REFUSAL = 0.05
SECOND_THOUGHTS, TAKING_BACK = 0.1, 0.05
"""How often a decision is changed before it counts, and taken back."""


Habit = Callable[["Player", Json], list[Json]]
"""What a player says who has something to say."""


def plainly(_: "Player", message: Json) -> list[Json]:
    return [message]


class Circumstances(Protocol):
    """What a player finds."""

    @property
    def deciding(self) -> bool:
        """Whether players decide now; otherwise they only listen."""

    @property
    def think(self) -> float:
        """Seconds before a decision, on average."""

    @property
    def addresses(self) -> Sequence[str]: ...


class Player:
    def __init__(self, name: str, token: str, table: str, around: Circumstances, rng: random.Random) -> None:
        self.name = name
        self.token = token
        self.table = table
        self.address = ""
        """Of the server that it talks to, or did last."""
        self.rng = rng
        self.habit: Habit = plainly
        self.diaries: dict[str, Diary] = {}
        self.past = 0
        """Decisions in diaries that were put away."""
        self.connections = 0
        self.last_fault = ""
        self.refusals: dict[str, int] = {}
        self._around = around
        self._unanswered: dict[str, Json] = {}
        self._socket: ClientConnection | None = None

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
        """Whether it has an open connection and no answer is due."""
        return self._socket is not None and not self._unanswered

    async def live(self) -> None:
        """Until it is cancelled."""
        attempt = 0
        while True:
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
            f"{self.address.replace('http', 'ws', 1)}/ws/tables/{self.table}",
            additional_headers={"Cookie": f"{COOKIE}={self.token}"},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        )

    def hang_up(self) -> None:
        """Without a word, as a phone does in a tunnel."""
        if self._socket:
            self._socket.transport.abort()

    async def say_goodbye(self) -> None:
        """As a browser does that is closed; it comes back all the same."""
        if self._socket:
            await self._socket.close()

    def stop_reading(self) -> None:
        """What comes stays where it is on its way, until `read_on` or the connection ends."""
        if self._socket:
            self._socket.transport.pause_reading()

    def read_on(self) -> None:
        if self._socket:
            self._socket.transport.resume_reading()

    async def go_on(self) -> None:
        """Decide what is to be decided, although nothing was heard just now."""
        table = self.table
        with contextlib.suppress(ConnectionClosed):
            await self._act()
        if self.table != table:
            self.hang_up()

    async def _talk(self, socket: ClientConnection) -> None:
        """At one table, until the connection breaks or the people move on to the next table."""
        table, self._socket = self.table, socket
        for message in list(self._unanswered.values()):
            await socket.send(json.dumps(message))
        async for text in socket:
            await self._hear(json.loads(text))
            if self._around.deciding:
                await self._act()
            if self.table != table:
                self._socket = None
                return
        raise ConnectionError(f"closed in order: {socket.close_code}")

    async def _hear(self, message: Json) -> None:
        seen = self.diary.view
        match message["type"]:
            case "view":
                self.diary.view = message
            case "deciding" if message["step"] >= seen["step"]:  # as the page does
                seen["step"] = message["step"]
                for number, seat in enumerate(seen["seats"]):
                    seat["deciding"] = number in message["waiting"]
                for hand in seen["hands"] if message["chosen"] is not None else ():
                    hand["chosen"] = message["chosen"].get(str(hand["seat"]))
            case "presence":
                seen["spectators"] = message["spectators"]
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
        """What is to be done now, if nothing is under way."""
        view = self.view
        if not view or self._unanswered:
            return
        if view["status"] == "over":
            await self._go_on(view)
        elif view["status"] == "waiting" and any(seat["yours"] and seat["host"] for seat in view["seats"]):
            await self._send("start")
        for hand in view["hands"]:
            if hand["chosen"] is None or self.rng.random() < SECOND_THOUGHTS:
                await asyncio.sleep(self.rng.uniform(0, 2 * self._around.think))
                await self._choose(hand)
                return

    async def _choose(self, hand: Json) -> None:
        taken_back = hand["chosen"] is not None and self.rng.random() < TAKING_BACK / SECOND_THOUGHTS
        move = None if taken_back else self.rng.choice(hand["options"])["move"]
        await self._send("choose", seat=hand["seat"], move=move, step=self.view["step"])

    async def _go_on(self, view: Json) -> None:
        """Once more, at the table that everybody then finds."""
        if view["rematch"]:
            self.table = view["rematch"]
        else:
            await self._send("rematch")

    async def _send(self, kind: str, **fields: object) -> None:
        message = {"type": kind, "id": secrets.token_hex(8), **fields}
        self._unanswered[str(message["id"])] = message
        for said in self.habit(self, message):
            if self._socket:
                await self._socket.send(json.dumps(said))
