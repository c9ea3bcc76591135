"""Simulates optimal games by trying every decision for every roll.

It shares the table and the numbering of sheets with the solver, but not its summation over rolls. Dice come from
`kernels.rng`: the same seed and game number give the same game.
"""

from typing import NamedTuple

import numpy as np

from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.rng import game_key, roll_key, scaled

from .space import PENALTIES, Floats, Ints, Space
from .table import Table


class Games(NamedTuple):
    """Results of simulated games, one entry each."""

    scores: Ints
    turns: Ints
    penalties: Ints


class _Rules(NamedTuple):
    sides: int
    cells: int
    needed: int
    first_closing: int
    points: Ints
    lucky: Ints
    class_of: Ints
    pair_of: Ints


class _Sheet(NamedTuple):
    position: Ints
    crosses: Ints
    penalties: Ints
    """An array of one number, so that compiled code can change it."""


def play(table: Table, games: int, *, seed: int, first: int = 0) -> Games:
    """Play games by the table, numbered from `first`. Between equal decisions, the first in `Game.moves` is taken."""
    found = Games(*(np.zeros(games, dtype=np.int64) for _ in Games._fields))
    sheet = _Sheet(np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(1, np.int64))
    values = table.values.transpose(1, 0, 2) if table.reflected else table.values
    _play(_rules(table.space, table.lucky), values, np.uint64(seed), first, sheet, np.zeros(6, np.int64), found)
    return found


def _rules(space: Space, lucky: tuple[int, int] | None) -> _Rules:
    row, variant = space.row, space.variant
    return _Rules(
        sides=variant.sides,
        cells=row.lock,
        needed=row.needed,
        first_closing=row.lock - row.closing + 1,
        points=np.array(variant.points, dtype=np.int64),
        lucky=np.array(lucky or (0, 0), dtype=np.int64),
        class_of=space.class_of,
        pair_of=space.pair_of,
    )


@njit_entry
def _play(rules: _Rules, values: Floats, seed: np.uint64, first: int, sheet: _Sheet, dice: Ints, found: Games) -> None:
    for game in range(len(found.scores)):
        key = game_key(seed, first + game)
        sheet.position[:] = 0
        sheet.crosses[:] = 0
        sheet.penalties[0] = 0
        turn = 0
        while not _over(rules, sheet):
            turn += 1
            roll = scaled(roll_key(key, turn), rules.sides**6)
            for die in range(5, -1, -1):
                dice[die] = roll % rules.sides + 1
                roll //= rules.sides
            _take_turn(rules, values, sheet, dice)
        found.scores[game], found.turns[game] = _total(rules, sheet), turn
        found.penalties[game] = sheet.penalties[0]


@njit_nogil
def _take_turn(rules: _Rules, values: Floats, sheet: _Sheet, dice: Ints) -> None:
    """Play the best white decision, considering every action 2 after it; then the best action 2, or the penalty."""
    best, chosen_row, chosen_cell = -1e9, -1, 0
    for option in range(-1, 8):
        row, cell = option // 2, _white_cell(rules, sheet, dice, option)
        if option >= 0 and not _legal(rules, sheet, row, cell):
            continue
        saved = _cross(rules, sheet, row, cell) if option >= 0 else 0
        value = (
            _final(rules, values, sheet) if _over(rules, sheet) else _colour(rules, values, sheet, dice, option >= 0)[0]
        )
        if option >= 0:
            _undo(sheet, row, saved)
        if value > best:
            best, chosen_row, chosen_cell = value, row, cell
    used = chosen_row >= 0
    if used:
        _cross(rules, sheet, chosen_row, chosen_cell)
        if _over(rules, sheet):
            return
    _, row, cell = _colour(rules, values, sheet, dice, used)
    if row >= 0:
        _cross(rules, sheet, row, cell)
    elif not used:
        sheet.penalties[0] += 1


