"""Scratch space for one turn."""

from typing import NamedTuple

import numpy as np

from lucchetto.solver.dice import Dice
from lucchetto.solver.space import Floats, Ints

from .lanes import LANES, STATES

ROWS = 4
PENALTY = -5.0


class Turn(NamedTuple):
    """The crosses that the sheets of a block allow, row by row, with the values of the best turns."""

    first: Ints
    """By row: its first cross, with one extra entry at the end."""
    offer: Ints
    """By row: which cells it offers, as in `Dice.face_start`."""
    single: Floats
    """By cross and lane: its points and those to come after it alone."""
    white: Ints
    """The crosses that the current white sum allows."""
    kind: Ints
    """By white cross: 0, or 1 + its row if it is a lucky one."""
    handicap: Floats
    """By kind of white cross and state: 0, or NOTHING if it is not allowed."""
    base: Floats
    """By white sum and lane: the best white cross, with no action 2."""
    best: Floats
    """By white sum, cross and lane: the best turn that has this cross as action 2."""
    useful: Ints
    """By row: the end of its crosses that are worth more than a white cross alone, for the current white sum."""
    start: Ints
    """By white sum: its first face in `value` and `share`, with one extra entry at the end."""
    one: Ints
    """By face of a colour die: the cross that it makes with one white die."""
    two: Ints
    """The cross with the other white die."""
    dies: Ints
    """By row: the first face of its die for the current white dice, with one extra entry at the end."""
    value: Floats
    """By face of a colour die and lane: the best turn that it allows."""
    share: Floats
    """By face and lane: in how many rolls no other colour die allows a better turn."""
    won: Floats
    """By white sum, cross and lane: the probability of turns with it as action 2, in the forward pass."""
    has_won: Ints
    """By white sum and cross: whether any of these is not zero."""
    base_won: Floats
    """By white sum and lane: the probability of a white cross with no action 2, in the forward pass."""
    later: Floats
    """By lane: the value of the sheet once the turn is over."""


def new_turn(dice: Dice) -> Turn:
    """Return scratch space for one turn."""
    most, sums, faces = ROWS * dice.cells, 2 * dice.sides + 1, 1 + ROWS * dice.sides * len(dice.weight)
    return Turn(
        first=np.zeros(ROWS + 1, np.int64),
        offer=np.zeros(ROWS, np.int64),
        single=np.zeros((most, LANES)),
        white=np.zeros(2 * ROWS, np.int64),
        kind=np.zeros(2 * ROWS, np.int64),
        handicap=np.zeros((1 + ROWS, STATES)),
        base=np.zeros((sums, LANES)),
        best=np.zeros((sums, most, LANES)),
        useful=np.zeros(ROWS, np.int64),
        start=np.zeros(sums + 1, np.int64),
        one=np.zeros(faces, np.int64),
        two=np.zeros(faces, np.int64),
        dies=np.zeros(ROWS + 1, np.int64),
        value=np.zeros((faces, LANES)),
        share=np.zeros((faces, LANES)),
        won=np.zeros((sums, most, LANES)),
        has_won=np.zeros((sums, most), np.int64),
        base_won=np.zeros((sums, LANES)),
        later=np.zeros(LANES),
    )
