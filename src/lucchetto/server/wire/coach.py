"""What travels between a page and the coach: analyses, hints, the explorer. The shapes of what it says are in coach."""

from typing import Annotated, Literal

from msgspec import Meta, field

from lucchetto.coach.shapes import Advice, Analysis
from lucchetto.server.vocabulary import Colour, VariantName

from .base import Face, MoveText, SeatNumber, Shape
from .live import DiceView, GameView, Option, RowLayout

ExactTable = Literal["ready", "building", "missing"]
"""The solver's table: there, being built in the background, or not to be had (the laboratory is not installed)."""


class EventView(Shape):
    """A line of the record after its header: a roll (seat and move are null) or a decision."""

    seat: int | None
    move: str | None
    dice: DiceView | None


class AnalysedGame(Shape):
    """A game to step through: `games[0]` is the beginning, `games[i + 1]` what event i led to."""

    table: str | None
    """None for a record that was handed in."""
    hinted: bool
    daily: str | None
    """The date of the daily game that this was."""
    layout: list[RowLayout]
    sides: int
    names: list[str]
    yours: list[int]
    """The reader's own seats."""
    games: list[GameView]
    events: list[EventView]
    analysis: Analysis


class SubmittedRecord(Shape):
    """A record as text: JSON Lines or the notation."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]


class SheetSetup(Shape):
    """A sheet as somebody sets it up: rows as in records; missing rows are empty."""

    rows: dict[Colour, Annotated[list[int | Literal["lock"]], Meta(max_length=25)]] = field(default_factory=dict)
    penalties: Annotated[int, Meta(ge=0, le=4)] = 0


class DiceSetup(Shape):
    white: tuple[Face, Face]
    red: Face | None = None
    yellow: Face | None = None
    green: Face | None = None
    blue: Face | None = None


class PositionSetup(Shape):
    """A position and a roll, as somebody sets them up in the explorer. Whose decision it is says `seat`."""

    variant: VariantName
    sheets: Annotated[list[SheetSetup], Meta(min_length=1, max_length=5)]
    dice: DiceSetup
    active: SeatNumber = 0
    seat: SeatNumber = 0
    phase: Literal["white", "colour"] = "white"
    used: MoveText | None = None
    """In action 2: what the active player did in action 1 ('pass' or null: nothing). It is on the sheet."""
    closed: Annotated[list[Colour], Meta(max_length=4)] = field(default_factory=list)
    """Rows that are closed besides those with a lock on a sheet."""
    lucky: Annotated[list[tuple[int, int]], Meta(max_length=5)] = field(default_factory=list)
    """Longo: a pair for every seat; missing ones are the defaults."""


class Explored(Shape):
    layout: list[RowLayout]
    sides: int
    game: GameView
    options: list[Option]
    advice: Advice
    exact_table: ExactTable
