"""The position in Classic, Longo and similar variants, where every player has a sheet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, Self, assert_never

from .board import Reason, end_reasons
from .errors import GameError, IllegalError
from .moves import Decision, Move, Pass
from .sheet import Marks, Sheet
from .value import Value
from .variant import Variant

Refusal = Literal["not-fewest-crosses", "not-next-cell", "not-further-right", "too-few-crosses"]


@dataclass(frozen=True, init=False)
class Sheets(Value):
    """The position of a game in which everybody has a sheet. It implements `Board`."""

    variant: Variant
    lucky: tuple[tuple[int, int], ...]
    sheets: tuple[Sheet, ...]
    closed: tuple[str, ...]

    def __init__(
        self,
        variant: Variant,
        lucky: tuple[tuple[int, int], ...],
        sheets: tuple[Sheet, ...],
        closed: tuple[str, ...] = (),
    ) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "lucky", lucky)
        object.__setattr__(self, "sheets", sheets)
        object.__setattr__(self, "closed", closed)

    @classmethod
    def empty(cls, variant: Variant, seats: int, lucky: tuple[tuple[int, int], ...]) -> Self:
        """The position before the first turn: blank sheets."""
        blank = Sheet(variant, ((),) * len(variant.rows))
        return cls(variant, lucky, (blank,) * seats)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        kind = self.variant
        rows = len(self.closed) >= kind.rows_to_end
        penalties = max([sheet.penalties for sheet in self.sheets]) >= kind.penalties_to_end
        return end_reasons(rows=rows, pawns=False, penalties=penalties) if rows or penalties else ()

    def white_seats(self, active: int) -> frozenset[int]:
        return frozenset(range(len(self.sheets)))

    def lucky_moves(self, seat: int, white_sum: int) -> tuple[Move, ...]:
        if not self.lucky or white_sum not in self.lucky[seat]:
            return ()
        return tuple(self._lucky_moves(seat))

    def _lucky_moves(self, seat: int) -> Iterator[Move]:
        for row, cells in zip(self.variant.rows, self.sheets[seat].marks, strict=True):
            if row.colour not in self.closed:
                yield Move(row.colour, row.numbers[_next(cells)], lucky=True)

    def allowed(self, seat: int, moves: Iterable[Move], used: Decision) -> list[Move]:
        marks = self.sheets[seat].marks
        return [move for move in moves if self._refusal(marks, move) is None]

    def objection(self, seat: int, move: Move, used: Decision) -> GameError | None:
        refusal = self._refusal(self.sheets[seat].marks, move)
        return None if refusal is None else self._reason(refusal, seat, move)

    def _reason(self, refusal: Refusal, seat: int, move: Move) -> GameError:
        row_index = self.variant.index[move.colour]
        row, cells = self.variant.rows[row_index], self.sheets[seat].marks[row_index]
        match refusal:
            case "not-fewest-crosses":
                sentence = "a lucky cross goes where you have the fewest crosses, and {colour} has more"
                return IllegalError(refusal, sentence, "L4", colour=row.colour)
            case "not-next-cell":
                sentence = "a lucky cross goes to the next cell of the row: {colour} {number}"
                return IllegalError(refusal, sentence, "L4", colour=row.colour, number=row.numbers[_next(cells)])
            case "not-further-right":
                sentence = "{colour} {number} is not to the right of every cross in the {colour} row"
                return IllegalError(refusal, sentence, "C1", colour=row.colour, number=move.number)
            case "too-few-crosses":
                sentence = "{colour} {number} closes the row and needs {needed} crosses there first, not {found}"
                return IllegalError(
                    refusal,
                    sentence,
                    self.variant.closing_rule,
                    colour=row.colour,
                    number=move.number,
                    needed=row.needed,
                    found=len(cells),
                )
            case _:
                assert_never(refusal)

    def _refusal(self, marks: Marks, move: Move) -> Refusal | None:
        """Why a seat with these marks may not cross off this number of an open row, or None."""
        kind = self.variant
        row_index = kind.index[move.colour]
        row, cells = kind.rows[row_index], marks[row_index]
        cell = row.cells[move.number]
        if move.lucky:
            if len(cells) != self._fewest(marks):
                return "not-fewest-crosses"
            if cell != _next(cells):
                return "not-next-cell"
        if cells and cell <= cells[-1]:
            return "not-further-right"
        if len(cells) < row.needs[cell]:
            return "too-few-crosses"
        return None

    def _fewest(self, marks: Marks) -> int:
        """The fewest crosses in a row, counted among the rows still open (R9)."""
        if not self.closed:
            return min(map(len, marks))
        rows = zip(self.variant.colours, marks, strict=True)
        return min(len(cells) for colour, cells in rows if colour not in self.closed)

    def take(self, choices: Mapping[int, Decision]) -> "Sheets":
        crosses = {seat: move for seat, move in choices.items() if not isinstance(move, Pass)}
        if not crosses:
            return self
        sheets, closed = list(self.sheets), self.closed
        for seat, move in crosses.items():
            sheets[seat], closes = _crossed(sheets[seat], move)
            if closes:
                closed = self.variant.closed_with(closed, move.colour)
        return Sheets(self.variant, self.lucky, tuple(sheets), closed)

    def penalise(self, seat: int) -> "Sheets":
        sheets = list(self.sheets)
        sheets[seat] = Sheet(self.variant, sheets[seat].marks, sheets[seat].penalties + 1)
        return Sheets(self.variant, self.lucky, tuple(sheets), self.closed)


def _next(cells: tuple[int, ...]) -> int:
    """The cell right after the last cross. Every open row has one, because its last number closes it."""
    return cells[-1] + 1 if cells else 0


def _crossed(sheet: Sheet, move: Move) -> tuple[Sheet, bool]:
    """The sheet with the number crossed off (and the lock, if that closes the row: C6, R5), and whether it closes."""
    kind = sheet.variant
    row_index = kind.index[move.colour]
    row = kind.rows[row_index]
    cell = row.cells[move.number]
    closes, before = row.closes(cell), sheet.marks[row_index]
    cells = (*before, cell, row.lock) if closes else (*before, cell)
    if before and cell <= before[-1]:  # possible only under house rules
        cells = tuple(sorted({*cells}))
    marks = (*sheet.marks[:row_index], cells, *sheet.marks[row_index + 1 :])
    return Sheet(kind, marks, sheet.penalties), closes
