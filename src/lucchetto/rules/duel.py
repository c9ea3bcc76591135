"""The Duel: two players, one board, pawns that stack and knock each other off."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple, Self

from .board import Reason, end_reasons
from .errors import GameError, IllegalError
from .moves import Decision, Move, Pass
from .sheet import Sheet
from .value import Value
from .variant import Variant


class Stack(NamedTuple):
    """The pawns on one cell, all of one player (D3)."""

    cell: int
    seat: int
    height: int


Stacks = tuple[Stack, ...]
"""A row's occupied cells from the left; the last one is its front."""


Refusal = Literal[
    "cell-used-in-action-1", "stack-stands", "cell-blocked", "stack-passed", "not-further-right-pawn", "too-few-pawns"
]
SENTENCES: dict[Refusal, tuple[str, str]] = {
    "cell-used-in-action-1": ("D6", "{colour} {number} was used in action 1 of this turn"),
    "stack-stands": ("D5", "{colour} {number} holds a stack, which cannot be knocked off"),
    "cell-blocked": ("D3", "{colour} {number} is blocked by a pawn that is not the front"),
    "stack-passed": ("D5", "{colour} {number} is no longer the front, so no pawn can go on top"),
    "not-further-right-pawn": ("D2", "{colour} {number} is not to the right of all your own pawns"),
}
"""The rule and sentence of every refusal except too-few-pawns, whose sentence needs pawn counts too."""


