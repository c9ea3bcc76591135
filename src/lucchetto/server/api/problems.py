"""Refusals as the page gets them."""

from lucchetto.rules import GameError, IllegalError, MalformedError, NotYourDecisionError
from lucchetto.server.wire.base import Problem

STATUS = {MalformedError: 400, IllegalError: 409, NotYourDecisionError: 403}
NOT_FOUND = ("table-unknown", "code-unknown", "handoff-used", "no-such-day", "nobody-yet")
TOO_MANY = "too-many-requests"
AWAY = "coach-away"
OTHER_CODES = {TOO_MANY: 429, AWAY: 503, "wrong-host": 421}


def problem(error: GameError) -> Problem:
    return Problem(error.code, str(error), error.rule, dict(error.facts))


def status(error: GameError) -> int:
    if error.code in OTHER_CODES:
        return OTHER_CODES[error.code]
    return 404 if error.code in NOT_FOUND else STATUS.get(type(error), 400)


def headers(error: GameError) -> dict[str, str]:
    """How long to wait, for those who ask too often."""
    return {"retry-after": str(error.facts["seconds"])} if error.code == TOO_MANY else {}
