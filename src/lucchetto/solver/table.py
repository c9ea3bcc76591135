"""The exact value of every sheet and of every decision in solitaire."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from lucchetto.rules import Decision, Game, MalformedError, Sheet, Variant

from .query import read_sheet
from .space import Floats, Space


class Statistics(NamedTuple):
    """Exact statistics of games played by the table."""

    standard_deviation: float
    """Standard deviation of the final score."""
    mean_turns: float
    mean_penalties: float


@dataclass(frozen=True, eq=False)
class Table:
    """The expected points still to come under optimal play in solitaire, for every sheet."""

    space: Space
    values: Floats
    """By pair of red and yellow, pair of green and blue, and penalties; read only."""
    seconds: float
    """Seconds that the computation took."""
    checksum: str
    reflected: bool = False
    """Whether the table is for the mirror image of the space, whose lucky numbers are 18 minus those of the space."""

    @property
    def variant(self) -> Variant:
        """The variant that the table is for."""
        return self.space.variant

    @property
    def lucky(self) -> tuple[int, int] | None:
        """The lucky pair that the table is for, in Longo."""
        if self.space.lucky is None or not self.reflected:
            return self.space.lucky
        return reflection(self.variant, self.space.lucky)

    @property
    def start(self) -> float:
        """The expected score of a whole game."""
        return float(self.values[0, 0, 0])

    def value(self, sheet: Sheet | Mapping[str, Any], closed: Collection[str] = ()) -> float:
        """The expected points still to come before a roll, less future penalties. `closed` names further closed rows.

        A sheet may be written as in records, `{"red": [5, 7], "penalties": 1}`; rows that are left out are empty.
        """
        if not isinstance(sheet, Sheet):
            sheet = read_sheet(self.variant, {**dict.fromkeys(self.variant.colours, ()), "penalties": 0, **sheet})
        if sheet.penalties >= self.variant.penalties_to_end:
            return 0.0
        red, yellow, green, blue = [
            self._class(cells, colour in closed)
            for colour, cells in zip(self.variant.colours, sheet.marks, strict=True)
        ]
        up, down = self.space.pair_of[red, yellow], self.space.pair_of[green, blue]
        if self.reflected:
            up, down = down, up
        return float(self.values[up, down, sheet.penalties])

    def _class(self, cells: tuple[int, ...], is_closed: bool) -> int:
        if is_closed or (cells and cells[-1] == self.space.row.lock):
            return self.space.closed
        return int(self.space.class_of[(cells[-1] + 1) << 4 | len(cells)]) if cells else 0

    def value_before_roll(self, game: Game) -> float:
        """The expected points still to come in a solitaire game before a roll; 0 if the game is over."""
        self._check(game)
        return 0.0 if game.phase == "over" else self.value(game.sheets[0])

    def value_after_roll(self, game: Game) -> float:
        """The expected points still to come after a roll. Minus the value before the roll, this is the roll's luck."""
        return max(self.choices(game).values())

    def choices(self, game: Game) -> dict[Decision, float]:
        """Every legal decision, with its own points plus those still to come if all later decisions are optimal."""
        self._check(game)
        total = game.sheets[0].total
        return {move: self._final(game.play(0, move)) - total for move in game.moves(0)}

    def _final(self, game: Game) -> float:
        """The expected final score of optimal play from here."""
        if game.phase in ("white", "colour"):
            return max(self._final(game.play(0, move)) for move in game.moves(0))
        return game.sheets[0].total + (0.0 if game.phase == "over" else self.value(game.sheets[0]))

    def _check(self, game: Game) -> None:
        lucky = game.lucky[0] if game.lucky else None
        if len(game.players) != 1:
            raise MalformedError("solitaire-only", "exact values are for solitaire only")
        if game.variant != self.variant or (lucky and set(lucky)) != (self.lucky and set(self.lucky)):
            raise MalformedError("other-table", "the solver file is for another game or other lucky numbers")


def reflection(variant: Variant, lucky: tuple[int, int]) -> tuple[int, int]:
    """The lucky pair of the mirror image of the same game, in ascending order."""
    low, high = sorted(2 * variant.sides + 2 - number for number in lucky)
    return low, high
