"""Whole games from a seed. Random play ends early by penalties, so players have styles and dice may be loaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal

from lucchetto.records import Decided, Event, Record, Rolled, header_of
from lucchetto.rules import PASS, Decision, Game, Move, Row, Sheet

PlayStyle = Literal["keen", "careful", "hoarding", "random", "lazy"]
PLAY_STYLES: tuple[PlayStyle, ...] = ("keen", "careful", "hoarding", "random", "lazy")
PASSES: dict[PlayStyle, float] = {"keen": 0.02, "careful": 0.1, "hoarding": 0, "random": 0.3, "lazy": 0.75}
"""The probability that each style passes for no reason."""


@dataclass(frozen=True)
class Played:
    """A record together with the game after its header and after every event."""

    record: Record
    games: tuple[Game, ...]

    @property
    def game(self) -> Game:
        return self.games[-1]


def play(start: Game, seed: int, styles: tuple[PlayStyle, ...], *, loaded: bool, events: int = 10_000) -> Played:
    """Play on to the end, or for this many events."""
    random = Random(seed)
    happened, games = list[Event](), [start]
    while games[-1].phase != "over" and len(happened) < events:
        game = games[-1]
        event: Event
        if game.phase == "roll":
            event = Rolled(dict(faces(game, random, loaded=loaded)))
        else:
            seat = random.choice(sorted(game.waiting))
            event = Decided(seat, choice(game, seat, styles[seat % len(styles)], random))
        happened.append(event)
        games.append(event.apply(game))
    return Played(Record(header_of(start), tuple(happened)), tuple(games))


def faces(game: Game, random: Random, *, loaded: bool) -> Mapping[str, object]:
    """Any roll; loaded dice mostly show a white sum that some player needs."""
    sides = game.variant.sides
    rolled: dict[str, object] = {
        colour: random.randint(1, sides) for colour in game.variant.colours if colour not in game.closed
    }
    one, other = random.randint(1, sides), random.randint(1, sides)
    if loaded and random.random() < 0.7:
        wanted = _wanted(game, random)
        one = random.randint(max(1, wanted - sides), min(sides, wanted - 1))
        other = wanted - one
    return {"white": [one, other], **rolled}


def _wanted(game: Game, random: Random) -> int:
    """The white sum that is next, or that closes, in some open row of somebody."""
    sheet: Sheet = random.choice(game.sheets)
    open_rows = [index for index, colour in enumerate(game.variant.colours) if colour not in game.closed]
    index = max(open_rows, key=lambda row: (len(sheet.marks[row]) * random.random(), row))
    row, cells = game.variant.rows[index], sheet.marks[index]
    cell = cells[-1] + 1 if cells else 0
    if len(cells) >= row.needed and random.random() < 0.8:
        cell = row.lock - 1
    return row.numbers[min(cell, row.lock - 1)]


def choice(game: Game, seat: int, style: PlayStyle, random: Random) -> Decision:
    moves = game.moves(seat)
    crosses = [move for move in moves if isinstance(move, Move)]
    if style == "hoarding":
        crosses = [move for move in crosses if not _closes(game, move)]
    if not crosses or random.random() < PASSES[style]:
        return PASS
    if style == "random":
        return random.choice(crosses)
    best = min(crosses, key=lambda move: _price(game, seat, move))
    return best if style != "careful" or _price(game, seat, best) <= 3 else PASS


def _closes(game: Game, move: Move) -> bool:
    row: Row = game.variant.rows[game.variant.index[move.colour]]
    return row.closes(row.cells[move.number])


def _price(game: Game, seat: int, move: Move) -> int:
    """The cells that a move skips, less in fuller rows; closing a row is always the cheapest move."""
    index = game.variant.index[move.colour]
    cell, mine = game.variant.rows[index].cells[move.number], game.sheets[seat].marks[index]
    return -9 if _closes(game, move) else cell - (mine[-1] if mine else -1) - len(mine) // 3
