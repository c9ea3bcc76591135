"""Decisions per second and how long they take: real server, real WebSockets, real rules, on this machine.

Starts `lucchetto serve` on a loopback port with a fresh data folder and plays 2-player Classic at many tables: in a
closed loop (everybody answers at once) and paced (two decisions a second at each table).
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

PACE = 2.0
"""Decisions a second at each table when paced."""

_decode = msgspec.json.Decoder(dict[str, Any]).decode


@dataclass
class Tally:
    """From sending a decision until everybody at the table has heard of it."""

    seconds: list[float] = field(default_factory=list)
    games: int = 0

    def percentile(self, share: float) -> float:
        return sorted(self.seconds)[int(share * (len(self.seconds) - 1))] * 1000


class Player:
    """One seat with a connection of its own; picks any legal move."""

    def __init__(self, cookie: str, socket_url: str) -> None:
        self._headers = {"Cookie": f"lucchetto={cookie}"}
        self._url = socket_url
        self.view: dict[str, Any] = {}
        self.heard = asyncio.Event()

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        async with websockets.connect(self._url, additional_headers=self._headers, compression=None) as self._socket:
            listening = asyncio.create_task(self._listen())
            try:
                yield
            finally:
                listening.cancel()

    async def _listen(self) -> None:
        async for data in self._socket:
            message = _decode(data)
            if message["type"] == "view":
                self.view = message
                self.heard.set()
            elif message["type"] == "deciding":
                self.heard.set()
            elif message["type"] == "refused":
                raise RuntimeError(message)

    async def send(self, **message: Any) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    def hand(self) -> dict[str, Any] | None:
        return next((hand for hand in self.view.get("hands", []) if hand["chosen"] is None), None)


class BenchTable:
    def __init__(self, address: str, number: int) -> None:
        self._address = address
        self._random = random.Random(number)
        self._message = 0

    async def open(self, client: httpx.AsyncClient) -> list[Player]:
        wish = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}
        client.cookies.clear()
        made = await client.post("/api/tables", json=wish)
        made.raise_for_status()
        cookies = [made.cookies["lucchetto"]]
        table = made.json()["table"]
        client.cookies.clear()
        joined = await client.post(f"/api/tables/{table}/seats", json={"nickname": "Bob"})
        joined.raise_for_status()
        cookies.append(joined.cookies["lucchetto"])
        return [Player(cookie, f"ws://{self._address}/ws/tables/{table}") for cookie in cookies]

    async def play(self, tally: Tally, until: float, *, paced: bool) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=60) as client:
            if paced:
                await asyncio.sleep(self._random.random() / PACE)
            while time.perf_counter() < until:
                await self._one_game(await self.open(client), tally, until, paced=paced)

    async def _one_game(self, players: list[Player], tally: Tally, until: float, *, paced: bool) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for player in players:
                await stack.enter_async_context(player.connected())
                await player.heard.wait()
            await players[0].send(type="start", id="start")
            await self._both(players, "playing")
            while players[0].view["status"] == "playing" and time.perf_counter() < until:
                await self._decision(players, tally)
                if paced:
                    await asyncio.sleep(1 / PACE)
            tally.games += players[0].view["status"] == "over"

    async def _both(self, players: list[Player], status: str) -> None:
        for player in players:
            while player.view["status"] != status:
                player.heard.clear()
                await player.heard.wait()

    async def _decision(self, players: list[Player], tally: Tally) -> None:
        decider = next((player for player in players if player.hand()), None)
        hand = decider.hand() if decider else None
        if decider is None or hand is None:
            await asyncio.sleep(0)
            return
        step = decider.view["step"]
        self._message += 1
        for player in players:
            player.heard.clear()
        began = time.perf_counter()
        move = self._random.choice(hand["options"])["move"]
        await decider.send(type="choose", id=f"m{self._message}", step=step, seat=hand["seat"], move=move)
        for player in players:
            await player.heard.wait()
        tally.seconds.append(time.perf_counter() - began)
        while decider.view["step"] == step and decider.hand() == hand:
            decider.heard.clear()
            await decider.heard.wait()


@contextlib.contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "LUCCHETTO_MESSAGES_PER_SECOND": "1e6", "LUCCHETTO_TABLES_PER_MINUTE": "1e6"}
    with tempfile.TemporaryDirectory() as data:
        command = [str(Path(sys.executable).with_name("lucchetto")), "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            _await_answer(port)
            yield f"127.0.0.1:{port}", server.pid
        finally:
            server.terminate()
            server.wait(20)


def _await_answer(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/api/bots")
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def cpu_seconds(process: int) -> float:
    """User and system time of the server so far."""
    ticks = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, tables: int, seconds: float, *, paced: bool) -> Tally:
    tally, until = Tally(), time.perf_counter() + seconds
    await asyncio.gather(*(BenchTable(address, number).play(tally, until, paced=paced) for number in range(tables)))
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    print(f"{options.tables} tables, 2 players each, Classic, SQLite, one server process, {options.seconds:g} s")
    print(f"{'':12}{'decisions/s':>12}{'p50 ms':>10}{'p99 ms':>10}{'mean ms':>10}{'server CPU µs':>15}{'games':>8}")
    for paced in (False, True):
        with running_server() as (address, process):
            before = cpu_seconds(process)
            tally = asyncio.run(measure(address, options.tables, options.seconds, paced=paced))
            cpu = (cpu_seconds(process) - before) / len(tally.seconds) * 1e6
            rate = len(tally.seconds) / options.seconds
            mean = statistics.mean(tally.seconds) * 1000
            print(
                f"{'paced' if paced else 'closed loop':12}{rate:12,.0f}{tally.percentile(0.5):10.1f}"
                f"{tally.percentile(0.99):10.1f}{mean:10.1f}{cpu:15.0f}{tally.games:8}"
            )


if __name__ == "__main__":
    main()
