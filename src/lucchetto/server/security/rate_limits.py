"""Rate limits per address (token buckets), and a limit on open connections."""

import time
from collections import Counter
from dataclasses import dataclass

from lucchetto.server.lru import LruCache

from .leases import Leases
from .networks import Network, networks

MOST_BUCKETS = 10_000
ROUNDING = 1e-9
"""Tolerance for floating-point error in a bucket's level."""


class TokenBucket:
    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, max(1.0, burst)
        self._level, self._at = self._burst, time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take `cost` tokens; returns 0.0 if there were enough, otherwise the seconds until there are."""
        now = time.monotonic()
        level = self._level + (now - self._at) * self._rate
        if level > self._burst:
            level = self._burst
        if cost <= level:  # the common case, without another call
            self._level, self._at = level - cost, now
            return 0.0
        if wait := self.wait(cost):
            return wait
        self._level -= min(cost, self._burst)
        return 0.0

    def wait(self, cost: float = 1.0) -> float:
        """The seconds until there are enough tokens; 0.0 if there are.

        A cost above the burst counts as the whole burst; otherwise it would never be allowed.
        """
        now, cost = time.monotonic(), min(cost, self._burst)
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return (cost - self._level) / self._rate if self._level < cost - ROUNDING else 0.0

    def spend(self, cost: float = 1.0) -> None:
        """Take tokens after `wait` has returned 0.0."""
        self._level -= min(cost, self._burst)


class RateLimit:
    """One token bucket per network; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: LruCache[str, TokenBucket] = LruCache(MOST_BUCKETS)

    @classmethod
    def per_minute(cls, number: float) -> "RateLimit":
        """A burst of `number`, refilled within a minute."""
        return cls(number / 60, number)

    def take(self, address: str, cost: float = 1.0) -> float:
        """Take tokens from all networks of an address; returns 0.0 if all had enough, otherwise the seconds to wait."""
        buckets = [self._bucket(network) for network in networks(address)]
        wait = max(bucket.wait(cost) for bucket in buckets)
        if not wait:
            for bucket in buckets:
                bucket.spend(cost)
        return wait

    def _bucket(self, network: Network) -> TokenBucket:
        if (bucket := self._buckets.get(network.name)) is None:
            bucket = TokenBucket(self.rate * network.share, self.burst * network.share)
            self._buckets.put(network.name, bucket)
        return bucket


class SharedLimit:
    """A rate limit that all processes share. Each process enforces it for its own clients even if the bus is down."""

    def __init__(self, own: RateLimit, leases: Leases | None) -> None:
        """`leases` is None if this process runs alone."""
        self._own, self._leases = own, leases

    async def take(self, address: str) -> float:
        """Take a token; returns 0.0 if there was one, otherwise the seconds to wait."""
        wait = self._own.take(address)
        return wait if wait or self._leases is None else await self._leases.take(address)


class ConnectionLimit:
    """Limits the open connections of an IPv4 address or an IPv6 network, in total or per table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str, table: str = "") -> bool:
        """Count a connection until `leave` is called; returns False if it is not allowed."""
        counted = _names(address, table)
        if any(self._open[name] >= self._most * share for name, share in counted):
            return False
        self._open.update(name for name, _ in counted)
        return True

    def leave(self, address: str, table: str = "") -> None:
        """Stop counting a closed connection."""
        for name, _ in _names(address, table):
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]


def _names(address: str, table: str) -> list[tuple[str, int]]:
    """The names of a connection's counters, each with the multiple of the limit that applies to its network."""
    return [(f"{name} {table}", share) for name, share in networks(address)]


@dataclass(frozen=True)
class RateLimits:
    """All limits per address."""

    requests: SharedLimit
    """All HTTP requests except those for static files."""
    static_files: RateLimit
    connects: SharedLimit
    """WebSockets opened."""
    connections: ConnectionLimit
    """WebSockets open at the same time."""
    spectators: ConnectionLimit
    """WebSockets of spectators open at the same time, per table."""
    make_table: SharedLimit
    join_table: RateLimit
    find_code: RateLimit
    new_person: RateLimit
    """Tokens issued to new people."""
    account: RateLimit
    """Device links created or used; exports and deletions of a person's data."""
    previews: RateLimit
    """Preview pictures of shared links."""
    statistics: RateLimit
    phases: RateLimit
    """Reads of a whole game's log."""
    analysis: RateLimit
    analysis_seconds: RateLimit
    """Estimated worker seconds for analyses of finished games."""
    upload_seconds: RateLimit
    """The same for uploaded records, so that they do not use up the quota for games played here."""
    advice: RateLimit
