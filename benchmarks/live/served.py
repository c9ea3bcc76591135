"""The functions and files of a decision in a real server: `python -m benchmarks.live.served`.

Two people play over WebSockets with a server in this process. `sys.setprofile` counts in all threads, from the moment
a message is sent until the server is quiet. Calls include those of comprehensions and lambdas; functions do not. The
script uses only what every version of the server has, so `PYTHONPATH=OTHER/src` counts another commit in the same way.
"""

import asyncio
import json
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import lucchetto
from benchmarks.report import table
from lucchetto.server.settings import Settings
from lucchetto.server.wire import live
from tests.kit.in_process_server import serving

PACKAGE = str(Path(lucchetto.__file__).parent)
SERVER = str(Path(PACKAGE, "server"))
VERSION = getattr(live, "PROTOCOL_VERSION", 0)
DECISIONS = 24
"""Eight turns. The last ones count, when caches are warm."""
LAST = 3
QUIET = 0.4
"""Seconds without a message after which the server is quiet."""

Calls = Counter[tuple[str, str]]


class Tracer:
    def __init__(self) -> None:
        self.calls: Calls = Counter()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SERVER):
            self.calls[frame.f_code.co_filename, frame.f_code.co_qualname] += 1


def cost(option: dict[str, Any]) -> float:
    """The numbers that an option skips; a pass that costs nothing counts as 1.5 of them, a penalty as many."""
    return len(option["skipped"]) if option["number"] else 99 if option["penalty"] else 1.5


class Player:
    """A client that knows what it needs to decide."""

    def __init__(self, there: ClientConnection) -> None:
        self._there = there
        self.state: dict[str, Any] = {}
        self.received = 0

    async def read(self) -> None:
        async for data in self._there:
            self.received += 1
            message = json.loads(data)
            if message["type"] == "refused":
                raise RuntimeError(message)
            if message["type"] == "view":
                waiting = [number for number, seat in enumerate(message["seats"]) if seat["deciding"]]
                message = {**message, "waiting": waiting, "phase": (message["game"] or {}).get("phase")}
            known = ("step", "hands", "waiting", "phase")
            self.state |= {key: value for key, value in message.items() if key in known}

    async def start(self) -> None:
        await self._there.send('{"type":"start","id":"start"}')

    async def decide(self, number: int, seat: int) -> None:
        """Cross off the number that skips fewest; pass if it skips more than one and a pass costs nothing."""
        (hand,) = [hand for hand in self.state["hands"] if hand["seat"] == seat]
        best = min(hand["options"], key=cost)
        move = {"type": "choose", "id": f"{number:08d}", "step": self.state["step"], "seat": seat}
        await self._there.send(json.dumps({**move, "move": best["move"]}, separators=(",", ":")))


@asynccontextmanager
async def playing(address: str) -> AsyncIterator[list[Player]]:
    """Two people at a table before the start."""
    wish = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}
    name, players, site = "", list[Player](), f"http://{address}"
    async with AsyncExitStack() as stack:
        for body, path in (({**wish, "nickname": "Ada"}, ""), ({"nickname": "Bob"}, "/{}/seats")):
            async with httpx.AsyncClient(base_url=site, headers={"origin": site}) as client:
                answer = (await client.post("/api/tables" + path.format(name), json=body)).raise_for_status()
                name = name or answer.json()["table"]
                cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
            opening = connect(
                f"ws://{address}/ws/tables/{name}?version={VERSION}", additional_headers={"cookie": cookie}, proxy=None
            )
            players.append(Player(await stack.enter_async_context(opening)))
        reading = [asyncio.create_task(player.read()) for player in players]
        yield players
        for task in reading:
            task.cancel()


async def quiet(players: list[Player]) -> None:
    before = -1
    while before != (before := sum(player.received for player in players)):
        await asyncio.sleep(QUIET)


async def count(folder: str) -> dict[str, list[Calls]]:
    tracer, found = Tracer(), dict[str, list[Calls]]()
    threading.setprofile(tracer)  # for the writer thread, which is about to start
    async with serving(Settings(data=folder, exact=False)) as address, playing(address) as players:
        threading.setprofile(None)
        await quiet(players)
        await players[0].start()
        for number in range(DECISIONS):
            await quiet(players)
            seat, *others = players[0].state["waiting"]
            is_white = players[0].state["phase"] == "white"
            kind = "the end of a turn" if not is_white else "a choice" if others else "the end of action 1"
            tracer.calls = Counter()
            sys.setprofile(tracer)
            await players[seat].decide(number, seat)
            await quiet(players)
            sys.setprofile(None)
            found.setdefault(kind, []).append(tracer.calls)
    return found


def row(kind: str, calls: Calls) -> tuple[str, ...]:
    named = [name for _, name in calls if not name.endswith(">")]
    return kind, str(calls.total()), str(len(named)), str(len({file for file, _ in calls}))


def main() -> None:
    with TemporaryDirectory() as folder:
        found = asyncio.run(count(folder))
    rows = [row(kind, calls) for kind, counted in found.items() for calls in counted[-LAST:]]
    table("in server/, in all threads", ("", "calls", "functions", "files"), rows)


if __name__ == "__main__":
    main()
