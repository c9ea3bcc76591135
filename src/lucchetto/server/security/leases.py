"""Leases tokens in batches from a rate limit that all processes share, so that few requests wait for the store."""

import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from lucchetto.server.lru import LruCache

from .networks import networks

MOST_LEASES = 10_000
LARGEST_PART = 20
"""A lease is at most the burst divided by this."""
LIFETIME = 1.0
"""Seconds until leased tokens expire, so that a process does not keep tokens that another one needs."""


class SharedBucket(NamedTuple):
    """A token bucket that all processes take from."""

    name: str
    rate: float
    burst: float


class Grant(NamedTuple):
    tokens: int
    wait: float
    """Seconds until the next token, if none was granted."""


class TokenStore(Protocol):
    async def lease(self, buckets: Sequence[SharedBucket], wanted: int) -> Grant | None:
        """Take up to `wanted` tokens from each bucket, the same number from all. Returns None if the store does not
        answer quickly."""


class Lease:
    """The lease of one network: unspent tokens, or the time until which requests are refused."""

    def __init__(self) -> None:
        self._tokens = 0
        self._size = 0
        self._expires = 0.0
        self.refused_until = 0.0

    def spend(self, now: float) -> bool:
        """Spend a leased token, if there is one."""
        if not self._tokens or now >= self._expires:
            return False
        self._tokens -= 1
        return True

    def next_size(self, now: float, largest: int) -> int:
        """The size of the next lease: twice the last one if that was used up before it expired, otherwise 1."""
        was_used_up = not self._tokens and now < self._expires
        return min(largest, self._size * 2) if was_used_up else 1

    def renew(self, grant: Grant, now: float) -> None:
        """Add the tokens of a grant, except the first, which the caller spends."""
        if not grant.tokens:
            self.refused_until = now + grant.wait
            return
        held = self._tokens if now < self._expires else 0
        self._tokens, self._size, self._expires = held + grant.tokens - 1, grant.tokens, now + LIFETIME


class Leases:
    """A process's leases of one rate limit."""

    def __init__(self, name: str, rate: float, burst: float, store: TokenStore) -> None:
        self._name, self._rate, self._burst = name, rate, max(1.0, burst)
        self._store = store
        self._largest = max(1, int(burst / LARGEST_PART))
        self._leases: LruCache[str, Lease] = LruCache(MOST_LEASES)

    async def take(self, address: str) -> float:
        """Take a token; returns 0.0 if there was one or the store does not answer, otherwise the seconds to wait."""
        buckets = self._buckets(address)
        lease, now = self._lease(buckets[0].name), time.monotonic()
        if lease.spend(now):
            return 0.0
        if now < lease.refused_until:
            return lease.refused_until - now
        grant = await self._store.lease(buckets, lease.next_size(now, self._largest))
        if grant is None:
            return 0.0
        lease.renew(grant, time.monotonic())
        return 0.0 if grant.tokens else grant.wait

    def _buckets(self, address: str) -> list[SharedBucket]:
        return [
            SharedBucket(f"{self._name}:{name}", self._rate * share, self._burst * share)
            for name, share in networks(address)
        ]

    def _lease(self, name: str) -> Lease:
        if (lease := self._leases.get(name)) is None:
            lease = Lease()
            self._leases.put(name, lease)
        return lease
