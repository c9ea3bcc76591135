"""Remarks about rows: their crosses, their locks, and who closes them."""

from lucchetto.coach.shapes import Remark

from .facts import DecisionPair

MUCH_MORE = 3
"""How many more points the best decision must gain for this remark to take precedence."""


def lost_the_lock(pair: DecisionPair) -> Remark | None:
    """Too few numbers are left for the crosses that the lock needs. (Not in the Duel, where pawns can stack.)"""
    if pair.duel or pair.chosen.passes or pair.chosen.lockable or _already_lost(pair):
        return None
    if pair.same_row and not pair.best.lockable:
        return None
    facts: dict[str, str | int] = {
        "chosen": pair.chosen.label,
        "colour": pair.chosen.colour,
        "needed": pair.chosen.row.needed,
    }
    return Remark("lost-the-lock", facts)


def lucky(pair: DecisionPair) -> Remark | None:
    """A lucky cross was better."""
    if not pair.best.lucky or pair.chosen.lucky:
        return None
    return Remark("lucky", {"best": pair.best.label})


def last_chance(pair: DecisionPair) -> Remark | None:
    """Another player can close the row of the best cross."""
    if pair.best.passes or pair.same_row or not pair.threatened(pair.best.colour):
        return None
    if not pair.chosen.passes and pair.threatened(pair.chosen.colour):
        return None
    return Remark("last-chance", {"best": pair.best.label, "colour": pair.best.colour})


def ready_to_lock(pair: DecisionPair) -> Remark | None:
    """The best move reaches the number of crosses that the lock needs."""
    if pair.best.passes or pair.same_row or pair.best.crosses_after != pair.best.row.needed:
        return None
    if not pair.chosen.passes and pair.chosen.crosses_after == pair.chosen.row.needed:
        return None
    facts: dict[str, str | int] = {"best": pair.best.label, "colour": pair.best.colour, "needed": pair.best.row.needed}
    return Remark("ready-to-lock", facts)


def much_fuller(pair: DecisionPair) -> Remark | None:
    """The best move gains many more points, because its row has more crosses."""
    return fuller_row(pair) if pair.best.effect.gain >= pair.chosen.effect.gain + MUCH_MORE else None


def fuller_row(pair: DecisionPair) -> Remark | None:
    """The best move gains more points, because its row has more crosses."""
    if not pair.both_cross or pair.best.effect.gain <= pair.chosen.effect.gain:
        return None
    facts: dict[str, str | int] = {
        "best": pair.best.label,
        "points": pair.best.effect.gain,
        "chosen": pair.chosen.label,
        "fewer": pair.chosen.effect.gain,
    }
    return Remark("fuller-row", facts)


def more_room(pair: DecisionPair) -> Remark | None:
    """The best move's row has more cells left."""
    if not pair.both_cross or pair.same_row or pair.best.cells_left < pair.chosen.cells_left + 2:
        return None
    facts: dict[str, str | int] = {
        "best": pair.best.label,
        "room": pair.best.cells_left,
        "chosen": pair.chosen.label,
        "fewer": pair.chosen.cells_left,
    }
    return Remark("more-room", facts)


def _already_lost(pair: DecisionPair) -> bool:
    """Whether the row could no longer be closed even before the decision."""
    decision = pair.chosen
    marks = pair.game.sheets[pair.seat].marks[pair.game.variant.index[decision.colour]]
    open_cells = decision.row.lock - decision.row.closing - (marks[-1] + 1 if marks else 0)
    return decision.crosses_before + open_cells < decision.row.needed
