"""Converts errors to the problems and headers that clients receive."""

from lucchetto.rules import GameError
from lucchetto.server.errors import RateLimitedError
from lucchetto.server.wire.base import Problem


def problem(error: GameError) -> Problem:
    return Problem(error.code, str(error), error.rule, dict(error.facts))


def headers(error: GameError) -> dict[str, str]:
    """The Retry-After header of a rate limit; no headers for other errors."""
    return {"retry-after": str(error.facts["seconds"])} if isinstance(error, RateLimitedError) else {}
