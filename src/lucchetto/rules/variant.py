"""The variants as data: each game is one `Variant`, with its rows, dice, points and end conditions."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate, combinations

from .errors import MalformedError, shown
from .moves import Move
from .value import Value


def triangular(longest: int) -> tuple[int, ...]:
    """Points for 0, 1, 2, … crosses: n(n+1)/2 (C9, L3)."""
    return tuple(accumulate(range(longest + 1)))


def _derive(value: object, **derived: object) -> None:
    """Set the fields that a frozen value computes from its other fields."""
    for name, found in derived.items():
        object.__setattr__(value, name, found)


@dataclass(frozen=True)
class Row(Value):
    """One colour's row: its numbers left to right, then the lock, which is the cell after the last number."""

    colour: str
    numbers: tuple[int, ...]
    needed: int
    """Crosses that the row needs before a closing number may be crossed off."""
    closing: int = 1
    """How many of the last numbers close the row."""

    lock: int = field(init=False, repr=False, compare=False)
    cells: dict[int, int] = field(init=False, repr=False, compare=False)
    """The cell of each number, counted from the left."""
    needs: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Crosses that the row needs before each cell may be taken."""
    crosses: dict[int, Move] = field(init=False, repr=False, compare=False)
    """The move that crosses off each number."""
    pairs: dict[tuple[int, int], tuple[Move, ...]] = field(init=False, repr=False, compare=False)
    """For any two numbers, in either order: the moves that cross off one of them, left to right."""

    def __post_init__(self) -> None:
        numbers, lock = self.numbers, len(self.numbers)
        crosses = {number: Move(self.colour, number) for number in numbers}
        _derive(
            self,
            lock=lock,
            cells={number: cell for cell, number in enumerate(numbers)},
            needs=(*[0] * (lock - self.closing), *[self.needed] * self.closing),
            crosses=crosses,
            pairs=dict(_pairs(crosses)),
        )

    def either(self, one: int, other: int) -> tuple[Move, ...]:
        """The moves that cross off one of two numbers, left to right; the row need not have both."""
        if (moves := self.pairs.get((one, other))) is not None:
            return moves
        return tuple(self.crosses[number] for number in (one, other) if number in self.crosses)

    def closes(self, cell: int) -> bool:
        """Whether crossing this cell closes the row."""
        return cell >= self.lock - self.closing


def _pairs(crosses: dict[int, Move]) -> Iterator[tuple[tuple[int, int], tuple[Move, ...]]]:
    """All pairs of numbers in both orders, and every number paired with itself."""
    for number, move in crosses.items():
        yield (number, number), (move,)
    for one, other in combinations(crosses, 2):
        moves = (crosses[one], crosses[other])
        yield (one, other), moves
        yield (other, one), moves


@dataclass(frozen=True)
class Variant(Value):
    """Everything that differs from game to game: rows, dice, points and end conditions."""

    name: str
    rows: tuple[Row, ...]
    sides: int
    points: tuple[int, ...]
    """Points for a row by its number of crosses; more crosses than listed count as the last entry (D11)."""
    seats: tuple[int, int] = (1, 5)
    """The fewest and the most players."""
    closing_rule: str = "C6"
    """The rule that an error about closing a row cites."""
    lucky_pairs: tuple[tuple[int, int], ...] = ()
    """The default lucky pairs, in seat order; a variant without any has no lucky crosses."""
    pawns: int = 0
    """Pawns per player on the shared board of the Duel; 0 if every player has a sheet."""
    penalty_points: int = -5
    penalties_to_end: int = 4
    rows_to_end: int = 2

    colours: tuple[str, ...] = field(init=False)
    index: dict[str, int] = field(init=False, repr=False, compare=False)
    """The index of each colour's row, counted from the top."""
    crosses: dict[int, tuple[Move, ...]] = field(init=False, repr=False, compare=False)
    """The moves that cross off each number, rows from the top."""
    dice: frozenset[str] = field(init=False, repr=False, compare=False)
    """The names in a roll before any row is closed."""

    def __post_init__(self) -> None:
        rows, colours = self.rows, tuple(row.colour for row in self.rows)
        numbers = {number for row in rows for number in row.numbers}
        _derive(
            self,
            colours=colours,
            index={colour: number for number, colour in enumerate(colours)},
            crosses={number: tuple(row.crosses[number] for row in rows if number in row.crosses) for number in numbers},
            dice=frozenset(("white", *colours)),
        )

    def closed_with(self, closed: tuple[str, ...], colour: str) -> tuple[str, ...]:
        """The colours of closed rows, from the top, after one more is closed."""
        return tuple(one for one in self.colours if one == colour or one in closed)

    def place(self, move: Move) -> tuple[int, int]:
        """The row and cell of a move, as a sort key."""
        row_index = self.index[move.colour]
        return row_index, self.rows[row_index].cells[move.number]

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a known variant by name, so that it is the same object after unpickling."""
        if VARIANTS.get(self.name) is self:
            return variant, (self.name,)
        return Value.__reduce__(self)

    def row_points(self, crosses: int) -> int:
        """The points of a row with this many crosses."""
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


def variant(name: object) -> Variant:
    """Return the variant of this name."""
    if isinstance(name, str) and name in VARIANTS:
        return VARIANTS[name]
    raise MalformedError(
        "unknown-variant",
        "there is no variant {variant}; choose one of {known}",
        variant=shown(name),
        known=", ".join(VARIANTS),
    )
