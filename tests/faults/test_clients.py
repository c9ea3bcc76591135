"""Clients that come and go, stammer, mix up the order, or do not read: their tables go on, and so do all others."""

import asyncio
import contextlib
import itertools
import json
import secrets
import socket
import sqlite3
import time
from contextlib import closing
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.faults.conftest import Loads, People
from tests.faults.load import GOES_ON, Load
from tests.faults.player import Player
from tests.faults.world import World
from tests.server.kit import Json, table_file

TOO_SLOW = 4408


def test_clients_that_reconnect_all_the_time_lose_nothing(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=6, restless=0.15) as playing:
            while min(pair.ada.connections for pair in playing.pairs) < 8:
                await playing.goes_on()
            await playing.check()

    asyncio.run(story())


class Stammerer(Player):
    """Sends everything twice, something old in between, and what is not yet to be said first."""

    async def _post(self, message: Json) -> None:
        assert self._socket
        told = self.diary.acknowledged[-10:]
        texts = [json.dumps(message)] * 2
        if message["type"] == "choose":
            early = {**message, "id": secrets.token_hex(8), "step": message["step"] + 1}
            old = {**message, "id": self._whims.choice(told)} if told else early
            texts = [json.dumps(early), texts[0], json.dumps(old), texts[1]]
        for text in texts:
            await self._socket.send(text)


def test_what_comes_twice_late_or_too_early_counts_once(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=6, player=Stammerer) as playing:
            await playing.goes_on(15)
            await playing.check()
            assert any("stale" in player.refusals for player in playing.players)

    asyncio.run(story())


def test_a_client_that_reads_nothing_is_dropped_and_the_others_do_not_notice(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=4) as playing:
            slow = asyncio.create_task(asks_and_reads_nothing(playing))
            await playing.goes_on(10)
            await slow
            await playing.check()

    asyncio.run(story())


async def asks_and_reads_nothing(playing: Load) -> None:
    """A spectator; every question is answered with a refusal and a view, until the server has had enough."""
    address = f"{playing.addresses[0]}/ws/tables/{playing.pairs[0].ada.table}".replace("http", "ws", 1)
    async with connect(address, compression=None, ping_interval=None) as onlooker:
        await until_spectators(onlooker, 1)
        async with connect(
            address, sock=await small_socket(address), compression=None, max_queue=1, ping_interval=None
        ) as device:
            await until_spectators(onlooker, 2)
            asking = asyncio.create_task(ask_and_ask(device))
            await until_spectators(onlooker, 1)
            asking.cancel()
            with contextlib.suppress(ConnectionClosed):
                async for _ in device:  # what had been sent, and the end
                    pass
            assert device.close_code == TOO_SLOW


async def small_socket(address: str) -> socket.socket:
    """One that holds little of what is not read."""
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


def test_what_was_decided_just_before_the_connection_broke_is_seen_by_the_others(
    sqlite_world: World, person: People
) -> None:
    """The disk is slow: the client is gone, and that is noticed, before its decision is written."""
    (server,) = sqlite_world.servers
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as here, bob.at(table) as there:
        here.do("start")
        there.until(lambda view: view["status"] == "playing")
        with closing(sqlite3.connect(table_file(server.data), isolation_level=None)) as disk:
            disk.execute("BEGIN IMMEDIATE")
            here.send("choose", seat=0, move="pass", step=here.view["step"])
            time.sleep(0.1)
            here.socket.socket.shutdown(socket.SHUT_RDWR)
            for phrase in ("hello", "hurry"):  # messages that cannot reach the one who is gone
                there.do("say", seat=1, phrase=phrase)
            disk.execute("ROLLBACK")
        while there.view["seats"][0]["deciding"]:
            message = there.next()
            if message["type"] == "deciding":
                there.view["seats"][0]["deciding"] = 0 in message["waiting"]
