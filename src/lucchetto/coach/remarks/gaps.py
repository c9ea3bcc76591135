"""Remarks about gaps: what is skipped, what is lost for good, and when passing is free."""

from lucchetto.coach.shapes import Remark
from lucchetto.rules import PASS

from .facts import Case, Deed

WIDE = 2
"""So many more numbers skipped are the first thing to say."""


def worse_than_passing(case: Case) -> Remark | None:
    """There was a better cross, but even none at all was better than this."""
    if not case.crosses or case.chosen.skipped < WIDE or case.chosen.skipped <= case.best.skipped:
        return None
    if case.worth[PASS] <= case.worth[case.chosen.move]:
        return None
    facts: dict[str, str | int] = {
        "chosen": case.chosen.label,
        "skipped": case.chosen.skipped,
        "best": case.best.label,
    }
    return Remark("worse-than-passing", facts)


def wide_gap(case: Case) -> Remark | None:
    return gap(case) if case.chosen.skipped >= case.best.skipped + WIDE else None


def gap(case: Case) -> Remark | None:
    if not case.crosses or case.chosen.skipped <= case.best.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": case.chosen.label,
        "skipped": case.chosen.skipped,
        "best": case.best.label,
        "fewer": case.best.skipped,
    }
    if case.same_row:
        return Remark("gap-same-row", facts)
    return Remark("gap", {**facts, "colour": case.chosen.colour})


def free_pass(case: Case) -> Remark | None:
    """It was not one's turn, or the white dice were used already."""
    if not case.best.passes or case.best.offers or not case.chosen.skipped:
        return None
    return Remark("free-pass", {"chosen": case.chosen.label, "skipped": case.chosen.skipped})


def lost_frequent(case: Case) -> Remark | None:
    """It skips a number that the dice make often; the best does not."""
    if not case.crosses or case.same_row:
        return None
    number = max(case.chosen.effect.skipped, key=lambda skipped: _ways(case.chosen, skipped), default=0)
    if number in case.best.effect.skipped or _ways(case.chosen, number) < case.game.variant.sides - 1:
        return None
    return Remark("frequent", {"chosen": case.chosen.label, "number": number, "best": case.best.label})


def rare(case: Case) -> Remark | None:
    """The best takes a number that seldom comes."""
    if not case.crosses or _ways(case.best, case.best.number) > 1 or case.best.number == case.chosen.number:
        return None
    return Remark("rare", {"best": case.best.label, "number": case.best.number})


def next_in_row(case: Case) -> Remark | None:
    """A cross that would have cost nothing."""
    if not case.chosen.passes or case.best.passes or case.best.skipped:
        return None
    return Remark("next-in-row", {"best": case.best.label})


def worth_the_gap(case: Case) -> Remark | None:
    if not case.chosen.passes or case.best.passes:
        return None
    return Remark("worth-the-gap", {"best": case.best.label, "skipped": case.best.skipped})


def _ways(deed: Deed, number: int) -> int:
    """In how many ways two dice make this number."""
    sides = deed.game.variant.sides
    return max(0, sides - abs(sides + 1 - number)) if number else 0


REASONS = (free_pass, lost_frequent, rare, gap, next_in_row, worth_the_gap)
