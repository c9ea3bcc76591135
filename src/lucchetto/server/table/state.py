"""A table's state, the fold of its event log: the seats, the game, and the choices that are not in effect yet."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from msgspec import to_builtins

from lucchetto.records import Decided, Event, Header, Record, header_of, proof
from lucchetto.records import Rolled as RollEvent
from lucchetto.rules import Decision, Game, MalformedError, Move, ScorePad, new_game, parse_move, variant
from lucchetto.server.vocabulary import SOMEBODY, SeatKind, Status

from . import events

HISTORY = 12
"""Number of past phases in a view."""
REMEMBERED = 64
"""Ids of handled messages that are remembered per person, to make resent messages idempotent."""


@dataclass(frozen=True)
class Seat:
    name: str = ""
    person: str | None = None
    bot: str | None = None
    """The bot that plays this seat; if there is also a person, it only stands in."""
    character: str | None = None
    """The character of the bot's level."""
    strength: float | None = None
    """The strength of a partner; None for other bots."""
    closed: bool = False
    nonce: str = ""
    """The nonce that this seat's person has added to the dice."""
    reserve: str = ""
    """The server's nonce, drawn when the table was made; it is used if the person adds none."""
    forgotten: bool = False
    """Whether the data of the person who sat here were deleted."""
    ready: bool = False
    """Whether the person has said, before the start, that they are ready."""

    @property
    def kind(self) -> SeatKind:
        if self.person or (self.forgotten and not self.bot):
            return "person"
        return "bot" if self.bot else "closed" if self.closed else "open"


@dataclass(frozen=True)
class SeatRequest:
    """Somebody without a seat who would like to play in the next game."""

    name: str
    person: str


@dataclass(frozen=True)
class ResolvedPhase:
    """A phase that took effect."""

    before: Game
    after: Game
    choices: Mapping[int, Decision]
    late: tuple[int, ...] = ()
    """The seats whose time ran out."""


