"""Sets up any position from which play can continue, whether or not a game can reach it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Literal

from lucchetto.rules import (
    PASS,
    Board,
    DuelBoard,
    Game,
    GameError,
    MalformedError,
    Move,
    NotYourDecisionError,
    Sheet,
    Sheets,
    Variant,
    new_game,
    parse_move,
    shown,
)
from lucchetto.rules.duel import Stack, Stacks
from lucchetto.solver.query import read_sheet

AnyBoard = Sheets | DuelBoard


@dataclass(frozen=True)
class Position:
    """A position as a user sets it up."""

    variant: str
    sheets: Sequence[Mapping[str, Any]]
    """One per seat, `{"red": [5, 7, …], "penalties": 1}`: rows as in records; missing rows are empty."""
    dice: Mapping[str, Any]
    """White and every open row, as in records."""
    active: int = 0
    seat: int = 0
    """The seat that has to decide."""
    phase: Literal["white", "colour"] = "white"
    used: str | None = None
    """In action 2: the active player's move in action 1, which is already on the sheet."""
    closed: Sequence[str] = ()
    """Closed rows in addition to those with a lock on a sheet."""
    lucky: Sequence[Sequence[int]] = field(default_factory=tuple)
    """Longo: the pairs of the first seats; the remaining seats have the default pairs."""


def game_from(position: Position) -> Game:
    """Return the game in which `position.seat` decides, or raise a GameError; its facts name the faulty seat."""
    count = len(position.sheets)
    blank = new_game(position.variant, [str(seat + 1) for seat in range(count)], lucky=_lucky(position))
    for seat in (position.active, position.seat):
        if not 0 <= seat < count:
            raise MalformedError("no-such-seat", "there is no seat {seat}", seat=str(seat))
    board = _board(blank, position)
    _check_not_over(board)
    rolled = replace(blank, first=position.active, active=position.active, board=board).roll(position.dice)
    game = rolled if position.phase == "white" else _in_colour_phase(rolled, position.used)
    if position.seat not in game.waiting:
        raise NotYourDecisionError("not-waiting", "seat {seat} has nothing to decide now", seat=position.seat)
    return game


def _lucky(position: Position) -> list[Sequence[int]] | None:
    if not position.lucky:
        return None
    defaults = new_game(position.variant, ["?"] * len(position.sheets)).lucky
    return [*position.lucky, *defaults[len(position.lucky) :]]


def _board(blank: Game, position: Position) -> Board:
    kind = blank.variant
    sheets = tuple(_sheet(kind, seat, written) for seat, written in enumerate(position.sheets))
    closed = _closed(kind, sheets, position.closed)
    if not kind.pawns:
        return Sheets(kind, blank.lucky, sheets, closed)
    rows = tuple(_stacks(kind, number, sheets) for number in range(len(kind.rows)))
    return DuelBoard(kind, rows, (sheets[0].penalties, sheets[1].penalties), closed)


def _closed(kind: Variant, sheets: Sequence[Sheet], more: Sequence[str]) -> tuple[str, ...]:
    locked = {colour for sheet in sheets for colour, marks in sheet.rows.items() if "lock" in marks}
    for colour in more:
        # In solitaire and in the Duel, a closed row needs its lock; in other games, sheets may be left blank.
        if colour not in locked and (len(sheets) == 1 or kind.pawns):
            raise MalformedError(
                "closed-without-lock", "the {colour} row is closed, but nobody has its lock", colour=colour
            )
    return tuple(colour for colour in kind.colours if colour in locked or colour in more)


def _sheet(kind: Variant, seat: int, written: Mapping[str, Any]) -> Sheet:
    whole = {**dict.fromkeys(kind.colours, ()), "penalties": 0, **written}
    try:
        return read_sheet(kind, whole)
    except GameError as error:
        raise error.with_facts(seat=seat) from None


