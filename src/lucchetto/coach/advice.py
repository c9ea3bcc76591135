"""Judges one decision: what each choice is worth, what it would cost, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from lucchetto.coach.remarks.compose import remark
from lucchetto.rules import Decision, Game

from .judge import Judge, Value, best_of
from .scale import mark
from .shapes import Advice, Choice, Mark, Remark, Unit


@dataclass(frozen=True)
class Verdict:
    """The judgement of one choice."""

    choices: "Choices"
    move: Decision
    loss: float
    mark: Mark

    def remark(self) -> Remark | None:
        """Why the choice is worse than the best one, if the loss is large enough for a remark."""
        if self.mark in ("forced", "best", "good"):
            return None
        worth = {move: found.value for move, found in self.choices.values.items()}
        return remark(self.choices.game, self.choices.seat, self.move, self.choices.best, worth)


@dataclass(frozen=True)
class Choices:
    """All choices of a seat with their values."""

    game: Game
    seat: int
    unit: Unit
    values: Mapping[Decision, Value]
    best: Decision

    @property
    def as_structs(self) -> list[Choice]:
        """The choices as they are stored and sent."""
        return [Choice(str(move), found.value, found.margin) for move, found in self.values.items()]

    def with_values(self, values: Mapping[Decision, Value]) -> "Choices":
        """The same choices with another judge's values."""
        return replace(self, values=values, best=best_of(values))

    def of(self, move: Decision) -> Verdict:
        """Return the judgement of this choice."""
        loss = max(0.0, self.values[self.best].value - self.values[move].value)
        word = mark(self.unit, loss, is_forced=len(self.values) == 1, is_best=move == self.best)
        return Verdict(self, move, loss, word)


def judged_choices(judge: Judge, game: Game, seat: int) -> Choices:
    """Return all choices of a seat, with their values, in a phase in which nobody has decided yet."""
    values = judge.choices(game, seat)
    return Choices(game, seat, judge.unit, values, best_of(values))


def advice(judge: Judge, game: Game, seat: int) -> Advice:
    """Return what each choice of a seat is worth to this judge, with marks and remarks."""
    choices = judged_choices(judge, game.undecided(), seat)
    verdicts = {str(move): choices.of(move) for move in choices.values}
    remarks = {move: reason for move, verdict in verdicts.items() if (reason := verdict.remark())}
    return Advice(
        unit=judge.unit,
        exact=judge.exact,
        choices=choices.as_structs,
        best=str(choices.best),
        marks={move: verdict.mark for move, verdict in verdicts.items()},
        remarks=remarks,
    )
