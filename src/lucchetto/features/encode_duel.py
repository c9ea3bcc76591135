"""Encodes a Duel board as features: `lucchetto.kernels.duel.features` in plain Python."""

from functools import lru_cache
from typing import NamedTuple

from lucchetto.rules import Row, Variant
from lucchetto.rules.duel import DuelBoard, Stacks

from . import duel as layout


class Side(NamedTuple):
    """One player's pawns and free cells in one row."""

    place: int
    """The place of the player's rightmost pawn, counted from 1; 0 if there is none."""
    pawns: int
    grip: int
    cells: tuple[int, ...]
    """The cells that the player may still take, counted from 0."""
    closed: bool


def encode(board: DuelBoard, me: int, following: int) -> list[int]:
    """The features of a board before seat `following` rolls, for seat `me`."""
    mine, theirs = _sides(board, me), _sides(board, 1 - me)
    # From the last row up, like the kernel, because a sum of floats depends on its order.
    features = [feature for pair in zip(mine[::-1], theirs[::-1], strict=True) for feature in _encode_row(*pair)]
    missed = board.missed[me], board.missed[1 - me]
    return features + _encode_table(board.variant, mine, theirs, missed, following == me)


def _sides(board: DuelBoard, seat: int) -> list[Side]:
    return [
        _side(row, stacks, seat, row.colour in board.closed)
        for row, stacks in zip(board.variant.rows, board.rows, strict=True)
    ]


@lru_cache(maxsize=10_000)  # neighbouring positions share most rows
def _side(row: Row, stacks: Stacks, seat: int, closed: bool) -> Side:
    own = [stack for stack in stacks if stack.seat == seat]
    pawns = sum(stack.height for stack in own)
    if closed:
        return Side(0, pawns, 0, (), closed)
    place = own[-1].cell + 1 if own else 0
    grip = min(own[-1].height, 2) if own and own[-1] is stacks[-1] else 0
    return Side(place, pawns, grip, _free_cells(row, stacks, seat, place, pawns), closed)


def _free_cells(row: Row, stacks: Stacks, seat: int, place: int, pawns: int) -> tuple[int, ...]:
    """The cells on which this seat may still place a pawn, whatever the dice show (D2 to D5, D7)."""
    taken = {stack.cell for stack in stacks}
    front = stacks[-1] if stacks else None
    if front and (front.seat == seat or front.height == 1):
        taken.discard(front.cell)
        place = min(place, front.cell)  # a player may stack on their own front
    last = row.lock if pawns >= row.needed else row.lock - row.closing
    return tuple(cell for cell in range(place, last) if cell not in taken)


@lru_cache(maxsize=10_000)
def _encode_row(mine: Side, theirs: Side) -> tuple[int, ...]:
    my_count, their_count = (min(side.pawns, layout.COUNTS - 1) for side in (mine, theirs))
    my_places, their_places = _places(mine), _places(theirs)
    if mine.closed:
        front = layout.ROW_CLOSED
        states = [layout.MINE_CLOSED + my_count, layout.THEIRS_CLOSED + their_count, layout.RELATION_CLOSED]
    else:
        front = mine.grip or (theirs.grip + 2 if theirs.grip else 0)
        states = [
            layout.MINE + (mine.place * layout.COUNTS + my_count) * layout.GRIPS + mine.grip,
            layout.THEIRS + (theirs.place * layout.COUNTS + their_count) * layout.GRIPS + theirs.grip,
            layout.RELATION + (mine.place * layout.PLACES + theirs.place) * 2 + (2 in (mine.grip, theirs.grip)),
        ]
    return (
        *states,
        layout.COUNT_PAIRS + (front * layout.COUNTS + my_count) * layout.COUNTS + their_count,
        layout.MY_FREE + my_places.bit_count() * layout.COUNTS + my_count,
        layout.THEIR_FREE + their_places.bit_count() * layout.COUNTS + their_count,
        layout.MY_PLACES + my_places,
        layout.THEIR_PLACES + their_places,
    )


def _places(side: Side) -> int:
    """The cells, without the last number, as a mask with the leftmost cell in the highest bit."""
    return sum(1 << layout.PLACES - 2 - cell for cell in side.cells if cell < layout.PLACES - 1)


def _encode_table(
    variant: Variant, mine: list[Side], theirs: list[Side], missed: tuple[int, int], my_turn: bool
) -> list[int]:
    """Encode the features that concern all rows together."""
    my_missed, their_missed = missed
    my_pawns, their_pawns = _pawns_left(variant, mine, my_missed), _pawns_left(variant, theirs, their_missed)
    points = _points(variant, mine, my_missed) - _points(variant, theirs, their_missed)
    lead = layout.LEADS + min(layout.LEADS, max(-layout.LEADS, points))
    closed = any(side.closed for side in mine)
    coarse = (my_turn * layout.PAWN_STEPS + _coarse(my_pawns)) * layout.PAWN_STEPS + _coarse(their_pawns)
    return [
        layout.MY_PAWNS + my_pawns,
        layout.THEIR_PAWNS + their_pawns,
        layout.PAWN_PAIRS + coarse,
        layout.MISSED + (my_missed * layout.MISSES + their_missed) * 2 + my_turn,
        layout.LEAD + (closed * 2 + my_turn) * layout.LEAD_RANGE + lead,
        layout.LEAD_MISSED + sum(missed) * layout.COARSE_LEADS + lead // layout.LEAD_STEP,
        layout.CLOSABLE + (closed * layout.READY + _closable(mine)) * layout.READY + _closable(theirs),
        layout.MY_WAYS + _ways(variant, tuple([side.cells for side in mine])),
        layout.THEIR_WAYS + _ways(variant, tuple([side.cells for side in theirs])),
    ]


def _pawns_left(variant: Variant, sides: list[Side], missed: int) -> int:
    return variant.pawns - missed - sum([side.pawns for side in sides])


def _points(variant: Variant, sides: list[Side], missed: int) -> int:
    return sum([variant.row_points(side.pawns) for side in sides]) + variant.penalty_points * missed


def _coarse(pawns: int) -> int:
    return min(pawns // layout.PAWN_STEP, layout.PAWN_STEPS - 1)


def _closable(sides: list[Side]) -> int:
    return sum([layout.PLACES - 1 in side.cells for side in sides])


@lru_cache(maxsize=10_000)
def _ways(variant: Variant, free: tuple[tuple[int, ...], ...]) -> int:
    """The number of white rolls that reach at least one of the cells."""
    numbers = {row.numbers[cell] for row, cells in zip(variant.rows, free, strict=True) for cell in cells}
    return sum(variant.sides - abs(number - variant.sides - 1) for number in numbers)
