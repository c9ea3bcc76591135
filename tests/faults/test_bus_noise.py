"""Whoever can write to Valkey can say anything there. Nobody believes it: they look into the log."""

import asyncio
import random

import msgspec
from valkey.asyncio import Valkey

from lucchetto.server.bus import Here, News
from lucchetto.server.valkey import Parcel
from tests.faults.conftest import Loads
from tests.faults.load import Load
from tests.faults.world import World

CHANNEL = "lucchetto:0"
JUNK = (b"", b"\xc1", b"{}", b"\x81", msgspec.msgpack.encode({"sender": 1}), b"x" * 100_000)
LENGTHS = (-5, 0, 1, 10**6, 2**62)


def test_news_that_are_repeated_mixed_up_or_made_up_change_nothing(postgres_world: World, load: Loads) -> None:
    assert postgres_world.bus
    address = postgres_world.bus.url

    async def story() -> None:
        async with load(postgres_world, tables=6) as playing, Valkey.from_url(address) as valkey:
            echo = asyncio.create_task(repeat_mixed_up(valkey))
            await make_noise(address, playing)
            await playing.goes_on(5)
            echo.cancel()
            await asyncio.gather(echo, return_exceptions=True)
            await playing.goes_on()
            await playing.check()

    asyncio.run(story())


async def repeat_mixed_up(valkey: Valkey) -> None:
    """Says again what it hears, as somebody else, in another order, the news of a parcel torn apart."""
    whims, kept = random.Random(5), list[News]()
    async with valkey.pubsub() as hearing:
        await hearing.subscribe(CHANNEL)
        async for message in hearing.listen():
            if message["type"] != "message":
                continue
            try:
                parcel = msgspec.msgpack.decode(message["data"], type=Parcel)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            if parcel.sender != "echo":
                kept += parcel.news
            if len(kept) > 20:
                whims.shuffle(kept)
                await say(valkey, "echo", *kept[:10])
                await say(valkey, "echo", *kept[:5])
                kept = kept[10:]


async def make_noise(address: str, playing: Load) -> None:
    """Wrong lengths, strangers who come and go, and what cannot be read at all."""
    async with Valkey.from_url(address) as valkey:
        for pair in playing.pairs:
            lengths = [News(pair.ada.table, length) for length in LENGTHS]
            await say(valkey, "nobody", *lengths, News("no such table", 3))
            for people in (["", "", "a stranger"], []):
                await say(valkey, "nobody", News(pair.ada.table, here=Here("nobody", people, asks=True)))
        for junk in JUNK:
            await valkey.publish(CHANNEL, junk)


async def say(valkey: Valkey, sender: str, *news: News) -> None:
    await valkey.publish(CHANNEL, msgspec.msgpack.encode(Parcel(sender, list(news))))
