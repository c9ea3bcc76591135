"""Judges solitaire games exactly, with the solver's table."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lucchetto.rules import Decision, Game

from .judge import Value
from .shapes import Unit

if TYPE_CHECKING:
    from lucchetto.solver import Table


@dataclass(frozen=True)
class ExactJudge:
    """Judges solitaire games with the solver's table."""

    table: "Table"
    unit: Unit = "points"
    exact: bool = True
    _last: list[tuple[Game, dict[Decision, float]]] = field(default_factory=list, compare=False, repr=False)
    """The latest position, cached: its choices are needed twice in a row, for its value and for each verdict."""

    def choices(self, game: Game, seat: int) -> dict[Decision, Value]:
        """Every legal decision with the expected final score that it leads to."""
        have = game.sheets[seat].total
        return {move: Value(have + more, 0.0) for move, more in self._choices(game).items()}

    def after(self, game: Game) -> list[Value]:
        """The expected final score after a roll."""
        more = max(self._choices(game).values()) if game.waiting else 0.0
        return [Value(game.sheets[0].total + more, 0.0)]

    def _choices(self, game: Game) -> dict[Decision, float]:
        if not self._last or self._last[0][0] != game:
            self._last[:] = [(game, self.table.choices(game))]
        return self._last[0][1]

    def expected(self, game: Game) -> list[Value]:
        """The expected final score before a roll."""
        return [Value(game.sheets[0].total + self.table.value_before_roll(game), 0.0)]
