"""The layout of the feature table of Classic and Longo, in plain Python, so that bots can use it everywhere."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from lucchetto.rules import VARIANTS

from .row_gains import FINAL, SOON

CLOSED = 256
"""Added to the count of a closed row, of which only the number of crosses matters."""
THREATS = 7
"""Degrees of how near a player is to closing a row."""
LEADS = 64
"""Leads and deficits are clipped to this many points."""
LEAD_RANGE = 2 * LEADS + 1
STAGES = 2 * THREATS
"""How near the end of the game is: the threat of the row whose closing would end it, and whether a row is closed."""
STAGED_LEADS = 32
"""Leads and deficits by stage are clipped to this many points."""
STAGED_RANGE = 2 * STAGED_LEADS + 1
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
    """The number of features in solitaire."""
    ordered_others: int
    """From three players on: the states of the others' rows, by how soon their player rolls."""
    ordered_penalties: int
    """By how soon their player rolls."""
    ordered_leads: int
    """The lead over each of the others, by how soon that player rolls."""
    threatened: int
    """The states of the player's own rows, by how near the player who rolls next is to closing them (last: I am it)."""
    soon_leads: int
    """The lead over each of the others that is expected soon, by how soon that player rolls."""
    final_leads: int
    """The same for the end of the game."""
    staged: int
    """By stage: the lead over each of the others now, the one expected soon, and the one expected at the end."""
    shared_size: int
    """The number of features from two players on."""
    soon_gains: Sequence[int]
    """By row state: what the row gains soon, in tenths of a point."""
    final_gains: Sequence[int]
    """By row state: what the row gains to the end of the game."""


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
    soon_leads = threatened + states * (THREATS + 1)
    final_leads = soon_leads + SEATS * LEAD_RANGE
    staged = final_leads + SEATS * LEAD_RANGE
    shared = (size, ordered_penalties, ordered_leads, threatened, soon_leads, final_leads, staged)
    gains = (_gains(SOON[name], states), _gains(FINAL[name], states))
    own = (ids, states, pairs, others, versus, penalties, lead, seat, size)
    return Layout(*own, *shared, staged + 3 * STAGES * STAGED_RANGE, *gains)


def _gains(by_position: Sequence[Sequence[int]], states: int) -> tuple[int, ...]:
    """In the order of the row states; closed rows come last and gain nothing."""
    gains = [gain for position in by_position for gain in position]
    return (*gains, *[0] * (states - len(gains)))


def size_for(name: str, players: int) -> int:
    """The number of features for this many players."""
    layout = layout_of(name)
    return layout.size if players == 1 else layout.shared_size
