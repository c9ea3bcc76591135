"""Messages of the daily game."""

from typing import Literal

from lucchetto.server.vocabulary import Square, VariantName

from .base import Nickname, Shape

DailyStatus = Literal["open", "playing", "played"]


class PlayDaily(Shape):
    nickname: Nickname


class DailyRow(Shape):
    """A row of a day's leaderboard."""

    place: int
    name: str
    score: int
    loss: float | None
    """Points lost compared with the best play; None while it is being computed."""
    exact: bool
    """Whether the loss comes from an exact table; the network's is an approximation."""
    yours: bool
    table: str
    """The attempt's table, whose analysis can be opened."""


class DailyProof(Shape):
    """Proof of the day's dice. A day's seed is the preimage of the previous day's; it is published after the day."""

    scheme: str
    date: str
    commitment: str
    """SHA-256 of the seed, which equals the previous day's seed and has been public since that day ended."""
    seed: str | None
    """Hexadecimal; None until the day is over."""
    anchor: str
    """The end of the hash chain, published on this server's first day."""
    anchor_date: str


class DailyDay(Shape):
    """A day: its game, the reader's progress, and the leaderboard."""

    date: str
    number: int
    """Number of the day; this server's first day has number 1."""
    today: bool
    variant: VariantName
    lucky: tuple[int, int] | None
    status: DailyStatus
    table: str | None
    """The table of the reader's attempt."""
    seconds_left: float
    """Until the day ends; 0 for past days."""
    streak: int
    """Consecutive days played, up to today or, while today can still be played, up to yesterday."""
    longest_streak: int
    players: int
    rows: list[DailyRow]
    """Empty until the reader has finished today's game."""
    expected: float | None
    """The mean score of perfect play; None until the exact table is built."""
    optimal: int | None
    """The score of perfect play with these dice; hidden like the rows."""
    squares: list[Square]
    """The reader's turns, for the share text."""
    proof: DailyProof


class DailyPast(Shape):
    """A past day in the list of days."""

    date: str
    variant: VariantName
    status: DailyStatus
    """'playing' if it was begun and can still be finished today."""
    table: str | None
    """The table of the reader's attempt."""
    players: int
    best: int | None
    yours: int | None
