"""One lock per name, which is removed when nobody holds or waits for it."""

import asyncio
from types import TracebackType


class KeyedLock:
    def __init__(self) -> None:
        self._held: dict[str, _Held] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def hold(self, name: str) -> "_Held":
        """The lock of this name, for `async with`."""
        if name not in self._held:
            self._held[name] = _Held(self._held, name)
        return self._held[name]


class _Held:
    """A class because a generator-based context manager is slower, and every decision takes a lock."""

    def __init__(self, held: "dict[str, _Held]", name: str) -> None:
        self._all, self._name = held, name
        self._lock, self._users = asyncio.Lock(), 0

    async def __aenter__(self) -> None:
        self._users += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._remove_user()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
        self._remove_user()

    def _remove_user(self) -> None:
        self._users -= 1
        if not self._users:
            del self._all[self._name]
