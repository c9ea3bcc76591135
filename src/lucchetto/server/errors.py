"""Refusals as the page gets them."""

from lucchetto.rules import GameError, IllegalError, MalformedError, NotYourDecisionError

from .protocol import Problem

STATUS = {MalformedError: 400, IllegalError: 409, NotYourDecisionError: 403}
NOT_FOUND = ("table-unknown", "code-unknown", "handoff-used")


def problem(wrong: GameError) -> Problem:
    return Problem(wrong.code, str(wrong), wrong.rule, dict(wrong.facts))


def status(wrong: GameError) -> int:
    return 404 if wrong.code in NOT_FOUND else STATUS.get(type(wrong), 400)
