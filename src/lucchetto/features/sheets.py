"""The layout of the feature table of Classic and Longo, in plain Python, so that bots can use it everywhere."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from lucchetto.rules import VARIANTS

CLOSED = 256
"""Added to the count of a closed row, of which only the number of crosses matters."""
THREATS = 6
LEADS = 64
"""Leads and deficits are clipped to this many points."""
LEAD_RANGE = 2 * LEADS + 1
SEATS = 5


class Layout(NamedTuple):
    """Where each part of the feature table begins; the states of the player's own rows begin at 0."""

    ids: Sequence[int]
    """By a row's byte, or CLOSED + its count: the number of the row's state."""
    states: int
    """The number of row states."""
    pairs: int
    others: int
    versus: int
    penalties: int
    lead: int
    seat: int
    size: int
    """The number of features for one and two players."""
    ordered_others: int
    """From three players on: the states of the others' rows, by how soon their player rolls."""
    ordered_penalties: int
    """By how soon their player rolls."""
    ordered_leads: int
    """The lead over each of the others, by how soon that player rolls."""
    threatened: int
    """The states of the player's own rows, by how near the player who rolls next is to closing them (last: I am it)."""
    shared_size: int
    """The number of features from three players on."""


@cache
def layout_of(name: str) -> Layout:
    row = VARIANTS[name].rows[0]
    last = row.lock - row.closing
    codes = [position << 4 | count for position in range(last + 1) for count in range(min(position, 1), position + 1)]
    codes += [CLOSED + count for count in range(len(VARIANTS[name].points))]
    numbers = {code: number for number, code in enumerate(codes)}
    ids = tuple([numbers.get(code, 0) for code in range(CLOSED + 16)])
    states = len(codes)
    others = states
    pairs = others + states
    versus = pairs + states * (states + 1) // 2
    penalties = versus + states * THREATS
    lead = penalties + 2 * 4
    seat = lead + LEAD_RANGE
    size = seat + SEATS * SEATS
    ordered_penalties = size + SEATS * states
    ordered_leads = ordered_penalties + SEATS * 4
    threatened = ordered_leads + SEATS * LEAD_RANGE
    shared = (size, ordered_penalties, ordered_leads, threatened, threatened + states * (THREATS + 1))
    return Layout(ids, states, pairs, others, versus, penalties, lead, seat, size, *shared)


def size_for(name: str, players: int) -> int:
    """The number of features for this many players."""
    layout = layout_of(name)
    return layout.size if players <= 2 else layout.shared_size
