"""The Duel: two players, one board, pawns that stack and knock each other off."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from .board import Reason, end_reasons
from .errors import GameError, IllegalError
from .moves import Decision, Move, Pass
from .sheet import Sheet
from .variant import Row, Variant


class Stack(NamedTuple):
    """The pawns on one cell: one player's only (D3)."""

    cell: int
    seat: int
    height: int


Stacks = tuple[Stack, ...]
"""A row's occupied cells from the left; the last one is its front."""


@dataclass(frozen=True, slots=True)
class DuelBoard:
    variant: Variant
    rows: tuple[Stacks, ...]
    missed: tuple[int, int] = (0, 0)
    closed: tuple[str, ...] = ()

    @classmethod
    def empty(cls, variant: Variant) -> Self:
        return cls(variant, ((),) * len(variant.rows))

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return tuple(
            Sheet(self.variant, tuple(_cells(stacks, seat) for stacks in self.rows), self.missed[seat])
            for seat in (0, 1)
        )

    def pawns_left(self, seat: int) -> int:
        standing = sum(stack.height for stacks in self.rows for stack in stacks if stack.seat == seat)
        return self.variant.pawns - standing - self.missed[seat]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return end_reasons(
            rows=len(self.closed) >= self.variant.rows_to_end,
            pawns=not all(self.pawns_left(seat) for seat in (0, 1)),
            penalties=sum(self.missed) >= self.variant.penalties_to_end,
        )

    def white_seats(self, active: int) -> frozenset[int]:
        return frozenset((active,))

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        return ()

    def lucky_moves(self, seat: int, white_sum: int) -> tuple[Move, ...]:
        return ()

    def allows(self, seat: int, move: Move, used: Decision) -> bool:
        return self.objection(seat, move, used) is None

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        row_index = self.variant.index[move.colour]
        row, stacks = self.variant.rows[row_index], self.rows[row_index]
        refused = _used_objection(move, used) or _cell_objection(stacks, seat, row.cells[move.number], move)
        return refused or self._closing_objection(row, stacks, seat, move)

    def _closing_objection(self, row: Row, stacks: Stacks, seat: int, move: Move) -> GameError | None:
        own = len(_cells(stacks, seat))
        if not row.closes(row.cells[move.number]) or own >= row.needed:
            return None
        return IllegalError(
            "too-few-pawns",
            "{colour} {number} closes the row and needs {needed} own pawns there first, not {found}",
            self.variant.closing_rule,
            colour=move.colour,
            number=move.number,
            needed=row.needed,
            found=own,
        )

    def take(self, choices: Mapping[int, Decision]) -> Self:
        board = self
        for seat, move in choices.items():
            if not isinstance(move, Pass):
                board = board._placed(seat, move)
        return board

    def _placed(self, seat: int, move: Move) -> Self:
        row_index = self.variant.index[move.colour]
        row = self.variant.rows[row_index]
        cell = row.cells[move.number]
        stacks = _with_pawn(self.rows[row_index], seat, cell)
        if not row.closes(cell):
            return self._with_row(row_index, stacks)
        closed = tuple(colour for colour in self.variant.colours if colour in (*self.closed, row.colour))
        board = replace(self._with_row(row_index, stacks), closed=closed)
        if not board.pawns_left(seat):  # the very last pawn: none for the lock (D10)
            return board
        return board._with_row(row_index, _with_pawn(stacks, seat, row.lock))

    def _with_row(self, row_index: int, stacks: Stacks) -> Self:
        return replace(self, rows=(*self.rows[:row_index], stacks, *self.rows[row_index + 1 :]))

    def penalise(self, seat: int) -> Self:
        mine, theirs = self.missed
        return replace(self, missed=(mine + 1, theirs) if seat == 0 else (mine, theirs + 1))


def _cells(stacks: Stacks, seat: int) -> tuple[int, ...]:
    """Where this seat's pawns stand, a cell once per pawn."""
    return tuple(stack.cell for stack in stacks if stack.seat == seat for _ in range(stack.height))


def _used_objection(move: Move, used: Decision) -> GameError | None:
    if move != used:
        return None
    return IllegalError(
        "cell-used-in-action-1",
        "{colour} {number} was used in action 1 of this turn",
        "D6",
        colour=move.colour,
        number=move.number,
    )


def _cell_objection(stacks: Stacks, seat: int, cell: int, move: Move) -> GameError | None:
    """Why no pawn of this seat may go there: only the front may be stacked on or knocked off (D3 to D5)."""
    facts: dict[str, str | int] = {"colour": move.colour, "number": move.number}
    front = stacks[-1] if stacks else None
    if front and front.cell == cell:
        if front.seat == seat or front.height == 1:
            return None
        return IllegalError("stack-stands", "{colour} {number} holds a stack, which stays", "D5", **facts)
    if any(stack.cell == cell and stack.seat != seat for stack in stacks):
        return IllegalError(
            "cell-blocked", "{colour} {number} is blocked by a pawn that is not the front", "D3", **facts
        )
    own = _cells(stacks, seat)
    if own and cell == own[-1]:
        return IllegalError(
            "stack-passed", "{colour} {number} is no longer the front: nothing goes on top", "D5", **facts
        )
    if own and cell < own[-1]:
        return IllegalError(
            "not-further-right-pawn", "{colour} {number} is not to the right of all own pawns", "D2", **facts
        )
    return None


def _with_pawn(stacks: Stacks, seat: int, cell: int) -> Stacks:
    """One more pawn of this seat on the cell; a single opposing pawn there goes back to its owner (D4)."""
    front = stacks[-1] if stacks else None
    if front and front.cell == cell:
        height = front.height + 1 if front.seat == seat else 1
        return (*stacks[:-1], Stack(cell, seat, height))
    return tuple(sorted((*stacks, Stack(cell, seat, 1))))