@njit_nogil
def _white_cell(rules: _Rules, sheet: _Sheet, dice: Ints, option: int) -> int:
    """Two options per row, the cell further left first: the white sum and the lucky cross (L4). 0 means none."""
    if option < 0:
        return 0
    row, total = option // 2, dice[0] + dice[1]
    plain, lucky = _cell(rules, row, total), 0
    if total == rules.lucky[0] or total == rules.lucky[1]:
        fewest = 99
        for other in range(4):
            if sheet.position[other] < rules.first_closing:
                fewest = min(fewest, sheet.crosses[other])
        if sheet.crosses[row] == fewest:
            lucky = sheet.position[row] + 1
    if option % 2 == 0:
        return plain if lucky == 0 else min(plain, lucky)
    return 0 if lucky == 0 else max(plain, lucky)


@njit_nogil
def _colour(rules: _Rules, values: Floats, sheet: _Sheet, dice: Ints, used: bool) -> tuple[float, int, int]:
    """The best action 2: its value, row and cell; row −1 is a pass."""
    if not used:
        sheet.penalties[0] += 1
    best, chosen_row, chosen_cell = _final(rules, values, sheet), -1, 0
    if not used:
        sheet.penalties[0] -= 1
    for row in range(4):
        one, two = _cell(rules, row, dice[0] + dice[2 + row]), _cell(rules, row, dice[1] + dice[2 + row])
        for cell in (min(one, two), max(one, two)):
            if _legal(rules, sheet, row, cell):
                saved = _cross(rules, sheet, row, cell)
                value = _final(rules, values, sheet)
                _undo(sheet, row, saved)
                if value > best:
                    best, chosen_row, chosen_cell = value, row, cell
    return best, chosen_row, chosen_cell


@njit_nogil
def _cell(rules: _Rules, row: int, number: int) -> int:
    return number - 1 if row < 2 else rules.cells + 2 - number


@njit_nogil
def _legal(rules: _Rules, sheet: _Sheet, row: int, cell: int) -> bool:
    if sheet.position[row] >= rules.first_closing or cell <= sheet.position[row]:
        return False
    return cell < rules.first_closing or sheet.crosses[row] >= rules.needed


@njit_nogil
def _cross(rules: _Rules, sheet: _Sheet, row: int, cell: int) -> int:
    """Cross off a cell; return what `_undo` needs."""
    saved: int = sheet.position[row] << 4 | sheet.crosses[row]
    sheet.position[row] = cell
    sheet.crosses[row] += 2 if cell >= rules.first_closing else 1
    return saved


@njit_nogil
def _undo(sheet: _Sheet, row: int, saved: int) -> None:
    sheet.position[row], sheet.crosses[row] = saved >> 4, saved & 15


@njit_nogil
def _over(rules: _Rules, sheet: _Sheet) -> bool:
    closed = 0
    for row in range(4):
        closed += sheet.position[row] >= rules.first_closing
    return closed >= 2 or sheet.penalties[0] >= PENALTIES


@njit_nogil
def _total(rules: _Rules, sheet: _Sheet) -> int:
    total: int = -5 * sheet.penalties[0]
    for row in range(4):
        total += rules.points[sheet.crosses[row]]
    return total


@njit_nogil
def _final(rules: _Rules, values: Floats, sheet: _Sheet) -> float:
    """The mean final score from a sheet before a roll."""
    total = float(_total(rules, sheet))
    if _over(rules, sheet):
        return total
    up = rules.pair_of[_class(rules, sheet, 0), _class(rules, sheet, 1)]
    down = rules.pair_of[_class(rules, sheet, 2), _class(rules, sheet, 3)]
    mean: float = total + values[up, down, sheet.penalties[0]]
    return mean


@njit_nogil
def _class(rules: _Rules, sheet: _Sheet, row: int) -> int:
    found: int = rules.class_of[sheet.position[row] << 4 | sheet.crosses[row]]
    return found
