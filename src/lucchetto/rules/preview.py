"""Computes what a move would do before it is played, so that clients need no rules of their own."""

from dataclasses import dataclass
from functools import cache, lru_cache

from .duel import DuelBoard
from .game import Game
from .moves import Decision, Move, Pass
from .value import Value
from .variant import Variant


@dataclass(frozen=True)
class Preview(Value):
    """The effect of a move."""

    gain: int = 0
    """Points that the player gains; negative for a penalty."""
    skipped: tuple[int, ...] = ()
    """Numbers that the move skips and thereby loses."""
    closes: bool = False
    stacks: bool = False
    knocks_off: bool = False
    penalty: bool = False
    """Whether this pass costs a penalty, because the player has used neither action."""


NOTHING = Preview()


def preview(game: Game, seat: int, move: Decision) -> Preview:
    """Return the effect of one of `game.moves(seat)`, regardless of what the other seats choose."""
    if isinstance(move, Pass):
        return passing(game)
    return effect(situation(game, seat, move))


def passing(game: Game) -> Preview:
    """Return the effect of a pass."""
    is_penalty = game.phase == "colour" and isinstance(game.used, Pass)
    return _penalty(game.variant) if is_penalty else NOTHING


@cache
def _penalty(variant: Variant) -> Preview:
    return Preview(gain=variant.penalty_points, penalty=True)


Situation = tuple[Variant, int, tuple[int, ...], int, bool, bool, bool]
"""What the effect of a cross depends on: the variant, the row's index, the seat's cells in it, the number, whether a
closing number also gets the lock (C6, D7, D10), whether the move stacks, whether it knocks off."""


def situation(game: Game, seat: int, move: Move) -> Situation:
    """Return what the effect of a cross depends on, as a cache key; all games share a few thousand of them."""
    kind, board = game.variant, game.board
    row_index = kind.index[move.colour]
    mine = board.sheets[seat].marks[row_index]
    if not isinstance(board, DuelBoard):
        return kind, row_index, mine, move.number, True, False, False
    cell, theirs = kind.rows[row_index].cells[move.number], board.sheets[1 - seat].marks[row_index]
    has_lock = board.pawns_left(seat) != 1
    return kind, row_index, mine, move.number, has_lock, cell in mine, cell in theirs


@lru_cache(10_000)
def effect(found: Situation) -> Preview:
    """Return what a cross does in this situation."""
    variant, row_index, mine, number, lock, stacks, knocks_off = found
    row = variant.rows[row_index]
    cell = row.cells[number]
    closes = row.closes(cell)
    after = len(mine) + (2 if closes and lock else 1)
    return Preview(
        gain=variant.row_points(after) - variant.row_points(len(mine)),
        skipped=row.numbers[mine[-1] + 1 if mine else 0 : cell],
        closes=closes,
        stacks=stacks,
        knocks_off=knocks_off,
    )
