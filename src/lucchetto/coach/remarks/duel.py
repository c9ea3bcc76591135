"""Remarks about the Duel: pawns that stand alone, knock each other off, stack and hide behind the front."""

from lucchetto.coach.shapes import Remark

from .facts import Case


def knock_off(case: Case) -> Remark | None:
    if not case.best.effect.knocks_off or case.chosen.effect.knocks_off:
        return None
    return Remark("knock-off", {"best": case.best.label})


def stack(case: Case) -> Remark | None:
    if not case.best.makes_stack or case.chosen.makes_stack:
        return None
    return Remark("stack", {"best": case.best.label})


def exposed(case: Case) -> Remark | None:
    """A pawn that is easily lost."""
    if not case.duel or not case.chosen.lone_front or case.best.lone_front or case.chosen.effect.knocks_off:
        return None
    return Remark("exposed", {"chosen": case.chosen.label})


def behind_front(case: Case) -> Remark | None:
    """A place where nothing can happen to a pawn, and that the other player can no longer take."""
    if not case.duel or not case.best.behind_front or case.chosen.behind_front:
        return None
    return Remark("behind-front", {"best": case.best.label})


REASONS = (knock_off, stack, behind_front, exposed)
