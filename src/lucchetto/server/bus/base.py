"""The bus: publishes table updates to every process that serves the same database.

Updates are only hints: a process that misses one finds the events in the table's log.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from lucchetto.server.security.leases import TokenStore
from lucchetto.server.vocabulary import Phrase


class BusError(Exception):
    """The bus cannot be used. The message is one line for the operator."""


class SpokenPhrase(Struct, tag_field="type", tag="said"):
    """A phrase that a player said at a table."""

    seat: int
    phrase: Phrase


class LocalPresence(Struct):
    """The clients of one process that are connected to a table: one person per connection, "" for unknown visitors."""

    process: str
    people: list[str]
    asks: bool = False
    """Whether the other processes should publish their own lists in reply."""


class TableUpdate(Struct):
    """A table's log has grown to `length` lines, a player said a phrase, or the connected clients changed."""

    table: str
    length: int = 0
    lines: list[bytes] = []
    """The log's last lines, so that other processes need not read the log; empty if they must."""
    said: SpokenPhrase | None = None
    here: LocalPresence | None = None
    changed: str = ""
    """A person whose tokens or data have changed; `table` is empty then."""


Listener = Callable[[TableUpdate], Awaitable[None] | None]
"""Handles an update at once, or returns an awaitable that does the rest."""
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    @property
    def tokens(self) -> TokenStore | None:
        """The token buckets that all processes share; None if this process runs alone."""

    @property
    def is_alone(self) -> bool:
        """Whether there is no other process, so that nobody needs `publish_elsewhere`."""

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        """Call `listener` for every update, even this process's own, and `missed` when updates may have been lost."""

    async def publish(self, update: TableUpdate) -> None: ...

    def publish_elsewhere(self, update: TableUpdate) -> None:
        """Send an update to the other processes without waiting; this process has handled it already."""

    async def ping(self) -> None:
        """Raises within a few seconds if the bus does not answer."""

    async def close(self) -> None: ...
