"""Rate limits per address (token buckets), and a limit on open connections."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from lucchetto.server.lru import LruCache

MOST_BUCKETS = 10_000
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a household, which can choose the other bits freely."""
ROUNDING = 1e-9
"""Tolerance for floating-point error in a bucket's level."""


class TokenBucket:
    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, max(1.0, burst)
        self._level, self._at = self._burst, time.monotonic()

    def take(self) -> float:
        """Take a token: 0.0 if there was one, otherwise the seconds until the next one."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1 - ROUNDING:
            return (1 - self._level) / self._rate
        self._level -= 1
        return 0.0


@lru_cache(MOST_BUCKETS)
def household(address: str) -> str:
    """The key under which an address is counted: an IPv4 address itself, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), IPV6_PREFIX), strict=False))


class RateLimit:
    """One token bucket per address; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: LruCache[str, TokenBucket] = LruCache(MOST_BUCKETS)

    @classmethod
    def per_minute(cls, number: float) -> "RateLimit":
        """A burst of `number`, refilled within a minute."""
        return cls(number / 60, number)

    def take(self, address: str) -> float:
        name = household(address)
        if (bucket := self._buckets.get(name)) is None:
            bucket = TokenBucket(self._rate, self._burst)
            self._buckets.put(name, bucket)
        return bucket.take()


class ConnectionLimit:
    """Limits the connections that one address has open at the same time, in all or to one table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str, table: str = "") -> Iterator[bool]:
        """Yields whether a connection is allowed; an allowed one counts until the end of the block."""
        name = f"{household(address)} {table}"
        if self._open[name] >= self._most:
            yield False
            return
        self._open[name] += 1
        try:
            yield True
        finally:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]


@dataclass(frozen=True)
class RateLimits:
    """All limits per address."""

    connections: ConnectionLimit
    """WebSockets open at the same time."""
    spectators: ConnectionLimit
    """WebSockets of spectators open at the same time, per table."""
    make_table: RateLimit
    join_table: RateLimit
    find_code: RateLimit
    new_person: RateLimit
    """New people who receive a token."""
    account: RateLimit
    """Links to other devices made and used; exports and deletions of a person's data."""
    statistics: RateLimit
    analysis: RateLimit
    advice: RateLimit
