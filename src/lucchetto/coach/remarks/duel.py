"""Remarks about the Duel: lone pawns, knock-offs, stacks, and places behind the front."""

from lucchetto.coach.shapes import Remark

from .facts import DecisionPair


def knock_off(pair: DecisionPair) -> Remark | None:
    """The best move would have knocked off a pawn."""
    if not pair.best.effect.knocks_off or pair.chosen.effect.knocks_off:
        return None
    return Remark("knock-off", {"best": pair.best.label})


def stack(pair: DecisionPair) -> Remark | None:
    """The best move would have made a stack."""
    if not pair.best.makes_stack or pair.chosen.makes_stack:
        return None
    return Remark("stack", {"best": pair.best.label})


def exposed(pair: DecisionPair) -> Remark | None:
    """The move left a lone pawn at the front, where it is easily lost."""
    if not pair.duel or not pair.chosen.lone_front or pair.best.lone_front or pair.chosen.effect.knocks_off:
        return None
    return Remark("exposed", {"chosen": pair.chosen.label})


def behind_front(pair: DecisionPair) -> Remark | None:
    """The best move takes a place behind the front, where its pawn is safe and the other player cannot go."""
    if not pair.duel or not pair.best.behind_front or pair.chosen.behind_front:
        return None
    return Remark("behind-front", {"best": pair.best.label})


REASONS = (knock_off, stack, behind_front, exposed)
