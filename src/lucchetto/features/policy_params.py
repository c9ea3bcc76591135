"""How a bot plays, as numbers that all engines read alike: the compiled ones here, plain Python in `lucchetto.bots`."""

from typing import NamedTuple

RANDOM, PRICED, VALUED = 0, 1, 2

MARGIN = 50.0
"""Networks count points in this unit."""

COLOUR_PHASE = 128
LUCKY_CROSS = 64
"""Parts of the key of a whim: seat << 20 | turn << 8 | phase | lucky | row << 4 | cell."""


class Character(NamedTuple):
    """Floats are written as floats: compiled code takes every kind of number for a type of its own."""

    kind: int
    """RANDOM: any legal decision. PRICED: counts skipped cells. VALUED: asks a network."""
    attention: float = 1.0
    """The share of possible crosses that it notices."""
    patience: float = 0.0
    """PRICED: cells it skips at most while a pass is free."""
    desperation: float = 0.0
    """PRICED: cells it skips rather than take a penalty."""
    closing: float = 0.0
    """PRICED: what a lock is worth to it, in cells."""
    knocking: float = 0.0
    """PRICED: what sending a pawn home is worth to it, in cells."""
    careful: bool = False
    """PRICED: looks at who wins before it ends the game."""
    plans: bool = False
    """Looks at the dice of action 2 before it decides on action 1."""
    foresees: bool = False
    """VALUED: expects the others to play well in action 1, instead of not at all."""
    greed: float = 0.0
    """VALUED: what 50 points of margin are worth, in win share."""
    hair: float = 1e-6
    """VALUED: what a later decision must be worth more: mirrored rows differ by the rounding of sums alone."""
