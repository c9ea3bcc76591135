"""The interface of every board (sheets, or the Duel's shared board), and the function that decides legality."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal, Protocol, Self

from .errors import GameError, IllegalError, MalformedError, shown
from .moves import PASS, Decision, Move, is_move
from .sheet import Sheet
from .variant import Variant

Reason = Literal["rows", "pawns", "penalties"]


class Board(Protocol):
    """An immutable position. Methods that change something return a new one."""

    @property
    def variant(self) -> Variant:
        """The variant that is being played."""

    @property
    def closed(self) -> tuple[str, ...]:
        """The colours of the closed rows, in the variant's order."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """Every seat's sheet, by seat number."""

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        """Every seat's lucky pair; empty in variants without lucky numbers."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the game is over, in the order of R15; empty while it goes on."""

    def white_seats(self, active: int) -> frozenset[int]:
        """The seats that decide in action 1."""

    def lucky_moves(self, seat: int, white_sum: int) -> tuple[Move, ...]:
        """The lucky crosses that the white sum offers this seat; `objection` decides whether each is legal."""

    def allowed(self, seat: int, moves: Iterable[Move], used: Decision) -> list[Move]:
        """The legal moves among these. Faster than `objection`, but it gives no reasons."""

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        """Why this seat may not take this cell, or None if it may; `used` is its action 1 of this turn."""

    def take(self, choices: Mapping[int, Decision]) -> Self:
        """The position after all these choices have taken effect together, as one action (R1).

        Legality is not checked here, because a score pad allows house rules.
        """

    def penalise(self, seat: int) -> Self:
        """The position after this seat has taken a penalty for using neither action."""


def end_reasons(*, rows: bool, pawns: bool, penalties: bool) -> tuple[Reason, ...]:
    """Every reason that holds, in the order in which results name them (R15)."""
    met: dict[Reason, bool] = {"rows": rows, "pawns": pawns, "penalties": penalties}
    return tuple(reason for reason, holds in met.items() if holds)


DiceCheck = Callable[[int, Move], GameError | None]
"""Why the roll does not offer this move to this seat, or None if it does."""


def objection(
    board: Board,
    seat: int,
    move: Move,
    used: Decision = PASS,
    *,
    dice: DiceCheck | None = None,
    still_open: Collection[str] = (),
) -> GameError | None:
    """Return why this seat may not cross off this cell, or None if it may. Nothing else decides legality.

    Without `dice`, any roll counts as possible. `used` is the seat's action 1 of this turn. `still_open` lists closed
    rows that the seat may still use, because on a score pad the crosses of one action are entered one by one (R1).

    >>> import lucchetto as lk
    >>> board = lk.new_game("classic", ["Ada"]).board
    >>> print(objection(board, 0, lk.Move("red", 12)))
    red 12 closes the row and needs 5 crosses there first, not 0 (C6)
    """
    if refused := malformed(board, move):
        return refused
    if move.colour in board.closed and move.colour not in still_open:
        return IllegalError("row-closed", "the {colour} row is closed", "C7", colour=move.colour)
    refused = dice(seat, move) if dice else None
    return refused or board.objection(seat, move, used)


def malformed(board: Board, move: Decision) -> GameError | None:
    """The error for anything that is not a move to a cell that exists."""
    kind = board.variant
    if isinstance(move, Move) and is_move(move):
        row_index = kind.index.get(move.colour)
        if row_index is not None and move.number in kind.rows[row_index].cells:
            return None
    return MalformedError("not-a-move", "{text} is not a move", text=shown(str(move)))


def cells(board: Board, seat: int, used: Decision = PASS, *, still_open: Collection[str] = ()) -> list[Move]:
    """The cells that some roll would let this seat cross off now, row by row, left to right.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", ["Ada"])
    >>> len(cells(game.board, 0))  # every number except the four that close a row
    40
    """
    rows = [row for row in board.variant.rows if row.colour not in board.closed or row.colour in still_open]
    return board.allowed(seat, [move for row in rows for move in row.crosses.values()], used)
