"""Remarks about the two actions of one's own turn: what the white dice take, what the coloured ones still offer."""

from lucchetto.coach.shapes import Remark
from lucchetto.rules import Move

from .facts import Case, Deed

NARROW = 2
"""What skips more is no great loss."""


def two_for_one(case: Case) -> Remark | None:
    """The chosen cell could be had with a coloured die as well, after another cross with the white dice."""
    if not case.crosses or case.chosen.move not in case.best.offers or case.best.move in case.chosen.offers:
        return None
    return Remark("two-for-one", {"best": case.best.label, "chosen": case.chosen.label})


def in_the_way(case: Case) -> Remark | None:
    """The white cross goes past a cell that a coloured die offered in the same turn."""
    if case.chosen.passes:
        return None
    lost = [move for move in _cheap(case.best) if _passed_over(case.chosen, move)]
    if not lost or len(case.best.offers[lost[0]].skipped) > NARROW:
        return None
    return Remark("in-the-way", {"chosen": case.chosen.label, "move": str(lost[0])})


def prepared(case: Case) -> Remark | None:
    """The best cross and one with a coloured die stand side by side."""
    if case.best.passes or case.same_row or case.best.skipped > 1:
        return None
    following = [move for move in _cheap(case.best) if move.colour == case.best.colour]
    if not following or case.best.offers[following[0]].skipped:
        return None
    return Remark("side-by-side", {"best": case.best.label, "move": str(following[0])})


def no_need(case: Case) -> Remark | None:
    """A gap to avoid a penalty that was not to be feared."""
    if case.chosen.passes or not case.best.passes or not case.chosen.skipped:
        return None
    offered = _cheap(case.best)
    if not offered or len(case.best.offers[offered[0]].skipped) > case.chosen.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": case.chosen.label,
        "skipped": case.chosen.skipped,
        "move": str(offered[0]),
    }
    return Remark("no-need", facts)


def _passed_over(deed: Deed, move: Move) -> bool:
    cells = deed.row.cells
    return move.colour == deed.colour and move not in deed.offers and cells[move.number] < cells[deed.number]


def _cheap(deed: Deed) -> list[Move]:
    """What action 2 offers after it, the smallest gap first."""
    return sorted(deed.offers, key=lambda move: len(deed.offers[move].skipped))
