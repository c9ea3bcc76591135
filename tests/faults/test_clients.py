"""Clients that reconnect often, repeat or reorder messages, or do not read: all tables keep playing."""

import asyncio
import random
import socket
import sqlite3
import time
from contextlib import closing

from lucchetto.server.table import events
from tests.faults.checker import read_rows
from tests.faults.conftest import Loads, People
from tests.faults.injections import be_absent
from tests.faults.misbehaviour import asks_and_reads_nothing, stammering
from tests.faults.world import World
from tests.server.kit import table_file


def test_clients_that_reconnect_all_the_time_lose_nothing(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=6, restless=0.15) as playing:
            while min(pair.ada.connections for pair in playing.pairs) < 8:
                await playing.goes_on()
            await playing.check()

    asyncio.run(story())


def test_messages_that_arrive_twice_late_or_too_early_count_once(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=6, send_policy=stammering) as playing:
            await playing.goes_on(15)
            await playing.check()
            assert any("stale" in player.refusals for player in playing.players)

    asyncio.run(story())


def test_a_client_that_reads_nothing_is_dropped_and_the_others_do_not_notice(a_world: World, load: Loads) -> None:
    async def story() -> None:
        async with load(a_world, tables=4) as playing:
            table = playing.pairs[0].ada.table
            slow = asyncio.create_task(asks_and_reads_nothing(playing.addresses[0], table))
            await playing.goes_on(10)
            await slow
            await playing.check()

    asyncio.run(story())


def test_a_decision_made_just_before_a_disconnect_reaches_the_others(sqlite_world: World, person: People) -> None:
    """A slow disk: the server notices that the client is gone before its decision is stored."""
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
            for phrase in ("hello", "hurry"):  # messages that cannot reach the disconnected client
                there.do("say", seat=1, phrase=phrase)
            disk.execute("ROLLBACK")
        while there.view["seats"][0]["deciding"]:
            message = there.next()
            if message["type"] == "deciding":
                there.view["seats"][0]["deciding"] = 0 in message["waiting"]


def test_bots_stand_in_for_absent_people_who_then_take_their_seats_back(a_world: World, load: Loads) -> None:
    """Half of the games go on with bots, the other half pause until their players return."""

    tables: set[str] = set()

    async def story() -> None:
        async with load(a_world, tables=6) as playing:
            for seed in range(2):
                await be_absent(playing, random.Random(seed))
                tables.update(player.table for player in playing.players)
                await playing.goes_on(3)
                await playing.check()
                tables.update(player.table for player in playing.players)

    asyncio.run(story())
    rows = read_rows(a_world.place, sorted(tables))
    written = [events.decode(line).entry for lines in rows.values() for _, line in lines]
    assert any(isinstance(entry, events.Replaced) for entry in written)
    assert any(isinstance(entry, events.Returned) for entry in written)
