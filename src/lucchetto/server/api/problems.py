"""Refusals as the page receives them."""

from lucchetto.rules import GameError
from lucchetto.server.errors import RateLimitedError
from lucchetto.server.wire.base import Problem


def problem(error: GameError) -> Problem:
    return Problem(error.code, str(error), error.rule, dict(error.facts))


def headers(error: GameError) -> dict[str, str]:
    """How long to wait, for clients that ask too often."""
    return {"retry-after": str(error.facts["seconds"])} if isinstance(error, RateLimitedError) else {}
