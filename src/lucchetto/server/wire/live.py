"""Live play over a WebSocket: what a page sends, and what it receives.

Field names arrive in camelCase. A message names its kind in "type". `step` counts what everybody can see happen at a
table: a decision names the step it was made on, and is refused if the table has moved on since.
"""

from typing import Literal

from lucchetto.server.vocabulary import Colour, Phrase, SeatKind, Status

from .base import BotName, Face, MessageId, MoveText, Nonce, Problem, SeatNumber, Shape
from .tables import TableSettings

# From a page (WebSocket)


class ClientMessage(Shape, tag_field="type", tag=lambda name: name[0].lower() + name[1:]):
    id: MessageId


class Choose(ClientMessage):
    """Decide, or change the mind; null takes the choice back."""

    step: int
    seat: SeatNumber
    move: MoveText | None


class Roll(ClientMessage):
    """Real dice: what they show."""

    step: int
    white: tuple[Face, Face]
    red: Face | None = None
    yellow: Face | None = None
    green: Face | None = None
    blue: Face | None = None


class Stir(ClientMessage):
    """A player's part in the dice, given after the promise is known and before the first roll."""

    seat: SeatNumber
    nonce: Nonce


class Start(ClientMessage):
    pass


class CloseSeat(ClientMessage):
    seat: SeatNumber


class SeatBot(ClientMessage):
    """Before the start: a bot on an open seat. In the game: a bot for somebody who is away."""

    seat: SeatNumber
    bot: BotName


class ComeBack(ClientMessage):
    """The person whom a bot replaces takes the seat again."""

    seat: SeatNumber


class Leave(ClientMessage):
    """Stand up from a table that has not started."""


class Rematch(ClientMessage):
    pass


class Say(ClientMessage):
    seat: SeatNumber
    phrase: Phrase


class Hints(ClientMessage):
    """Let the coach look over one's shoulder, or not. Only where everybody else is a bot."""

    on: bool


FromClient = Choose | Roll | Stir | Start | CloseSeat | SeatBot | ComeBack | Leave | Rematch | Say | Hints


# To a page (WebSocket)


class RowLayout(Shape):
    colour: Colour
    numbers: list[int]


class SheetView(Shape):
    """`marks` are crossed numbers left to right (a number once per pawn in the Duel), then 'lock'."""

    rows: dict[Colour, list[int | Literal["lock"]]]
    penalties: int
    points: dict[Literal["red", "yellow", "green", "blue", "penalties"], int]
    total: int


class StackView(Shape):
    """The Duel: pawns on one cell; the cell after the last number is the lock."""

    cell: int
    seat: int
    height: int


class ResultView(Shape):
    reasons: list[Literal["rows", "pawns", "penalties"]]
    winners: list[int]


class DieView(Shape):
    colour: Colour
    face: int


class DiceView(Shape):
    white: tuple[int, int]
    colours: list[DieView]


class GameView(Shape):
    turn: int
    phase: Literal["roll", "white", "colour", "over"]
    active: int
    dice: DiceView | None
    closed: list[Colour]
    sheets: list[SheetView]
    lucky: list[tuple[int, int]]
    board: dict[Colour, list[StackView]] | None
    pawns_left: list[int]
    result: ResultView | None


class Option(Shape):
    """A legal move and what it would do."""

    move: str
    colour: Colour | None
    number: int | None
    lucky: bool
    gain: int
    skipped: list[int]
    closes: bool
    stacks: bool
    knocks_off: bool
    penalty: bool


class Hand(Shape):
    """One of your seats that owes a decision, or has made one that is not in effect."""

    seat: int
    options: list[Option]
    chosen: str | None


class SeatView(Shape):
    name: str
    kind: SeatKind
    bot: str | None
    yours: bool
    host: bool
    present: bool
    deciding: bool
    away: bool
    """A bot plays for the person of this seat, who may come back."""


class PhaseView(Shape):
    """A phase that took effect: who did what, and what came of it."""

    turn: int
    phase: Literal["white", "colour"]
    active: int
    dice: DiceView
    moves: dict[str, str]
    closed: list[Colour]
    penalty: int | None
    knocked_off: bool


class ProofView(Shape):
    """The promise, and every seat's part in the dice; where nobody stirred, one that was drawn beforehand counts."""

    commitment: str
    nonces: list[str]
    stirred: list[bool]
    secret: str | None


class ServerMessage(Shape, tag_field="type", tag=lambda name: name[0].lower() + name[1:]):
    pass


class View(ServerMessage):
    """All that this client may know of the table."""

    table: str
    code: str
    step: int
    status: Status
    settings: TableSettings
    layout: list[RowLayout]
    sides: int
    seats: list[SeatView]
    game: GameView | None
    hands: list[Hand]
    history: list[PhaseView]
    seconds_left: float | None
    proof: ProofView | None
    rematch: str | None
    spectators: int
    hints: bool = False
    """Whether the coach may be asked at this table now."""
    hinted: bool = False
    """Whether it could be asked at any time of this game."""
    daily: str | None = None
    """The date of the daily game that this is."""


class Deciding(ServerMessage):
    """Somebody has decided (or thought again); what they chose stays secret."""

    step: int
    waiting: list[int]
    chosen: dict[str, str] | None = None
    """For those who decided: what is chosen at each of their own seats, where something is."""


class Presence(ServerMessage):
    present: list[int]
    spectators: int


class Done(ServerMessage):
    """The client's message was carried out, and is on disk."""

    id: str


class Refused(ServerMessage):
    """The client's message was not carried out; a fresh view follows."""

    id: str
    problem: Problem


class Said(ServerMessage):
    seat: int
    phrase: Phrase


FromServer = View | Deciding | Presence | Done | Refused | Said
