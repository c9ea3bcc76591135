"""The faults that the soak draws from: each strikes a world once, while people play, and leaves it whole."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from functools import partial

from tests.faults.full import until_it_is_full
from tests.faults.fuzz import fuzz_http, fuzz_sockets, made
from tests.faults.habits import asks_and_reads_nothing, second_devices, stammering
from tests.faults.hard_world import HardWorld
from tests.faults.load import Load, end_connection
from tests.faults.noise import play_in_noise
from tests.faults.player import plainly
from tests.faults.small_postgres import SmallPostgres
from tests.faults.world import restart
from tests.server.backends import Backend

Strike = Callable[[Load, random.Random], Awaitable[None]]
KILLED = "server killed"


def strikes(on: HardWorld, fuzzing: float) -> dict[str, Strike]:
    """All that make sense in this world; `fuzzing`: seconds of it at a time."""
    found: dict[str, Strike] = {
        "hang-ups": hang_up,
        "reconnecting every second": reconnect_every_second,
        "slow readers": partial(read_slowly, on),
        "stammering": stammer,
        "everybody on two devices": play_on_two_devices,
        "full disk": partial(fill_disk, on),
        "clock jump": partial(jump, on),
        "socket fuzz": lambda _, whims: asyncio.to_thread(fuzz_sockets, _somewhere(on, whims), fuzzing),
        "http fuzz": lambda _, whims: asyncio.to_thread(fuzz_http, _somewhere(on, whims), fuzzing),
        KILLED: lambda _, whims: asyncio.to_thread(on.kill_and_replace, whims),
    }
    if on.database and on.bus:
        found["two processes race"] = found.pop("everybody on two devices")  # which are never at the same one
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
            found[f"PostgreSQL {how.name}"] = partial(come_back, on.database, how)
        for how in (signal.SIGTERM, signal.SIGKILL):
            found[f"Valkey {how.name}"] = partial(come_back, on.bus, how)
        found["noise on the bus"] = partial(play_in_noise, on.bus.url)
    if isinstance(on.database, SmallPostgres):
        found["full disk of the WAL"] = partial(fill_wal, on.database)
    return found


def _somewhere(on: HardWorld, whims: random.Random) -> str:
    return whims.choice(on.addresses())


async def hang_up(playing: Load, whims: random.Random) -> None:
    """Some of them, at any moment."""
    for _ in range(whims.randrange(5, 30)):
        await asyncio.sleep(whims.uniform(0.02, 0.3))
        for player in playing.players:
            if whims.random() < 0.3:
                player.hang_up()


async def reconnect_every_second(playing: Load, whims: random.Random) -> None:
    """All of them; each ends its connection in its own way."""
    for _ in range(whims.randrange(5, 15)):
        await asyncio.gather(asyncio.sleep(1), *(end_connection(player, whims) for player in playing.players))


async def read_slowly(on: HardWorld, playing: Load, whims: random.Random) -> None:
    """Some players stop reading for a while, and a spectator elsewhere for good, until it is dropped."""
    address = _somewhere(on, whims)
    table = await asyncio.to_thread(made, address)
    slow = whims.sample(playing.players, len(playing.players) // 4)
    for player in slow:
        player.stop_reading()
    try:
        await asyncio.gather(asyncio.sleep(whims.uniform(1, 5)), asks_and_reads_nothing(address, table))
    finally:
        for player in slow:
            player.read_on()


async def stammer(playing: Load, whims: random.Random) -> None:
    """Half of them send their decisions twice, late and out of order."""
    stammerers = whims.sample(playing.players, len(playing.players) // 2)
    for player in stammerers:
        player.habit = stammering
    try:
        await playing.goes_on(10)
    finally:
        for player in stammerers:
            player.habit = plainly


async def play_on_two_devices(playing: Load, whims: random.Random) -> None:
    async with playing.joined_by(second_devices(playing, whims)):
        await playing.goes_on(5)


async def fill_disk(on: HardWorld, playing: Load, whims: random.Random) -> None:
    with on.disk() as disk:
        try:
            await until_it_is_full(playing, disk)
            await asyncio.sleep(whims.uniform(0, 2))
        finally:
            disk.make_room()


async def fill_wal(database: SmallPostgres, _: Load, whims: random.Random) -> None:
    """PostgreSQL breaks down, recovers by itself or gives up, and is started again once there is room."""
    await asyncio.to_thread(database.fill_wal)
    await asyncio.sleep(whims.choice((0.0, 0.5, 3.0)))
    await asyncio.to_thread(database.recover)


async def jump(on: HardWorld, playing: Load, whims: random.Random) -> None:
    """Clocks are set again and again, to where they stay then."""
    for _ in range(3):
        on.set_clocks(whims)
        await playing.goes_on(3)


async def come_back(backend: Backend, how: signal.Signals, _: Load, whims: random.Random) -> None:
    await asyncio.to_thread(restart, backend, how, whims.choice((0.0, 0.5, 3.0)))
