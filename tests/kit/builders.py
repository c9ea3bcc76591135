"""Games at a given position, in one line, and moves in words."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from lucchetto.rules import VARIANTS, DuelBoard, Game, Mark, Row, Sheet, Sheets, Variant, new_game, parse_move
from lucchetto.rules.duel import Stack

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
GREY, BLACK = 0, 1
FIVE_UP, FIVE_DOWN = (2, 3, 4, 5, 6), (12, 11, 10, 9, 8)
SIX_UP, SIX_DOWN = (2, 3, 4, 5, 6, 7), (16, 15, 14, 13, 12, 11)

Paper = Mapping[str, Any]
"""A sheet in words: the crossed numbers of each colour, and the penalties."""
Pawns = Mapping[int | str, int | tuple[int, int]]
"""A row of the Duel in words: for each number the owner of its pawns, or owner and height; 'lock' for the lock."""


def paper(named: Mapping[str, Iterable[Mark]] | None = None, /, *, penalties: int = 0, **rows: Iterable[Mark]) -> Paper:
    return {"penalties": penalties, **(named or {}), **rows}


def table(
    variant: str | Variant,
    *papers: Paper,
    active: int = 0,
    closed: Iterable[str] = (),
    lucky: list[tuple[int, int]] | None = None,
) -> Game:
    """A game before a roll in which every sheet has these crosses. Rows with a lock are closed."""
    kind = variant if isinstance(variant, Variant) else VARIANTS[variant]
    game = new_game(kind, NAMES[: len(papers)], lucky=lucky)
    sheets = tuple(Sheet(kind, tuple(_cells(row, said) for row in kind.rows), said["penalties"]) for said in papers)
    locked = {colour for said in papers for colour in kind.colours if "lock" in said.get(colour, ())}
    shut = tuple(colour for colour in kind.colours if colour in locked | set(closed))
    return replace(game, active=active, board=Sheets(kind, game.lucky, sheets, shut))


def _cells(row: Row, said: Paper) -> tuple[int, ...]:
    return tuple(_cell(row, mark) for mark in said.get(row.colour, ()))


def _cell(row: Row, mark: object) -> int:
    return row.lock if mark == "lock" else row.numbers.index(int(str(mark)))


def duel(*, missed: tuple[int, int] = (0, 0), active: int = GREY, closed: Iterable[str] = (), **rows: Pawns) -> Game:
    """A Duel about to roll with these pawns on the board: `duel(red={3: GREY, 7: (BLACK, 2)})`."""
    kind = VARIANTS["duel"]
    stacks = tuple(tuple(sorted(_stack(row, *said) for said in rows.get(row.colour, {}).items())) for row in kind.rows)
    locked = {colour for colour, said in rows.items() if "lock" in said}
    shut = tuple(colour for colour in kind.colours if colour in locked | set(closed))
    return replace(new_game(kind, NAMES[:2]), active=active, board=DuelBoard(kind, stacks, missed, shut))


def _stack(row: Row, mark: int | str, who: int | tuple[int, int]) -> Stack:
    seat, height = who if isinstance(who, tuple) else (who, 1)
    return Stack(_cell(row, mark), seat, height)


def roll(game: Game, white: tuple[int, int], **faces: int) -> Game:
    """Roll these dice; every other die still in the game shows a one."""
    others = {colour: 1 for colour in game.variant.colours if colour not in game.closed}
    return game.roll({**others, **faces}, white=white)


def decide(game: Game, *moves: str) -> Game:
    """Every waiting seat decides, the lowest first: `decide(game, "red 5", "pass")`."""
    for seat, move in zip(sorted(game.waiting), moves, strict=True):
        game = game.play(seat, parse_move(move))
    return game


def turn(game: Game, white: tuple[int, int], *moves: str, then: str = "pass", **faces: int) -> Game:
    """A whole turn: the dice, everybody's action 1, and the active player's action 2."""
    return decide(decide(roll(game, white, **faces), *moves), then)


def listed(game: Game, seat: int | None = None) -> list[str]:
    """The legal moves in words, by default of the active player."""
    return [str(move) for move in game.moves(game.active if seat is None else seat)]


def numbers(game: Game, colour: str, seat: int | None = None) -> list[int]:
    """The numbers of one row that may be taken now."""
    return [int(move.split()[1]) for move in listed(game, seat) if move.split()[0] == colour]


def reachable(game: Game, colour: str, seat: int) -> list[int]:
    """Every number of a row that some white sum lets this seat take, in the order of the row."""
    found = set[int]()
    sides = game.variant.sides
    active = replace(game, active=seat)
    for total in range(2, 2 * sides + 1):
        one = max(1, total - sides)
        found |= set(numbers(roll(active, (one, total - one)), colour, seat))
    row = game.variant.rows[game.variant.index[colour]]
    return [number for number in row.numbers if number in found]
