"""Explains why a decision was worse than the best one: picks a remark."""

from collections.abc import Callable, Mapping

from lucchetto.coach.shapes import Remark
from lucchetto.rules import Decision, Game

from . import duel, end, gaps, rows, turn
from .facts import DecisionPair

Reason = Callable[[DecisionPair], Remark | None]

REASONS: tuple[Reason, ...] = (
    *end.REASONS,
    turn.two_for_one,
    *duel.REASONS,
    turn.in_the_way,
    turn.no_need,
    rows.lost_the_lock,
    rows.lucky,
    gaps.worse_than_passing,
    gaps.wide_gap,
    turn.prepared,
    rows.last_chance,
    rows.ready_to_lock,
    rows.much_fuller,
    *gaps.REASONS,
    rows.more_room,
    rows.fuller_row,
)
"""In order of precedence, the most instructive first. `_fallback` always applies."""


def remark(game: Game, seat: int, chosen: Decision, best: Decision, worth: Mapping[Decision, float]) -> Remark:
    """Return why `chosen` is worse than `best` for this seat; `worth` maps each of its choices to its value."""
    pair = DecisionPair.of(game, seat, chosen, best, worth)
    return next((found for reason in REASONS if (found := reason(pair))), None) or _fallback(pair)


def _fallback(pair: DecisionPair) -> Remark:
    if pair.best.passes:
        return Remark("better-to-pass", {"chosen": pair.chosen.label})
    return Remark("better", {"best": pair.best.label, "chosen": pair.chosen.label})
