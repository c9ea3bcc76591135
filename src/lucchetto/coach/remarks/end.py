"""Remarks about the end of the game, locks and penalties."""

from lucchetto.coach.shapes import Remark

from .facts import DecisionPair


def last_penalty(pair: DecisionPair) -> Remark | None:
    """The pass took the fourth penalty, which ends the game."""
    if not (pair.chosen.passes and pair.chosen.penalised and pair.chosen.ends_game) or pair.best.passes:
        return None
    return Remark("fourth-missed" if pair.duel else "fourth-penalty", {"best": pair.best.label})


def ended_behind(pair: DecisionPair) -> Remark | None:
    """The move ended a game that the player was losing."""
    if (
        pair.chosen.passes
        or not pair.chosen.ends_game
        or pair.best.ends_game
        or pair.solitaire
        or pair.chosen.lead >= 0
    ):
        return None
    key = "last-pawn" if _ran_out(pair) else "ends-behind"
    return Remark(key, {"chosen": pair.chosen.label, "points": -pair.chosen.lead})


def ended_early(pair: DecisionPair) -> Remark | None:
    """The move ended the game too early, when the player was ahead or playing solitaire."""
    if pair.chosen.passes or not pair.chosen.ends_game or pair.best.ends_game:
        return None
    return Remark("ends-early", {"chosen": pair.chosen.label})


def could_have_ended(pair: DecisionPair) -> Remark | None:
    """The best move would have ended the game with a win."""
    if pair.best.passes or not pair.best.ends_game or pair.chosen.ends_game or pair.solitaire or pair.best.lead <= 0:
        return None
    return Remark("could-end", {"best": pair.best.label, "points": pair.best.lead})


def pass_ends_ahead(pair: DecisionPair) -> Remark | None:
    """Passing would have ended the game with a win, by the last penalty."""
    if not (pair.best.passes and pair.best.ends_game) or pair.chosen.ends_game or pair.solitaire or pair.best.lead <= 0:
        return None
    return Remark("pass-ends-ahead", {"points": pair.best.lead})


def missed_lock(pair: DecisionPair) -> Remark | None:
    """The best move would have closed a row."""
    if not pair.best.effect.closes or pair.chosen.effect.closes:
        return None
    return Remark("misses-lock", {"best": pair.best.label, "points": pair.best.effect.gain})


def locked_early(pair: DecisionPair) -> Remark | None:
    """The move closed a row that still had points to give."""
    if not pair.chosen.effect.closes or pair.best.effect.closes:
        return None
    return Remark("locks-early", {"chosen": pair.chosen.label, "skipped": pair.chosen.skipped})


def penalty(pair: DecisionPair) -> Remark | None:
    """The move led to a penalty."""
    if not pair.chosen.penalised or pair.best.passes:
        return None
    facts: dict[str, str | int] = {"best": pair.best.label, "points": pair.penalty, "skipped": pair.best.skipped}
    return Remark("missed-throw" if pair.duel else "penalty", facts)


def cheaper_penalty(pair: DecisionPair) -> Remark | None:
    """The gap cost more than the penalty that it avoided."""
    if not pair.best.penalised or pair.chosen.passes or not pair.chosen.skipped:
        return None
    facts: dict[str, str | int] = {
        "chosen": pair.chosen.label,
        "skipped": pair.chosen.skipped,
        "points": pair.penalty,
    }
    return Remark("missed-throw-cheaper" if pair.duel else "penalty-cheaper", facts)


def _ran_out(pair: DecisionPair) -> bool:
    result = pair.chosen.after.result
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
