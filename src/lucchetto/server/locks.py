"""One lock for each name, forgotten as soon as nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._locks

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._users[name] = self._users.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._locks[name], self._users[name]
