"""TableUpdate of tables between the processes that serve them: the interface."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from lucchetto.server.wire.live import Said


class BusError(Exception):
    """The bus cannot be used; the text is one line that can be shown."""


class LocalPresence(Struct):
    """Who is at a table at one process: a person for each connection, "" for those whom nobody knows."""

    process: str
    people: list[str]
    asks: bool = False
    """Whether the others are to say the same."""


class TableUpdate(Struct):
    """A table's log has grown to `length` lines, somebody there said something, or somebody came or went."""

    table: str
    length: int = 0
    said: Said | None = None
    here: LocalPresence | None = None
    changed: str = ""
    """A person whose tokens or data have changed, at whatever tables they are; `table` is then empty."""


Listener = Callable[[TableUpdate], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        """From now on, tell of all news, this process's own included; call `missed` when some may have been lost."""

    async def publish(self, update: TableUpdate) -> None: ...

    async def ping(self) -> None:
        """Raises, and soon, if it does not answer."""

    async def close(self) -> None: ...
