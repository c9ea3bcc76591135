"""Replays a record: a fold over its lines that returns every position reached, together with the first error."""

from collections.abc import Iterator
from dataclasses import dataclass

from lucchetto.rules import Game, GameError

from .events import Event, Header


class RecordError(ValueError):
    """The first error in a record, with its line, counted from 1.

    `file` is the name of the file, if the record was read from one. If the file cannot be read at all, the line is 0.
    """

    def __init__(self, line: int, cause: GameError, file: str = "") -> None:
        super().__init__(line, cause, file)
        self.line = line
        self.cause = cause
        self.file = file

    def __str__(self) -> str:
        place = [part for part in (self.file, str(self.line or "")) if part]
        return f"{':'.join(place)}: {self.cause}"


@dataclass(frozen=True)
class Record:
    """A game from its setup to the last event: the header, then every roll and decision.

    >>> import lucchetto as lk
    >>> played = lk.play_game(["greedy", "random"], dice=lk.random_dice(1))
    >>> record = played.record
    >>> record.header.players, str(record.events[1].move)
    (('greedy', 'random'), 'red 4')
    >>> lk.read(lk.write(record)).record == record
    True
    """

    header: Header
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Replay:
    """A replayed record: `games` has the game after the header and after every event, `lines` their line numbers."""

    record: Record
    games: tuple[Game, ...]
    lines: tuple[int, ...]
    error: RecordError | None = None

    @property
    def game(self) -> Game:
        """The game after the last event."""
        return self.games[-1]

    @property
    def header(self) -> Header:
        """The setup of the game."""
        return self.record.header

    @property
    def events(self) -> tuple[Event, ...]:
        """Every roll and decision."""
        return self.record.events

    def __repr__(self) -> str:
        return f"<Replay of {len(self.events)} events: {self.game!r}>"

    def __str__(self) -> str:
        return str(self.game)

    def checked(self) -> "Replay":
        """Return the replay itself, or raise its error."""
        if self.error:
            raise self.error
        return self


Lines = Iterator[tuple[int, Header | Event]]
"""What a reader yields: header, then events, each with its line number. It raises RecordError at a faulty line."""


def replay(record: Record) -> Replay:
    """Replay a record that is in memory; line numbers are those of its JSON form."""
    return fold(iter(enumerate((record.header, *record.events), start=1)))


def fold(items: Lines) -> Replay:
    """Apply the events up to the end or the first error. A faulty header raises its error."""
    line, header = next(items)
    assert isinstance(header, Header), "readers yield exactly one header, and it comes first"
    games, events, lines = [header.new_game()], list[Event](), [line]
    error: RecordError | None = None
    try:
        for line, event in items:
            assert not isinstance(event, Header), "readers yield exactly one header, and it comes first"
            games.append(_applied(games[-1], event, line))
            events.append(event)
            lines.append(line)
    except RecordError as stopped:
        error = stopped
    return Replay(Record(header, tuple(events)), tuple(games), tuple(lines), error)


def _applied(game: Game, event: Event, line: int) -> Game:
    try:
        return event.apply(game)
    except GameError as error:
        raise RecordError(line, error) from None
