"""The layout of the Duel's feature table. It needs no numba, so that bots can use it.

Places in a row are counted from 1 at the left; 0 means none. The last number has no place, because taking it closes the
row. Every board has the same number of features, whether or not rows are closed.
"""

from lucchetto.rules import VARIANTS

_DUEL = VARIANTS["duel"]

PLACES = _DUEL.rows[0].lock
COUNTS = len(_DUEL.points)
"""Numbers of one player's pawns in a row that are told apart, 0 to 12; more pawns do not score more."""
GRIPS = 3
"""A player's hold on the front of a row: none, a single pawn, a stack."""
FRONTS = 2 * GRIPS
"""States of the front: nobody's, mine (single, stack), theirs (single, stack), or the row is closed."""
ROW_CLOSED = FRONTS - 1
SETS = 1 << PLACES - 1
"""Number of subsets of a row's places, as bit masks."""
LEADS = 64
"""Leads and deficits are clipped to this many points."""
LEAD_RANGE = 2 * LEADS + 1
LEAD_STEP = 4
"""Points per step of a coarse lead."""
COARSE_LEADS = 2 * LEADS // LEAD_STEP + 1
MISSES = _DUEL.penalties_to_end
SUPPLY = _DUEL.pawns + 1
PAWN_STEP, PAWN_STEPS = 2, 8
"""Pawns per step of a coarse count of pawns left, and the number of steps."""
WAYS = _DUEL.sides**2 + 1
"""Numbers of white rolls that give a player a move, from 0 to 36."""
READY = len(_DUEL.rows) + 1
"""Numbers of rows that a player could close, from 0 to 4."""

MINE = 0
"""(place, count, grip) of the player's own pawns in a row; THEIRS is the same for the opponent's."""
MINE_CLOSED = MINE + PLACES * COUNTS * GRIPS
"""The count of the player's own pawns in a closed row, where their places no longer matter."""
THEIRS = MINE_CLOSED + COUNTS
THEIRS_CLOSED = THEIRS + PLACES * COUNTS * GRIPS
RELATION = THEIRS_CLOSED + COUNTS
"""(own place, other place, whether the front is a stack)"""
RELATION_CLOSED = RELATION + PLACES * PLACES * 2
COUNT_PAIRS = RELATION_CLOSED + 1
"""(front, own count, other count)"""
MY_FREE = COUNT_PAIRS + FRONTS * COUNTS * COUNTS
"""(places that the player may still take, count)"""
THEIR_FREE = MY_FREE + PLACES * COUNTS
MY_PLACES = THEIR_FREE + PLACES * COUNTS
"""The set of these places."""
THEIR_PLACES = MY_PLACES + SETS
MY_PAWNS = THEIR_PLACES + SETS
"""Pawns left to place."""
THEIR_PAWNS = MY_PAWNS + SUPPLY
PAWN_PAIRS = THEIR_PAWNS + SUPPLY
"""(whether I move next, own and other pawns left, both coarse)"""
MISSED = PAWN_PAIRS + 2 * PAWN_STEPS * PAWN_STEPS
"""(own, other, whether I move next)"""
LEAD = MISSED + MISSES * MISSES * 2
"""(whether a row is closed, whether I move next, lead)"""
LEAD_MISSED = LEAD + 4 * LEAD_RANGE
"""(missed throws of both players together, coarse lead)"""
CLOSABLE = LEAD_MISSED + MISSES * COARSE_LEADS
"""(whether a row is closed, rows that I have enough pawns to close, rows that the opponent has)"""
MY_WAYS = CLOSABLE + 2 * READY * READY
"""How many of the 36 white rolls give the player a move."""
THEIR_WAYS = MY_WAYS + WAYS
SIZE = THEIR_WAYS + WAYS
