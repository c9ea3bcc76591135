"""Facts about a decision in its position, for use in remarks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from lucchetto.rules import PASS, Decision, DuelBoard, Game, Move, Pass, Preview, Row, preview


@dataclass(frozen=True)
class DecisionFacts:
    """Facts about one decision of a seat, assuming that all other seats pass."""

    game: Game
    seat: int
    move: Decision

    @property
    def passes(self) -> bool:
        return isinstance(self.move, Pass)

    @property
    def label(self) -> str:
        """The cell, such as 'red 9'; a lucky cross is named like any other."""
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
        """The moves that action 2 of the same turn offers after the decision."""
        if self.game.phase != "white" or self._next.phase != "colour" or self._next.active != self.seat:
            return {}
        moves = [move for move in self._next.moves(self.seat) if isinstance(move, Move)]
        return {move: preview(self._next, self.seat, move) for move in moves}

    @cached_property
    def after(self) -> Game:
        """The game after the decision, and after action 2 if only a pass is left there."""
        mine = self._next.phase == "colour" and self._next.active == self.seat
        return self._next.play(self.seat, PASS) if mine and len(self._next.moves(self.seat)) == 1 else self._next

    @property
    def penalised(self) -> bool:
        """Whether the decision certainly leads to a penalty (in the Duel: a missed throw)."""
        return self.after.sheets[self.seat].penalties > self.game.sheets[self.seat].penalties

    @property
    def ends_game(self) -> bool:
        return self.after.result is not None

    @property
    def lead(self) -> int:
        """Points ahead of the best other seat afterwards; in solitaire, the points themselves."""
        totals = [sheet.total for sheet in self.after.sheets]
        mine = totals.pop(self.seat)
        return mine - max(totals, default=0)

    @property
    def row(self) -> Row:
        return self.game.variant.rows[self._index]

    @property
    def crosses_before(self) -> int:
        """Crosses in the row before the decision."""
        return len(self.game.sheets[self.seat].marks[self._index])

    @property
    def crosses_after(self) -> int:
        """Crosses in the row after the decision, including the lock."""
        return len(self.after.sheets[self.seat].marks[self._index])

    @property
    def cells_left(self) -> int:
        """The number of cells to the right of the chosen one, not counting the lock."""
        return self.row.lock - 1 - self.row.cells[self.number]

    @property
    def lockable(self) -> bool:
        """Whether the seat can still close the row after the decision."""
        last = self.after.sheets[self.seat].marks[self._index][-1]
        before_closing = self.row.lock - self.row.closing - 1 - last
        return last == self.row.lock or self.crosses_after + max(0, before_closing) >= self.row.needed

    @property
    def lone_front(self) -> bool:
        """The Duel: whether the front is a single own pawn, which the other player can knock off."""
        return self._height == 1 and not self.effect.closes

    @property
    def makes_stack(self) -> bool:
        """The Duel: whether a lone pawn at the front becomes a stack, which is safe."""
        return self._height == 2 and self.effect.stacks

    @property
    def behind_front(self) -> bool:
        """The Duel: whether the pawn is behind the front, where it is safe."""
        return self._height == 0

    @property
    def _height(self) -> int | None:
        """The Duel: the height of the seat's stack at the front of the row; 0 if the front is the other player's."""
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
class DecisionPair:
    """The chosen decision and the best one in the same position."""

    game: Game
    seat: int
    chosen: DecisionFacts
    best: DecisionFacts
    worth: Mapping[Decision, float]

    @classmethod
    def of(
        cls, game: Game, seat: int, chosen: Decision, best: Decision, worth: Mapping[Decision, float]
    ) -> "DecisionPair":
        start = game.undecided()
        return cls(start, seat, DecisionFacts(start, seat, chosen), DecisionFacts(start, seat, best), worth)

    @property
    def duel(self) -> bool:
        return bool(self.game.variant.pawns)

    @property
    def solitaire(self) -> bool:
        return len(self.game.players) == 1

    @property
    def penalty(self) -> int:
        """The points that a penalty costs, as a positive number."""
        return -self.game.variant.penalty_points

    @property
    def both_cross(self) -> bool:
        """Whether both decisions cross off a number."""
        return not self.chosen.passes and not self.best.passes

    @property
    def same_row(self) -> bool:
        return self.both_cross and self.chosen.colour == self.best.colour

    def threatened(self, colour: str) -> bool:
        """Whether another player has enough crosses to close this row."""
        index = self.game.variant.index[colour]
        others = [sheet for seat, sheet in enumerate(self.game.sheets) if seat != self.seat]
        return any(len(sheet.marks[index]) >= self.game.variant.rows[index].needed for sheet in others)
