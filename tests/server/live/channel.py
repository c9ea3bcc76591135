"""A channel that keeps what is sent, in place of a WebSocket."""

from lucchetto.server.live.connections import Connection


class RecordingChannel:
    def __init__(self) -> None:
        self.is_congested = False
        self.sent: list[bytes] = []
        self.taken = 0
        """Bytes that the client has taken."""
        self.codes: list[int] = []
        """The codes with which it was closed: at most one, if the connection is correct."""
        self.ready = 0
        """How often the next message was asked for."""

    def send_text(self, message: bytes) -> None:
        if not self.codes:
            self.sent.append(message)

    def unsent(self) -> int:
        return sum(map(len, self.sent)) - self.taken

    def close(self, code: int) -> None:
        self.codes.append(code)

    def next_message(self) -> None:
        self.ready += 1


def connection_of(person: str | None, table: str = "t") -> Connection:
    """Somebody's connection without a network."""
    return Connection(table, person, RecordingChannel())


def channel_of(connection: Connection) -> RecordingChannel:
    assert isinstance(connection.channel, RecordingChannel)
    return connection.channel
