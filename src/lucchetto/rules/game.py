"""A game is an immutable value: `roll` and `play` return the next one. It is told the dice, it never rolls."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

from .board import Board, Reason
from .dice import Dice, read_dice
from .duel import DuelBoard
from .errors import GameError, IllegalError, MalformedError, NotYourDecisionError, shown
from .moves import PASS, Decision, Move, Pass
from .setup import check_first, check_lucky, check_players
from .sheet import Sheet
from .sheet_board import Sheets
from .variant import Row, Variant, variant

Phase = Literal["roll", "white", "colour", "over"]


@dataclass(frozen=True, slots=True)
class Result:
    reasons: tuple[Reason, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Game:
    variant: Variant
    players: tuple[str, ...]
    first: int
    board: Board
    active: int
    turn: int = 0
    phase: Phase = "roll"
    dice: Dice | None = None
    waiting: frozenset[int] = frozenset()
    """The seats that still have to decide."""
    choices: tuple[tuple[int, Decision], ...] = ()
    """Decisions of this phase that have not taken effect yet. Secret: see `seen_by`."""
    used: Decision = PASS
    """What the active player did in action 1 of this turn."""
    result: Result | None = None

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        return self.board.sheets

    @property
    def closed(self) -> tuple[str, ...]:
        return self.board.closed

    @property
    def lucky(self) -> tuple[tuple[int, int], ...]:
        """Every seat's lucky pair; empty in games without."""
        return self.board.lucky

    def roll(self, dice: Mapping[str, object] | None = None, /, **faces: object) -> Self:
        """The dice fell: `game.roll(white=(1, 4), red=3, …)`, exactly the dice still in the game (C2)."""
        if self.phase != "roll":
            raise IllegalError("no-roll-now", "no roll is due now: the phase is {phase}", "C2", phase=self.phase)
        named: object = faces if dice is None else dice
        if isinstance(dice, Mapping):
            named = {**dice, **faces}
        rolled = read_dice(self.variant, self.closed, named)
        seats = self.board.white_seats(self.active)
        return self._with(turn=self.turn + 1, phase="white", dice=rolled, waiting=seats)

    def moves(self, seat: int) -> tuple[Decision, ...]:
        """What this seat may decide: pass, then row by row, left to right, plain before lucky."""
        if type(seat) is not int or seat not in self.waiting:
            return ()
        allows, used = self.board.allows, self.used
        return (PASS, *[move for move in self._candidates(seat) if allows(seat, move, used)])

    def play(self, seat: int, move: Decision) -> Self:
        """This seat decides. A phase takes effect, for all together, when the last seat has decided (R1)."""
        if refused := self._turn_objection(seat) or self._objection(seat, move):
            raise refused
        choices = (*self.choices, (seat, move))
        if waiting := self.waiting - {seat}:
            return self._with(waiting=waiting, choices=choices)
        return self._resolved(dict(choices))

    def seen_by(self, seat: int | None) -> Self:
        """The game as this seat (None: a spectator) may see it: an open choice of another reads as a pass."""
        if not self.choices:
            return self
        veiled = tuple((other, choice if other == seat else PASS) for other, choice in self.choices)
        return self._with(choices=veiled)

    def undecided(self) -> Self:
        """The same phase before anybody has decided in it."""
        if self.phase == "white":
            return self._with(waiting=self.board.white_seats(self.active), choices=())
        return self

    def _with(self, **changes: Any) -> Self:
        """What `dataclasses.replace` does, in a tenth of the time: a game is copied at every step."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.__dict__.update(changes)
        return other

    def _candidates(self, seat: int) -> Iterable[Move]:
        """What the dice offer, in the order of the record; to these moves only the board can object."""
        assert self.dice is not None
        closed = self.closed
        if self.phase != "white":
            return [move for row in self.variant.rows if row.colour not in closed for move in self._offers(row)]
        plain = [move for move in self.variant.crosses.get(self.dice.sum, ()) if move.colour not in closed]
        lucky = self._lucky_moves(seat)
        # The sort is stable: plain before lucky.
        return sorted([*plain, *lucky], key=self.variant.place) if lucky else plain

    def _offers(self, row: Row) -> list[Move]:
        """Of the row's die with each white one, left to right."""
        assert self.dice is not None
        offers = [row.crosses[number] for number in self.dice.sums(row.colour) if number in row.crosses]
        if len(offers) > 1 and row.cells[offers[0].number] > row.cells[offers[1].number]:
            offers.reverse()
        return offers

    def _lucky_moves(self, seat: int) -> tuple[Move, ...]:
        assert self.dice is not None
        return self.board.lucky_moves(seat, self.dice.sum) if self.phase == "white" else ()

    def _turn_objection(self, seat: int) -> GameError | None:
        if type(seat) is int and seat in self.waiting:
            return None
        if type(seat) is not int or not 0 <= seat < len(self.players):
            return MalformedError("no-such-seat", "there is no seat {seat}", seat=shown(seat))
        if not self.waiting:
            return NotYourDecisionError(
                "no-decision-now", "no decision is due now: the phase is {phase}", phase=self.phase
            )
        return NotYourDecisionError("not-waiting", "seat {seat} has nothing to decide now", seat=seat)

    def _objection(self, seat: int, move: Decision) -> GameError | None:
        """The one place that decides legality: why this waiting seat may not decide so, or None if it may."""
        if isinstance(move, Pass):
            return None
        if not self._on_the_sheet(move):
            return MalformedError("not-a-move", "{text} is not a move", text=shown(str(move)))
        if move.colour in self.closed:
            return IllegalError("row-closed", "the {colour} row is closed", "C7", colour=move.colour)
        refused = self._not_lucky(seat, move) if move.lucky else self._not_the_sum(move)
        return refused or self.board.objection(seat, move, self.used)

    def _on_the_sheet(self, move: object) -> bool:
        """Whether it names a cell at all. Callers may hand over anything: 5.0 and True equal whole numbers."""
        if type(move) is not Move or type(move.colour) is not str:
            return False
        if type(move.number) is not int or type(move.lucky) is not bool:
            return False
        row_index = self.variant.index.get(move.colour)
        return row_index is not None and move.number in self.variant.rows[row_index].cells

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

    def _resolved(self, choices: Mapping[int, Decision]) -> Self:
        """All have decided: their choices take effect together."""
        board, used = self.board.take(choices), choices[self.active]
        if board.reasons:  # at once, also in the middle of a turn (R3, D9)
            return self._over(board)
        if self.phase == "white":
            owing = frozenset((self.active,))
            return self._with(board=board, phase="colour", used=used, waiting=owing, choices=())
        if isinstance(self.used, Pass) and isinstance(used, Pass):
            board = board.penalise(self.active)
        return self._over(board) if board.reasons else self._next_turn(board)

    def _next_turn(self, board: Board) -> Self:
        following = (self.active + 1) % len(self.players)
        return self._settled(board, phase="roll", active=following)

    def _over(self, board: Board) -> Self:
        totals = [sheet.total for sheet in board.sheets]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return self._settled(board, phase="over", result=Result(board.reasons, winners))

    def _settled(self, board: Board, **changes: Any) -> Self:
        """Nothing is on the table and nobody owes a decision."""
        return self._with(board=board, dice=None, waiting=frozenset(), choices=(), used=PASS, **changes)


def new_game(
    game: str | Variant,
    players: Sequence[str],
    first: int = 0,
    lucky: Sequence[Sequence[int]] | None = None,
) -> Game:
    """A game before its first roll. Without `lucky`, Longo deals its default pairs in the order of the seats."""
    kind = game if isinstance(game, Variant) else variant(game)
    names = check_players(kind, players)
    check_first(names, first)
    pairs = check_lucky(kind, len(names), lucky)
    board: Board = DuelBoard.empty(kind) if kind.pawns else Sheets.empty(kind, len(names), pairs)
    return Game(kind, names, first, board, active=first)
