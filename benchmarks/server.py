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

WARM_UP = 6.0
"""Seconds until everybody has sat down; they do not count."""

_decode = msgspec.json.Decoder(dict[str, Any]).decode


@dataclass
class Tally:
    """From sending a decision until everybody at the table has heard of it."""

    seconds: list[float] = field(default_factory=list)
    games: int = 0
    counting: bool = False
    """Not before everybody has sat down."""

    def add(self, seconds: float) -> None:
        if self.counting:
            self.seconds.append(seconds)

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
        move = self._random.choice(hand["options"][-2:])[
            "move"
        ]  # rather a cross than a pass: games of a natural length
        await decider.send(type="choose", id=f"m{self._message}", step=step, seat=hand["seat"], move=move)
        for player in players:
            await player.heard.wait()
        tally.add(time.perf_counter() - began)
        while decider.view["step"] == step and decider.hand() == hand:
            decider.heard.clear()
            await decider.heard.wait()


async def echo_table(address: str, number: int, tally: Tally, until: float, *, paced: bool) -> None:
    """The baseline: two clients, and what one of them says comes back to both."""
    url = f"ws://{address}/{number}"
    async with (
        websockets.connect(url, compression=None) as one,
        websockets.connect(url, compression=None) as other,
    ):
        while time.perf_counter() < until:
            began = time.perf_counter()
            await one.send('{"type": "choose", "id": "1", "step": 1, "seat": 0, "move": "pass"}')
            await asyncio.gather(one.recv(), other.recv())
            tally.add(time.perf_counter() - began)
            await one.recv()
            one, other = other, one
            if paced:
                await asyncio.sleep(1 / PACE)


@contextlib.contextmanager
def running_server(kind: str) -> Iterator[tuple[str, int]]:
    """Ours, or the baseline; its address and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {**os.environ, "LUCCHETTO_MESSAGES_PER_SECOND": "1e6", "LUCCHETTO_TABLES_PER_MINUTE": "1e6"}
    programs = Path(sys.executable).parent
    with tempfile.TemporaryDirectory() as data:
        ours = [programs / "lucchetto", "serve", "--port", port, "--data", data]
        baseline = [programs / "uvicorn", "benchmarks.echo:app", "--port", port, "--log-level", "error"]
        baseline += ["--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]
        command = list(map(str, baseline if kind == "baseline" else ours))
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            _await_answer(int(port))
            yield f"127.0.0.1:{port}", server.pid
        finally:
            server.terminate()
            server.wait(20)


def _await_answer(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def cpu_seconds(process: int) -> float:
    """User and system time of the server so far."""
    ticks = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


async def measure(
    kind: str, server: tuple[str, int], tables: int, seconds: float, *, paced: bool
) -> tuple[Tally, float]:
    """What was heard, and the server's processor time for it in seconds."""
    address, process = server
    tally, until = Tally(), time.perf_counter() + WARM_UP + seconds

    async def count() -> float:
        await asyncio.sleep(WARM_UP)
        tally.counting, before = True, cpu_seconds(process)
        await asyncio.sleep(seconds)
        tally.counting = False
        return cpu_seconds(process) - before

    counted = asyncio.create_task(count())
    if kind == "baseline":
        await asyncio.gather(*(echo_table(address, number, tally, until, paced=paced) for number in range(tables)))
    else:
        await asyncio.gather(*(BenchTable(address, number).play(tally, until, paced=paced) for number in range(tables)))
    return tally, await counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    print(f"{options.tables} tables, 2 players each, Classic, SQLite, one server process, {options.seconds:g} s")
    print(f"{'':24}{'decisions/s':>12}{'p50 ms':>10}{'p99 ms':>10}{'mean ms':>10}{'server CPU µs':>15}{'games':>8}")
    for paced in (False, True):
        for kind in ("lucchetto", "baseline"):
            with running_server(kind) as server:
                tally, cpu = asyncio.run(measure(kind, server, options.tables, options.seconds, paced=paced))
                cpu *= 1e6 / len(tally.seconds)
                print(_line(f"{kind}, {'paced' if paced else 'closed loop'}", tally, options.seconds, cpu))
    print("baseline: the same uvicorn sends messages of the same size to both, without rules and without a disk")


def _line(name: str, tally: Tally, seconds: float, cpu: float) -> str:
    rate, mean = len(tally.seconds) / seconds, statistics.mean(tally.seconds) * 1000
    p50, p99 = tally.percentile(0.5), tally.percentile(0.99)
    return f"{name:24}{rate:12,.0f}{p50:10.1f}{p99:10.1f}{mean:10.1f}{cpu:15.0f}{tally.games:8}"


if __name__ == "__main__":
    main()
