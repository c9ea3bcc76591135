"""The bus of a single process: updates reach its own listeners at once."""

import logging

from .base import Listener, Missed, TableUpdate

logger = logging.getLogger("lucchetto.bus")


class LocalBus:
    """Updates reach the listeners at once, and none is ever lost."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        self._listeners.append(listener)

    async def publish(self, update: TableUpdate) -> None:
        await self._tell(update)

    async def _tell(self, update: TableUpdate) -> None:
        for listener in self._listeners:
            try:
                await listener(update)
            except Exception:  # the update has happened; one failing listener must not stop the others
                logger.exception("an update of table %s was not handled", update.table)

    async def ping(self) -> None:
        """It is always there."""

    async def close(self) -> None:
        self._listeners.clear()
