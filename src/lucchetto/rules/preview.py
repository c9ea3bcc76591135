"""What a move would do, told before it is made. Clients show it; they work out nothing themselves."""

from dataclasses import dataclass

from .duel import DuelBoard
from .game import Game
from .moves import Decision, Move, Pass


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


def preview(game: Game, seat: int, move: Decision) -> Preview:
    """The effect of one of `game.moves(seat)` on its own, whatever the others choose."""
    if isinstance(move, Pass):
        penalty = game.phase == "colour" and isinstance(game.used, Pass)
        return Preview(gain=game.variant.penalty_points if penalty else 0, penalty=penalty)
    return _crossing(game, seat, move)


def _crossing(game: Game, seat: int, move: Move) -> Preview:
    row_index = game.variant.index[move.colour]
    row = game.variant.rows[row_index]
    cell, mine = row.cells[move.number], game.sheets[seat].marks[row_index]
    closes = row.closes(cell)
    after = len(mine) + (2 if closes and not _last_pawn(game, seat) else 1)  # the lock counts too (C6, D7, D10)
    theirs = game.sheets[1 - seat].marks[row_index] if game.variant.pawns else ()
    return Preview(
        gain=game.variant.row_points(after) - game.variant.row_points(len(mine)),
        skipped=row.numbers[mine[-1] + 1 if mine else 0 : cell],
        closes=closes,
        stacks=cell in mine,
        knocks_off=cell in theirs,
    )


def _last_pawn(game: Game, seat: int) -> bool:
    return isinstance(game.board, DuelBoard) and game.board.pawns_left(seat) == 1
