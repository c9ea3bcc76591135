"""One lock per name. Callbacks and coroutines acquire it in the order of their requests."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType

Turn = Callable[[], None]


class KeyedLock:
    def __init__(self) -> None:
        self._held: dict[str, deque[Turn] | None] = {}
        """Held locks, each with its waiting callbacks; None until the first one waits."""

    def __contains__(self, name: str) -> bool:
        return name in self._held

    def is_awaited(self, name: str) -> bool:
        """Whether a turn waits for this lock."""
        return bool(self._held.get(name))

    def acquire(self, name: str, turn: Turn) -> bool:
        """Call `turn` when the lock is free; returns whether it must wait. Each turn ends with a call of `release`."""
        if name not in self._held:
            self._held[name] = None
            turn()
            return False
        waiting = self._held[name]
        if waiting is None:
            waiting = self._held[name] = deque()
        waiting.append(turn)
        return True

    def release(self, name: str) -> None:
        if waiting := self._held[name]:
            asyncio.get_running_loop().call_soon(waiting.popleft())  # a direct call would nest the turns
        else:
            del self._held[name]

    def hold(self, name: str) -> "_Hold":
        """Hold a lock in an `async with` block."""
        return _Hold(self, name)


class _Hold:
    def __init__(self, locks: KeyedLock, name: str) -> None:
        self._locks, self._name = locks, name

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._locks.acquire(self._name, lambda: self._begin(turn))
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # its turn has come, but the task was cancelled
                self._locks.release(self._name)
            raise

    def _begin(self, turn: "asyncio.Future[None]") -> None:
        if turn.cancelled():
            self._locks.release(self._name)
        else:
            turn.set_result(None)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._locks.release(self._name)
