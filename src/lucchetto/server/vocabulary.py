"""Values that storage, wire and routes share: closed sets, patterns, and the name shown for deleted people."""

from typing import Literal

VariantName = Literal["classic", "longo", "duel"]
DiceKind = Literal["fair", "real"]
Timer = Literal[0, 15, 30, 60]
Level = Literal["novice", "casual", "club", "expert", "champion", "master"]
Colour = Literal["red", "yellow", "green", "blue"]
SeatKind = Literal["person", "bot", "open", "closed"]
Status = Literal["waiting", "playing", "over"]
Phrase = Literal["hello", "good-luck", "nice", "ouch", "hurry", "thanks", "well-played", "again", "wow", "laugh"]
Square = Literal["perfect", "good", "inaccuracy", "mistake", "blunder"]
"""How well a turn of the daily game was played. It reveals nothing about the roll, so it can be shared."""
Opponents = Literal["alone", "novice", "casual", "club", "expert", "champion", "master", "partner", "people", "mixed"]
"""A person's opponents. Bots of different kinds, or bots and people, are "mixed"."""


def full_match(pattern: str) -> str:
    """The pattern for a schema, anchored to match whole values only. `$` alone would accept a trailing newline."""
    return rf"^(?:{pattern})$(?!\n)"


TABLE_ID = full_match("[0-9A-Za-z_-]{1,40}")
SOMEBODY = "…"
"""Stands for the name of a deleted person. Nobody can choose it: cleaning a name turns it into "..."."""
