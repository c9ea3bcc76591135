"""A table as the fold of its log: who sits where, the game, and the choices that are not in effect yet."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from msgspec import Raw, to_builtins

from lucchetto.records import Decided, Event, Header, Record, header_of, proof
from lucchetto.records import Rolled as RollEvent
from lucchetto.rules import Decision, Dice, Game, Sheet, new_game, parse_move
from lucchetto.server.vocabulary import SOMEBODY, SeatKind, Status

from . import events

HISTORY = 12
"""Phases that a view tells of."""
REMEMBERED = 64
"""Message ids that are known to be carried out, per person."""


@dataclass(frozen=True)
class Seat:
    name: str = ""
    person: str | None = None
    bot: str | None = None
    """Who plays here if a bot does; with a person it only stands in."""
    closed: bool = False
    nonce: str = ""
    """The part in the dice that this seat's person gave."""
    reserve: str = ""
    """The part that counts if nobody gives one."""

    forgotten: bool = False
    """Somebody sat here whose data were deleted."""

    @property
    def kind(self) -> SeatKind:
        if self.person or (self.forgotten and not self.bot):
            return "person"
        return "bot" if self.bot else "closed" if self.closed else "open"


@dataclass(frozen=True)
class ResolvedPhase:
    """A phase that took effect."""

    before: Game
    after: Game
    choices: Mapping[int, Decision]
    kept: dict[str, bytes] = field(default_factory=dict, compare=False)

    def encoded(self, encode: Callable[["ResolvedPhase"], bytes]) -> bytes:
        """Its form for clients, worked out once: it will not change."""
        if "encoded" not in self.kept:
            self.kept["encoded"] = encode(self)
        return self.kept["encoded"]

    @property
    def dice(self) -> Dice:
        assert self.before.dice is not None
        return self.before.dice


@dataclass(frozen=True)
class EncodedGame:
    """What shown.py keeps ready for clients, encoded, as long as the game is this one."""

    game: Game
    encoded: Raw
    history: Raw
    sheets: list[tuple[Sheet, Raw]]
    options: dict[int, Raw] = field(default_factory=dict)


@dataclass(frozen=True)
class EncodedSeats:
    """The same for what changes only when somebody sits down or goes; as long as the seats are these."""

    seats: list[Seat]
    host: str
    seats_shown: dict[tuple[tuple[int, ...], tuple[bool, ...], tuple[int, ...]], Raw] = field(default_factory=dict)
    proof_shown: dict[bool, Raw] = field(default_factory=dict)


