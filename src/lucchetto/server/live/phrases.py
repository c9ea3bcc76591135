"""Limits how many phrases a person may say at a table."""

import time
from collections import deque
from math import ceil

from lucchetto.server.errors import RateLimitedError
from lucchetto.server.lru import LruCache

MOST, WINDOW = 5, 10.0
"""Maximum number of phrases per person and table, and the window in seconds."""
REMEMBERED = 10_000


class PhraseLimit:
    def __init__(self) -> None:
        self._said: LruCache[tuple[str, str], deque[float]] = LruCache(REMEMBERED)

    def check(self, table: str, person: str) -> None:
        """Count a phrase; raises RateLimitedError if it is one too many."""
        said = self._said.get((table, person))
        if said is None:
            said = deque(maxlen=MOST)
            self._said.put((table, person), said)
        now = time.monotonic()
        if len(said) == MOST and (wait := said[0] + WINDOW - now) > 0:
            raise RateLimitedError("too-many-phrases", "too many phrases: wait {seconds} seconds", seconds=ceil(wait))
        said.append(now)
