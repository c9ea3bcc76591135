"""A table's event log: what is stored of a table, one JSON line per event. The table is the fold of its log (state.py).

These types are stored for ever and never travel. Unknown fields are ignored, so that a process of the previous version
can read what a newer one has written; an event of an unknown kind makes the table unavailable to that process.
"""

from typing import get_args

from msgspec import DecodeError, Struct, ValidationError, json

from lucchetto.server.vocabulary import DiceKind, Timer, VariantName


class Settings(Struct, frozen=True):
    """How a table is played, chosen when it is made."""

    variant: VariantName
    dice: DiceKind = "fair"
    timer: Timer = 0
    """Seconds for a decision; 0: no limit."""
    listed: bool = False
    """Whether the lobby shows the table."""


class TableEvent(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened, with the sender and id of the client's message: a message sent again has no effect."""

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
    settings: Settings
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
    """An event and when it was written (seconds since 1970)."""

    at: float
    entry: AnyEvent


class UnknownEventError(DecodeError):
    """The line holds an event of a kind that this version does not know: a newer version has written it."""


class _Kind(Struct):
    kind: str


class _KindOfLine(Struct):
    entry: _Kind


encode = json.Encoder().encode
_decode = json.Decoder(Line).decode
_decode_kind = json.Decoder(_KindOfLine).decode
KINDS = frozenset(str(event.__struct_config__.tag) for event in get_args(AnyEvent))


def decode(line: bytes) -> Line:
    """Raises UnknownEventError for an event of a newer version, DecodeError for a damaged line."""
    try:
        return _decode(line)
    except ValidationError:
        kind = _decode_kind(line).entry.kind
        if kind in KINDS:
            raise
        raise UnknownEventError(f"unknown kind of event: {kind}") from None
