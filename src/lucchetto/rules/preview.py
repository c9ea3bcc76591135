"""What a move would do, told before it is made. Clients show it; they work out nothing themselves."""

from dataclasses import dataclass
from functools import cache, lru_cache

from .duel import DuelBoard
from .game import Game
from .moves import Decision, Move, Pass
from .value import Value
from .variant import Variant


@dataclass(frozen=True)
class Preview(Value):
    """What a move would do."""

    gain: int = 0
    """Points on one's own sheet; a penalty is a loss."""
    skipped: tuple[int, ...] = ()
    """Numbers that are lost by going past them."""
    closes: bool = False
    stacks: bool = False
    knocks_off: bool = False
    penalty: bool = False
    """Passing now means that neither action was used."""


NOTHING = Preview()


def preview(game: Game, seat: int, move: Decision) -> Preview:
    """The effect of one of `game.moves(seat)` on its own, whatever the others choose."""
    if isinstance(move, Pass):
        penalty = game.phase == "colour" and isinstance(game.used, Pass)
        return _penalty(game.variant) if penalty else NOTHING
    return _crossing(game, seat, move)


@cache
def _penalty(variant: Variant) -> Preview:
    return Preview(gain=variant.penalty_points, penalty=True)


def _crossing(game: Game, seat: int, move: Move) -> Preview:
    kind, board = game.variant, game.board
    row_index = kind.index[move.colour]
    mine = board.sheets[seat].marks[row_index]
    if not isinstance(board, DuelBoard):
        return _effect(kind, row_index, mine, move.number)
    cell, theirs = kind.rows[row_index].cells[move.number], board.sheets[1 - seat].marks[row_index]
    last_pawn = board.pawns_left(seat) == 1
    return _effect(kind, row_index, mine, move.number, not last_pawn, cell in mine, cell in theirs)


@lru_cache(10_000)
def _effect(
    variant: Variant,
    row_index: int,
    mine: tuple[int, ...],
    number: int,
    lock: bool = True,
    stacks: bool = False,
    knocks_off: bool = False,
) -> Preview:
    """Nothing else matters, and the same few thousand come up in all games.

    `lock`: whether it is crossed as well by a number that closes the row (C6, D7, D10).
    """
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
