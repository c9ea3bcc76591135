"""The bus: updates of tables, published to every process that serves the same database.

It carries hints, never truth: a process that misses an update finds what has happened in the log.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from lucchetto.server.vocabulary import Phrase


class BusError(Exception):
    """The bus cannot be used; the text is one line that can be shown."""


class SpokenPhrase(Struct, tag_field="type", tag="said"):
    """A phrase that somebody said at a table."""

    seat: int
    phrase: Phrase


class LocalPresence(Struct):
    """Who is connected to a table at one process: one person per connection, "" for an unknown visitor."""

    process: str
    people: list[str]
    asks: bool = False
    """Whether the other processes should answer with their own list."""


class TableUpdate(Struct):
    """A table's log has grown to `length` lines, somebody there said something, or the connected clients changed."""

    table: str
    length: int = 0
    said: SpokenPhrase | None = None
    here: LocalPresence | None = None
    changed: str = ""
    """A person whose tokens or data have changed; `table` is then empty."""


Listener = Callable[[TableUpdate], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        """Call `listener` for every update, including this process's own, and `missed` when some may be lost."""

    async def publish(self, update: TableUpdate) -> None: ...

    async def ping(self) -> None:
        """Raises, and soon, if it does not answer."""

    async def close(self) -> None: ...
