"""Messages of live play, which client and server exchange over a WebSocket.

Field names are in camelCase, and "type" names the kind of message. `step` counts the publicly visible changes of a
table: a decision names the step at which it was made, and is refused if the table has changed since.
"""

from typing import Literal

from msgspec import UNSET, UnsetType

from lucchetto.server.vocabulary import Colour, Phrase, SeatKind, Status

from .base import BotName, Face, MessageId, MoveText, Nickname, Nonce, Problem, SeatNumber, Shape
from .tables import TableSettings

PROTOCOL_VERSION = 7
"""Increased whenever the messages change. A client sends it in the handshake; a page of another version reloads."""

# From a client


class ClientMessage(Shape, tag_field="type", tag=lambda name: name[0].lower() + name[1:]):
    id: MessageId


class Choose(ClientMessage):
    """Make or change a choice; null withdraws it."""

    step: int
    seat: SeatNumber
    move: MoveText | None


class Roll(ClientMessage):
    """Enter the faces of real dice. A die that nobody can use may be left out."""

    step: int
    white: tuple[Face, Face]
    red: Face | None = None
    yellow: Face | None = None
    green: Face | None = None
    blue: Face | None = None


class Correct(Roll):
    """Enter the faces again, because one was mistyped. Allowed only until somebody has decided."""


class Need(ClientMessage):
    """Ask which coloured dice somebody can use after these white ones. The answer is a `Needed`."""

    white: tuple[Face, Face]


class Stir(ClientMessage):
    """Add a player's nonce to the dice, after the server's commitment and before the first roll."""

    seat: SeatNumber
    nonce: Nonce


class Start(ClientMessage):
    pass


class CloseSeat(ClientMessage):
    seat: SeatNumber


class SeatBot(ClientMessage):
    """Seat a bot: before the start on an open seat, during the game in place of an absent person."""

    seat: SeatNumber
    bot: BotName
    character: BotName | None = None
    """Before the start, one of the level's characters; None for the first free one."""


class ComeBack(ClientMessage):
    """Take a seat back from the bot that is standing in."""

    seat: SeatNumber


class Leave(ClientMessage):
    """Leave a table whose game has not started."""


class HandOver(ClientMessage):
    """Make the person of this seat the host."""

    seat: SeatNumber


class Rematch(ClientMessage):
    pass


class Say(ClientMessage):
    seat: SeatNumber
    phrase: Phrase


class Why(ClientMessage):
    """Ask why a move is not allowed now. The answer is a `Reason`."""

    seat: SeatNumber
    move: MoveText


class Hints(ClientMessage):
    """Switch hints on or off, in games in which all opponents are bots."""

    on: bool


class Ready(ClientMessage):
    """Mark the sender's seats as ready to start, or as not ready."""

    on: bool


class Rename(ClientMessage):
    """Change the name at the sender's own seat, before the start."""

    seat: SeatNumber
    name: Nickname


class Remove(ClientMessage):
    """Remove the person of this seat, before the start."""

    seat: SeatNumber


class OpenSeat(ClientMessage):
    """Open a seat that is closed or has a bot."""

    seat: SeatNumber


class AddSeat(ClientMessage):
    pass


class Decline(ClientMessage):
    """Decline the request with this name for a seat in the next game."""

    name: Nickname


class Withdraw(ClientMessage):
    """Withdraw the sender's own request for a seat in the next game."""


class Enter(ClientMessage):
    """Cross off a cell ("red 5") or a penalty box ("penalty") on a score pad."""

    seat: SeatNumber
    mark: MoveText


class Undo(ClientMessage):
    """Withdraw an entry of a sheet on a score pad."""

    seat: SeatNumber
    entry: int


class Checks(ClientMessage):
    """Switch the checks of a score pad off (for house rules), or on again."""

    on: bool


class CountUp(ClientMessage):
    """End the game on a score pad."""


FromClient = (
    Choose
    | Roll
    | Correct
    | Need
    | Stir
    | Start
    | CloseSeat
    | SeatBot
    | ComeBack
    | Leave
    | HandOver
    | Rematch
    | Say
    | Why
    | Hints
    | Ready
    | Rename
    | Remove
    | OpenSeat
    | AddSeat
    | Decline
    | Withdraw
    | Enter
    | Undo
    | Checks
    | CountUp
)


# To a client


class RowLayout(Shape):
    colour: Colour
    numbers: list[int]


class SheetView(Shape):
    """`rows` has the crossed-off numbers left to right (in the Duel, a number once per pawn), then 'lock'."""

    rows: dict[Colour, list[int | Literal["lock"]]]
    penalties: int
    points: dict[Literal["red", "yellow", "green", "blue", "penalties"], int]
    total: int


class StackView(Shape):
    """A stack of pawns on one cell of the Duel's board; the cell after the last number is the lock."""

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
    """A legal move and its effects."""

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
    """A seat of the receiver that has to decide, or whose choice has not taken effect yet."""

    seat: int
    options: list[Option]
    chosen: str | None


class SeatView(Shape):
    name: str
    kind: SeatKind
    bot: str | None
    character: str | None
    """The character of the bot's level; the page describes it in one sentence."""
    strength: float | None
    """A partner's strength, from 0 (novice) to 5 (master); its `bot` is the nearest level. None for other seats."""
    yours: bool
    host: bool
    present: bool
    deciding: bool
    away: bool
    """Whether a bot is standing in for the person of this seat, who may come back."""
    ready: bool
    """Whether its person is ready to start; bots always are."""
    lucky: tuple[int, int] | None
    """The lucky pair that the host has chosen for this seat, before the start."""


