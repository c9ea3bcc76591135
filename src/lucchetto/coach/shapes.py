"""What the coach reports, as the types that are serialised: to the page, and by `lucchetto analyse --json`.

Values are in points (solitaire: the expected final score) or in win probability from 0 to 1 (multiplayer). The margin
is the expected lead over the best other player, in points.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["points", "win"]
Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
LuckMark = Literal["lucky", "unlucky"]
Rating = Literal["master", "expert", "club", "casual", "novice"]


class CoachStruct(Struct, rename="camel"):
    """Base class of everything that the coach reports."""


class Choice(CoachStruct):
    """A legal decision and what it leads to, if it is followed by the coach's best play."""

    move: str
    value: float
    margin: float
    """In multiplayer games; 0 in solitaire."""


class Remark(CoachStruct):
    """A sentence that teaches: the message `remark-KEY` of the catalogue, with its facts."""

    key: str
    facts: dict[str, str | int]


class JudgedRoll(CoachStruct):
    """A roll, and what it was worth to every seat beside the mean of all rolls."""

    event: int
    """Its place among the record's events, from 0; it is line `event + 2` of the record."""
    turn: int
    active: int
    luck: list[float]
    marks: list[LuckMark | None]


class JudgedMove(CoachStruct):
    """A decision: all that was possible, the best of it, and what the chosen one cost."""

    event: int
    turn: int
    phase: Literal["white", "colour"]
    seat: int
    chosen: str
    best: str
    choices: list[Choice]
    """In the order of the moves."""
    loss: float
    """In the analysis' unit; 0 for the best."""
    mark: Mark
    remark: Remark | None
    """Where something was lost that is worth a mark."""


class PlayerReport(CoachStruct):
    """How one player played."""

    name: str
    bot: str | None
    """The level of a bot, where the record says so."""
    score: int
    won: bool
    decisions: int
    """Unforced ones."""
    loss: float
    """In all."""
    mean_loss: float
    """Of an unforced decision."""
    accuracy: float
    """From 0 to 100."""
    rating: Rating | None
    """The bots' level that loses as much; None if there were too few decisions."""
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    """In all, in the analysis' unit."""
    adjusted: float
    """The result without the luck: points, or share of the win."""


class Analysis(CoachStruct):
    """A whole game as the coach judges it."""

    version: int
    variant: Literal["classic", "longo", "duel"]
    unit: Unit
    exact: bool
    """By the solver's table; otherwise by the master's network."""
    finished: bool
    players: list[PlayerReport]
    values: list[list[float]]
    """The value for every seat after the header and after every event: the chart."""
    margins: list[list[float]]
    rolls: list[JudgedRoll]
    moves: list[JudgedMove]


class Advice(CoachStruct):
    """All choices of one seat in one position: a hint, or the explorer's answer."""

    unit: Unit
    exact: bool
    choices: list[Choice]
    best: str
    marks: dict[str, Mark]
    """What each choice would be called."""
    remarks: dict[str, Remark]
    """Why not, for each choice that would lose something."""