@dataclass
class Table:
    """Changed by `apply` alone, which is given what the log says."""

    id: str
    code: str = ""
    host: str = ""
    settings: events.Settings = field(default_factory=lambda: events.Settings(variant="classic"))
    secret: bytes = b""
    first: int | None = None
    daily: events.Daily | None = None
    """An attempt at the game of a day. What its dice are made of is out only after that day (daily.py)."""
    seats: list[Seat] = field(default_factory=list)
    """Another list after every change: see `_put`."""
    game: Game | None = None
    choices: dict[int, Decision] = field(default_factory=dict)
    record_events: list[Event] = field(default_factory=list)
    history: deque[ResolvedPhase] = field(default_factory=lambda: deque(maxlen=HISTORY))
    hints: bool = False
    """Whether the coach may be asked now."""
    hinted: bool = False
    """Whether it could be asked at any time of the game; once true, it stays so."""
    rematch: str | None = None
    length: int = 0
    """Lines of the log that are in here."""
    step: int = 0
    """Counts what everybody can see happen."""
    phase_began: float = 0.0
    updated: float = 0.0
    done: dict[str, deque[str]] = field(default_factory=dict)
    shown: EncodedGame | None = field(default=None, compare=False)
    labels: EncodedSeats | None = field(default=None, compare=False)
    worked_out: tuple[Game, tuple[tuple[int, Decision], ...], Game] | None = field(default=None, compare=False)
    """A game, choices in it, and what they lead to: a command asks for it first, and the fold of its lines again."""

    @property
    def status(self) -> Status:
        if self.game is None:
            return "waiting"
        return "over" if self.game.phase == "over" else "playing"

    @property
    def waiting(self) -> list[int]:
        """The seats that still have to decide."""
        if self.game is None:
            return []
        return sorted(self.game.waiting - self.choices.keys() if self.choices else self.game.waiting)

    def seats_of(self, person: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def first_time(self, person: str, message: str) -> bool:
        """Whether this message is new; from now on it is known. For what leaves no trace in the log."""
        known = self.done.setdefault(person, deque(maxlen=REMEMBERED))
        if message in known:
            return False
        known.append(message)
        return True

    def resolved(self, choices: Mapping[int, Decision]) -> Game:
        """The game after these choices; as long as a waiting seat's is missing they have no effect."""
        assert self.game is not None
        game, items = self.game, tuple(choices.items())
        if not game.waiting <= choices.keys():
            return game
        if self.worked_out and self.worked_out[0] is game and self.worked_out[1] == items:
            return self.worked_out[2]
        for seat, move in items:
            game = game.play(seat, move)
        self.worked_out = (self.game, items, game)
        return game

    def evolve(self, lines: Iterable[events.Line]) -> "Table":
        """The table as these lines would leave it. This one stays as it is."""
        after = object.__new__(Table)
        after.__dict__.update(self.__dict__)
        after.record_events, after.history = [*self.record_events], self.history.copy()
        after.choices, after.done = dict(self.choices), dict(self.done)
        for line in lines:
            after.apply(line)
        return after

    def replace(self, other: "Table") -> None:
        """Take over what was foreseen."""
        self.__dict__.update(other.__dict__)

    def apply(self, line: events.Line) -> None:
        self.length += 1
        self.updated = line.at
        entry = line.entry
        if entry.by and entry.message:
            self.done[entry.by] = deque([*self.done.get(entry.by, ()), entry.message], REMEMBERED)
        if isinstance(entry, events.Chose):
            self._chose(entry, line.at)
            return
        self.step += 1
        match entry:
            case events.Made():
                self._made(entry)
            case events.Sat(seat, name, person):
                self._seat(seat, Seat(name, person))
            case events.Stood(seat):
                self._seat(seat, Seat())
            case events.Closed(seat):
                self._seat(seat, Seat(closed=True))
            case events.Botted(seat, name, bot):
                self._seat(seat, Seat(name, bot=bot))
            case events.Stirred(seat, nonce):
                self._put(seat, replace(self.seats[seat], nonce=nonce))
            case events.Started():
                self._started(entry)
            case events.Rolled(faces):
                self._advance(RollEvent(faces), line.at)
            case events.Replaced(seat, bot):
                self._put(seat, replace(self.seats[seat], bot=bot))
            case events.Returned(seat):
                self._put(seat, replace(self.seats[seat], bot=None))
            case events.Hinted(on):
                self.hints, self.hinted = on, self.hinted or on
            case events.Rematched(table):
                self.rematch = table
            case events.Forgotten():
                self._forgot(entry)
            case _:
                assert_never(entry)

    def record(self) -> Record:
        """The game so far; the dice's secret is in it once the game is over."""
        assert self.game is not None
        record = Record(self._header(self.game), tuple(self.record_events))
        is_out = self.status == "over" and self.settings.dice == "fair" and self.daily is None
        return proof.reveal(record, self.secret) if is_out else record

    def _header(self, game: Game) -> Header:
        extra: dict[str, object] = {"table": self.id, "bots": [seat.bot for seat in self.seats]}
        if self.settings.dice == "fair":
            daily = {"daily": to_builtins(self.daily)} if self.daily else {}
            extra["dice"] = {**proof.promise(self.secret, self.nonces), **daily}
        if self.hinted:
            extra["hints"] = True
        return header_of(game, **extra)

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce or seat.reserve for seat in self.seats)

    def _made(self, entry: events.Made) -> None:
        self.code, self.host, self.settings, self.first = entry.code, entry.host, entry.settings, entry.first
        self.secret, self.daily = bytes.fromhex(entry.secret), entry.daily
        self.hints = self.hinted = entry.hints
        self.seats = [
            Seat(seat.name, seat.person, seat.bot, reserve=reserve)
            for seat, reserve in zip(entry.seats, entry.nonces, strict=True)
        ]

    def _seat(self, number: int, seat: Seat) -> None:
        self._put(number, replace(seat, reserve=self.seats[number].reserve))

    def _put(self, number: int, seat: Seat) -> None:
        """In a new list: a table that was foreseen shares it with the one that is, and shown.py knows it again."""
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _forgot(self, entry: events.Forgotten) -> None:
        """A game that is going on gets a bot for them; at a table that still waits, their seats are closed."""
        for number in entry.seats:
            seat = self.seats[number]
            self.done.pop(seat.person or "", None)
            if self.game is None:
                self._seat(number, Seat(closed=True))
            else:
                bot = entry.bot if self.status == "playing" else seat.bot
                self._put(number, replace(seat, name=SOMEBODY, person=None, bot=bot, forgotten=True))
        if self.game:
            self.game = replace(self.game, players=tuple(seat.name for seat in self.seats))
        self.host = self.host if entry.host is None else entry.host

    def _started(self, entry: events.Started) -> None:
        self.seats = [self.seats[seat] for seat in entry.seats]
        self.hinted = self.hints  # what was switched off before the first roll has helped nobody
        names = [seat.name for seat in self.seats]
        self.game = new_game(self.settings.variant, names, entry.first, entry.lucky or None)

    def _chose(self, entry: events.Chose, at: float) -> None:
        assert self.game is not None
        self.choices.pop(entry.seat, None)  # the order is that of the last word
        if entry.move is None:
            return
        self.choices[entry.seat] = parse_move(entry.move)
        if self.game.waiting <= self.choices.keys():
            self._take_effect(at)

    def _take_effect(self, at: float) -> None:
        assert self.game is not None
        before, choices = self.game, self.choices
        self.game, self.choices = self.resolved(choices), {}
        self.record_events += [Decided(seat, move) for seat, move in choices.items()]
        self.history.append(ResolvedPhase(before, self.game, choices))
        self.step += 1
        self.phase_began = at

    def _advance(self, event: Event, at: float) -> None:
        assert self.game is not None
        self.game = event.apply(self.game)
        self.record_events.append(event)
        self.phase_began = at
