"""Refusals as the page gets them."""

from lucchetto.rules import GameError, IllegalError, MalformedError, NotYourDecisionError
from lucchetto.server.wire.live import Problem

STATUS = {MalformedError: 400, IllegalError: 409, NotYourDecisionError: 403}
NOT_FOUND = ("table-unknown", "code-unknown", "handoff-used", "no-such-day", "nobody-yet")
TOO_MANY = "too-many-requests"
AWAY = "coach-away"
OTHER_CODES = {TOO_MANY: 429, AWAY: 503, "wrong-host": 421}


def problem(wrong: GameError) -> Problem:
    return Problem(wrong.code, str(wrong), wrong.rule, dict(wrong.facts))


def status(wrong: GameError) -> int:
    if wrong.code in OTHER_CODES:
        return OTHER_CODES[wrong.code]
    return 404 if wrong.code in NOT_FOUND else STATUS.get(type(wrong), 400)


def headers(wrong: GameError) -> dict[str, str]:
    """How long to wait, for those who ask too often."""
    return {"retry-after": str(wrong.facts["seconds"])} if wrong.code == TOO_MANY else {}