def _stacks(kind: Variant, number: int, sheets: Sequence[Sheet]) -> Stacks:
    """A row of the Duel's board; a cell holds only one player's pawns (D3)."""
    row = kind.rows[number]
    stacks: list[Stack] = []
    for cell, seat in product(range(row.lock + 1), (0, 1)):
        if height := sheets[seat].marks[number].count(cell):
            if stacks and stacks[-1].cell == cell:
                raise _shared(row.colour, "lock" if cell == row.lock else row.numbers[cell]).with_facts(seat=seat)
            stacks.append(Stack(cell, seat, height))
    return tuple(stacks)


def _shared(colour: str, number: int | str) -> GameError:
    return MalformedError(
        "cell-shared", "{colour} {number} cannot hold pawns of both players", "D3", colour=colour, number=number
    )


def _check_not_over(board: Board) -> None:
    """Raise if the game is over, because nothing is left to decide then."""
    kind = board.sheets[0].variant
    if len(board.closed) >= kind.rows_to_end:
        raise MalformedError(
            "too-many-locks",
            "{found} rows are closed: the game ends with {most}",
            found=len(board.closed),
            most=kind.rows_to_end,
        )
    missed = [sheet.penalties for sheet in board.sheets]
    for seat, sheet in enumerate(board.sheets):
        found = sum(missed) if kind.pawns else sheet.penalties
        if found >= kind.penalties_to_end:
            over = MalformedError("penalties-end", "{found} penalties end the game", found=found)
            raise over.with_facts(seat=seat)
        if isinstance(board, DuelBoard) and board.pawns_left(seat) <= 0:
            raise _no_pawn(kind.pawns, kind.pawns - board.pawns_left(seat)).with_facts(seat=seat)


def _no_pawn(most: int, found: int) -> GameError:
    return MalformedError("pawns-end", "{found} pawns on the board: the game ends with {most}", found=found, most=most)


def _in_colour_phase(game: Game, written: str | None) -> Game:
    """The same turn in action 2."""
    used = PASS if written is None else parse_move(written)
    if isinstance(used, Move):
        try:
            _check_used(game, used)
        except GameError as error:
            raise error.with_facts(seat=game.active) from None
    return replace(game, phase="colour", used=used, waiting=frozenset((game.active,)))


def _check_used(game: Game, used: Move) -> None:
    """Undo the move and replay it, so that the rules decide whether it can have been action 1."""
    row_index = game.variant.index.get(used.colour)
    if row_index is None:
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(str(used)))
    row, cells = game.variant.rows[row_index], game.sheets[game.active].marks[row_index]
    crossed = tuple(cell for cell in cells if cell != row.lock)
    if not crossed or crossed[-1] != row.cells.get(used.number):
        raise MalformedError(
            "used-not-there", "{move} is not the last of its row, so it was not action 1", move=str(used)
        )
    before = _with_row(game.board, game.active, row_index, crossed[:-1])
    # The move's own row was open before action 1. Other closed rows may have been open too, so there are two attempts.
    known = tuple(colour for colour in game.closed if colour != used.colour)
    try:
        _replay(game, replace(before, closed=known), used)
    except GameError as error:
        with suppress(GameError):
            return _replay(game, replace(before, closed=()), used)
        raise error


def _replay(game: Game, before: AnyBoard, used: Move) -> None:
    replace(game, board=before, waiting=frozenset((game.active,))).play(game.active, used)


def _with_row(board: Board, seat: int, row_index: int, cells: tuple[int, ...]) -> AnyBoard:
    """The board after replacing a seat's cells in one row with exactly these."""
    if isinstance(board, DuelBoard):
        others = [stack for stack in board.rows[row_index] if stack.seat != seat]
        own = [Stack(cell, seat, cells.count(cell)) for cell in set(cells)]
        stacks = tuple(sorted((*others, *own)))
        return replace(board, rows=(*board.rows[:row_index], stacks, *board.rows[row_index + 1 :]))
    assert isinstance(board, Sheets)
    sheet = board.sheets[seat]
    marks = (*sheet.marks[:row_index], cells, *sheet.marks[row_index + 1 :])
    sheets = (*board.sheets[:seat], replace(sheet, marks=marks), *board.sheets[seat + 1 :])
    return replace(board, sheets=sheets)
