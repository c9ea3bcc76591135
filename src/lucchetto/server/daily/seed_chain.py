"""The seeds of the daily games: a hash chain from a random root, used in reverse order (docs/daily.md)."""

import asyncio
import secrets
from datetime import date, timedelta
from functools import lru_cache

import msgspec

from lucchetto.records.daily import day_before
from lucchetto.server.storage.base import DocumentStore
from lucchetto.server.storage.documents import DAILY_SEEDS, ONLY, Documents

LENGTH = 36_525
"""Days: one hundred years."""


class SeedChain(msgspec.Struct, frozen=True):
    """The chain as it is stored. The root reveals all future dice, so it never leaves the server."""

    root: bytes
    first: date
    length: int = LENGTH

    @property
    def anchor(self) -> bytes:
        """The hash of the first day's seed: public from the first day, it commits the server to the whole chain."""
        return _seeds(self.root, self.length)[0]

    @property
    def anchor_date(self) -> date:
        return self.first - timedelta(days=1)

    def number(self, day: date) -> int:
        """The number of a day; the first day has number 1."""
        return (day - self.anchor_date).days

    def seed(self, day: date) -> bytes:
        number = self.number(day)
        if not 0 <= number <= self.length:
            raise LookupError(f"the chain has no seed for {day}")
        return _seeds(self.root, self.length)[number]


NO_CHAIN = SeedChain(b"", date.max, 0)
"""Used if the chain cannot be read: no day has a game."""


@lru_cache(maxsize=2)
def _seeds(root: bytes, length: int) -> tuple[bytes, ...]:
    """All seeds from the anchor to the root: about a megabyte, computed in a few hundredths of a second."""
    seeds = [root]
    for _ in range(length):
        seeds.append(day_before(seeds[-1]))
    return tuple(reversed(seeds))


async def open_seed_chain(store: DocumentStore, today: date) -> SeedChain:
    """Read this server's chain, or create it on the first day. Processes that start together agree on one.

    Computes the seeds in a thread, so that no request has to.
    """
    chains = Documents(store, DAILY_SEEDS.name, SeedChain)
    if (found := await chains.get(ONLY)) is None:
        await chains.put_new(ONLY, SeedChain(secrets.token_bytes(32), today))
        found = await chains.get(ONLY)
        assert found is not None
    await asyncio.to_thread(_seeds, found.root, found.length)
    return found
