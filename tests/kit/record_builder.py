"""Builds records of whole games from their moves: the builder finds dice that allow the moves."""

from itertools import product
from typing import Any

from lucchetto.records import Decided, Event, Record, Rolled, header_of
from lucchetto.rules import Game, new_game, parse_move
from tests.kit.builders import NAMES


class RecordBuilder:
    """A game that is written move by move."""

    def __init__(self, variant: str, seats: int, first: int = 0, lucky: list[tuple[int, int]] | None = None) -> None:
        self.game: Game = new_game(variant, NAMES[:seats], first, lucky)
        self.events: list[Event] = []

    def record(self, **extra: Any) -> Record:
        """The record so far; `extra` adds unknown keys to its header."""
        return Record(header_of(self.game, **extra), tuple(self.events))

    def turn(self, total: int, *white: str, then: str = "pass", **dice: int) -> "RecordBuilder":
        """A turn with this white sum: action 1 of every waiting seat (one move stands for all), then action 2."""
        self.roll(total, then, **dice)
        seats = sorted(self.game.waiting)
        said = dict(zip(seats, white * len(seats) if len(white) == 1 else white, strict=len(white) > 1))
        start = self.game.turn % len(seats)
        for seat in seats[start:] + seats[:start]:  # anybody may decide first
            self.say(seat, said[seat])
        if self.game.phase == "colour":
            self.say(self.game.active, then)
        return self

    def roll(self, total: int, then: str = "pass", **dice: int) -> "RecordBuilder":
        return self._append(Rolled(self._faces(total, then, dice)))

    def say(self, seat: int, move: str) -> "RecordBuilder":
        return self._append(Decided(seat, parse_move(move)))

    def _append(self, event: Event) -> "RecordBuilder":
        self.game = event.apply(self.game)
        self.events.append(event)
        return self

    def _faces(self, total: int, then: str, dice: dict[str, int]) -> dict[str, Any]:
        sides, colours = range(1, self.game.variant.sides + 1), self.game.variant.colours
        filler = {colour: (5 * self.game.turn + 3 * at) % len(sides) + 1 for at, colour in enumerate(colours)}
        splits = [[one, total - one] for one in sides if total - one in sides]
        white = splits[self.game.turn % len(splits)]
        if then != "pass":
            colour, number = then.split()[0], int(then.split()[1])
            white, filler[colour] = next(
                (split, face) for split, face in product(splits, sides) if number in (split[0] + face, split[1] + face)
            )
        colour_faces = {colour: face for colour, face in {**filler, **dice}.items() if colour not in self.game.closed}
        return {"white": white, **colour_faces}
