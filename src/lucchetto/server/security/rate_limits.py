"""Rate limits per address (token buckets), and a limit of open connections."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from lucchetto.server.lru import LruCache

MOST_BUCKETS = 10_000
HOUSEHOLD = 64
"""Bits of an IPv6 address that a household shares: it may change the others at will."""
ROUNDING = 1e-9


class TokenBucket:
    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, max(1.0, burst)
        self._level, self._at = self._burst, time.monotonic()

    def take(self) -> float:
        """Take one; 0.0 if there was one, else the seconds until there will be."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1 - ROUNDING:
            return (1 - self._level) / self._rate
        self._level -= 1
        return 0.0


@lru_cache(MOST_BUCKETS)
def household(address: str) -> str:
    """What is counted as one: an IPv4 address, the network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), HOUSEHOLD), strict=False))


class RateLimit:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: LruCache[str, TokenBucket] = LruCache(MOST_BUCKETS)

    @classmethod
    def per_minute(cls, number: float) -> "RateLimit":
        """So many at once, and as many again within a minute."""
        return cls(number / 60, number)

    def take(self, address: str) -> float:
        name = household(address)
        if (bucket := self._buckets.get(name)) is None:
            bucket = TokenBucket(self._rate, self._burst)
            self._buckets.put(name, bucket)
        return bucket.take()


class ConnectionLimit:
    """How many of an address may be inside at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[bool]:
        """Whether there was room; if so it is taken up until the end of the block."""
        name = household(address)
        if self._inside[name] >= self._most:
            yield False
            return
        self._inside[name] += 1
        try:
            yield True
        finally:
            self._inside[name] -= 1
            if not self._inside[name]:
                del self._inside[name]


@dataclass(frozen=True)
class RateLimits:
    """What one address may do, and how often."""

    connections: ConnectionLimit
    """Open WebSockets at the same time."""
    make_table: RateLimit
    join_table: RateLimit
    find_code: RateLimit
    new_person: RateLimit
    """Strangers who get a token."""
    account: RateLimit
    """Links to other devices made and used; exports and deletions of a person's data."""
    statistics: RateLimit
    analysis: RateLimit
    advice: RateLimit
