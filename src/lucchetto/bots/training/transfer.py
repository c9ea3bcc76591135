"""Starts the training of a network for three players or more from the weights of one for fewer players."""

import numpy as np

from lucchetto.bots.weights import F32, load
from lucchetto.features.sheets import LEAD_RANGE, SEATS, Layout, layout_of, size_for
from lucchetto.kernels.network import Net


def transferred(start: str, players: int) -> Net:
    """Return the weights of a shipped network of Classic or Longo, with the features of this many players."""
    variant, _, former = start.partition("-")
    first, second, third = map(np.copy, load(start))
    first = np.pad(first, ((0, size_for(variant, players) - len(first)), (0, 0)))
    layout = layout_of(variant)
    if int(former) == 2:
        copy_only_opponent(first, layout)
    copy_last_opponent(first, layout, int(former))
    copy_seats(first, layout, int(former), players)
    return Net(first, second, third)


def copy_only_opponent(first: F32, layout: Layout) -> None:
    """Let every opponent count as the only one of a network for two players, whose own rows are no longer used."""
    others = slice(layout.others, layout.others + layout.states)
    by_order(first, layout.ordered_others, layout.states)[:] = first[others]
    by_order(first, layout.ordered_penalties, 4)[:] = first[layout.penalties + 4 : layout.penalties + 8]
    first[others] = 0


def copy_last_opponent(first: F32, layout: Layout, former: int) -> None:
    """Players who roll later than anybody did before count as the one who rolled last."""
    parts = [(layout.soon_leads, LEAD_RANGE), (layout.final_leads, LEAD_RANGE)]
    if former > 2:
        parts += [(layout.ordered_others, layout.states), (layout.ordered_penalties, 4)]
        parts += [(layout.ordered_leads, LEAD_RANGE)]
    for begin, length in parts:
        part = by_order(first, begin, length)
        part[former:] = part[former - 1]


def copy_seats(first: F32, layout: Layout, former: int, players: int) -> None:
    """How soon the player rolls: later than before counts as last."""
    seats = by_order(first, layout.seat, SEATS)
    for order in range(players):
        seats[players - 1, order] = seats[former - 1, min(order, former - 1)]


def by_order(first: F32, begin: int, length: int) -> F32:
    """A part of the table as a view with one block of this many rows per order of players."""
    return first[begin : begin + SEATS * length].reshape(SEATS, length, -1)
