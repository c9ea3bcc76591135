"""Remarks about the end of the game, locks and penalties."""

from lucchetto.coach.shapes import Remark

from .facts import Case


def last_penalty(case: Case) -> Remark | None:
    """The fourth penalty, which ends the game."""
    if not (case.chosen.passes and case.chosen.penalised and case.chosen.ends) or case.best.passes:
        return None
    return Remark("fourth-missed" if case.duel else "fourth-penalty", {"best": case.best.label})


def ended_behind(case: Case) -> Remark | None:
    if case.chosen.passes or not case.chosen.ends or case.best.ends or case.alone or case.chosen.lead >= 0:
        return None
    key = "last-pawn" if _ran_out(case) else "ends-behind"
    return Remark(key, {"chosen": case.chosen.label, "points": -case.chosen.lead})


def ended_early(case: Case) -> Remark | None:
    """Ahead or alone, with more to be had."""
    if case.chosen.passes or not case.chosen.ends or case.best.ends:
        return None
    return Remark("ends-early", {"chosen": case.chosen.label})


def could_have_ended(case: Case) -> Remark | None:
    if case.best.passes or not case.best.ends or case.chosen.ends or case.alone or case.best.lead <= 0:
        return None
    return Remark("could-end", {"best": case.best.label, "points": case.best.lead})


def pass_ends_ahead(case: Case) -> Remark | None:
    """The last penalty ends a game that is won."""
    if not (case.best.passes and case.best.ends) or case.chosen.ends or case.alone or case.best.lead <= 0:
        return None
    return Remark("pass-ends-ahead", {"points": case.best.lead})


def missed_lock(case: Case) -> Remark | None:
    if not case.best.effect.closes or case.chosen.effect.closes:
        return None
    return Remark("misses-lock", {"best": case.best.label, "points": case.best.effect.gain})


def locked_early(case: Case) -> Remark | None:
    """The row had more to give."""
    if not case.chosen.effect.closes or case.best.effect.closes:
        return None
    return Remark("locks-early", {"chosen": case.chosen.label, "skipped": case.chosen.skipped})


def penalty(case: Case) -> Remark | None:
    if not case.chosen.penalised or case.best.passes:
        return None
    facts: dict[str, str | int] = {"best": case.best.label, "points": case.penalty, "skipped": case.best.skipped}
    return Remark("missed-throw" if case.duel else "penalty", facts)


def cheaper_penalty(case: Case) -> Remark | None:
    """A gap can cost more than the penalty that it avoids."""
    if not case.best.penalised or case.chosen.passes or not case.chosen.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": case.chosen.label,
        "skipped": case.chosen.skipped,
        "points": case.penalty,
    }
    return Remark("missed-throw-cheaper" if case.duel else "penalty-cheaper", facts)


def _ran_out(case: Case) -> bool:
    result = case.chosen.after.result
    return result is not None and result.reasons == ("pawns",)


REASONS = (
    last_penalty,
    ended_behind,
    ended_early,
    could_have_ended,
    pass_ends_ahead,
    missed_lock,
    locked_early,
    penalty,
    cheaper_penalty,
)
