"""What travels of statistics: one's own games, and the house's dice."""

from typing import Literal

from lucchetto.coach.shapes import Remark
from lucchetto.server.vocabulary import Opponents, VariantName

from .base import Shape

DiceGroup = Literal["white", "red", "yellow", "green", "blue", "white-sum", "runs"]


class Tally(Shape):
    """Games of one variant against one kind of opponents."""

    variant: VariantName
    opponents: Opponents
    games: int
    won: int
    mean_score: float
    best_score: int


class Bar(Shape):
    """Scores from `low` up to but not including `high`."""

    low: int
    high: int
    games: int


class Distribution(Shape):
    variant: VariantName
    bars: list[Bar]


class PlayedGame(Shape):
    """One finished game of one's own, the oldest first."""

    table: str
    when: float
    variant: VariantName
    opponents: Opponents
    score: int
    won: bool | None
    """None alone."""
    hinted: bool
    accuracy: float | None
    """None while it is being worked out."""
    luck: float | None
    """Games alone in points, in company in win probability."""
    unit: Literal["points", "win"]


class Moment(Shape):
    """A decision or a roll to remember, and where to find it in its analysis."""

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
    worst: list[Moment]
    """The dearest mistakes."""
    luckiest: list[Moment]
    unluckiest: list[Moment]
    luck_points: float
    """So far, in games alone."""
    luck_wins: float
    """So far, in games in company: wins above what the play was worth."""
    pending: int
    """Games that are still being analysed."""


class Count(Shape):
    """How often something came up, and how often fair dice would have shown it."""

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
    """The probability that fair dice look at least as uneven."""


class DiceReport(Shape):
    games: int
    rolls: int
    tests: list[DiceTest]
