"""What is written down of a table. The log is the truth: a table is the fold of its entries (table.py)."""

from msgspec import Struct, json

from lucchetto.server.wire.tables import TableSettings


class TableEvent(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened; and the client's message that brought it about, so that a resent one is known."""

    by: str = ""
    message: str = ""


class Seated(Struct, omit_defaults=True):
    """A seat at the beginning: a person (with the hash of their identity), a bot, or open."""

    name: str = ""
    person: str | None = None
    bot: str | None = None


class Daily(Struct):
    """Of which day's game a table is, and what was out of its dice beforehand (docs/daily.md)."""

    date: str
    commitment: str


class Made(TableEvent):
    code: str
    host: str
    settings: TableSettings
    seats: list[Seated]
    secret: str
    nonces: list[str] = []
    """For seats that nobody stirs. Drawn now: once people's nonces are known, the server must not choose any."""
    first: int | None = None
    """A rematch knows who begins; otherwise it is drawn at the start."""
    hints: bool = False
    """A rematch starts with hints as they were."""
    daily: Daily | None = None


class Sat(TableEvent):
    seat: int
    name: str
    person: str


class Stood(TableEvent):
    seat: int


class Closed(TableEvent):
    seat: int


class Botted(TableEvent):
    seat: int
    name: str
    bot: str


class Stirred(TableEvent):
    seat: int
    nonce: str


class Started(TableEvent):
    seats: list[int]
    first: int
    lucky: list[tuple[int, int]]


class Rolled(TableEvent):
    faces: dict[str, int | list[int]]


class Chose(TableEvent):
    seat: int
    move: str | None


class Replaced(TableEvent):
    """A bot plays for the seat's person from now on."""

    seat: int
    bot: str


class Returned(TableEvent):
    seat: int


class Hinted(TableEvent):
    """The coach may be asked from now on, or no longer."""

    on: bool


class Rematched(TableEvent):
    table: str


class Forgotten(TableEvent):
    """The person of these seats had their data deleted; what earlier lines said of them was taken out of there."""

    seats: list[int]
    bot: str
    """Plays on for them in a game that is going on."""
    host: str | None = None
    """Who is the host from now on, if they were; "" for nobody."""


AnyEvent = (
    Made
    | Sat
    | Stood
    | Closed
    | Botted
    | Stirred
    | Started
    | Rolled
    | Chose
    | Replaced
    | Returned
    | Hinted
    | Rematched
    | Forgotten
)


class Line(Struct, omit_defaults=True):
    """An entry and when it was written (seconds since 1970)."""

    at: float
    entry: AnyEvent


encode = json.Encoder().encode
decode = json.Decoder(Line).decode
