"""The games as data. A sheet-based variant is a value of `Variant`; the engine has no branch per game."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from .errors import MalformedError, shown
from .moves import Move


def triangular(longest: int) -> tuple[int, ...]:
    """Points for 0, 1, 2, … crosses: n(n+1)/2 (C9, L3)."""
    return tuple(accumulate(range(longest + 1)))


@dataclass(frozen=True)
class Row:
    """One colour's row: its numbers left to right, then the lock, which is the cell after the last number."""

    colour: str
    numbers: tuple[int, ...]
    needed: int
    """Crosses that must stand in the row before a closing number may be taken."""
    closing: int = 1
    """How many of the last numbers close the row."""

    @cached_property
    def cells(self) -> dict[int, int]:
        """Where each number stands, counted from the left."""
        return {number: cell for cell, number in enumerate(self.numbers)}

    @cached_property
    def crosses(self) -> dict[int, Move]:
        """The move that crosses each number, by the number."""
        return {number: Move(self.colour, number) for number in self.numbers}

    @cached_property
    def lock(self) -> int:
        return len(self.numbers)

    def closes(self, cell: int) -> bool:
        return cell >= self.lock - self.closing


@dataclass(frozen=True)
class Variant:
    name: str
    rows: tuple[Row, ...]
    sides: int
    points: tuple[int, ...]
    """Points for a row by its number of crosses; more crosses than listed count as the last entry (D11)."""
    seats: tuple[int, int] = (1, 5)
    closing_rule: str = "C6"
    lucky_pairs: tuple[tuple[int, int], ...] = ()
    """The pairs that seats get unless told otherwise; no pairs, no lucky crosses."""
    pawns: int = 0
    """The Duel only: one shared board, and this many pawns for each player."""
    penalty_points: int = -5
    penalties_to_end: int = 4
    rows_to_end: int = 2

    colours: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(row.colour for row in self.rows))

    @cached_property
    def index(self) -> dict[str, int]:
        """Where each colour's row stands, counted from the top."""
        return {colour: number for number, colour in enumerate(self.colours)}

    @cached_property
    def crosses(self) -> dict[int, tuple[Move, ...]]:
        """The moves that cross a number, by the number, from the top."""
        numbers = {number for row in self.rows for number in row.numbers}
        return {number: tuple(row.crosses[number] for row in self.rows if number in row.crosses) for number in numbers}

    def place(self, move: Move) -> tuple[int, int]:
        """Row and cell of a move, to sort by."""
        row_index = self.index[move.colour]
        return row_index, self.rows[row_index].cells[move.number]

    def __hash__(self) -> int:
        return hash(self.name)

    def row_points(self, crosses: int) -> int:
        return self.points[crosses] if crosses < len(self.points) else self.points[-1]


def _rows(highest: int, needed: int, closing: int = 1) -> tuple[Row, ...]:
    up = tuple(range(2, highest + 1))
    down = up[::-1]
    return (
        Row("red", up, needed, closing),
        Row("yellow", up, needed, closing),
        Row("green", down, needed, closing),
        Row("blue", down, needed, closing),
    )


CLASSIC = Variant("classic", rows=_rows(12, needed=5), sides=6, points=triangular(12))

LONGO = Variant(
    "longo",
    rows=_rows(16, needed=6, closing=2),
    sides=8,
    points=triangular(15),
    closing_rule="L2",
    lucky_pairs=((5, 8), (6, 11), (7, 12), (10, 13), (4, 9)),
)

DUEL = Variant(
    "duel",
    rows=_rows(12, needed=5),
    sides=6,
    points=triangular(12),
    seats=(2, 2),
    closing_rule="D7",
    pawns=22,
)

VARIANTS = {game.name: game for game in (CLASSIC, LONGO, DUEL)}


def variant(name: str) -> Variant:
    try:
        return VARIANTS[name]
    except (KeyError, TypeError):
        known = ", ".join(VARIANTS)
        raise MalformedError(
            "unknown-variant",
            "there is no variant {variant}; known are {known}",
            variant=shown(name),
            known=known,
        ) from None
