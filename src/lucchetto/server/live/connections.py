"""Registers the connected clients of each table and sends them messages without waiting."""

import asyncio
from collections import defaultdict
from collections.abc import Set as AbstractSet
from typing import Protocol

import msgspec

from lucchetto.server.wire.live import FromServer

RESTART, TOO_SLOW = 1012, 4408
"""Close codes: the client should reconnect, perhaps to another process; the client reads too slowly."""
MOST_UNSENT = 256 * 1024
"""Bytes that a client may leave unread before it is dropped; it reconnects and receives a fresh view."""

encode = msgspec.json.Encoder().encode


class Channel(Protocol):
    """The WebSocket of a connection (api/websocket_protocol.py)."""

    is_congested: bool
    """Whether the client has left much unread. A channel that stays congested for long closes itself."""

    def send_text(self, message: bytes) -> None:
        """Send a message without waiting; ignored once the channel is closing."""

    def unsent(self) -> int:
        """Bytes that are still in the write buffer."""

    def close(self, code: int) -> None:
        """Close the channel after the data already sent; abort it if the client does not read for a few seconds."""

    def next_message(self) -> None:
        """Deliver the client's next message: the connection is ready for it."""


class Connection:
    """One client at one table. Sending never blocks, so a slow client cannot delay the table."""

    __slots__ = ("_presence", "channel", "dropped", "in_flight", "leaving", "person", "table")

    def __init__(self, table: str, person: str | None, channel: Channel) -> None:
        self.table = table
        self.person = person
        self.channel = channel
        self.in_flight = False
        """Whether a message of the client is being handled."""
        self.leaving = False
        """Whether the connection is being closed so that the client reconnects, perhaps to another process."""
        self.dropped = False
        self._presence: bytes | None = None
        """The newest presence message, if the client has been too slow to receive it."""

    def send(self, message: bytes) -> None:
        if self.dropped:
            return
        channel = self.channel
        channel.send_text(message)
        if channel.is_congested and channel.unsent() > MOST_UNSENT:
            self.drop()

    def send_message(self, message: FromServer) -> None:
        self.send(encode(message))

    def send_view(self, view: bytes) -> None:
        """Send a view. It includes the presence, so a pending presence message is dropped."""
        self._presence = None
        self.send(view)

    def send_presence(self, message: bytes) -> None:
        """Send a presence message. For a slow client, only the newest one is kept."""
        if self.channel.is_congested:
            self._presence = message
        else:
            self.send(message)

    def uncongested(self) -> None:
        """Send the pending presence message. Called by the channel when the client has caught up."""
        if message := self._presence:
            self._presence = None
            self.send(message)

    def leave(self) -> None:
        """Close the connection once the message in flight is answered."""
        if not self.leaving:
            self.leaving = True
            if not self.in_flight:
                self.channel.close(RESTART)

    def drop(self) -> None:
        """Close the connection of a client that does not read."""
        if not self.dropped:
            self.dropped = True
            self.channel.close(TOO_SLOW)


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

    def at(self, table: str) -> AbstractSet[Connection]:
        """The connections to a table. The set changes when clients connect or disconnect, so do not keep it."""
        return self._tables.get(table, NOBODY)

    def present(self, table: str) -> set[str]:
        """The known people who are connected to a table in this process."""
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


NOBODY: AbstractSet[Connection] = frozenset()
