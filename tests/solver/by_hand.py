"""One turn by brute force: every roll, every decision, straight from the rules. It shares no code with the solver."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import Row, Sheet, Variant

Value = Callable[[Sheet], float]
"""Points still to come from a sheet before a roll."""
Cells = NDArray[np.float64]
NEVER = -np.inf


def mean_of_best(sheet: Sheet, lucky: tuple[int, int] | None, value: Value) -> float:
    """The mean over all rolls of the best decision's points, including those still to come."""
    faces = range(1, sheet.variant.sides + 1)
    known = cache(value)  # the same sheets are reached again and again
    pairs = combinations_with_replacement(faces, 2)
    whites = {pair: _best(sheet, lucky, known, *pair).mean() for pair in pairs}
    return float(np.mean([whites[min(roll), max(roll)] for roll in product(faces, faces)]))


def _best(sheet: Sheet, lucky: tuple[int, int] | None, value: Value, one: int, two: int) -> Cells:
    """The best value of the roll, by the four colour dice."""
    best = _after_white(sheet, value, one, two, used=False, start=sheet.total)
    for after in _white_crosses(sheet, lucky, one + two):
        if is_over(after):  # no action 2, no penalty (R3)
            best = np.maximum(best, after.total - sheet.total)
        else:
            best = np.maximum(best, _after_white(after, value, one, two, used=True, start=sheet.total))
    return best


def _after_white(sheet: Sheet, value: Value, one: int, two: int, *, used: bool, start: int) -> Cells:
    """Action 2 from here, by the four colour dice."""
    variant = sheet.variant
    passed = sheet if used else Sheet(variant, sheet.marks, sheet.penalties + 1)
    best = np.full((variant.sides,) * 4, _final(passed, value) - start)
    for axis, row in enumerate(variant.rows):
        by_face = np.full(variant.sides, NEVER)
        for face, white in product(range(1, variant.sides + 1), (one, two)):
            if (after := crossed(sheet, row, row.cells[white + face])) is not None:
                by_face[face - 1] = max(by_face[face - 1], _final(after, value) - start)
        best = np.maximum(best, by_face.reshape([-1 if other == axis else 1 for other in range(4)]))
    return best


def _white_crosses(sheet: Sheet, lucky: tuple[int, int] | None, total: int) -> Iterator[Sheet]:
    variant = sheet.variant
    cells = [(row, row.cells[total]) for row in variant.rows]
    if lucky and total in lucky:
        still_open = [
            (row, marks) for row, marks in zip(variant.rows, sheet.marks, strict=True) if row.lock not in marks
        ]
        fewest = min(len(marks) for _, marks in still_open)
        cells += [(row, (marks or (-1,))[-1] + 1) for row, marks in still_open if len(marks) == fewest]  # L4, R9
    for row, cell in cells:
        if (after := crossed(sheet, row, cell)) is not None:
            yield after


def crossed(sheet: Sheet, row: Row, cell: int) -> Sheet | None:
    """The sheet with this cell crossed; None if it may not be (C1, C6, C7, L2)."""
    index = sheet.variant.index[row.colour]
    marks = sheet.marks[index]
    if row.lock in marks or (marks and cell <= marks[-1]):
        return None
    if row.closes(cell) and len(marks) < row.needed:
        return None
    more = (*marks, cell, row.lock) if row.closes(cell) else (*marks, cell)
    return Sheet(sheet.variant, (*sheet.marks[:index], more, *sheet.marks[index + 1 :]), sheet.penalties)


def is_over(sheet: Sheet) -> bool:
    locks = sum(row.lock in marks for row, marks in zip(sheet.variant.rows, sheet.marks, strict=True))
    return locks >= 2 or sheet.penalties >= 4


def _final(sheet: Sheet, value: Value) -> float:
    return sheet.total if is_over(sheet) else sheet.total + value(sheet)


def all_rows(variant: Variant, colour: int) -> list[tuple[int, ...]]:
    """One row for each number of crosses and rightmost cross, and a closed one, as marks."""
    row = variant.rows[colour]
    last_open = row.lock - row.closing
    rows = [()] + [(*range(count - 1), cell) for cell in range(last_open) for count in range(1, cell + 2)]
    return [*rows, (*range(row.needed), last_open, row.lock)]
