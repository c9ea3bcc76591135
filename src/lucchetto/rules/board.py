"""The interface of a position: a sheet per player, or the board that the Duel's two players share."""

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, Self

from .errors import GameError
from .moves import Decision, Move
from .sheet import Sheet
from .variant import Variant

Reason = Literal["rows", "pawns", "penalties"]


class Board(Protocol):
    """An immutable position. Methods that change something return a new one."""

    @property
    def variant(self) -> Variant:
        """The facts of the game."""

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
        """The legal ones among these moves: faster than `objection` if the reasons do not matter."""

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        """Why this seat may not take this cell, or None if it may; `used` is its action 1 of this turn."""

    def take(self, choices: Mapping[int, Decision]) -> Self:
        """The position after all these choices have taken effect together, as one action (R1).

        It does not ask whether they are legal: on a score pad, house rules allow others.
        """

    def penalise(self, seat: int) -> Self:
        """The position after this seat has taken a penalty for using neither action."""


def end_reasons(*, rows: bool, pawns: bool, penalties: bool) -> tuple[Reason, ...]:
    """Every reason that holds, in the order in which results name them (R15)."""
    met: dict[Reason, bool] = {"rows": rows, "pawns": pawns, "penalties": penalties}
    return tuple(reason for reason, holds in met.items() if holds)
