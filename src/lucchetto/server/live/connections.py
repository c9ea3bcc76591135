"""The connected clients of each table, and the messages queued for them."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

import msgspec

from lucchetto.server.wire.live import FromServer

from .outbox import Outbox

END = b""
"""Marks the end of an outbox: the connection is closed after it."""

_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Connection:
    table: str
    person: str | None
    outbox: Outbox = field(default_factory=Outbox)
    too_slow: asyncio.Event = field(default_factory=asyncio.Event)
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    """Cleared while a message of the client is in flight."""
    leaving: bool = False
    """Whether the connection is being closed so that the client reconnects, perhaps to another process."""

    def __post_init__(self) -> None:
        self.idle.set()

    @property
    def dropped(self) -> bool:
        return self.too_slow.is_set()

    def send(self, message: FromServer | bytes) -> None:
        """Queue a message without waiting; a client that is too slow is dropped, so it cannot hold up the table."""
        if not self.dropped and not self.outbox.put(message if isinstance(message, bytes) else _encode(message)):
            self.drop()

    def send_presence(self, message: bytes) -> None:
        """Queue a presence message in place of one that is not sent yet."""
        if not self.dropped and not self.outbox.put_presence(message):
            self.drop()

    def leave(self) -> None:
        """Close the connection once the message in flight is answered."""
        if self.leaving:
            return
        self.leaving = True
        if self.idle.is_set():
            self.send(END)

    def answered(self) -> None:
        """The message in flight is answered."""
        self.idle.set()
        if self.leaving:
            self.send(END)

    def drop(self) -> None:
        """Discard the queued messages and close the connection."""
        self.too_slow.set()
        self.outbox.clear()


@dataclass
class Acknowledgement:
    """That a client's message was carried out: part of the message about its effect, if there is one."""

    connection: Connection
    message: str
    """The id of the client's message."""
    is_sent: bool = False


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
        """The known people who are connected to a table at this process."""
        return {connection.person for connection in self.at(table) if connection.person}

    def tables(self) -> list[str]:
        return list(self._tables)

    def everybody(self) -> list[Connection]:
        return [connection for here in self._tables.values() for connection in here]

    async def leave_all(self) -> None:
        """Close all connections, so that clients reconnect to another process; returns when all are closed."""
        while everybody := self.everybody():
            for connection in everybody:
                connection.leave()
            self._changed.clear()
            await self._changed.wait()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))


encode = _encode
