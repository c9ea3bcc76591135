"""The exact judge of games for one: the solver's table."""

from dataclasses import dataclass

from lucchetto.rules import Decision, Game
from lucchetto.solver import Table

from .judge import Value
from .shapes import Unit


@dataclass(frozen=True)
class ExactJudge:
    table: Table
    unit: Unit = "points"
    exact: bool = True

    def choices(self, game: Game, seat: int) -> dict[Decision, Value]:
        have = game.sheets[seat].total
        return {move: Value(have + more, 0.0) for move, more in self.table.choices(game).items()}

    def after(self, game: Game) -> list[Value]:
        more = self.table.value_after_roll(game) if game.waiting else 0.0
        return [Value(game.sheets[0].total + more, 0.0)]

    def expected(self, game: Game) -> list[Value]:
        return [Value(game.sheets[0].total + self.table.value_before_roll(game), 0.0)]
