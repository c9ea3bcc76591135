"""Compares the coach's judgement of the benchmark's decisions with the reference values."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from lucchetto.bots.value_based import ValueBot, evaluate
from lucchetto.coach.judge import Value
from lucchetto.coach.network import MASTER, NetworkJudge
from lucchetto.coach.rollouts.check import DEEP, STANDARD, Budget, Checker
from lucchetto.coach.scale import mark
from lucchetto.coach.shapes import Unit
from lucchetto.rules import Decision, Game, parse_move

from .shapes import Case, Group

Values = Mapping[Decision, Value]
Judgement = Callable[[Game, int, Decision], Values]
"""The values of a seat's choices; the decision is the one that was made."""


class Agreement(NamedTuple):
    """How well a judgement agrees with the reference values of a group."""

    cases: int
    words: float
    """The share of decisions with the same word: good, inaccuracy, mistake or blunder."""
    loss_error: float
    """The root-mean-square error of the loss."""
    value_error: float
    """The root-mean-square error of the value of the choice that was made."""


def unit_of(group: Group) -> Unit:
    """The unit of the group's values."""
    return "points" if group.players == 1 else "win"


def quick(group: Group) -> Judgement:
    """The network alone."""
    judge = NetworkJudge(group.players)
    return lambda game, seat, _: judge.choices(game, seat)


def checked(group: Group, budget: Budget = STANDARD) -> Judgement:
    """The network, and rollouts for what is contested."""
    first, checker = quick(group), Checker(unit_of(group), budget)

    def judge(game: Game, seat: int, played: Decision) -> Values:
        values = first(game, seat, played)
        found = checker.check(game, seat, values, played)
        return found.values if found else values

    return judge


def deep(group: Group) -> Judgement:
    """With rollouts to the end of the game."""
    return checked(group, DEEP)


def agreement(group: Group, cases: Sequence[Case], judgement: Judgement) -> Agreement:
    """Judge every case and compare."""
    same, losses, values = 0, list[float](), list[float]()
    for case in cases:
        played = parse_move(case.played)
        found = judgement(case.game(group), case.seat, played)
        loss = max(value.value for value in found.values()) - found[played].value
        same += word(group, loss) == word(group, case.loss)
        losses.append(loss - case.loss)
        values.append(found[played].value - case.choices[case.played].value)
    return Agreement(len(cases), same / len(cases), _rms(losses), _rms(values))


def word(group: Group, loss: float) -> str:
    """The word for a loss; the best choice is good, too."""
    found = mark(unit_of(group), max(0.0, loss))
    return "good" if found == "best" else found


def sums_of_shares(group: Group, cases: Sequence[Case]) -> Iterator[float]:
    """For every case: the sum over all seats of the network's win shares, before the coach scales them to 1."""
    master = ValueBot(MASTER, "")
    for case in cases:
        end = master.ends(case.game(group), case.seat)[0][1]
        yield sum(evaluate([end], seat)[0].goal for seat in range(group.players))


def _rms(errors: Sequence[float]) -> float:
    return sqrt(sum(error**2 for error in errors) / len(errors))
