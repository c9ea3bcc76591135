"""Remarks about rows: their length, their lock, and who closes them."""

from lucchetto.coach.shapes import Remark

from .facts import Case

MUCH = 3
"""So many more points at once are worth a word of their own."""


def lost_the_lock(case: Case) -> Remark | None:
    """Too few numbers are left for the crosses that the lock needs. (Pawns stack: the Duel knows no such loss.)"""
    if case.duel or case.chosen.passes or case.chosen.lockable or _spoilt_already(case):
        return None
    if case.same_row and not case.best.lockable:
        return None
    facts: dict[str, str | int] = {
        "chosen": case.chosen.label,
        "colour": case.chosen.colour,
        "needed": case.chosen.row.needed,
    }
    return Remark("lost-the-lock", facts)


def lucky(case: Case) -> Remark | None:
    if not case.best.lucky or case.chosen.lucky:
        return None
    return Remark("lucky", {"best": case.best.label})


def last_chance(case: Case) -> Remark | None:
    """Somebody else is about to close the row of the best cross."""
    if case.best.passes or case.same_row or not case.threatened(case.best.colour):
        return None
    if not case.chosen.passes and case.threatened(case.chosen.colour):
        return None
    return Remark("last-chance", {"best": case.best.label, "colour": case.best.colour})


def ready_to_lock(case: Case) -> Remark | None:
    """The best makes the crosses complete that the lock needs."""
    if case.best.passes or case.same_row or case.best.has != case.best.row.needed:
        return None
    if not case.chosen.passes and case.chosen.has == case.chosen.row.needed:
        return None
    facts: dict[str, str | int] = {"best": case.best.label, "colour": case.best.colour, "needed": case.best.row.needed}
    return Remark("ready-to-lock", facts)


def much_fuller(case: Case) -> Remark | None:
    return fuller_row(case) if case.best.effect.gain >= case.chosen.effect.gain + MUCH else None


def fuller_row(case: Case) -> Remark | None:
    """Every further cross in a row is worth one point more."""
    if not case.crosses or case.best.effect.gain <= case.chosen.effect.gain:
        return None
    facts: dict[str, str | int] = {
        "best": case.best.label,
        "points": case.best.effect.gain,
        "chosen": case.chosen.label,
        "fewer": case.chosen.effect.gain,
    }
    return Remark("fuller-row", facts)


def more_room(case: Case) -> Remark | None:
    """One row is nearly at its end, the other has much to come."""
    if not case.crosses or case.same_row or case.best.room < case.chosen.room + 2:
        return None
    facts: dict[str, str | int] = {
        "best": case.best.label,
        "room": case.best.room,
        "chosen": case.chosen.label,
        "fewer": case.chosen.room,
    }
    return Remark("more-room", facts)


def _spoilt_already(case: Case) -> bool:
    """Whether the row could not be closed even before."""
    deed = case.chosen
    marks = case.game.sheets[case.seat].marks[case.game.variant.index[deed.colour]]
    open_cells = deed.row.lock - deed.row.closing - (marks[-1] + 1 if marks else 0)
    return deed.had + open_cells < deed.row.needed
