"""The events of a table's log, stored as one JSON line per event. The table is the fold of its log (state.py).

These types are stored forever and never sent to clients. Unknown fields are ignored, so that a process of the previous
version can read events of a newer one; an event of an unknown kind makes the table unavailable in that process.
"""

from typing import get_args

import msgspec
from msgspec import UNSET, DecodeError, Struct, UnsetType, ValidationError, json

from lucchetto.server.vocabulary import DiceKind, Timer, VariantName


class Settings(Struct, frozen=True):
    """A table's settings, chosen when it is made."""

    variant: VariantName
    dice: DiceKind = "fair"
    timer: Timer = 0
    """Seconds per decision; 0 means no limit."""
    listed: bool = False
    """Whether the lobby shows the table."""
    score_pad: bool | UnsetType = msgspec.field(default=UNSET, name="pad")
    """Stored only for a score pad. An earlier version treats it as a table with real dice, until the first entry."""

    @property
    def pad(self) -> bool:
        """Whether it is a score pad: the dice are real, and players enter only their crosses."""
        return bool(self.score_pad)


class TableEvent(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Base class of all events. The sender and the id of the client's message make a resent message idempotent."""

    by: str = ""
    message: str = ""


class Seated(Struct, omit_defaults=True):
    """A seat of a new table: a person, a bot, or open."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    character: str | None = None
    """The bot's character; a process that does not know it plays the plain level."""
    strength: float | None = None
    """A partner's strength, fixed for this game; its `bot` is the nearest level, which an older process plays."""


class Daily(Struct):
    """The day of a daily game, and the commitment to its dice that was published beforehand (docs/daily.md)."""

    date: str
    commitment: str


class Made(TableEvent):
    code: str
    host: str
    settings: Settings
    seats: list[Seated]
    secret: str
    nonces: list[str] = []
    """One per seat, used if its person adds none. Drawn now: the server must not choose it after seeing theirs."""
    first: int | None = None
    """The seat that begins, set in a rematch; otherwise it is drawn at the start."""
    hints: bool = False
    """Whether hints are on, set in a rematch."""
    wins: list[int] = []
    """In a rematch, the number of games that each seat has won since the first game of the series."""
    daily: Daily | None = None
    lucky: list[tuple[int, int]] = []
    """The lucky pairs that the host chose, one for each seat that the game can have; empty if they are to be drawn."""
    spares: list[str] = []
    """The server's nonces for seats that are added later. Drawn and published now, for the same reason as `nonces`."""
    offline: bool = False
    """Whether the game is played offline on a device, so that nothing proves its dice."""


class Sat(TableEvent):
    seat: int
    name: str
    person: str


class Stood(TableEvent):
    seat: int


class Closed(TableEvent):
    seat: int


class Opened(TableEvent):
    """A seat that was closed or had a bot is open again."""

    seat: int


class Added(TableEvent):
    """An open seat was added. Its nonce is the next one of `Made.spares`."""


class Removed(TableEvent):
    """The host has removed the person of this seat, who may not sit down here again. The seat is open."""

    seat: int


class Renamed(TableEvent):
    seat: int
    name: str
    person: str


class Readied(TableEvent):
    """The person of this seat is ready to start, or is no longer ready."""

    seat: int
    on: bool


class Asked(TableEvent):
    """Somebody without a seat would like to play in the next game."""

    name: str
    person: str


class Declined(TableEvent):
    """The host has declined a request, or its person has withdrawn it; `place` is its index among those pending."""

    place: int


class Botted(TableEvent):
    seat: int
    name: str
    bot: str
    character: str | None = None
    strength: float | None = None
    """As in `Seated`."""


class Stirred(TableEvent):
    seat: int
    nonce: str


class Started(TableEvent):
    seats: list[int]
    first: int
    lucky: list[tuple[int, int]]
    drawn: list[str] | None = None
    """What was drawn from the dice proof of scheme 2 besides the dice: "first", "lucky". None means scheme 1."""


Faces = dict[str, int | list[int]]
"""As in records: the faces of the white dice, and the face of each coloured die."""


class Rolled(TableEvent):
    faces: Faces


class Corrected(TableEvent):
    """The faces of the last roll were entered again, before anybody had decided."""

    faces: Faces


class Chose(TableEvent):
    seat: int
    move: str | None
    late: bool = False
    """Whether the timer ran out, so that the server passed for this seat."""


class Replaced(TableEvent):
    """A bot plays for the seat's person from now on."""

    seat: int
    bot: str


class Returned(TableEvent):
    seat: int


class Hosted(TableEvent):
    """The person of this seat is the host from now on."""

    seat: int


class Resumed(TableEvent):
    """A player has reconnected to a game that all players had left: the timer of the decision restarts."""


class Hinted(TableEvent):
    """Hints were switched on or off."""

    on: bool


class Joined(TableEvent):
    """Somebody gets a new sheet on a score pad, with this lucky pair in Longo."""

    name: str
    person: str
    lucky: tuple[int, int] | None = None


class Entered(TableEvent):
    """Somebody has crossed off a cell ("red 5") or taken a penalty ("penalty") on a score pad."""

    seat: int
    mark: str


class Undone(TableEvent):
    """An entry of a score pad was withdrawn; entries are numbered from 0, including those already undone."""

    entry: int


class Checks(TableEvent):
    """The checks of a score pad were switched off (for house rules), or on again."""

    on: bool


class Counted(TableEvent):
    """The players of a score pad have counted up: the game is over."""


class Rematched(TableEvent):
    """Somebody (`by`) asked for a rematch, and its table has been made."""

    table: str


class Forgotten(TableEvent):
    """The person of these seats had their data deleted; earlier events were rewritten without them."""

    seats: list[int]
    bot: str
    """The bot that takes over the seats in a game in progress."""
    host: str | None = None
    """The new host, if the person was the host; "" if nobody is left."""
    asked: list[int] = []
    """The indexes of the person's pending requests for the next game."""


AnyEvent = (
    Made
    | Sat
    | Stood
    | Closed
    | Opened
    | Added
    | Removed
    | Renamed
    | Readied
    | Asked
    | Declined
    | Botted
    | Stirred
    | Started
    | Rolled
    | Corrected
    | Chose
    | Replaced
    | Returned
    | Hosted
    | Resumed
    | Hinted
    | Joined
    | Entered
    | Undone
    | Checks
    | Counted
    | Rematched
    | Forgotten
)


class Line(Struct, omit_defaults=True):
    """A line of the log: an event and when it was stored (seconds since 1970)."""

    at: float
    entry: AnyEvent


class UnknownEventError(DecodeError):
    """The line holds an event of an unknown kind, stored by a newer version."""


class _Kind(Struct):
    kind: str


class _KindOfLine(Struct):
    entry: _Kind


encode = json.Encoder().encode
_decode = json.Decoder(Line).decode
_decode_kind = json.Decoder(_KindOfLine).decode
KINDS = frozenset(str(event.__struct_config__.tag) for event in get_args(AnyEvent))


def decode(line: bytes) -> Line:
    """Decode a line; raises UnknownEventError for an event of a newer version, DecodeError for a damaged line."""
    try:
        return _decode(line)
    except ValidationError:
        kind = _decode_kind(line).entry.kind
        if kind in KINDS:
            raise
        raise UnknownEventError(f"unknown kind of event: {kind}") from None
