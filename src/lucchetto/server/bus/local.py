"""The bus of a single process, which calls its own listeners directly."""

import logging

from lucchetto.server.security.leases import TokenStore

from .base import Listener, Missed, TableUpdate

logger = logging.getLogger("lucchetto.bus")


class LocalBus:
    """Calls every listener before `publish` returns; updates are never lost."""

    tokens: TokenStore | None = None
    is_alone = True

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        self._listeners.append(listener)

    async def publish(self, update: TableUpdate) -> None:
        await self._notify(update)

    def publish_elsewhere(self, update: TableUpdate) -> None:
        """Does nothing: there is no other process."""

    async def _notify(self, update: TableUpdate) -> None:
        for listener in self._listeners:
            try:
                if (work := listener(update)) is not None:
                    await work
            except Exception:  # a failing listener must not stop the others
                logger.exception("a listener failed on an update of table %s", update.table)

    async def ping(self) -> None:
        """Always succeeds."""

    async def close(self) -> None:
        self._listeners.clear()
