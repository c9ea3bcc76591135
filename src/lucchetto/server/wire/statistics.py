"""Messages of the statistics: a person's own games, and this server's dice."""

from typing import Literal

from msgspec import UNSET, UnsetType

from lucchetto.coach.shapes import Remark
from lucchetto.server.vocabulary import Opponents, VariantName

from .base import Shape

DiceGroup = Literal["white", "red", "yellow", "green", "blue", "white-sum", "runs"]


class Tally(Shape):
    """The results of games of one variant against one kind of opponent."""

    variant: VariantName
    opponents: Opponents
    games: int
    won: int
    mean_score: float
    best_score: int
    pad: bool | UnsetType = UNSET
    """Whether these games were played with real dice on a score pad."""


class Bar(Shape):
    """Scores from `low` up to but not including `high`."""

    low: int
    high: int
    games: int


class Distribution(Shape):
    variant: VariantName
    bars: list[Bar]


class PlayedGame(Shape):
    """One of the person's finished games."""

    table: str
    when: float
    variant: VariantName
    opponents: Opponents
    score: int
    won: bool | None
    """None in solitaire games."""
    hinted: bool
    accuracy: float | None
    """None while it is being computed."""
    luck: float | None
    """In points for solitaire games, in win probability for multiplayer games."""
    unit: Literal["points", "win"]
    pad: bool | UnsetType = UNSET
    """Whether it was played with real dice on a score pad, so that it cannot be analysed."""


class Moment(Shape):
    """A notable decision or roll, and its position in the game's analysis."""

    table: str
    event: int
    when: float
    variant: VariantName
    move: str | None
    amount: float
    unit: Literal["points", "win"]
    remark: Remark | None


class OwnStatistics(Shape):
    tallies: list[Tally]
    distributions: list[Distribution]
    games: list[PlayedGame]
    """The oldest first."""
    worst: list[Moment]
    """The costliest mistakes."""
    luckiest: list[Moment]
    unluckiest: list[Moment]
    luck_points: float
    """Total luck in solitaire games."""
    luck_wins: float
    """Total luck in multiplayer games: wins beyond what the decisions were worth."""
    pending: int
    """Number of games whose analysis is not finished."""


class PersonalBest(Shape):
    """A finished game compared with the person's earlier games of its kind."""

    score: int
    previous: int | None
    """The previous best score; None in the first game of its kind."""
    is_best: bool


class Count(Shape):
    """An observed frequency, and the one expected of fair dice."""

    label: str
    actual: int
    expected: float


class DiceTest(Shape):
    group: DiceGroup
    sides: int
    rolls: int
    counts: list[Count]
    chi_square: float
    degrees: int
    chance: float
    """The p-value: the probability that fair dice deviate at least as far."""


class DiceReport(Shape):
    games: int
    rolls: int
    tests: list[DiceTest]
