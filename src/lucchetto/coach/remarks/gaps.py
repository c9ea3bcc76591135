"""Remarks about gaps: which numbers are skipped and lost, and when passing is free."""

from lucchetto.coach.shapes import Remark
from lucchetto.rules import PASS

from .facts import DecisionFacts, DecisionPair

WIDE_GAP = 2
"""How many more numbers than the best decision a move must skip for the gap to be mentioned first."""


def worse_than_passing(pair: DecisionPair) -> Remark | None:
    """There was a better cross, and even passing was better than this one."""
    if not pair.both_cross or pair.chosen.skipped < WIDE_GAP or pair.chosen.skipped <= pair.best.skipped:
        return None
    if pair.worth[PASS] <= pair.worth[pair.chosen.move]:
        return None
    facts: dict[str, str | int] = {
        "chosen": pair.chosen.label,
        "skipped": pair.chosen.skipped,
        "best": pair.best.label,
    }
    return Remark("worse-than-passing", facts)


def wide_gap(pair: DecisionPair) -> Remark | None:
    """The move skipped many more numbers than the best one."""
    return gap(pair) if pair.chosen.skipped >= pair.best.skipped + WIDE_GAP else None


def gap(pair: DecisionPair) -> Remark | None:
    """The move skipped more numbers than the best one."""
    if not pair.both_cross or pair.chosen.skipped <= pair.best.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": pair.chosen.label,
        "skipped": pair.chosen.skipped,
        "best": pair.best.label,
        "fewer": pair.best.skipped,
    }
    if pair.same_row:
        return Remark("gap-same-row", facts)
    return Remark("gap", {**facts, "colour": pair.chosen.colour})


def free_pass(pair: DecisionPair) -> Remark | None:
    """Passing was free: it was another player's turn, or the player had already used the white dice."""
    if not pair.best.passes or pair.best.offers or not pair.chosen.skipped:
        return None
    return Remark("free-pass", {"chosen": pair.chosen.label, "skipped": pair.chosen.skipped})


def lost_frequent(pair: DecisionPair) -> Remark | None:
    """The move skips a number that comes up often; the best move does not."""
    if not pair.both_cross or pair.same_row:
        return None
    number = max(pair.chosen.effect.skipped, key=lambda skipped: _ways(pair.chosen, skipped), default=0)
    if number in pair.best.effect.skipped or _ways(pair.chosen, number) < pair.game.variant.sides - 1:
        return None
    return Remark("frequent", {"chosen": pair.chosen.label, "number": number, "best": pair.best.label})


def rare(pair: DecisionPair) -> Remark | None:
    """The best move takes a number that rarely comes up."""
    if not pair.both_cross or _ways(pair.best, pair.best.number) > 1 or pair.best.number == pair.chosen.number:
        return None
    return Remark("rare", {"best": pair.best.label, "number": pair.best.number})


def next_in_row(pair: DecisionPair) -> Remark | None:
    """The player passed, although the best cross skips nothing."""
    if not pair.chosen.passes or pair.best.passes or pair.best.skipped:
        return None
    return Remark("next-in-row", {"best": pair.best.label})


def worth_the_gap(pair: DecisionPair) -> Remark | None:
    """The player passed, although the best cross is worth the numbers that it skips."""
    if not pair.chosen.passes or pair.best.passes:
        return None
    return Remark("worth-the-gap", {"best": pair.best.label, "skipped": pair.best.skipped})


def _ways(decision: DecisionFacts, number: int) -> int:
    """The number of ways in which two dice make this number."""
    sides = decision.game.variant.sides
    return max(0, sides - abs(sides + 1 - number)) if number else 0


REASONS = (free_pass, lost_frequent, rare, gap, next_in_row, worth_the_gap)
