"""The interface of the judges, and the exact tables that are loaded.

The solver's table judges solitaire games, if it is stored; the master's network judges all others.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, TypeVar

from lucchetto.rules import Decision, Game, MalformedError
from lucchetto.solver import Table, load_table

from .shapes import Unit

T = TypeVar("T")


class Value(NamedTuple):
    """What a seat can expect: its final score (solitaire), or its share of the win and its lead in points.

    The shares of all seats in one position add up to 1, so that a loss is a difference of shares.
    """

    value: float
    margin: float


class Judge(Protocol):
    """What values positions and decisions."""

    @property
    def unit(self) -> Unit:
        """Points, or shares of the win."""

    @property
    def exact(self) -> bool:
        """Whether the values are exact."""

    def choices(self, game: Game, seat: int) -> dict[Decision, Value]:
        """Every legal decision of a seat that waits, in the order of the moves, followed by the best play."""

    def after(self, game: Game) -> list[Value]:
        """For every seat, when the dice lie, or the game is over: with the best decisions of everybody."""

    def expected(self, game: Game) -> list[Value]:
        """For every seat before a roll: the mean over the rolls of what is then to be expected."""


TIE_EPSILON = 0.0005
"""Win shares that differ by less are equal; the margin decides between them."""


def best_of(choices: Mapping[T, Value]) -> T:
    """The best of these choices; among equal win shares the one with the larger margin."""
    top = max(found.value for found in choices.values())
    equal = [choice for choice, found in choices.items() if found.value >= top - TIE_EPSILON]
    return max(equal, key=lambda choice: (choices[choice].margin, choices[choice].value))


def ready_table(game: Game) -> Table | None:
    """The exact table of this game for one player, if it is stored."""
    if len(game.players) != 1:
        return None
    key = (game.variant.name, game.lucky[0] if game.lucky else None)
    if key not in _tables:
        try:
            _tables[key] = load_table(*key, build=False)
        except MalformedError:  # not stored yet; asked again the next time
            return None
    return _tables[key]


def forget_tables() -> None:
    """Look for stored tables again."""
    _tables.clear()


_tables: dict[tuple[str, tuple[int, int] | None], Table] = {}
"""Opened ones: to check a table takes a moment."""
