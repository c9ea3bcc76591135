"""One lock for each name, forgotten as soon as nobody waits for it."""

import asyncio
from types import TracebackType


class KeyedLock:
    def __init__(self) -> None:
        self._held: dict[str, _Held] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def hold(self, name: str) -> "_Held":
        """For `async with`."""
        if name not in self._held:
            self._held[name] = _Held(self._held, name)
        return self._held[name]


class _Held:
    """A class of its own, not a generator: it is passed at every decision."""

    def __init__(self, held: "dict[str, _Held]", name: str) -> None:
        self._all, self._name = held, name
        self._lock, self._users = asyncio.Lock(), 0

    async def __aenter__(self) -> None:
        self._users += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._left()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
        self._left()

    def _left(self) -> None:
        self._users -= 1
        if not self._users:
            del self._all[self._name]
