"""Token buckets in Valkey or Redis that all processes share. During an outage, requests do not wait for Valkey."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from valkey.asyncio import BlockingConnectionPool, Valkey
from valkey.asyncio.retry import Retry
from valkey.backoff import NoBackoff
from valkey.exceptions import ValkeyError

from lucchetto.server.security.leases import Grant, SharedBucket
from lucchetto.server.urls import reason

TIMEOUT = 0.25
"""Seconds that a request may wait for Valkey; after one timeout, no request waits until Valkey answers again."""
RETRY_AFTER = 1.0
"""Seconds between two attempts to reach Valkey again."""
CONNECTIONS = 8
"""Maximum number of connections to Valkey."""

CONNECTION_ERRORS = (ValkeyError, OSError, TimeoutError)

TAKE = """
-- Generic cell rate algorithm: each key holds the time at which its bucket will be full again.
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local granted, wait, full = tonumber(ARGV[1]), 0, {}
for i, key in ipairs(KEYS) do
  local rate, burst = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  full[i] = math.max(now, tonumber(redis.call('GET', key) or 0))
  local level = burst - (full[i] - now) * rate
  granted = math.min(granted, math.floor(level + 0.000001))
  wait = math.max(wait, (1 - level) / rate)
end
if granted < 1 then
  return {0, math.ceil(wait * 1000000)}
end
for i, key in ipairs(KEYS) do
  local at = full[i] + granted / tonumber(ARGV[2 * i])
  redis.call('SET', key, string.format('%.6f', at), 'PX', math.ceil((at - now) * 1000) + 1)
end
return {granted, 0}
"""

logger = logging.getLogger("lucchetto.bus")


class ValkeyTokens:
    """A `TokenStore` in Valkey. After an error, a background task waits for Valkey, and requests proceed without it."""

    def __init__(self, url: str, prefix: str) -> None:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=TIMEOUT,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            retry=Retry(NoBackoff(), 0),
        )
        self._client = Valkey.from_pool(pool)
        self._take = self._client.register_script(TAKE)
        self._prefix = prefix
        self._recovery: asyncio.Task[None] | None = None

    async def lease(self, buckets: Sequence[SharedBucket], wanted: int) -> Grant | None:
        if self._recovery:
            return None
        numbers = [number for bucket in buckets for number in (bucket.rate, bucket.burst)]
        try:
            found = await self._take([f"{self._prefix}:{bucket.name}" for bucket in buckets], [wanted, *numbers])
        except CONNECTION_ERRORS as error:
            self._recover(error)
            return None
        return Grant(int(found[0]), int(found[1]) / 1_000_000)

    async def close(self) -> None:
        if self._recovery:
            self._recovery.cancel()
        with contextlib.suppress(*CONNECTION_ERRORS):
            await self._client.aclose()

    def _recover(self, error: Exception) -> None:
        if self._recovery is None:
            logger.warning("this process counts rate limits on its own until the bus answers: %s", reason(error))
            self._recovery = asyncio.create_task(self._wait_for_valkey())

    async def _wait_for_valkey(self) -> None:
        while True:
            await asyncio.sleep(RETRY_AFTER)
            with contextlib.suppress(*CONNECTION_ERRORS):
                await self._client.ping()
                break
        self._recovery = None
