"""Draws a game as plain text: the dice, then a sheet per player, or the board of the Duel."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .duel import DuelBoard
from .sheet import Sheet
from .variant import Row

if TYPE_CHECKING:
    from .game import Game

PAWNS = "xo"
"""The characters for the pawns of the Duel's two seats."""


def drawn(game: "Game") -> str:
    """The public state of a game as text: `x5` is crossed off, `.` is lost, `[x]` is a crossed lock."""
    board = game.board
    sheets = _duel_lines(game, board) if isinstance(board, DuelBoard) else _sheet_lines(game)
    return "\n".join((_heading(game), *_dice_lines(game), *sheets, *_result_lines(game)))


def _heading(game: "Game") -> str:
    turn = f"{game.variant.name}, turn {game.turn}"
    if game.is_over:
        return f"{turn}, over"
    due = {"roll": "rolls next", "white": "rolled, action 1", "colour": "rolled, action 2"}[game.phase]
    return f"{turn}, {game.players[game.active]} {due}"


def _dice_lines(game: "Game") -> Iterator[str]:
    if game.dice:
        colours = "".join(f", {colour} {face}" for colour, face in game.dice.colours)
        yield f"dice: white {game.dice.white[0]} + {game.dice.white[1]}{colours}"


def _sheet_lines(game: "Game") -> Iterator[str]:
    for seat, sheet in enumerate(game.sheets):
        lucky = f" (lucky {game.lucky[seat][0]} and {game.lucky[seat][1]})" if game.lucky else ""
        yield ""
        yield f"{game.players[seat]}{lucky}"
        for row, cells in zip(sheet.variant.rows, sheet.marks, strict=True):
            closed = row.colour in game.closed
            numbers = "".join(f"{_cell(row, cells, cell, closed):>4}" for cell in range(row.lock))
            lock = "x" if row.lock in cells else "-" if closed else " "
            yield f"  {row.colour:<6}{numbers}  [{lock}]"
        yield f"  penalties {sheet.penalties}   {_points(sheet)}"


def _cell(row: Row, cells: tuple[int, ...], cell: int, closed: bool) -> str:
    if cell in cells:
        return f"x{row.numbers[cell]}"
    return "." if closed or (cells and cell < cells[-1]) else str(row.numbers[cell])


def _duel_lines(game: "Game", board: DuelBoard) -> Iterator[str]:
    yield ""
    for row, stacks in zip(board.variant.rows, board.rows, strict=True):
        held = {stack.cell: stack for stack in stacks}
        closed = row.colour in board.closed
        cells = []
        for cell, number in enumerate((*map(str, row.numbers), "lock")):
            stack = held.get(cell)
            height = f"*{stack.height}" if stack and stack.height > 1 else ""
            cells.append(f"{PAWNS[stack.seat]}{number}{height}" if stack else "." if closed else number)
        yield f"  {row.colour:<6}{''.join(f'{cell:>6}' for cell in cells)}"
    for seat, sheet in enumerate(board.sheets):
        left = f"{board.pawns_left(seat)} pawns left, missed throws {board.missed[seat]}"
        yield f"  {PAWNS[seat]} {game.players[seat]}   {_points(sheet)}   {left}"


def _points(sheet: Sheet) -> str:
    """3 + 21 + 10 + 1 - 5 = 30"""
    *rows, penalties = sheet.points.values()
    lost = f" - {-penalties}" if penalties else ""
    return f"{' + '.join(map(str, rows))}{lost} = {sheet.total}"


def _result_lines(game: "Game") -> Iterator[str]:
    if game.result:
        winners = " and ".join(game.players[seat] for seat in game.result.winners)
        yield ""
        yield f"over by {' and '.join(game.result.reasons)}, won by {winners}"
