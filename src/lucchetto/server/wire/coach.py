"""Messages of the coach: analyses, hints and the explorer. `lucchetto.coach.shapes` has the types of its findings."""

from typing import Annotated, Literal

from msgspec import Meta, field

from lucchetto.coach.shapes import Advice, Analysis
from lucchetto.server.vocabulary import Colour, VariantName

from .base import Face, MoveText, Problem, SeatNumber, Shape
from .live import DiceView, GameView, Option, RowLayout

ExactTable = Literal["ready", "building", "missing"]
"""State of the exact table: ready, being built in the background, or missing (the lab extra is not installed)."""


class EventView(Shape):
    """An event of the record: a roll (seat and move are null) or a decision."""

    seat: int | None
    move: str | None
    dice: DiceView | None


class AnalysedGame(Shape):
    """An analysed game: `games[0]` is the initial state, `games[i + 1]` the state after event i."""

    table: str | None
    """None for an uploaded record."""
    hinted: bool
    daily: str | None
    """The date of the daily game; None for other games."""
    layout: list[RowLayout]
    sides: int
    names: list[str]
    yours: list[int]
    """The reader's own seats."""
    games: list[GameView]
    events: list[EventView]
    analysis: Analysis
    deepens: bool
    """Whether the server can check the decisions more deeply than this analysis does."""


class AnalysisLine(Shape):
    """A line of a streamed response: place and progress; in the last line, the game or a problem."""

    place: int | None = None
    """From 1; 0 while the game is being analysed."""
    progress: float | None = None
    """The share of the analysis done, from 0 to 1."""
    game: AnalysedGame | None = None
    problem: Problem | None = None


class SubmittedRecord(Shape):
    """An uploaded record as text: JSON Lines or notation."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    deep: bool = False
    """Whether to check the decisions more deeply, which takes minutes."""


class SheetSetup(Shape):
    """A sheet set up in the explorer: rows as in records; missing rows are empty."""

    rows: dict[Colour, Annotated[list[int | Literal["lock"]], Meta(max_length=25)]] = field(default_factory=dict)
    penalties: Annotated[int, Meta(ge=0, le=4)] = 0


class DiceSetup(Shape):
    white: tuple[Face, Face]
    red: Face | None = None
    yellow: Face | None = None
    green: Face | None = None
    blue: Face | None = None


class PositionSetup(Shape):
    """A position and a roll set up in the explorer; `seat` is the seat that decides."""

    variant: VariantName
    sheets: Annotated[list[SheetSetup], Meta(min_length=1, max_length=5)]
    dice: DiceSetup
    active: SeatNumber = 0
    seat: SeatNumber = 0
    phase: Literal["white", "colour"] = "white"
    used: MoveText | None = None
    """In action 2: the active player's move in action 1, already on the sheet; 'pass' or null if there was none."""
    closed: Annotated[list[Colour], Meta(max_length=4)] = field(default_factory=list)
    """Closed rows in addition to those with a lock on a sheet."""
    lucky: Annotated[list[tuple[int, int]], Meta(max_length=5)] = field(default_factory=list)
    """Longo: one pair per seat; missing ones get the default."""


class Explored(Shape):
    layout: list[RowLayout]
    sides: int
    game: GameView
    options: list[Option]
    advice: Advice
    exact_table: ExactTable
