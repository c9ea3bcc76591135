"""What a move would do, told before it is made. Clients show it; they work out nothing themselves."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from .duel import DuelBoard
from .game import Game
from .moves import Decision, Move, Pass
from .variant import Variant


@dataclass(frozen=True, slots=True)
class Preview:
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
    row_index = game.variant.index[move.colour]
    if not game.variant.pawns:
        return _on_paper(game.variant, row_index, game.sheets[seat].marks[row_index], move.number)
    mine, theirs = (game.sheets[one].marks[row_index] for one in (seat, 1 - seat))
    cell = game.variant.rows[row_index].cells[move.number]
    alone = _effect(game.variant, row_index, mine, move.number, lock=not _last_pawn(game, seat))
    return replace(alone, stacks=cell in mine, knocks_off=cell in theirs)


@lru_cache(10_000)
def _on_paper(variant: Variant, row_index: int, mine: tuple[int, ...], number: int) -> Preview:
    """Where everybody has a sheet, nothing but one's own row matters: the same few thousand come up in all games."""
    return _effect(variant, row_index, mine, number, lock=True)


def _effect(variant: Variant, row_index: int, mine: tuple[int, ...], number: int, *, lock: bool) -> Preview:
    """`lock`: whether it is crossed as well by a number that closes the row (C6, D7, D10)."""
    row = variant.rows[row_index]
    cell = row.cells[number]
    closes = row.closes(cell)
    after = len(mine) + (2 if closes and lock else 1)
    return Preview(
        gain=variant.row_points(after) - variant.row_points(len(mine)),
        skipped=row.numbers[mine[-1] + 1 if mine else 0 : cell],
        closes=closes,
    )


def _last_pawn(game: Game, seat: int) -> bool:
    return isinstance(game.board, DuelBoard) and game.board.pawns_left(seat) == 1
