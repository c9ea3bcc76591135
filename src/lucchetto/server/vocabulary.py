"""Words that storage and wire share: closed sets of values, and the name of people whose data were deleted."""

from typing import Literal

VariantName = Literal["classic", "longo", "duel"]
DiceKind = Literal["fair", "real"]
Timer = Literal[0, 15, 30, 60]
Level = Literal["novice", "casual", "club", "expert", "master"]
Colour = Literal["red", "yellow", "green", "blue"]
SeatKind = Literal["person", "bot", "open", "closed"]
Status = Literal["waiting", "playing", "over"]
Phrase = Literal["hello", "good-luck", "nice", "ouch", "hurry", "thanks", "well-played", "again", "wow", "laugh"]
Square = Literal["perfect", "good", "inaccuracy", "mistake", "blunder"]
"""How well a turn of the daily game was played, for the share text: it says nothing about the roll."""
Opponents = Literal["alone", "novice", "casual", "club", "expert", "master", "people", "mixed"]
"""Who played against a person. Bots of different levels, or bots and people, are mixed."""

SOMEBODY = "…"
"""The name of people whose data were deleted. Nobody else can have it: cleaning makes three full stops of it."""
