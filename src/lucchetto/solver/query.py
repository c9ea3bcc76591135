"""Reads sheets from JSON, with rows written as in records, left to right."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from lucchetto.rules import MalformedError, Row, Sheet, Variant, shown


def read_sheet(variant: Variant, written: Mapping[str, Any]) -> Sheet:
    """Read a sheet such as `{"red": [5, 7], …, "blue": [], "penalties": 1}`; raise MalformedError if it is impossible.

    In the Duel a number is listed once per pawn, and penalties are missed throws.

    >>> from lucchetto.rules import CLASSIC
    >>> read_sheet(CLASSIC, {"red": [5, 7], "yellow": [], "green": [11], "blue": [], "penalties": 1}).total
    -1
    """
    for key in written:
        if key not in (*variant.colours, "penalties"):
            raise MalformedError("unknown-sheet-key", "a sheet has no {key}", key=shown(key))
    for key in (*variant.colours, "penalties"):
        if key not in written:
            raise MalformedError("missing-key", '"{key}" is missing', key=key)
    marks = tuple(_cells(row, written[row.colour], is_stacked=variant.pawns > 0) for row in variant.rows)
    locks = sum(row.lock in cells for row, cells in zip(variant.rows, marks, strict=True))
    if locks > variant.rows_to_end:
        raise MalformedError(
            "too-many-locks",
            "{found} rows are closed: the game ends with {most}",
            found=locks,
            most=variant.rows_to_end,
        )
    return Sheet(variant, marks, _penalties(variant, written["penalties"]))


def _penalties(variant: Variant, found: object) -> int:
    most = variant.penalties_to_end
    if type(found) is not int or not 0 <= found <= most:
        raise MalformedError(
            "bad-penalties",
            "penalties must be a whole number from 0 to {most}, not {found}",
            most=most,
            found=shown(found),
        )
    return found


def _cells(row: Row, marks: object, *, is_stacked: bool) -> tuple[int, ...]:
    if not isinstance(marks, (list, tuple)):
        raise MalformedError("row-not-list", "{colour} must be a list of numbers", colour=row.colour)
    has_lock = bool(marks) and marks[-1] == "lock"
    cells = tuple(_cell(row, mark) for mark in (marks[:-1] if has_lock else marks))
    for left, right in pairwise(cells):
        if left > right or (left == right and not is_stacked):
            raise MalformedError(
                "row-out-of-order",
                "{colour} {number} cannot be to the right of {colour} {before}",
                colour=row.colour,
                number=row.numbers[right],
                before=row.numbers[left],
            )
    _check_lock(row, cells, has_lock)
    return (*cells, row.lock) if has_lock else cells


def _cell(row: Row, number: object) -> int:
    if type(number) is not int or number not in row.cells:
        raise MalformedError(
            "not-in-row", "{found} is not a number of the {colour} row", found=shown(number), colour=row.colour
        )
    return row.cells[number]


def _check_lock(row: Row, cells: tuple[int, ...], has_lock: bool) -> None:
    """A closing number and the lock come together, after enough other crosses (C6, L2, R5)."""
    closing = [cell for cell in cells if row.closes(cell)]
    if closing and not has_lock:
        raise MalformedError(
            "no-lock",
            "{colour} {number} closes the row, so the lock is crossed off too",
            colour=row.colour,
            number=row.numbers[closing[0]],
        )
    if has_lock and not closing:
        raise MalformedError(
            "lock-alone", "the {colour} lock is crossed off without a number that closes the row", colour=row.colour
        )
    if len(closing) > 1:
        raise MalformedError("closed-twice", "the {colour} row is closed twice", colour=row.colour)
    if closing and len(cells) - 1 < row.needed:
        raise MalformedError(
            "lock-too-early",
            "{colour} is closed after {found} crosses, but needs {needed}",
            colour=row.colour,
            found=len(cells) - 1,
            needed=row.needed,
        )
