"""What a decision does in its position, as facts of which a sentence can be made."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from lucchetto.rules import PASS, Decision, DuelBoard, Game, Move, Pass, Preview, Row, preview


@dataclass(frozen=True)
class Deed:
    """One decision of a seat, looked at on its own: the others are thought to pass."""

    game: Game
    seat: int
    move: Decision

    @property
    def passes(self) -> bool:
        return isinstance(self.move, Pass)

    @property
    def label(self) -> str:
        """The cell, 'red 9': a lucky cross is named like any other."""
        return f"{self._cross.colour} {self._cross.number}"

    @property
    def colour(self) -> str:
        return self._cross.colour

    @property
    def number(self) -> int:
        return self._cross.number

    @property
    def lucky(self) -> bool:
        return isinstance(self.move, Move) and self.move.lucky

    @cached_property
    def effect(self) -> Preview:
        return preview(self.game, self.seat, self.move)

    @property
    def skipped(self) -> int:
        return len(self.effect.skipped)

    @cached_property
    def offers(self) -> Mapping[Move, Preview]:
        """What action 2 of the same turn offers after it."""
        if self.game.phase != "white" or self._next.phase != "colour" or self._next.active != self.seat:
            return {}
        moves = [move for move in self._next.moves(self.seat) if isinstance(move, Move)]
        return {move: preview(self._next, self.seat, move) for move in moves}

    @cached_property
    def after(self) -> Game:
        """Where it leads; through action 2 too, if nothing but a pass is left there."""
        mine = self._next.phase == "colour" and self._next.active == self.seat
        return self._next.play(self.seat, PASS) if mine and len(self._next.moves(self.seat)) == 1 else self._next

    @property
    def penalised(self) -> bool:
        """Whether a penalty (in the Duel a missed throw) is the sure consequence."""
        return self.after.sheets[self.seat].penalties > self.game.sheets[self.seat].penalties

    @property
    def ends(self) -> bool:
        return self.after.result is not None

    @property
    def lead(self) -> int:
        """Points ahead of the best of the others afterwards; alone, the points themselves."""
        totals = [sheet.total for sheet in self.after.sheets]
        mine = totals.pop(self.seat)
        return mine - max(totals, default=0)

    @property
    def row(self) -> Row:
        return self.game.variant.rows[self._index]

    @property
    def had(self) -> int:
        """Crosses in its row before it."""
        return len(self.game.sheets[self.seat].marks[self._index])

    @property
    def has(self) -> int:
        """Crosses in its row after it, the lock included."""
        return len(self.after.sheets[self.seat].marks[self._index])

    @property
    def room(self) -> int:
        """Numbers that come after it in its row."""
        return self.row.lock - 1 - self.row.cells[self.number]

    @property
    def lockable(self) -> bool:
        """Whether its row could, after it, still be closed by its owner."""
        last = self.after.sheets[self.seat].marks[self._index][-1]
        before_closing = self.row.lock - self.row.closing - 1 - last
        return last == self.row.lock or self.has + max(0, before_closing) >= self.row.needed

    @property
    def lone_front(self) -> bool:
        """The Duel: a single own pawn at the front, for the other player to knock off."""
        return self._height == 1 and not self.effect.closes

    @property
    def makes_stack(self) -> bool:
        """The Duel: a lone pawn at the front becomes safe."""
        return self._height == 2 and self.effect.stacks

    @property
    def behind_front(self) -> bool:
        """The Duel: a place behind the front, where nothing can happen to a pawn."""
        return self._height == 0

    @property
    def _height(self) -> int | None:
        """How high one's own stack at the front of this row is, where there are stacks."""
        if self.passes or not isinstance(self.after.board, DuelBoard):
            return None
        front = self.after.board.rows[self._index][-1]
        return front.height if front.seat == self.seat else 0

    @property
    def _cross(self) -> Move:
        assert isinstance(self.move, Move), "a pass names no cell"
        return self.move

    @property
    def _index(self) -> int:
        return self.game.variant.index[self._cross.colour]

    @cached_property
    def _next(self) -> Game:
        game = self.game
        for seat in sorted(game.waiting):
            game = game.play(seat, self.move if seat == self.seat else PASS)
        return game


@dataclass(frozen=True)
class Case:
    """A decision beside the best one."""

    game: Game
    seat: int
    chosen: Deed
    best: Deed
    worth: Mapping[Decision, float]

    @classmethod
    def of(cls, game: Game, seat: int, chosen: Decision, best: Decision, worth: Mapping[Decision, float]) -> "Case":
        start = game.undecided()
        return cls(start, seat, Deed(start, seat, chosen), Deed(start, seat, best), worth)

    @property
    def duel(self) -> bool:
        return bool(self.game.variant.pawns)

    @property
    def alone(self) -> bool:
        return len(self.game.players) == 1

    @property
    def penalty(self) -> int:
        """What a penalty costs."""
        return -self.game.variant.penalty_points

    @property
    def crosses(self) -> bool:
        """Both take a number."""
        return not self.chosen.passes and not self.best.passes

    @property
    def same_row(self) -> bool:
        return self.crosses and self.chosen.colour == self.best.colour

    def threatened(self, colour: str) -> bool:
        """Whether another player has what it takes to close this row."""
        index = self.game.variant.index[colour]
        others = [sheet for seat, sheet in enumerate(self.game.sheets) if seat != self.seat]
        return any(len(sheet.marks[index]) >= self.game.variant.rows[index].needed for sheet in others)
