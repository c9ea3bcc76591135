"""The file with everything that is kept about a person. It is for them, not for the page."""

from msgspec import Raw

from .protocol import Shape, TableSettings


class OwnDevice(Shape):
    """A device that is signed in, by the age of its token."""

    since: float


class OwnTable(Shape):
    """A table at which one sits, and the record of its game as everybody at the table may have it."""

    table: str
    code: str
    settings: TableSettings
    status: str
    updated: float
    host: bool
    seats: list[int]
    names: list[str]
    """One's own, and of people who play at the same device."""
    open_choices: dict[str, str]
    """What one has chosen in a phase in which others still think, by seat."""
    record: list[Raw]
    """Its lines; none before the game has begun."""


class OwnNote(Shape):
    """What is worked out about the person: results of daily games, and of games for the statistics."""

    kind: str
    key: str
    data: Raw


class OwnData(Shape):
    """Everything that is kept about a person."""

    lucchetto: int
    """The version of this form."""
    person: str
    """How the server calls them. It opens nothing."""
    devices: list[OwnDevice]
    tables: list[OwnTable]
    notes: list[OwnNote]
