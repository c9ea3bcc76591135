"""Noise on the bus: news repeated, out of order, made up, and what cannot be read at all."""

import asyncio
import random

import msgspec
from valkey.asyncio import Valkey

from lucchetto.server.bus.base import LocalPresence, TableUpdate
from lucchetto.server.bus.valkey import Envelope, cancel_all
from tests.faults.load import Load

CHANNEL = "lucchetto:0"
JUNK = (b"", b"\xc1", b"{}", b"\x81", msgspec.msgpack.encode({"sender": 1}), b"x" * 100_000)
LENGTHS = (-5, 0, 1, 10**6, 2**62)


async def play_in_noise(address: str, playing: Load, rng: random.Random) -> None:
    """Until five decisions more were made at every table."""
    async with Valkey.from_url(address) as valkey:
        echo = asyncio.create_task(repeat_mixed_up(valkey, rng))
        try:
            await make_noise(valkey, playing)
            await playing.goes_on(5)
        finally:
            await cancel_all(echo)


async def repeat_mixed_up(valkey: Valkey, rng: random.Random) -> None:
    """Says again what it hears, as somebody else, in another order, the news of a envelope torn apart."""
    kept = list[TableUpdate]()
    async with valkey.pubsub() as hearing:
        await hearing.subscribe(CHANNEL)
        async for message in hearing.listen():
            if message["type"] != "message":
                continue
            try:
                envelope = msgspec.msgpack.decode(message["data"], type=Envelope)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            if envelope.sender != "echo":
                kept += envelope.updates
            if len(kept) > 20:
                rng.shuffle(kept)
                await say(valkey, "echo", *kept[:10])
                await say(valkey, "echo", *kept[:5])
                kept = kept[10:]


async def make_noise(valkey: Valkey, playing: Load) -> None:
    """Wrong lengths, strangers who come and go, and what cannot be read at all."""
    for pair in playing.pairs:
        lengths = [TableUpdate(pair.ada.table, length) for length in LENGTHS]
        await say(valkey, "nobody", *lengths, TableUpdate("no such table", 3))
        for people in (["", "", "a stranger"], []):
            await say(valkey, "nobody", TableUpdate(pair.ada.table, here=LocalPresence("nobody", people, asks=True)))
    for junk in JUNK:
        await valkey.publish(CHANNEL, junk)


async def say(valkey: Valkey, sender: str, *updates: TableUpdate) -> None:
    await valkey.publish(CHANNEL, msgspec.msgpack.encode(Envelope(sender, list(updates))))
