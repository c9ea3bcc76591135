"""Messages about a person's own data: a summary for the page, and the file to download."""

from msgspec import UNSET, Raw, UnsetType

from .base import Link, Shape
from .tables import TableSettings


class Download(Shape):
    """Base class of the types in the downloaded file, which the page never reads."""


class OwnDevice(Download):
    """A signed-in device, identified by when it received its token."""

    since: float


class OwnTable(Download):
    """A table at which the person sits, and the public record of its game."""

    table: str
    code: str
    settings: TableSettings
    status: str
    updated: float
    host: bool
    seats: list[int]
    names: list[str]
    """The person's name, and those of guests on the same device."""
    open_choices: dict[str, str]
    """The person's choices that have not taken effect yet, by seat."""
    record: list[Raw]
    """The lines of the record; empty before the start."""
    pad: list[str] | UnsetType = UNSET
    """The entries on the person's sheets of a score pad, in the order in which they were made; a pad has no record."""


class OwnNote(Download):
    """A stored document about the person, such as the result of a daily game or a game in the statistics."""

    kind: str
    key: str
    data: Raw


class OwnData(Download):
    """Everything that is stored about a person."""

    lucchetto: int
    """The version of this file format."""
    person: str
    """The server's identifier of the person; it does not grant access."""
    devices: list[OwnDevice]
    tables: list[OwnTable]
    notes: list[OwnNote]


class Me(Shape):
    """How much is stored about the person."""

    devices: int
    tables: int


class Handoff(Shape):
    """A one-time code that lets another device sign in as the same person."""

    code: str
    seconds: int
    """Until the code expires."""
    link: Link
    """The link to the page that signs in. The code is in the fragment, which browsers never send to a server."""
