"""What a position of Classic or Longo is worth at the end of a turn, to one of the players."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import MARGIN, Character
from lucchetto.features.sheets import Features
from lucchetto.kernels.bitops import BITS
from lucchetto.kernels.jit import lean
from lucchetto.kernels.network import Net, Scratch, forward

from .features import see
from .rules import PENALTY, total
from .tables import Tables

Sheets = NDArray[np.int64]
"""A sheet a seat."""


class Mind(NamedTuple):
    """All that makes a bot in one variant."""

    tables: Tables
    seen: Features
    net: Net
    room: Scratch
    who: Character


@lean
def with_character(mind: Mind, who: Character) -> Mind:
    return Mind(mind.tables, mind.seen, mind.net, mind.room, who)


@lean
def over(sheets: Sheets, closed: int) -> bool:
    """Whether the game has ended (C8)."""
    if BITS[closed] >= 2:
        return True
    for seat in range(len(sheets)):  # noqa: SIM110 - a generator would not compile
        if sheets[seat] >= 4 * PENALTY:
            return True
    return False


@lean
def outcome(sheets: Sheets, me: int) -> tuple[float, float]:
    """Win share and margin of a finished game; alone, the margin is the score."""
    mine = total(sheets[me])
    best, equals = -1000, 1
    for seat in range(len(sheets)):
        if seat != me:
            other = total(sheets[seat])
            best = max(best, other)
            equals += other == mine
    if len(sheets) == 1:
        return 1.0, mine / MARGIN
    return (1.0 / equals if mine >= best else 0.0), (mine - best) / MARGIN


@lean
def judge(mind: Mind, sheets: Sheets, closed: int, me: int, following: int) -> tuple[float, float]:
    """Win share and margin before seat `following` rolls, or at the end of the game."""
    if over(sheets, closed):
        return outcome(sheets, me)
    needed, closing = mind.tables.needed, mind.tables.closing
    count = see(mind.seen, sheets, closed, me, following, needed, closing, mind.room.rows)
    return forward(mind.net, mind.room, count)


@lean
def worth(mind: Mind, sheets: Sheets, closed: int, me: int, following: int) -> float:
    """One number for a position: the win share, and a little for the margin; alone only the points."""
    win, margin = judge(mind, sheets, closed, me, following)
    return margin if len(sheets) == 1 else win + mind.who.greed * margin
