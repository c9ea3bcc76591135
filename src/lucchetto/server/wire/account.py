"""What travels of a person's own data: figures for the page, and the file that holds all of it."""

from msgspec import Raw

from .base import Shape
from .tables import TableSettings


class Download(Shape):
    """Part of the file that a person downloads; the page never reads it."""


class OwnDevice(Download):
    """A device that is signed in, by the age of its token."""

    since: float


class OwnTable(Download):
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


class OwnNote(Download):
    """What is worked out about the person: results of daily games, and of games for the statistics."""

    kind: str
    key: str
    data: Raw


class OwnData(Download):
    """Everything that is kept about a person."""

    lucchetto: int
    """The version of this form."""
    person: str
    """How the server calls them. It opens nothing."""
    devices: list[OwnDevice]
    tables: list[OwnTable]
    notes: list[OwnNote]


class Me(Shape):
    """What is kept about the person, in numbers."""

    devices: int
    tables: int


class Handoff(Shape):
    """A one-time code that lets another device go on as the same person."""

    code: str
    seconds: int
