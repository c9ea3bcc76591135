"""Reads tests/data/perft.txt and counts sequences of decisions as it says."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lucchetto.records import read
from lucchetto.rules import Game

DATA = Path(__file__).parents[1] / "data"


@dataclass
class Position:
    name: str
    record: str = ""
    lines: int = 0
    rolls: list[tuple[int, ...]] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def game(self) -> Game:
        lines = (DATA / "golden" / f"{self.record}.jsonl").read_bytes().split(b"\n")
        return read(b"\n".join(lines[: self.lines]) + b"\n").checked().game


def positions() -> Iterator[Position]:
    """Every position of the file, with its rolls and counts."""
    found: Position | None = None
    for line in (DATA / "perft.txt").read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["position", name]:
                if found:
                    yield found
                found = Position(name)
            case ["after", record, lines] if found:
                found.record, found.lines = record, int(lines)
            case ["roll", *faces] if found:
                found.rolls.append(tuple(map(int, faces)))
            case ["count", depth, count] if found:
                found.counts[int(depth)] = int(count)
            case [start, *_] if not start.startswith("#"):
                raise ValueError(f"perft.txt: {line}")
    if found:
        yield found


def count(game: Game, rolls: list[tuple[int, ...]], depth: int, rolled: int = 0) -> int:
    """The number of sequences of exactly this many decisions."""
    if game.phase == "over":
        return 0
    if game.phase == "roll":
        faces = rolls[rolled % len(rolls)]
        dice = dict(zip(game.variant.colours, faces[2:], strict=True))
        open_dice = {colour: face for colour, face in dice.items() if colour not in game.closed}
        game, rolled = game.roll(open_dice, white=faces[:2]), rolled + 1
    seat = min(game.waiting)
    if depth == 1:
        return len(game.moves(seat))
    return sum(count(game.play(seat, move), rolls, depth - 1, rolled) for move in game.moves(seat))
