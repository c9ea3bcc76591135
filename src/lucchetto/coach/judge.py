"""The interface of the judges, and a cache of exact tables.

The solver's table judges solitaire games, if it is stored; the master's network judges all others.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from lucchetto.rules import Decision, Game, MalformedError

from .shapes import Unit

if TYPE_CHECKING:
    from lucchetto.solver import Table

T = TypeVar("T")


class Value(NamedTuple):
    """The expected result for a seat: its final score (solitaire), or its win share and its lead in points.

    The win shares of all seats in one position add up to 1, so that a loss is a difference of shares.
    """

    value: float
    margin: float


class Judge(Protocol):
    """Evaluates positions and decisions."""

    @property
    def unit(self) -> Unit:
        """The unit of values: points, or win shares."""

    @property
    def exact(self) -> bool:
        """Whether the values are exact."""

    def choices(self, game: Game, seat: int) -> dict[Decision, Value]:
        """Every legal decision of a waiting seat, in the order of the moves, with its value if optimal play follows."""

    def after(self, game: Game) -> list[Value]:
        """Every seat's value after a roll, or at the end of the game, if everybody decides optimally."""

    def expected(self, game: Game) -> list[Value]:
        """Every seat's value before a roll: the mean over the rolls of its value after them."""


TIE_EPSILON = 0.0005
"""Win shares (in solitaire, points) that differ by less count as equal; the margin then decides."""


def best_of(choices: Mapping[T, Value]) -> T:
    """Return the best of these choices; among equal win shares, the one with the largest margin."""
    top = max(found.value for found in choices.values())
    equal = [choice for choice, found in choices.items() if found.value >= top - TIE_EPSILON]
    return max(equal, key=lambda choice: (choices[choice].margin, choices[choice].value))


def ready_table(game: Game) -> "Table | None":
    """Return the exact table of this solitaire game if it is stored, otherwise None."""
    if len(game.players) != 1 or find_spec("lucchetto.solver") is None:  # a browser has no solver
        return None
    from lucchetto.solver import load_table  # imports numpy

    key = (game.variant.name, game.lucky[0] if game.lucky else None)
    if key not in _tables:
        try:
            _tables[key] = load_table(*key, build=False)
        except MalformedError:  # not stored yet, so not cached
            return None
    return _tables[key]


def forget_tables() -> None:
    """Empty the cache, so that stored tables are read again."""
    _tables.clear()


_tables: "dict[tuple[str, tuple[int, int] | None], Table]" = {}
"""Cached tables, because verifying a checksum takes time."""
