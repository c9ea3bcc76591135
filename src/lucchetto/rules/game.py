"""A game is an immutable value: `roll` and `play` return the next one. The caller supplies the dice."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, SupportsIndex

from .board import Board, Reason, objection
from .dice import Dice, read_dice
from .drawing import drawn
from .errors import GameError, IllegalError, MalformedError, NotYourDecisionError, shown
from .moves import PASS, Decision, Move, Pass
from .sheet import Sheet
from .value import Value
from .variant import Variant

Phase = Literal["roll", "white", "colour", "over"]
SeatNumber = SupportsIndex
"""An int in practice. The type is wider, because `Game` itself raises an error for anything that is not a seat."""


@dataclass(frozen=True)
class Result(Value):
    """Why a game ended, and which seats won it."""

    reasons: tuple[Reason, ...]
    winners: tuple[int, ...]


class _Event(Protocol):
    def apply(self, game: "Game") -> "Game": ...


class _Setup(Protocol):
    def new_game(self) -> "Game": ...


class Recorded(Protocol):
    """What `Game.from_record` accepts: a `Record` or a `Replay` of `lucchetto.records`."""

    @property
    def header(self) -> _Setup:
        """The setup of the game."""

    @property
    def events(self) -> Iterable[_Event]:
        """Every roll and decision, in order."""


@dataclass(frozen=True, init=False)
class Game(Value):
    """A position in a game, with everything that the next decision depends on.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", players=["Ada", "Bob"])
    >>> game = game.roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
    >>> game.phase, sorted(game.waiting)
    ('white', [0, 1])
    >>> game.moves(1)
    (PASS, Move('red', 5), Move('yellow', 5), Move('green', 5), Move('blue', 5))
    >>> game = game.play(1, lk.Move("yellow", 5)).play(0, lk.PASS)
    >>> game.sheets[1].rows["yellow"], game.is_over
    ((5,), False)
    >>> game
    <Game classic, turn 1, colour phase, Ada 0, Bob 1>
    """

    variant: Variant
    players: tuple[str, ...]
    first: int
    board: Board
    active: int
    turn: int
    phase: Phase
    dice: Dice | None
    waiting: frozenset[int]
    """The seats that still have to decide."""
    choices: tuple[tuple[int, Decision], ...]
    """Decisions of this phase that have not taken effect yet. Secret: see `seen_by`."""
    used: Decision
    """The active player's decision in action 1 of this turn."""
    result: Result | None

    def __init__(
        self,
        variant: Variant,
        players: tuple[str, ...],
        first: int,
        board: Board,
        active: int,
        turn: int = 0,
        phase: Phase = "roll",
        dice: Dice | None = None,
        waiting: frozenset[int] = frozenset(),
        choices: tuple[tuple[int, Decision], ...] = (),
        used: Decision = PASS,
        result: Result | None = None,
    ) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "players", players)
        object.__setattr__(self, "first", first)
        object.__setattr__(self, "board", board)
        object.__setattr__(self, "active", active)
        object.__setattr__(self, "turn", turn)
        object.__setattr__(self, "phase", phase)
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "waiting", waiting)
        object.__setattr__(self, "choices", choices)
        object.__setattr__(self, "used", used)
        object.__setattr__(self, "result", result)

    @classmethod
    def from_record(cls, record: Recorded) -> "Game":
        """Return the game after the last event of a record; raise the GameError of an event that cannot be applied.

        >>> import lucchetto as lk
        >>> played = lk.play_game(["greedy", "random"], dice=lk.random_dice(1))
        >>> lk.Game.from_record(played.record) == played.game
        True
        """
        game = record.header.new_game()
        for event in record.events:
            game = event.apply(game)
        return game

    def __repr__(self) -> str:
        totals = ", ".join(f"{name} {sheet.total}" for name, sheet in zip(self.players, self.sheets, strict=True))
        return f"<Game {self.variant.name}, turn {self.turn}, {self.phase} phase, {totals}>"

    def __str__(self) -> str:
        """The dice and sheets as plain text, without the hidden choices of the current phase."""
        return drawn(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; `result` then says how."""
        return self.result is not None

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """Every seat's sheet, by seat number."""
        return self.board.sheets

    @property
    def closed(self) -> tuple[str, ...]:
        """The colours of the closed rows, from the top."""
        return self.board.closed

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        """Every seat's lucky pair; empty in variants without lucky numbers."""
        return self.board.lucky

    def roll(self, dice: Mapping[str, object] | None = None, /, **faces: object) -> "Game":
        """Return the game after a roll of all dice still in play (C2): `game.roll(white=(1, 4), red=3, …)`."""
        if self.phase != "roll":
            raise IllegalError("no-roll-now", "no roll is due now: the phase is {phase}", "C2", phase=self.phase)
        named: object = faces if dice is None else dice
        if faces and isinstance(dice, Mapping):
            named = {**dice, **faces}
        board, active = self.board, self.active
        rolled, seats = read_dice(self.variant, board.closed, named), board.white_seats(active)
        return Game(self.variant, self.players, self.first, board, active, self.turn + 1, "white", rolled, seats)

    def moves(self, seat: SeatNumber) -> tuple[Decision, ...]:
        """The legal decisions of a seat: pass, then row by row, left to right, plain before lucky.

        Empty for a seat that has nothing to decide now.
        """
        if type(seat) is not int or seat not in self.waiting:
            return self._no_moves(seat)
        return (PASS, *self.board.allowed(seat, self._candidates(seat), self.used))

    def play(self, seat: SeatNumber, move: Decision) -> "Game":
        """Return the game after a seat's decision. Choices take effect together once the last seat has decided (R1)."""
        self.check(seat, move)
        assert type(seat) is int
        choices = (*self.choices, (seat, move))
        if len(self.waiting) > 1:
            return self._deciding(self.waiting - {seat}, choices)
        return self._resolved(dict(choices))

    def play_all(self, choices: Mapping[int, Decision]) -> "Game":
        """Return the game after several decisions: like one `play` per seat, without creating the games in between."""
        for seat, move in choices.items():
            self.check(seat, move)
        owing, made = self.waiting.difference(choices), {**dict(self.choices), **choices}
        return self._deciding(owing, tuple(made.items())) if owing else self._resolved(made)

    def check(self, seat: SeatNumber, move: Decision) -> None:
        """Raise the error that `play` would raise for this decision; return if it is legal."""
        if type(seat) is not int or seat not in self.waiting:
            raise self._turn_objection(seat)
        if refused := self._objection(seat, move):
            raise refused

    def seen_by(self, seat: int | None) -> "Game":
        """The game as this seat may see it (None: a spectator); hidden choices of other seats read as a pass."""
        if not self.choices:
            return self
        masked = tuple((other, choice if other == seat else PASS) for other, choice in self.choices)
        return self._deciding(self.waiting, masked)

    def undecided(self) -> "Game":
        """The same phase before anybody has decided in it."""
        if self.phase == "white":
            return self._deciding(self.board.white_seats(self.active), ())
        return self

    def with_board(self, board: Board) -> "Game":
        """The same game with another board, which players have filled in without dice (a score pad)."""
        return Game(self.variant, self.players, self.first, board, self.active, self.turn)

    def counted_up(self) -> "Game":
        """The game, ended in its present position. The result has no reasons if the rules would not end it yet."""
        return self._over(self.board)

    def _deciding(self, waiting: frozenset[int], choices: tuple[tuple[int, Decision], ...]) -> "Game":
        """The same phase with these seats still to decide."""
        return Game(
            self.variant, self.players, self.first, self.board, self.active, self.turn, self.phase, self.dice,
            waiting, choices, self.used, self.result,
        )  # fmt: skip

    def _candidates(self, seat: int) -> Iterable[Move]:
        """The moves that the dice offer, in the order of `moves`; the board may still forbid some of them."""
        assert self.dice is not None
        kind, closed = self.variant, self.board.closed
        one, other = self.dice.white
        if self.phase != "white":
            dice = [(kind.rows[kind.index[colour]], face) for colour, face in self.dice.colours if colour not in closed]
            return [move for row, face in dice for move in row.either(one + face, other + face)]
        plain = kind.crosses.get(one + other, ())
        if closed:
            plain = tuple([move for move in plain if move.colour not in closed])
        lucky = self._lucky_moves(seat)
        # The sort is stable: plain before lucky.
        return sorted([*plain, *lucky], key=kind.place) if lucky else plain

    def _lucky_moves(self, seat: int) -> tuple[Move, ...]:
        assert self.dice is not None
        return self.board.lucky_moves(seat, self.dice.sum) if self.phase == "white" else ()

    def check_waiting(self, seat: SeatNumber) -> None:
        """Raise the error that `play` would raise if this seat has nothing to decide now."""
        if type(seat) is not int or seat not in self.waiting:
            raise self._turn_objection(seat)

    def _no_moves(self, seat: SeatNumber) -> tuple[Decision, ...]:
        """Return () for a seat that has nothing to decide; raise for anything that is not a seat."""
        if type(seat) is int and 0 <= seat < len(self.players):
            return ()
        raise self._turn_objection(seat)

    def _turn_objection(self, seat: SeatNumber) -> GameError:
        """Why a seat that the game does not wait for cannot decide."""
        if type(seat) is not int or not 0 <= seat < len(self.players):
            return MalformedError("no-such-seat", "there is no seat {seat}", seat=shown(seat))
        if not self.waiting:
            return NotYourDecisionError(
                "no-decision-now", "no decision is due now: the phase is {phase}", phase=self.phase
            )
        return NotYourDecisionError("not-waiting", "seat {seat} has nothing to decide now", seat=seat)

    def _objection(self, seat: int, move: Decision) -> GameError | None:
        """Why this waiting seat may not make this move, or None if it may."""
        if isinstance(move, Pass):
            return None
        return objection(self.board, seat, move, self.used, dice=self._not_on_the_dice)

    def _not_on_the_dice(self, seat: int, move: Move) -> GameError | None:
        return self._not_lucky(seat, move) if move.lucky else self._not_the_sum(move)

    def _not_lucky(self, seat: int, move: Move) -> GameError | None:
        if self._lucky_moves(seat):
            return None
        return IllegalError("not-lucky", "{move}: the white sum is not one of your lucky numbers", "L4", move=str(move))

    def _not_the_sum(self, move: Move) -> GameError | None:
        assert self.dice is not None
        white = self.phase == "white"
        sums = (self.dice.sum,) if white else self.dice.sums(move.colour)
        if move.number in sums:
            return None
        rule = "D1" if self.variant.pawns else "C3" if white else "C4"
        return IllegalError(
            "not-the-sum",
            "{move} is not on the dice, which make {sums}",
            rule,
            move=str(move),
            sums="/".join(map(str, sums)),
        )

    def _resolved(self, choices: Mapping[int, Decision]) -> "Game":
        """The game after everybody has decided: the choices take effect together."""
        board, used = self.board.take(choices), choices[self.active]
        if board.reasons:  # the game ends at once, even in the middle of a turn (R3, D9)
            return self._over(board)
        if self.phase == "white":
            return self._colour_phase(board, used)
        if isinstance(self.used, Pass) and isinstance(used, Pass):
            board = board.penalise(self.active)
            if board.reasons:
                return self._over(board)
        return self._next_turn(board)

    def _colour_phase(self, board: Board, used: Decision) -> "Game":
        dice, owing = self.dice, frozenset((self.active,))
        return Game(
            self.variant, self.players, self.first, board, self.active, self.turn, "colour", dice, owing, (), used
        )

    def _next_turn(self, board: Board) -> "Game":
        following = (self.active + 1) % len(self.players)
        return Game(self.variant, self.players, self.first, board, following, self.turn)

    def _over(self, board: Board) -> "Game":
        totals = [sheet.total for sheet in board.sheets]
        winners = tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
        result = Result(board.reasons, winners)
        return Game(self.variant, self.players, self.first, board, self.active, self.turn, "over", result=result)
