"""The decoders of stored lines as they were on 2026-11-16, frozen: what the present code writes must stay readable for
a process of that version.

Fields, defaults and strictness are those of commit 20842fd; nothing of Lucchetto is imported. It never changes.
"""

from collections.abc import Callable
from datetime import date
from typing import Any, Literal

from msgspec import Struct, field, json

# Words that several types share (protocol.py, protocol_daily.py, protocol_statistics.py, coach/shapes.py)

VariantName = Literal["classic", "longo", "duel"]
DiceKind = Literal["fair", "real"]
Timer = Literal[0, 15, 30, 60]
Status = Literal["waiting", "playing", "over"]
Square = Literal["perfect", "good", "inaccuracy", "mistake", "blunder"]
Opponents = Literal["alone", "novice", "casual", "club", "expert", "master", "people", "mixed"]
Unit = Literal["points", "win"]
Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
LuckMark = Literal["lucky", "unlucky"]
Rating = Literal["master", "expert", "club", "casual", "novice"]


class Shape(Struct, rename="camel", omit_defaults=False, forbid_unknown_fields=True):
    """Base of all that travelled: strict."""


class TableSettings(Shape):
    variant: VariantName
    dice: DiceKind = "fair"
    timer: Timer = 0
    listed: bool = False


# Log lines: column `line` of table `log` (log.py)


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    by: str = ""
    message: str = ""


class Seated(Struct, omit_defaults=True):
    name: str = ""
    person: str | None = None
    bot: str | None = None


class Daily(Struct):
    date: str
    commitment: str


class Made(Entry):
    code: str
    host: str
    settings: TableSettings
    seats: list[Seated]
    secret: str
    nonces: list[str] = []
    first: int | None = None
    hints: bool = False
    daily: Daily | None = None


class Sat(Entry):
    seat: int
    name: str
    person: str


class Stood(Entry):
    seat: int


class Closed(Entry):
    seat: int


class Botted(Entry):
    seat: int
    name: str
    bot: str


class Stirred(Entry):
    seat: int
    nonce: str


class Started(Entry):
    seats: list[int]
    first: int
    lucky: list[tuple[int, int]]


class Rolled(Entry):
    faces: dict[str, int | list[int]]


class Chose(Entry):
    seat: int
    move: str | None


class Replaced(Entry):
    seat: int
    bot: str


class Returned(Entry):
    seat: int


class Hinted(Entry):
    on: bool


class Rematched(Entry):
    table: str


class Forgotten(Entry):
    seats: list[int]
    bot: str
    host: str | None = None


AnyEntry = (
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
    at: float
    entry: AnyEntry


# Summary lines: column `summary` of table `tables` (protocol.py, list_rows.py)


class LobbyTable(Shape):
    table: str
    code: str
    settings: TableSettings
    status: Status
    players: list[str]
    open_seats: int
    updated: float
    your_decision: bool = False
    won: bool | None = None


# Documents: column `data` of table `notes`


class Attempt(Struct, frozen=True, omit_defaults=True):
    """Kind "daily DATE", key PERSON (daily_book.py)."""

    table: str
    name: str
    score: int | None = None
    loss: float | None = None
    exact: bool = False
    squares: list[Square] = field(default_factory=list)


class Chain(Struct, frozen=True):
    """Kind "daily-chain", key "1" (daily_chain.py)."""

    root: bytes
    first: date
    length: int = 36_525


class Perfect(Struct):
    """Kind "daily-perfect", key DATE (daily_judge.py)."""

    score: int
    expected: float


class Told(Struct, rename="camel"):
    """Base of all that the coach says: not strict (coach/shapes.py)."""


class Remark(Told):
    key: str
    facts: dict[str, str | int]


class Moment(Shape):
    table: str
    event: int
    when: float
    variant: VariantName
    move: str | None
    amount: float
    unit: Literal["points", "win"]
    remark: Remark | None


class Played(Struct, omit_defaults=True):
    """Kind "played PERSON", key TABLE (statistics_book.py)."""

    when: float
    variant: VariantName
    opponents: Opponents
    seat: int
    score: int
    won: bool | None
    hinted: bool
    unit: Unit
    left_out: bool = False
    version: int = 0
    exact: bool = False
    accuracy: float | None = None
    luck: float | None = None
    worst: list[Moment] = field(default_factory=list)
    luckiest: list[Moment] = field(default_factory=list)
    unluckiest: list[Moment] = field(default_factory=list)


DICE = ("white", "red", "yellow", "green", "blue")
RUNS = 3
SIDES = (6, 8)


class Counts(Struct):
    """Kind "dice DATE", key TABLE or "daily" (dice_counts.py)."""

    sides: int
    games: int = 0
    rolls: int = 0
    faces: dict[str, list[int]] = field(default_factory=dict)
    sums: list[int] = field(default_factory=list)
    chances: list[list[int]] = field(default_factory=list)
    repeats: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.sums:
            self.faces = {die: [0] * self.sides for die in DICE}
            self.sums = [0] * (2 * self.sides - 1)
            self.chances = [[0] * len(self.sums) for _ in range(RUNS)]
            self.repeats = [0] * RUNS


class Total(Struct):
    """Kind "dice-total", key "1" (house_dice.py)."""

    through: date
    counts: list[Counts] = field(default_factory=lambda: [Counts(sides) for sides in SIDES])


class Choice(Told):
    move: str
    value: float
    margin: float


class JudgedRoll(Told):
    event: int
    turn: int
    active: int
    luck: list[float]
    marks: list[LuckMark | None]


class JudgedMove(Told):
    event: int
    turn: int
    phase: Literal["white", "colour"]
    seat: int
    chosen: str
    best: str
    choices: list[Choice]
    loss: float
    mark: Mark
    remark: Remark | None


class PlayerReport(Told):
    name: str
    bot: str | None
    score: int
    won: bool
    decisions: int
    loss: float
    mean_loss: float
    accuracy: float
    rating: Rating | None
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    adjusted: float


class Analysis(Told):
    """Kind "analysis", key "SHA-256 VERSION exact" or "SHA-256 VERSION network" (coach/shapes.py, analyst.py)."""

    version: int
    variant: Literal["classic", "longo", "duel"]
    unit: Unit
    exact: bool
    finished: bool
    players: list[PlayerReport]
    values: list[list[float]]
    margins: list[list[float]]
    rolls: list[JudgedRoll]
    moves: list[JudgedMove]


class Left(Struct):
    """Kind "left PERSON", key TABLE: its data is {} and was never read (people_rows.py)."""


DOCUMENTS: dict[str, type[Struct]] = {
    "analysis": Analysis,
    "daily": Attempt,
    "daily-chain": Chain,
    "daily-perfect": Perfect,
    "dice": Counts,
    "dice-total": Total,
    "left": Left,
    "played": Played,
}
"""By the first word of a note's kind."""

decode_line: Callable[[bytes | str], Line] = json.Decoder(Line).decode
decode_summary: Callable[[bytes | str], LobbyTable] = json.Decoder(LobbyTable).decode
encode: Callable[[Any], bytes] = json.Encoder().encode


def decode_document(kind: str, data: bytes | str) -> Struct:
    """A note of this kind, as it stands in the column `kind`."""
    return json.decode(data, type=DOCUMENTS[kind.partition(" ")[0]])
