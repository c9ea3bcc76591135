"""The coach's reports as serialisable types, for the page and for `lucchetto analyse --json`.

Values are in points (solitaire: the expected final score) or in win probability from 0 to 1 (multiplayer). The margin
is the expected lead over the best other player, in points.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["points", "win"]
Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
LuckMark = Literal["lucky", "unlucky"]
Rating = Literal["master", "champion", "expert", "club", "casual", "novice"]


class CoachStruct(Struct, rename="camel"):
    """Base class of everything that the coach reports."""


class Choice(CoachStruct):
    """A legal decision and its value if the coach's best play follows."""

    move: str
    value: float
    margin: float
    """The expected lead in points; 0 in solitaire."""


class Remark(CoachStruct):
    """A remark that explains a loss: the message `remark-KEY` of the catalogue, with its facts."""

    key: str
    facts: dict[str, str | int]


class JudgedRoll(CoachStruct):
    """A roll, and its luck: its value to every seat minus the mean of all rolls."""

    event: int
    """The index of the record's event, from 0; it is line `event + 2` of the record."""
    turn: int
    active: int
    luck: list[float]
    marks: list[LuckMark | None]


class JudgedMove(CoachStruct, omit_defaults=True):
    """A decision: all legal choices, the best one, and what the chosen one cost."""

    event: int
    turn: int
    phase: Literal["white", "colour"]
    seat: int
    chosen: str
    best: str
    choices: list[Choice]
    """In the order of the moves."""
    loss: float
    """In the unit of the analysis; 0 for the best choice."""
    mark: Mark
    remark: Remark | None
    """An explanation, if the loss is at least an inaccuracy."""
    games: int = 0
    """How many rollout games per choice have checked the decision; 0 if none have."""
    error: float = 0.0
    """With rollouts: the standard error of the loss or, for the best choice, of its lead over the next one."""


class PlayerReport(CoachStruct):
    """The figures of one player in a game."""

    name: str
    bot: str | None
    """The name of the bot that played, if the record says so."""
    score: int
    won: bool
    decisions: int
    """Unforced decisions."""
    loss: float
    """The sum over all decisions."""
    mean_loss: float
    """The mean over unforced decisions."""
    accuracy: float
    """From 0 to 100."""
    rating: Rating | None
    """The level whose bots have a similar mean loss; None after too few decisions."""
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    """The sum over all rolls, in the unit of the analysis."""
    adjusted: float
    """The result minus the luck: points, or win share."""


class RolloutChecks(CoachStruct):
    """How rollouts have checked the contested decisions of a game."""

    deep: bool
    """Whether the games were played to the end, as requested; otherwise the network's values cut them short."""
    decisions: int
    games: int
    """The total over all choices and decisions."""
    interrupted: bool
    """Whether the checks were interrupted; the decisions that followed have not been checked."""


class Analysis(CoachStruct, omit_defaults=True):
    """A whole game as the coach judges it."""

    version: int
    variant: Literal["classic", "longo", "duel"]
    unit: Unit
    exact: bool
    """Whether the solver's table was used; otherwise the master's network."""
    finished: bool
    players: list[PlayerReport]
    values: list[list[float]]
    """The value to every seat after the header and after every event, for a chart."""
    margins: list[list[float]]
    rolls: list[JudgedRoll]
    moves: list[JudgedMove]
    checks: RolloutChecks | None = None
    """None if no rollouts were played: the values are exact, or numba is not installed."""


class Advice(CoachStruct):
    """All choices of one seat in one position, for a hint or for the explorer."""

    unit: Unit
    exact: bool
    choices: list[Choice]
    best: str
    marks: dict[str, Mark]
    """The mark of each choice."""
    remarks: dict[str, Remark]
    """The explanation for each choice whose loss is at least an inaccuracy."""
