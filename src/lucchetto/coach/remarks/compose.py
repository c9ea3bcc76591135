"""Why a decision was worse than the best one, in a sentence that teaches: facts first, words from the catalogue."""

from collections.abc import Callable, Mapping

from lucchetto.coach.shapes import Remark
from lucchetto.messages import Catalogue
from lucchetto.rules import Decision, Game

from . import duel, end, gaps, rows, turn
from .facts import Case

Reason = Callable[[Case], Remark | None]

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
"""The most telling first; `_anyhow` always has a word."""


def remark(game: Game, seat: int, chosen: Decision, best: Decision, worth: Mapping[Decision, float]) -> Remark:
    """Why `chosen` is worse than `best` for a seat that decides in this game, where its choices are worth so much."""
    case = Case.of(game, seat, chosen, best, worth)
    return next((said for reason in REASONS if (said := reason(case))), None) or _anyhow(case)


def say(words: Catalogue, remark: Remark) -> str:
    """The sentence in the catalogue's language."""
    return words(f"remark-{remark.key}", **{name: _said(words, name, fact) for name, fact in remark.facts.items()})


def _said(words: Catalogue, name: str, fact: str | int) -> str | int:
    if name in ("move", "best", "chosen"):
        return words.move(fact)
    return words.colour(str(fact)) if name == "colour" else fact


def _anyhow(case: Case) -> Remark:
    if case.best.passes:
        return Remark("better-to-pass", {"chosen": case.chosen.label})
    return Remark("better", {"best": case.best.label, "chosen": case.chosen.label})
