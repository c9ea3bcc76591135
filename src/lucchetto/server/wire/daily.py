"""What travels between a page and the daily game."""

from typing import Literal

from lucchetto.server.vocabulary import Square, VariantName

from .base import Nickname, Shape

DailyStatus = Literal["open", "playing", "played"]


class PlayDaily(Shape):
    nickname: Nickname


class DailyRow(Shape):
    """A line of a day's table."""

    place: int
    name: str
    score: int
    loss: float | None
    """Points lost against the best play; None while it is being worked out."""
    exact: bool
    """Whether the loss is by the solver's table; by the network it is about right."""
    yours: bool
    table: str
    """Whose analysis page can be looked at: of one's own attempt always, of others' after one's own is over."""


class DailyProof(Shape):
    """How the dice of the day come about: the seed is the preimage of the day before's, and is out after the day."""

    scheme: str
    date: str
    commitment: str
    """SHA-256 of the seed: it is the seed of the day before, and has been known since then."""
    seed: str | None
    """Hexadecimal; None before the day is over."""
    anchor: str
    """The end of the chain, published at the house's first day."""
    anchor_date: str


class DailyDay(Shape):
    """One day: what is played, how far one is, and the table of all who have finished."""

    date: str
    number: int
    """Days since the house's first, from 1."""
    today: bool
    variant: VariantName
    lucky: tuple[int, int] | None
    status: DailyStatus
    table: str | None
    """One's own attempt that counts."""
    seconds_left: float
    """Until the next day; 0 for days that are over."""
    streak: int
    """Days in a row up to today (or yesterday, as long as today can still be played)."""
    longest_streak: int
    players: int
    rows: list[DailyRow]
    """Empty as long as one's own game of today is not over."""
    expected: float | None
    """The mean score of perfect play; None until the exact table is there."""
    optimal: int | None
    """What the optimal player got with these dice; hidden like the rows."""
    squares: list[Square]
    """Of one's own game, for the share text."""
    proof: DailyProof


class DailyPast(Shape):
    """A past day in the list of days."""

    date: str
    variant: VariantName
    status: DailyStatus
    """'playing': begun, and it may still be finished today."""
    table: str | None
    """One's own attempt."""
    players: int
    best: int | None
    yours: int | None
