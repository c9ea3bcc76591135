"""Encodes games for all adapters: moves as action numbers, and a seat's view as an observation vector.

Actions: 0 is pass; then every cell, row by row from the left; then, in Longo, every cell again as a lucky cross.
Observations: zeros and ones (int8); docs/envs.md lists the fields in order. A number n is n ones, then zeros, so that
points are a weighted sum. A row encodes only what the rules need, so that the kernels can compute it too.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import PASS, Decision, DuelBoard, Game, MalformedError, Move, Pass, Variant, shown

Vector = NDArray[np.int8]


class Encoder:
    """The encoding for one variant and number of seats."""

    def __init__(self, variant: Variant, players: int) -> None:
        self.variant, self.players = variant, players
        self.actions: tuple[Decision, ...] = (PASS, *_moves(variant))
        self._action_of = {decision: action for action, decision in enumerate(self.actions)}
        self.fields: Mapping[str, slice] = _slices(_widths(variant, players))
        self.size = max(field.stop for field in self.fields.values())

    def action(self, decision: Decision) -> int:
        """Return the action number of a move."""
        return self._action_of[decision]

    def decision(self, action: object) -> Decision:
        """Return the move of an action number, which may be a numpy integer."""
        number = index(action) if isinstance(action, SupportsIndex) else None
        if number is None or not 0 <= number < len(self.actions):
            raise MalformedError(
                "not-an-action",
                "there is no action {action}; actions are whole numbers from 0 to {last}",
                action=shown(action if number is None else number),
                last=len(self.actions) - 1,
            )
        return self.actions[number]

    def legal(self, game: Game, seat: int) -> list[int]:
        """Return the legal actions of this seat in ascending order; none if it has nothing to decide."""
        return sorted(self._action_of[move] for move in game.moves(seat))

    def mask(self, game: Game, seat: int) -> Vector:
        """Return the action mask of this seat: 1 for every legal action."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.legal(game, seat)] = 1
        return mask

    def observe(self, game: Game, seat: int) -> Vector:
        """Return this seat's observation: its own sheet, then the others clockwise. Hidden choices are left out."""
        observation = np.zeros(self.size, np.int8)
        for place in range(self.players):
            self._sheet(observation, place, game, (seat + place) % self.players)
        field = self.fields
        for row, colour in enumerate(self.variant.colours):
            observation[field["closed"].start + row] = colour in game.closed
        self._dice(observation[field["dice"]], game)
        if game.phase in ("white", "colour"):
            observation[field["phase"].start + (game.phase == "colour")] = 1
        observation[field["active"].start + (game.active - seat) % self.players] = 1
        observation[field["acted"]] = not isinstance(game.used, Pass)
        return observation

    def _sheet(self, observation: Vector, place: int, game: Game, seat: int) -> None:
        """Encode one seat's sheet: what it has crossed off and what it still can."""
        sheet = game.sheets[seat]
        crosses = self._rows_of(observation, f"crosses_{place}")
        for row, cells in enumerate(sheet.marks):
            crosses[row, : len(cells)] = 1
        observation[self.fields[f"penalties_{place}"]][: sheet.penalties] = 1
        if isinstance(game.board, DuelBoard):
            self._pawns(observation, place, game.board, seat)
            return
        free = self._rows_of(observation, f"free_{place}")
        for row, cells in enumerate(sheet.marks):
            if self.variant.colours[row] not in game.closed:
                free[row, cells[-1] + 1 if cells else 0 :] = 1
        for number in game.lucky[seat] if game.lucky else ():
            observation[self.fields[f"lucky_{place}"].start + number - 2] = 1

    def _pawns(self, observation: Vector, place: int, board: DuelBoard, seat: int) -> None:
        """Encode the cells with pawns and those with stacks; the count of crosses includes the pawn on the lock."""
        pawns, stacks = self._rows_of(observation, f"pawns_{place}"), self._rows_of(observation, f"stacks_{place}")
        for row, held in enumerate(board.rows):
            for stack in held:
                if stack.seat == seat and stack.cell < pawns.shape[1]:
                    pawns[row, stack.cell] = 1
                    stacks[row, stack.cell] = stack.height > 1
        observation[self.fields[f"left_{place}"]][: board.pawns_left(seat)] = 1

    def _rows_of(self, observation: Vector, field: str) -> Vector:
        return observation[self.fields[field]].reshape(len(self.variant.rows), -1)

    def _dice(self, observation: Vector, game: Game) -> None:
        if game.dice is None:
            return
        dice = observation.reshape(-1, self.variant.sides)
        for die, face in enumerate(game.dice.white):
            dice[die, face - 1] = 1
        for colour, face in game.dice.colours:
            if colour not in game.closed:  # a row closed in action 1 loses its die at once (R2)
                dice[2 + self.variant.index[colour], face - 1] = 1


@cache
def encoder(variant: Variant, players: int) -> Encoder:
    """Return the encoder for this variant and number of seats; it is stateless and shared."""
    return Encoder(variant, players)


def _moves(variant: Variant) -> Iterator[Move]:
    for lucky in (False, True) if variant.lucky_pairs else (False,):
        for row in variant.rows:
            for number in row.numbers:
                yield Move(row.colour, number, lucky)


def _widths(variant: Variant, players: int) -> Iterator[tuple[str, int]]:
    """The fields of an observation in order, and the number of entries of each."""
    rows, cells = len(variant.rows), len(variant.rows[0].numbers)
    for place in range(players):
        if variant.pawns:
            yield f"pawns_{place}", rows * cells
            yield f"stacks_{place}", rows * cells
            yield f"left_{place}", variant.pawns
        else:
            yield f"free_{place}", rows * cells
        yield f"crosses_{place}", rows * (len(variant.points) - 1)
        yield f"penalties_{place}", variant.penalties_to_end
        if variant.lucky_pairs:
            yield f"lucky_{place}", 2 * variant.sides - 1
    yield "closed", rows
    yield "dice", (2 + rows) * variant.sides
    yield "phase", 2
    yield "active", players
    yield "acted", 1


def _slices(widths: Iterator[tuple[str, int]]) -> dict[str, slice]:
    slices, start = dict[str, slice](), 0
    for name, width in widths:
        slices[name] = slice(start, start + width)
        start += width
    return slices
