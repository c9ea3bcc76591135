"""Remarks about the two actions of one's own turn: what the white dice take, what the coloured ones still offer."""

from lucchetto.coach.shapes import Remark
from lucchetto.rules import Move

from .facts import DecisionFacts, DecisionPair

NARROW_GAP = 2
"""Numbers that an offer may skip and still be a loss worth mentioning."""


def two_for_one(pair: DecisionPair) -> Remark | None:
    """The chosen cell could be had with a coloured die as well, after another cross with the white dice."""
    if not pair.both_cross or pair.chosen.move not in pair.best.offers or pair.best.move in pair.chosen.offers:
        return None
    return Remark("two-for-one", {"best": pair.best.label, "chosen": pair.chosen.label})


def in_the_way(pair: DecisionPair) -> Remark | None:
    """The white cross goes past a cell that a coloured die offered in the same turn."""
    if pair.chosen.passes:
        return None
    lost = [move for move in _cheap(pair.best) if _passed_over(pair.chosen, move)]
    if not lost or len(pair.best.offers[lost[0]].skipped) > NARROW_GAP:
        return None
    return Remark("in-the-way", {"chosen": pair.chosen.label, "move": str(lost[0])})


def prepared(pair: DecisionPair) -> Remark | None:
    """The best cross and one with a coloured die stand side by side."""
    if pair.best.passes or pair.same_row or pair.best.skipped > 1:
        return None
    following = [move for move in _cheap(pair.best) if move.colour == pair.best.colour]
    if not following or pair.best.offers[following[0]].skipped:
        return None
    return Remark("side-by-side", {"best": pair.best.label, "move": str(following[0])})


def no_need(pair: DecisionPair) -> Remark | None:
    """A gap to avoid a penalty that was not to be feared."""
    if pair.chosen.passes or not pair.best.passes or not pair.chosen.skipped:
        return None
    offered = _cheap(pair.best)
    if not offered or len(pair.best.offers[offered[0]].skipped) > pair.chosen.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": pair.chosen.label,
        "skipped": pair.chosen.skipped,
        "move": str(offered[0]),
    }
    return Remark("no-need", facts)


def _passed_over(decision: DecisionFacts, move: Move) -> bool:
    cells = decision.row.cells
    return (
        move.colour == decision.colour and move not in decision.offers and cells[move.number] < cells[decision.number]
    )


def _cheap(decision: DecisionFacts) -> list[Move]:
    """What action 2 offers after it, the smallest gap first."""
    return sorted(decision.offers, key=lambda move: len(decision.offers[move].skipped))
