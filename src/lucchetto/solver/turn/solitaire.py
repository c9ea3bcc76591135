"""The form in which compiled code receives a solitaire game."""

from functools import cache
from typing import NamedTuple

from lucchetto.solver.crosses import Crosses, crosses_of
from lucchetto.solver.dice import Dice, dice_of
from lucchetto.solver.space import Space

from .lanes import STATES


class Solitaire(NamedTuple):
    """The crosses and the dice of a game. A sheet combines a red-yellow pair with a green-blue pair."""

    ups: Crosses
    """Of red and yellow, one pair per block."""
    downs: Crosses
    """Of green and blue, STATES pairs per block."""
    dice: Dice
    mirrored: bool
    """Whether a sheet is worth as much as its mirror image."""


@cache
def solitaire_of(space: Space) -> Solitaire:
    """Return the crosses and the dice of a space."""
    return Solitaire(crosses_of(space), crosses_of(space, STATES), dice_of(space), space.mirrored)
