"""Noise on the bus: updates that are repeated, out of order, invented or undecodable."""

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
    """Make noise until every table has made five more decisions."""
    async with Valkey.from_url(address) as valkey:
        echo = asyncio.create_task(repeat_mixed_up(valkey, rng))
        try:
            await make_noise(valkey, playing)
            await playing.goes_on(5)
        finally:
            await cancel_all(echo)


async def repeat_mixed_up(valkey: Valkey, rng: random.Random) -> None:
    """Republish received updates under another sender, shuffled and in other batches."""
    kept = list[TableUpdate]()
    async with valkey.pubsub() as subscription:
        await subscription.subscribe(CHANNEL)
        async for message in subscription.listen():
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
                await publish(valkey, "echo", *kept[:10])
                await publish(valkey, "echo", *kept[:5])
                kept = kept[10:]


async def make_noise(valkey: Valkey, playing: Load) -> None:
    """Publish wrong lengths, presences of unknown processes and undecodable messages."""
    for pair in playing.pairs:
        lengths = [TableUpdate(pair.ada.table, length) for length in LENGTHS]
        await publish(valkey, "nobody", *lengths, TableUpdate("no such table", 3))
        for people in (["", "", "a stranger"], []):
            await publish(
                valkey, "nobody", TableUpdate(pair.ada.table, here=LocalPresence("nobody", people, asks=True))
            )
    for junk in JUNK:
        await valkey.publish(CHANNEL, junk)


async def publish(valkey: Valkey, sender: str, *updates: TableUpdate) -> None:
    await valkey.publish(CHANNEL, msgspec.msgpack.encode(Envelope(sender, list(updates))))
