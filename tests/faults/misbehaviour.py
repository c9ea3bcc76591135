"""Misbehaving clients: they send messages repeatedly and out of order, do not read, or are connected twice."""

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.faults.load import GOES_ON, Load
from tests.faults.player import Player
from tests.server.kit import Json, socket_path

TOO_SLOW = 4408


def stammering(player: Player, message: Json) -> list[Json]:
    """Send everything twice, with a premature message first and an old one in between."""
    if message["type"] != "choose":
        return [message, message]
    recent = player.diary.acknowledged[-10:]
    early = {**message, "id": secrets.token_hex(8), "step": message["step"] + 1}
    old = {**message, "id": player.rng.choice(recent)} if recent else early
    return [early, message, old, message]


async def asks_and_reads_nothing(address: str, table: str) -> None:
    """A spectator that sends but never reads. Every message is answered with a refusal and a view, until the server
    drops the connection."""
    url = f"{address}{socket_path(table)}".replace("http", "ws", 1)
    async with connect(url, compression=None, ping_interval=None) as onlooker:
        await until_spectators(onlooker, 1)
        small = await small_socket(url)
        async with connect(url, sock=small, compression=None, max_queue=1, ping_interval=None) as device:
            await until_spectators(onlooker, 2)
            asking = asyncio.create_task(ask_and_ask(device))
            await until_spectators(onlooker, 1)
            asking.cancel()
            with contextlib.suppress(ConnectionClosed):
                async for _ in device:  # messages in flight, then the close frame
                    pass
            assert device.close_code == TOO_SLOW


async def small_socket(address: str) -> socket.socket:
    """A connected socket with a small receive buffer."""
    parts = urlsplit(address)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, (parts.hostname, parts.port))
    return small


async def ask_and_ask(device: ClientConnection) -> None:
    for number in itertools.count():
        await device.send(json.dumps({"type": "start", "id": f"slow {number}"}))
        await asyncio.sleep(0.001)


async def until_spectators(onlooker: ClientConnection, wanted: int) -> None:
    async with asyncio.timeout(GOES_ON):
        while json.loads(await onlooker.recv()).get("spectators") != wanted:
            pass


class Elsewhere:
    """The surroundings of a person's second device: at another process than the first, if there is one."""

    def __init__(self, playing: Load, first: Player) -> None:
        self._playing = playing
        self._first = first

    @property
    def deciding(self) -> bool:
        return self._playing.deciding

    @property
    def think(self) -> float:
        return self._playing.think

    @property
    def addresses(self) -> Sequence[str]:
        others = [address for address in self._playing.addresses if address != self._first.address]
        return others or self._playing.addresses


def second_devices(playing: Load, rng: random.Random) -> list[Player]:
    """A second device for every player, independent of the first."""
    return [
        Player(first.name, first.token, first.table, Elsewhere(playing, first), random.Random(rng.random()))
        for first in playing.players
    ]
