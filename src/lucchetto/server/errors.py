"""Why the server refuses a request. Each class knows its HTTP status.

The rules have three errors of their own for bad moves (`lucchetto.rules.errors`); these are for everything around a
game. All carry a code and facts, from which a client says the reason in the reader's language.
"""

from math import ceil
from typing import ClassVar

from lucchetto.rules import GameError, IllegalError, MalformedError, NotYourDecisionError


class RequestError(GameError):
    """Base of the server's own refusals."""

    status: ClassVar[int] = 400


class ForbiddenError(RequestError):
    """The person may not do this: it is somebody else's seat, or the host's privilege."""

    status = 403


class NotFoundError(RequestError):
    """There is no such table, code, link, day or person."""

    status = 404


class ConflictError(RequestError):
    """The table, or the server, is in a state that does not allow it now."""

    status = 409


class MisdirectedError(RequestError):
    """The request names another host."""

    status = 421


class RateLimitedError(RequestError):
    """The client asks too often; it may ask again after `seconds`."""

    status = 429

    @staticmethod
    def after(wait: float) -> "RateLimitedError":
        return RateLimitedError("too-many-requests", "too many requests: wait {seconds} seconds", seconds=ceil(wait))

    @staticmethod
    def after_analyses(wait: float) -> "RateLimitedError":
        return RateLimitedError(
            "analysis-quota", "the coach has worked a lot for you: wait {seconds} seconds", seconds=ceil(wait)
        )


class UnavailableError(RequestError):
    """The server cannot do it right now, through no fault of the client."""

    status = 503


REFUSALS: tuple[type[GameError], ...] = (
    MalformedError,
    IllegalError,
    NotYourDecisionError,
    ForbiddenError,
    NotFoundError,
    ConflictError,
    MisdirectedError,
    RateLimitedError,
    UnavailableError,
)
"""Every error that is an answer to the client and no fault of the server."""
_STATUS_OF_RULES: dict[type[GameError], int] = {MalformedError: 400, IllegalError: 409, NotYourDecisionError: 403}


def http_status(error: GameError) -> int:
    """The HTTP status of a refusal, by the server or by the rules."""
    return error.status if isinstance(error, RequestError) else _STATUS_OF_RULES.get(type(error), 400)


def busy() -> ConflictError:
    return ConflictError("busy", "too many at once, try again")


def not_stored() -> UnavailableError:
    return UnavailableError("not-stored", "it could not be stored; nothing has changed")