@dataclass
class Table:
    """The state of a table. Only `apply` changes the game and the seats, with events from the log."""

    id: str
    code: str = ""
    host: str = ""
    settings: events.Settings = field(default_factory=lambda: events.Settings(variant="classic"))
    secret: bytes = b""
    first: int | None = None
    daily: events.Daily | None = None
    """Set for an attempt at a daily game. Its dice's secret is published only after that day (daily/service.py)."""
    offline: bool = False
    """Whether the game was played on a device without the server: nothing proves its dice."""
    seats: list[Seat] = field(default_factory=list)
    """Replaced by a new list with every change, because evolved copies share it."""
    lucky: list[tuple[int, int]] = field(default_factory=list)
    """The lucky pairs that the host has chosen, by seat; there may be more than seats. Empty if they are drawn."""
    spares: list[str] = field(default_factory=list)
    """Nonces for seats that are added; replaced like `seats`."""
    asked: list[SeatRequest] = field(default_factory=list)
    """Requests for the next game; replaced like `seats`."""
    times_asked: int = 0
    """Number of requests so far, including withdrawn and declined ones."""
    removed: frozenset[str] = frozenset()
    """The people whom the host has removed."""
    game: Game | None = None
    pad: ScorePad | None = None
    """The entries of a score pad, once it is open; `game` then has their position."""
    drawn: list[str] | None = None
    """With fair dice: what else was drawn from the proof (Started.drawn). None means scheme 1."""
    before_roll: Game | None = None
    """The game before its last roll."""
    choices: dict[int, Decision] = field(default_factory=dict)
    late: tuple[int, ...] = ()
    """The seats whose time has run out in this phase."""
    record_events: list[Event] = field(default_factory=list)
    history: deque[ResolvedPhase] = field(default_factory=lambda: deque(maxlen=HISTORY))
    hints: bool = False
    """Whether hints are switched on."""
    hinted: bool = False
    """Whether hints were on at any time during the game."""
    rematch: str | None = None
    rematch_by: int | None = None
    """The seat that has asked for the rematch."""
    wins: list[int] = field(default_factory=list)
    """In a rematch, the number of games of the series that each seat has won before this one. Empty in a first game."""
    length: int = 0
    """Number of events of the log that have been applied."""
    step: int = 0
    """Number of changes that are visible to everybody."""
    phase_began: float = 0.0
    updated: float = 0.0
    done: dict[str, dict[str, None]] = field(default_factory=dict)
    """The ids of every person's last messages, in order."""
    resolution: tuple[Game, tuple[tuple[int, Decision], ...], Game] | None = field(default=None, compare=False)
    """Cache of `resolved`: a game, choices and the game after them. A command computes it, and `apply` reuses it."""

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
        return sorted([seat for seat in self.game.waiting if seat not in self.choices])

    def seats_of(self, person: str | None) -> list[int]:
        """The person's seats: several if guests play on the same device."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def first_time(self, person: str, message: str) -> bool:
        """Remember a message; returns whether it is new. For messages that leave no event in the log."""
        if message in self.done.get(person, ()):
            return False
        self._remember(person, message)
        return True

    def _remember(self, person: str, message: str) -> None:
        known = self.done.setdefault(person, {})
        known[message] = None
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    def resolved(self, choices: Mapping[int, Decision]) -> Game:
        """The game after these choices; unchanged while the choice of a waiting seat is missing."""
        game = self.game
        assert game is not None
        if len(choices) < len(game.waiting) or not game.waiting <= choices.keys():
            return game
        items, known = tuple(choices.items()), self.resolution
        if known and known[0] is game and known[1] == items:
            return known[2]
        after = game.play_all(choices)
        self.resolution = (game, items, after)
        return after

    @property
    def is_about_to_end(self) -> bool:
        """Whether the choices that were resolved last end the game, once they are applied."""
        return self.resolution is not None and self.resolution[0] is self.game and self.resolution[2].phase == "over"

    def evolve(self, lines: Iterable[events.Line]) -> "Table":
        """A copy of the table with these events applied."""
        after = replace(
            self,
            record_events=[*self.record_events],
            history=self.history.copy(),
            choices=dict(self.choices),
            done={person: dict(messages) for person, messages in self.done.items()},
        )
        for line in lines:
            after.apply(line)
        return after

    def apply(self, line: events.Line) -> None:
        """Apply the next event of the log."""
        self.length += 1
        self.updated = line.at
        entry = line.entry
        if entry.by and entry.message:
            self._remember(entry.by, entry.message)
        if isinstance(entry, events.Chose):
            self._chose(entry, line.at)
            return
        if isinstance(entry, events.Rolled):
            self.step += 1
            self._rolled(entry.faces, line.at)
            return
        if not isinstance(entry, (events.Asked, events.Declined)):  # seat requests must not make decisions stale
            self.step += 1
        match entry:
            case events.Made():
                self._made(entry)
            case events.Sat(seat, name, person):
                self._seat(seat, Seat(name, person))
                self.asked = [request for request in self.asked if request.person != person]
            case events.Stood(seat) | events.Opened(seat):
                self._seat(seat, Seat())
            case events.Removed(seat):
                self.removed |= {self.seats[seat].person or ""}
                self._seat(seat, Seat())
            case events.Added():
                self.seats = [*self.seats, Seat(reserve=self.spares[0])]
                self.spares = self.spares[1:]
            case events.Renamed(seat, name):
                self._put(seat, replace(self.seats[seat], name=name))
                self._name_players()
            case events.Readied(seat, on):
                self._put(seat, replace(self.seats[seat], ready=on))
            case events.Asked(name, person):
                self.asked = [*self.asked, SeatRequest(name, person)]
                self.times_asked += 1
            case events.Declined(place):
                self.asked = [*self.asked[:place], *self.asked[place + 1 :]]
            case events.Closed(seat):
                self._seat(seat, Seat(closed=True))
            case events.Botted(seat, name, bot, character, strength):
                self._seat(seat, Seat(name, bot=bot, character=character, strength=strength))
            case events.Stirred(seat, nonce):
                self._put(seat, replace(self.seats[seat], nonce=nonce))
            case events.Started():
                self._started(entry)
            case events.Corrected(faces):
                self._corrected(faces, line.at)
            case events.Replaced(seat, bot):
                self._put(seat, replace(self.seats[seat], bot=bot))
            case events.Returned(seat):
                self._put(seat, replace(self.seats[seat], bot=None))
            case events.Hosted(seat):
                self.host = self.seats[seat].person or ""
            case events.Resumed():
                self.phase_began = line.at
            case events.Hinted(on):
                self.hints, self.hinted = on, self.hinted or on
            case events.Joined(name, person, lucky):
                self._joined(Seat(name, person), lucky)
            case events.Entered(seat, mark):
                self._fill_in(self._open_pad.enter(seat, parse_mark(mark)))
            case events.Undone(number):
                self._fill_in(self._open_pad.undo(number))
            case events.Checks(on):
                self._fill_in(self._open_pad.with_checks(on=on))
            case events.Counted():
                assert self.game is not None
                self.game, self.phase_began = self.game.counted_up(), line.at
            case events.Rematched(table):
                self.rematch, self.rematch_by = table, next(iter(self.seats_of(entry.by)), None)
            case events.Forgotten():
                self._forgot(entry)
            case _:
                assert_never(entry)

    @property
    def score(self) -> list[int]:
        """In a series of rematches, the number of games that each seat has won, including this one once it is over."""
        winners = self.game.result.winners if self.game and self.game.result else ()
        return [wins + (seat in winners) for seat, wins in enumerate(self.wins)]

    def record(self) -> Record:
        """The record of the game so far; it reveals the dice's secret once the game is over, except in a daily game."""
        assert self.game is not None
        record = Record(self._header(self.game), tuple(self.record_events))
        is_public = self.status == "over" and self.has_proof and self.daily is None
        return proof.reveal(record, self.secret) if is_public else record

    def _header(self, game: Game) -> Header:
        extra: dict[str, object] = {"table": self.id, "bots": [seat.bot for seat in self.seats]}
        if any(seat.strength is not None for seat in self.seats):
            extra["strengths"] = [seat.strength for seat in self.seats]
        if self.offline:
            extra["offline"] = True
        if self.has_proof:
            daily = {"daily": to_builtins(self.daily)} if self.daily else {}
            extra["dice"] = {**proof.promise(self.secret, self.nonces, self.drawn), **daily}
        if self.hinted:
            extra["hints"] = True
        return header_of(game, **extra)

    @property
    def has_proof(self) -> bool:
        """Whether the dice are the server's, which it has committed to."""
        return self.settings.dice == "fair" and not self.offline

    def noise_seed(self, seat: int) -> str:
        """Fixes the noise of the bot at this seat for the whole game."""
        return f"{self.secret.hex()} {seat}"

    @property
    def to_draw(self) -> list[str]:
        """Parts drawn from the proof at the start: who begins, except in a rematch, and lucky pairs, unless chosen."""
        settled = {proof.FIRST: self.first is not None, proof.LUCKY: self.daily is not None or bool(self.lucky)}
        return [part for part in proof.drawable(variant(self.settings.variant)) if not settled[part]]

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce or seat.reserve for seat in self.seats)

    def _made(self, entry: events.Made) -> None:
        self.code, self.host, self.settings, self.first = entry.code, entry.host, entry.settings, entry.first
        self.secret, self.daily, self.offline = bytes.fromhex(entry.secret), entry.daily, entry.offline
        self.hints = self.hinted = entry.hints
        self.lucky, self.spares = entry.lucky, entry.spares
        self.wins = entry.wins
        self.seats = [
            Seat(seat.name, seat.person, seat.bot, seat.character, seat.strength, reserve=reserve)
            for seat, reserve in zip(entry.seats, entry.nonces, strict=True)
        ]

    def _seat(self, number: int, seat: Seat) -> None:
        self._put(number, replace(seat, reserve=self.seats[number].reserve))
        self.wins = []  # a series is between the same players

    def _put(self, number: int, seat: Seat) -> None:
        """Replace a seat in a new list: evolved copies share the old one."""
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _forgot(self, entry: events.Forgotten) -> None:
        """A bot takes over the seats if a game is in progress; at a table that waits for players they are closed."""
        for number in entry.seats:
            seat = self.seats[number]
            self.done.pop(seat.person or "", None)
            if self.game is None:
                self._seat(number, Seat(closed=True))
            else:
                bot = entry.bot if self.status == "playing" and not self.pad else seat.bot
                self._put(number, replace(seat, name=SOMEBODY, person=None, bot=bot, forgotten=True))
        self._name_players()
        self.host = self.host if entry.host is None else entry.host
        # In a log that was rewritten without them, their requests name nobody.
        kept = [request for place, request in enumerate(self.asked) if place not in entry.asked and request.person]
        self.asked = kept

    def _started(self, entry: events.Started) -> None:
        self.seats, self.drawn = [self.seats[seat] for seat in entry.seats], entry.drawn
        self.lucky = list(entry.lucky) if self.lucky else []
        self.hinted = self.hints  # hints before the first roll have helped nobody
        names = [seat.name for seat in self.seats]
        self.game = new_game(self.settings.variant, names, entry.first, entry.lucky or None)
        self.wins = [self.wins[seat] for seat in entry.seats] if self.wins else []
        self.pad = ScorePad.on(self.game.board) if self.settings.pad else None

    @property
    def _open_pad(self) -> ScorePad:
        assert self.pad is not None
        return self.pad

    def _fill_in(self, pad: ScorePad) -> None:
        assert self.game is not None
        self.pad, self.game = pad, self.game.with_board(pad.board)

    def _joined(self, seat: Seat, lucky: tuple[int, int] | None) -> None:
        assert self.game is not None
        self.seats, self.wins = [*self.seats, seat], []
        pairs = (*self.game.lucky, lucky) if lucky else None
        self.game = new_game(self.settings.variant, [one.name for one in self.seats], self.game.first, pairs)
        self._fill_in(self._open_pad.with_blank(self.game.board))

    def _name_players(self) -> None:
        if self.game:
            self.game = replace(self.game, players=tuple(seat.name for seat in self.seats))

    def _chose(self, entry: events.Chose, at: float) -> None:
        before, choices = self.game, self.choices
        assert before is not None
        choices.pop(entry.seat, None)  # a changed choice moves to the end of the order
        if entry.move is None:
            return
        choices[entry.seat] = parse_move(entry.move)
        if entry.late:
            self.late = (*self.late, entry.seat)
        after = self.resolved(choices)
        if after is before:
            return
        self.record_events += [Decided(seat, move) for seat, move in choices.items()]
        self.history.append(ResolvedPhase(before, after, choices, self.late))
        self.game, self.choices, self.late = after, {}, ()
        self.step += 1
        self.phase_began = at

    def _rolled(self, faces: events.Faces, at: float) -> None:
        assert self.game is not None
        event = RollEvent(faces)
        self.before_roll, self.game = self.game, event.apply(self.game)
        self.record_events.append(event)
        self.phase_began = at

    def _corrected(self, faces: events.Faces, at: float) -> None:
        """Roll again from the game before the roll. Bots that have decided decide anew."""
        self.game, self.choices = self.before_roll, {}
        self.record_events.pop()
        self._rolled(faces, at)


PENALTY = "penalty"
"""How an entry on a score pad names a penalty."""


def parse_mark(mark: str) -> Move | None:
    """Read an entry of a score pad: a move, or None for a penalty. A lucky cross is entered as any other (R20)."""
    if mark == PENALTY:
        return None
    move = parse_move(mark)
    if not isinstance(move, Move):
        raise MalformedError("not-a-move", "{text} is not a move", text=mark)
    return Move(move.colour, move.number)
