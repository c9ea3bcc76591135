"""News of tables between the processes that serve them: the interface, and the one for a single process."""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from .protocol import Said

logger = logging.getLogger("lucchetto.bus")


class BusError(Exception):
    """The bus cannot be used; the text is one line that can be shown."""


class Here(Struct):
    """Who is at a table at one process: a person for each connection, "" for those whom nobody knows."""

    process: str
    people: list[str]
    asks: bool = False
    """Whether the others are to say the same."""


class News(Struct):
    """A table's log has grown to `length` lines, somebody there said something, or somebody came or went."""

    table: str
    length: int = 0
    said: Said | None = None
    here: Here | None = None
    changed: str = ""
    """A person whose tokens or data have changed, at whatever tables they are; `table` is then empty."""


Listener = Callable[[News], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        """From now on, tell of all news, this process's own included; call `missed` when some may have been lost."""

    async def publish(self, news: News) -> None: ...

    async def ping(self) -> None:
        """Raises, and soon, if it does not answer."""

    async def close(self) -> None: ...


class LocalBus:
    """One process: news reach the listeners at once, and none is ever lost."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        self._listeners.append(listener)

    async def publish(self, news: News) -> None:
        await self._tell(news)

    async def _tell(self, news: News) -> None:
        for listener in self._listeners:
            try:
                await listener(news)
            except Exception:  # what is published has happened; one deaf listener must not undo it
                logger.exception("news of table %s were not heard", news.table)

    async def ping(self) -> None:
        """It is always there."""

    async def close(self) -> None:
        self._listeners.clear()