@dataclass(frozen=True, init=False)
class DuelBoard(Value):
    """The position of a Duel. It implements `Board`."""

    variant: Variant
    rows: tuple[Stacks, ...]
    missed: tuple[int, int]
    closed: tuple[str, ...]
    _sheets: tuple[Sheet, ...] = field(init=False, repr=False, compare=False)
    """Filled on the first access to `sheets`."""

    def __init__(
        self, variant: Variant, rows: tuple[Stacks, ...], missed: tuple[int, int] = (0, 0), closed: tuple[str, ...] = ()
    ) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "missed", missed)
        object.__setattr__(self, "closed", closed)
        object.__setattr__(self, "_sheets", ())

    @classmethod
    def empty(cls, variant: Variant) -> Self:
        """The board before the first turn."""
        return cls(variant, ((),) * len(variant.rows))

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        if not self._sheets:
            cells = [_cells(stacks) for stacks in self.rows]
            marks = [tuple([of_both[seat] for of_both in cells]) for seat in (0, 1)]
            sheets = tuple([Sheet(self.variant, marks[seat], self.missed[seat]) for seat in (0, 1)])
            object.__setattr__(self, "_sheets", sheets)
        return self._sheets

    def pawns_left(self, seat: int) -> int:
        """Pawns that this seat can still place."""
        return self.variant.pawns - sum(map(len, self.sheets[seat].marks)) - self.missed[seat]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        rows = len(self.closed) >= self.variant.rows_to_end
        pawns = not (self.pawns_left(0) and self.pawns_left(1))
        penalties = sum(self.missed) >= self.variant.penalties_to_end
        return end_reasons(rows=rows, pawns=pawns, penalties=penalties) if rows or pawns or penalties else ()

    def white_seats(self, active: int) -> frozenset[int]:
        return frozenset((active,))

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        return ()

    def lucky_moves(self, seat: int, white_sum: int) -> tuple[Move, ...]:
        return ()

    def allowed(self, seat: int, moves: Iterable[Move], used: Decision) -> list[Move]:
        return [move for move in moves if self._refusal(seat, move, used) is None]

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        refusal = self._refusal(seat, move, used)
        if refusal is None:
            return None
        if refusal == "too-few-pawns":
            return self._too_few(seat, move)
        rule, sentence = SENTENCES[refusal]
        return IllegalError(refusal, sentence, rule, colour=move.colour, number=move.number)

    def _refusal(self, seat: int, move: Move, used: Decision) -> Refusal | None:
        """Why this seat may not take the cell, or None. Only the front can be stacked on or knocked off (D3–D5)."""
        row_index = self.variant.index[move.colour]
        row, stacks = self.variant.rows[row_index], self.rows[row_index]
        cell = row.cells[move.number]
        mine, theirs = self.sheets[seat].marks[row_index], self.sheets[1 - seat].marks[row_index]
        front = stacks[-1] if stacks else None
        if move == used:
            return "cell-used-in-action-1"
        if front and front.cell == cell:
            if front.seat != seat and front.height > 1:
                return "stack-stands"
        elif cell in theirs:
            return "cell-blocked"
        elif mine and cell <= mine[-1]:
            return "stack-passed" if cell == mine[-1] else "not-further-right-pawn"
        return "too-few-pawns" if len(mine) < row.needs[cell] else None

    def _too_few(self, seat: int, move: Move) -> GameError:
        row_index = self.variant.index[move.colour]
        return IllegalError(
            "too-few-pawns",
            "{colour} {number} closes the row and needs {needed} of your own pawns there first, not {found}",
            self.variant.closing_rule,
            colour=move.colour,
            number=move.number,
            needed=self.variant.rows[row_index].needed,
            found=len(self.sheets[seat].marks[row_index]),
        )

    def take(self, choices: Mapping[int, Decision]) -> "DuelBoard":
        board = self
        for seat, move in choices.items():
            if not isinstance(move, Pass):
                board = board._placed(seat, move)
        return board

    def _placed(self, seat: int, move: Move) -> "DuelBoard":
        row_index = self.variant.index[move.colour]
        row = self.variant.rows[row_index]
        cell = row.cells[move.number]
        stacks = _with_pawn(self.rows[row_index], seat, cell)
        if not row.closes(cell):
            return DuelBoard(self.variant, self._rows_with(row_index, stacks), self.missed, self.closed)
        closed = self.variant.closed_with(self.closed, row.colour)
        board = DuelBoard(self.variant, self._rows_with(row_index, stacks), self.missed, closed)
        if not board.pawns_left(seat):  # that was the player's last pawn, so none is left for the lock (D10)
            return board
        locked = _with_pawn(stacks, seat, row.lock)
        return DuelBoard(self.variant, self._rows_with(row_index, locked), self.missed, closed)

    def _rows_with(self, row_index: int, stacks: Stacks) -> tuple[Stacks, ...]:
        return (*self.rows[:row_index], stacks, *self.rows[row_index + 1 :])

    def penalise(self, seat: int) -> "DuelBoard":
        mine, theirs = self.missed
        missed = (mine + 1, theirs) if seat == 0 else (mine, theirs + 1)
        return DuelBoard(self.variant, self.rows, missed, self.closed)


@lru_cache(10_000)  # a move changes one row; the other three are found in the cache
def _cells(stacks: Stacks) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cells that each seat's pawns occupy, one entry per pawn."""
    cells: tuple[list[int], list[int]] = ([], [])
    for cell, seat, height in stacks:
        cells[seat].extend([cell] * height)
    return tuple(cells[0]), tuple(cells[1])


def _with_pawn(stacks: Stacks, seat: int, cell: int) -> Stacks:
    """The row after this seat places a pawn on the cell; a single opposing pawn goes back to its owner (D4)."""
    front = stacks[-1] if stacks else None
    if front and front.cell == cell:
        return (*stacks[:-1], Stack(cell, seat, _height(front, seat)))
    others = [stack for stack in stacks if stack.cell != cell]
    if len(others) == len(stacks):
        return tuple(sorted((*stacks, Stack(cell, seat, 1))))
    (held,) = [stack for stack in stacks if stack.cell == cell]  # possible only under house rules
    return tuple(sorted((*others, Stack(cell, seat, _height(held, seat)))))


def _height(held: Stack, seat: int) -> int:
    """The height of an occupied cell's stack after this seat has placed a pawn on it."""
    return held.height + 1 if held.seat == seat else 1
