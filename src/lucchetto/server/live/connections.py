"""The connected clients of each table, and the messages queued for them."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

import msgspec

from lucchetto.server.wire.live import FromServer

OUTBOX = 64
"""Messages that may wait for a slow client; then it is dropped, comes back and gets a fresh view."""

FAREWELL = b""
"""The last message in an outbox."""

_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Connection:
    table: str
    person: str | None
    outbox: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(OUTBOX))
    too_slow: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    """Set unless a request of its client is being carried out."""
    leaving: bool = False
    """Whether its client is being sent to another process."""

    def __post_init__(self) -> None:
        self.idle.set()

    @property
    def dropped(self) -> bool:
        return self.too_slow.is_set()

    def send(self, message: FromServer | bytes) -> None:
        """Never waits: one slow client must not hold up a table."""
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(message if isinstance(message, bytes) else _encode(message))
        except asyncio.QueueFull:
            self.drop()

    def leave(self) -> None:
        """Close it as soon as the request in flight is answered."""
        if self.leaving:
            return
        self.leaving = True
        if self.idle.is_set():
            self.send(FAREWELL)

    def rest(self) -> None:
        """The request in flight is done."""
        self.idle.set()
        if self.leaving:
            self.send(FAREWELL)

    def drop(self) -> None:
        """Discard the queued messages and close the connection."""
        self.too_slow.set()
        while not self.outbox.empty():
            self.outbox.get_nowait()


class ConnectionRegistry:
    def __init__(self) -> None:
        self._tables: defaultdict[str, set[Connection]] = defaultdict(set)
        self._changed = asyncio.Event()

    def add(self, connection: Connection) -> None:
        self._tables[connection.table].add(connection)
        self._changed.set()

    def remove(self, connection: Connection) -> None:
        here = self._tables[connection.table]
        here.discard(connection)
        if not here:
            del self._tables[connection.table]
        self._changed.set()

    def at(self, table: str) -> frozenset[Connection]:
        return frozenset(self._tables.get(table, ()))

    def present(self, table: str) -> set[str]:
        return {connection.person for connection in self.at(table) if connection.person}

    def tables(self) -> list[str]:
        return list(self._tables)

    def everybody(self) -> list[Connection]:
        return [connection for here in self._tables.values() for connection in here]

    async def leave_all(self) -> None:
        """Send every client to another process; returns when all are gone."""
        while everybody := self.everybody():
            for connection in everybody:
                connection.leave()
            self._changed.clear()
            await self._changed.wait()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))


encode = _encode
