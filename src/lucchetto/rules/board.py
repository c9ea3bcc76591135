"""What the turn needs to know of a table, whether everybody has a sheet or two players share a board."""

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, Self

from .errors import GameError
from .moves import Decision, Move
from .sheet import Sheet

Reason = Literal["rows", "pawns", "penalties"]


class Board(Protocol):
    """An immutable position. Methods that change something return a new one."""

    @property
    def closed(self) -> tuple[str, ...]:
        """The colours of the closed rows, in the variant's order."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What every seat has on paper."""

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        """Every seat's lucky pair; empty in games without."""

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the game is over, in the order of R15; empty while it goes on."""

    def white_seats(self, active: int) -> frozenset[int]:
        """Who decides in action 1."""

    def lucky_moves(self, seat: int, white_sum: int) -> tuple[Move, ...]:
        """The lucky crosses to consider; whether each is legal, `objection` says."""

    def allowed(self, seat: int, moves: Iterable[Move], used: Decision) -> list[Move]:
        """Those of these moves to which `objection` has none: quicker where nobody asks for the reason."""

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        """Why this seat may not take this cell, if it may not; `used` is its action 1 of this turn."""

    def take(self, choices: Mapping[int, Decision]) -> Self:
        """All these choices together, as one action (R1)."""

    def penalise(self, seat: int) -> Self:
        """This seat used neither action."""


def end_reasons(*, rows: bool, pawns: bool, penalties: bool) -> tuple[Reason, ...]:
    """Every reason that holds, in the order in which results name them (R15)."""
    met: dict[Reason, bool] = {"rows": rows, "pawns": pawns, "penalties": penalties}
    return tuple(reason for reason, holds in met.items() if holds)
