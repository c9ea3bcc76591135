"""Remarks about the two actions of the player's own turn: what action 1 takes and what action 2 still offers."""

from lucchetto.coach.shapes import Remark
from lucchetto.rules import Move

from .facts import DecisionFacts, DecisionPair

NARROW_GAP = 2
"""The most numbers that a move in action 2 may skip for its loss to be worth mentioning."""


def two_for_one(pair: DecisionPair) -> Remark | None:
    """Action 2 also offered the chosen cell, so the white dice could have taken another one."""
    if not pair.both_cross or pair.chosen.move not in pair.best.offers or pair.best.move in pair.chosen.offers:
        return None
    return Remark("two-for-one", {"best": pair.best.label, "chosen": pair.chosen.label})


def in_the_way(pair: DecisionPair) -> Remark | None:
    """The cross in action 1 skips a cell that action 2 offered in the same turn."""
    if pair.chosen.passes:
        return None
    lost = [move for move in _by_gap(pair.best) if _passed_over(pair.chosen, move)]
    if not lost or len(pair.best.offers[lost[0]].skipped) > NARROW_GAP:
        return None
    return Remark("in-the-way", {"chosen": pair.chosen.label, "move": str(lost[0])})


def prepared(pair: DecisionPair) -> Remark | None:
    """The best cross is next to one that action 2 offers."""
    if pair.best.passes or pair.same_row or pair.best.skipped > 1:
        return None
    following = [move for move in _by_gap(pair.best) if move.colour == pair.best.colour]
    if not following or pair.best.offers[following[0]].skipped:
        return None
    return Remark("side-by-side", {"best": pair.best.label, "move": str(following[0])})


def no_need(pair: DecisionPair) -> Remark | None:
    """The gap was not needed to avoid a penalty, because action 2 offered a cross as well."""
    if pair.chosen.passes or not pair.best.passes or not pair.chosen.skipped:
        return None
    offered = _by_gap(pair.best)
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


def _by_gap(decision: DecisionFacts) -> list[Move]:
    """The moves that action 2 offers after the decision, the smallest gap first."""
    return sorted(decision.offers, key=lambda move: len(decision.offers[move].skipped))