class SeatRequestView(Shape):
    """Somebody who would like to play in the next game."""

    name: str
    yours: bool


class PhaseView(Shape):
    """A past phase: the moves and their effects."""

    turn: int
    phase: Literal["white", "colour"]
    active: int
    dice: DiceView
    moves: dict[str, str]
    closed: list[Colour]
    penalty: int | None
    knocked_off: bool
    late: list[int]
    """The seats whose time ran out: the server passed for them."""


class ProofView(Shape):
    """The commitment to the dice, and every seat's nonce: the player's own, or one drawn by the server."""

    commitment: str
    nonces: list[str]
    stirred: list[bool]
    secret: str | None
    scheme: str
    drawn: list[str]
    """What is drawn from the proof besides the dice: "first" (the seat that begins), "lucky"."""
    spares: list[str]
    """The nonces of seats that may still be added, drawn by the server when the table was made."""


class PadEntryView(Shape):
    number: int
    """Identifies the entry in `Undo`."""
    mark: str
    """The cell, or "penalty"."""


class PadSheetView(Shape):
    """The entries on one sheet of a score pad, and what may be entered now."""

    cells: dict[Colour, list[int]]
    """The numbers that may be crossed off now."""
    still_open: list[Colour]
    """The rows that somebody else locked in this throw and that this sheet may still use (R21)."""
    penalty: bool
    """Whether a penalty may be entered."""
    entries: list[PadEntryView]
    """The entries on the sheet, in the order in which they were made."""


class PadView(Shape):
    """A score pad."""

    checks: bool
    """Whether entries are checked against the rules; if not, the players use house rules."""
    ended: list[Literal["rows", "pawns", "penalties"]]
    """The end conditions that are met; the players may count up."""
    sheets: list[PadSheetView]
    free_sheets: int
    """How many people may still join."""


class ServerMessage(Shape, tag_field="type", tag=lambda name: name[0].lower() + name[1:]):
    pass


class View(ServerMessage):
    """Everything that this client may see of the table."""

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
    rematch_by: int | None
    """The seat that asked for the rematch."""
    score: list[int]
    """In a series of rematches, the number of games that each seat has won, including this one once it is over.
    Otherwise empty."""
    spectators: int
    stand_in_seconds: dict[str, float]
    """For every seat whose person is absent, the seconds until a bot may stand in (0 means now)."""
    asking: list[SeatRequestView]
    """Requests for a seat in the next game."""
    hints: bool = False
    """Whether hints are switched on."""
    hinted: bool = False
    """Whether hints were on at any time during this game."""
    daily: str | None = None
    """The date of the daily game; None for other games."""
    more_seats: int = 0
    """The number of seats that the host may still add, before the start."""
    removed: bool = False
    """Whether the host has removed the receiver from this table."""
    offline: bool = False
    """Whether the game is or was played offline on a device, so that nothing proves its dice."""
    pad: PadView | UnsetType = UNSET
    """Only for a score pad."""


class Deciding(ServerMessage):
    """A choice was made, changed or withdrawn; it stays secret until it takes effect."""

    step: int
    waiting: list[int]
    chosen: dict[str, str] | None = None
    """The receiver's own choices by seat, if there are any."""
    done: str | UnsetType = UNSET
    """The id of the receiver's message that caused this; acknowledges it, like `Done`."""


class PublicPlayed(ServerMessage, tag="played"):
    """The part of `Played` that everybody receives; the server encodes it once."""

    since: int
    step: int
    waiting: list[int]
    turn: int
    phase: Literal["roll", "white", "colour"]
    active: int
    seconds_left: float | None
    happened: list[PhaseView]
    """The phases that took effect, to be added to the history."""
    sheets: dict[str, SheetView]
    """The changed sheets by seat."""
    dice: DiceView | UnsetType | None = UNSET
    """Unset if they have not changed."""
    closed: list[Colour] | UnsetType = UNSET
    """Unset if no row was closed."""
    board: dict[Colour, list[StackView]] | UnsetType = UNSET
    """Unset if no pawn was placed."""
    pawns_left: list[int] | UnsetType = UNSET


class Played(PublicPlayed, tag="played", kw_only=True):
    """Choices took effect, or dice were rolled: the changes since the step `since`.

    A client at another step reconnects for a fresh view. Everything that is not included is unchanged.
    """

    hands: list[Hand]
    """The receiver's seats that have to decide, or have decided."""
    done: str | UnsetType = UNSET
    """As in `Deciding`."""


class Presence(ServerMessage):
    """A client of the table has connected or disconnected."""

    present: list[int]
    spectators: int
    stand_in_seconds: dict[str, float]
    """As in the view."""


class Done(ServerMessage):
    """The client's message was carried out, and its events are on disk."""

    id: str


class Refused(ServerMessage):
    """The client's message was not carried out; a fresh view follows."""

    id: str
    problem: Problem


class Reason(ServerMessage):
    """The answer to `Why`: the rules' objection to the move; null if it is allowed."""

    id: str
    problem: Problem | None


class Needed(ServerMessage):
    """The answer to `Need`: the colours of the dice to enter."""

    id: str
    white: tuple[Face, Face]
    colours: list[Colour]


class Said(ServerMessage):
    seat: int
    phrase: Phrase


FromServer = View | Deciding | Played | Presence | Done | Refused | Reason | Needed | Said
