"""The faults that the soak draws from: each disturbs a world once, during play, and leaves it working."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from functools import partial

from tests.faults.full import until_it_is_full
from tests.faults.fuzz import fuzz_http, fuzz_sockets, made
from tests.faults.hard_world import HardWorld
from tests.faults.load import Load, end_connection
from tests.faults.misbehaviour import asks_and_reads_nothing, second_devices, stammering
from tests.faults.noise import play_in_noise
from tests.faults.player import plainly
from tests.faults.raw_bytes import fuzz_raw
from tests.faults.small_postgres import SmallPostgres
from tests.faults.world import ABSENCE_GRACE, restart
from tests.server.backends import Backend

Fault = Callable[[Load, random.Random], Awaitable[None]]
KILLED = "server killed"


def all_faults(on: HardWorld, fuzzing: float) -> dict[str, Fault]:
    """All faults that apply to this world, by name; `fuzzing` is the duration of the fuzzing faults in seconds."""
    found: dict[str, Fault] = {
        "hang-ups": hang_up,
        "reconnecting every second": reconnect_every_second,
        "absence and return": be_absent,
        "slow readers": partial(read_slowly, on),
        "stammering": stammer,
        "everybody on two devices": play_on_two_devices,
        "full disk": partial(fill_disk, on),
        "clock jump": partial(jump, on),
        "socket fuzz": lambda _, rng: asyncio.to_thread(fuzz_sockets, _somewhere(on, rng), fuzzing),
        "http fuzz": lambda _, rng: asyncio.to_thread(fuzz_http, _somewhere(on, rng), fuzzing),
        "raw bytes": lambda _, rng: asyncio.to_thread(send_raw_bytes, _somewhere(on, rng), rng, fuzzing),
        KILLED: lambda _, rng: asyncio.to_thread(on.kill_and_replace, rng),
    }
    if on.database and on.bus:
        found["two processes race"] = found.pop("everybody on two devices")  # the devices are at different processes
        for how in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
            found[f"PostgreSQL {how.name}"] = partial(come_back, on.database, how)
        for how in (signal.SIGTERM, signal.SIGKILL):
            found[f"Valkey {how.name}"] = partial(come_back, on.bus, how)
        found["noise on the bus"] = partial(play_in_noise, on.bus.url)
    if isinstance(on.database, SmallPostgres):
        found["full disk of the WAL"] = partial(fill_wal, on.database)
    return found


def send_raw_bytes(address: str, rng: random.Random, seconds: float) -> None:
    fuzz_raw(address, rng.randrange(10**6), seconds=seconds)


def _somewhere(on: HardWorld, rng: random.Random) -> str:
    return rng.choice(on.addresses())


async def hang_up(playing: Load, rng: random.Random) -> None:
    """Random players abort their connections at random times."""
    for _ in range(rng.randrange(5, 30)):
        await asyncio.sleep(rng.uniform(0.02, 0.3))
        for player in playing.players:
            if rng.random() < 0.3:
                player.hang_up()


async def reconnect_every_second(playing: Load, rng: random.Random) -> None:
    """All players reconnect once per second, with or without a close frame."""
    for _ in range(rng.randrange(5, 15)):
        await asyncio.gather(asyncio.sleep(1), *(end_connection(player, rng) for player in playing.players))


async def be_absent(playing: Load, rng: random.Random) -> None:
    """One player of some pairs stays away and a bot stands in; both players of others leave, so that their games pause.

    All return and take their seats back.
    """
    chosen = rng.sample(playing.pairs, max(2, len(playing.pairs) // 2))
    left_alone, paused = chosen[::2], chosen[1::2]
    absent = [pair.bob for pair in left_alone] + [player for pair in paused for player in pair]
    for player in absent:
        player.stay_away()
    try:
        await asyncio.sleep(ABSENCE_GRACE + rng.uniform(0.3, 2))
        await asyncio.gather(*(pair.ada.let_bots_stand_in() for pair in left_alone))
        await asyncio.sleep(rng.uniform(0, 1))
    finally:
        for player in absent:
            player.return_()


async def read_slowly(on: HardWorld, playing: Load, rng: random.Random) -> None:
    """Some players stop reading for a while; a spectator elsewhere stops for good and is dropped."""
    address = _somewhere(on, rng)
    table = await asyncio.to_thread(made, address)
    slow = rng.sample(playing.players, len(playing.players) // 4)
    for player in slow:
        player.stop_reading()
    try:
        await asyncio.gather(asyncio.sleep(rng.uniform(1, 5)), asks_and_reads_nothing(address, table))
    finally:
        for player in slow:
            player.read_on()


async def stammer(playing: Load, rng: random.Random) -> None:
    """Half of the players send their decisions twice, late and out of order."""
    stammerers = rng.sample(playing.players, len(playing.players) // 2)
    for player in stammerers:
        player.send_policy = stammering
    try:
        await playing.goes_on(10)
    finally:
        for player in stammerers:
            player.send_policy = plainly


async def play_on_two_devices(playing: Load, rng: random.Random) -> None:
    async with playing.joined_by(second_devices(playing, rng)):
        await playing.goes_on(5)


async def fill_disk(on: HardWorld, playing: Load, rng: random.Random) -> None:
    with on.disk() as disk:
        try:
            await until_it_is_full(playing, disk)
            await asyncio.sleep(rng.uniform(0, 2))
        finally:
            disk.make_room()


async def fill_wal(database: SmallPostgres, _: Load, rng: random.Random) -> None:
    """PostgreSQL crashes, and recovers or is restarted once there is room."""
    await asyncio.to_thread(database.fill_wal)
    await asyncio.sleep(rng.choice((0.0, 0.5, 3.0)))
    await asyncio.to_thread(database.recover)


async def jump(on: HardWorld, playing: Load, rng: random.Random) -> None:
    """Clocks are set three times, and stay as they are set last."""
    for _ in range(3):
        on.set_clocks(rng)
        await playing.goes_on(3)


async def come_back(backend: Backend, how: signal.Signals, _: Load, rng: random.Random) -> None:
    await asyncio.to_thread(restart, backend, how, rng.choice((0.0, 0.5, 3.0)))
