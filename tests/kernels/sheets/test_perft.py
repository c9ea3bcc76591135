"""Counts of sequences of decisions in Classic and Longo, by the kernel alone, against tests/data/perft.txt."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np
import pytest

from lucchetto.bots.lucky import lucky_masks
from lucchetto.kernels.sheets.rules import PENALTY, cell_at, crossed, legal_cells
from lucchetto.kernels.sheets.tables import Tables, tables
from lucchetto.kernels.sheets.turn import NOTHING, game_over, roll_cells, white_cells
from lucchetto.rules import PASS, Decision, Game, Move
from tests.kernels.sheets.game import packed
from tests.kit.perft import Position, positions

POSITIONS = [position for position in positions() if not position.record.startswith("duel-")]


@dataclass(frozen=True)
class KernelGame:
    """A game as the kernel knows it; the choices of action 1 are kept until everybody has decided."""

    tables: Tables
    lucky: tuple[int, ...]
    sheets: tuple[int, ...]
    closed: int
    active: int
    roll: int | None = None
    choices: tuple[tuple[int, int], ...] = ()
    """Seat and place."""
    colour: bool = False
    used: bool = False

    @classmethod
    def of(cls, game: Game) -> Self:
        """The kernel's state for a state of the rules."""
        start = cls(
            tables(game.variant.name),
            tuple(int(mask) for mask in lucky_masks(game.variant.name, len(game.players), game.lucky)),
            tuple(packed(sheet) for sheet in game.sheets),
            sum(1 << game.variant.index[colour] for colour in game.closed),
            game.active,
        )
        if game.dice is None:
            return start
        shown = dict(game.dice.colours)
        faces = (*game.dice.white, *(shown.get(colour, 1) for colour in game.variant.colours))
        rolled = start.rolled(faces)
        if game.phase == "colour":
            return replace(rolled, colour=True, used=game.used != PASS)
        return replace(rolled, choices=tuple((seat, place_of(game, move)) for seat, move in game.choices))

    @property
    def over(self) -> bool:
        return game_over(np.array(self.sheets), self.closed)

    @property
    def seat(self) -> int:
        if self.colour:
            return self.active
        return min(set(range(len(self.sheets))) - dict(self.choices).keys())

    @property
    def places(self) -> list[int]:
        """The legal moves of the seat to decide."""
        t, sheet = self.tables, self.sheets[self.seat]
        mask = legal_cells(sheet, self.cells(self.seat), t.open[self.closed], t.needed, t.closing)
        return [place for place in range(8) if mask >> place & 1]

    def cells(self, seat: int) -> np.uint64:
        assert self.roll is not None
        white, colours = map(np.uint64, roll_cells(self.tables, self.roll))
        if self.colour:
            return colours
        return np.uint64(white_cells(white, self.sheets[seat], self.closed, self.lucky[seat]))

    def rolled(self, faces: tuple[int, ...]) -> Self:
        number = 0
        for face in faces:
            number = number * self.tables.sides + face - 1
        return replace(self, roll=number, choices=(), colour=False)

    def played(self, place: int) -> Self:
        if self.colour:
            after = self.taken({self.active: place})
            if place == NOTHING and not self.used:
                sheets = list(after.sheets)
                sheets[self.active] += PENALTY
                after = replace(after, sheets=tuple(sheets))
            return replace(after, roll=None, active=(self.active + 1) % len(self.sheets))
        choices = (*self.choices, (self.seat, place))
        if len(choices) < len(self.sheets):
            return replace(self, choices=choices)
        after = self.taken(dict(choices))
        return replace(after, colour=True, used=dict(choices)[self.active] != NOTHING)

    def taken(self, choices: dict[int, int]) -> Self:
        sheets, closed = list(self.sheets), self.closed
        for seat, place in choices.items():
            if place != NOTHING:
                cell = cell_at(self.cells(seat), place)
                sheets[seat] = int(crossed(sheets[seat], place & 3, cell, self.tables.closing))
                closed |= (cell >= self.tables.closing) << (place & 3)
        return replace(self, sheets=tuple(sheets), closed=closed)


def place_of(game: Game, decision: Decision) -> int:
    """Of a decision in action 1."""
    return game.variant.index[decision.colour] + 4 * decision.lucky if isinstance(decision, Move) else NOTHING


def count(game: KernelGame, rolls: list[tuple[int, ...]], depth: int, rolled: int = 0) -> int:
    """The number of sequences of exactly this many decisions."""
    if game.over:
        return 0
    if game.roll is None:
        game, rolled = game.rolled(rolls[rolled % len(rolls)]), rolled + 1
    places = game.places
    if depth == 1:
        return 1 + len(places)
    return sum(count(game.played(place), rolls, depth - 1, rolled) for place in (NOTHING, *places))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_kernel_counts_as_the_file_says(position: Position) -> None:
    """Up to some ten thousand sequences: a kernel step called from Python costs as much as a thousand inside."""
    start = KernelGame.of(position.game())
    counts = {depth: number for depth, number in position.counts.items() if number <= 15_000}
    assert {depth: count(start, position.rolls, depth) for depth in counts} == counts


def test_both_variants_have_counts() -> None:
    assert {position.record.partition("-")[0] for position in POSITIONS} == {"classic", "longo"}
