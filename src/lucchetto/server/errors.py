"""Errors for requests that the server refuses. Each class has its HTTP status.

The rules have three errors of their own for bad moves (`lucchetto.rules.errors`); these cover everything around a
game. Each error carries a code and facts, from which the client builds a message in the reader's language.
"""

from math import ceil
from typing import ClassVar

from lucchetto.rules import GameError, IllegalError, MalformedError, NotYourDecisionError


class RequestError(GameError):
    """Base class of the server's own refusals."""

    status: ClassVar[int] = 400


class ForbiddenError(RequestError):
    """The person may not do this: it is somebody else's seat, or only the host may do it."""

    status = 403


class NotFoundError(RequestError):
    """There is no such table, code, link, day or person."""

    status = 404


class ConflictError(RequestError):
    """The current state of the table or of the server does not allow it."""

    status = 409


class MisdirectedError(RequestError):
    """The request is addressed to a host name that is not this server's."""

    status = 421


class RateLimitedError(RequestError):
    """The client sends too many requests; it may try again after `seconds`."""

    status = 429

    @staticmethod
    def after(wait: float) -> "RateLimitedError":
        return RateLimitedError("too-many-requests", "too many requests: wait {seconds} seconds", seconds=ceil(wait))

    @staticmethod
    def after_analyses(wait: float) -> "RateLimitedError":
        return RateLimitedError(
            "analysis-quota", "you have used up your time with the coach: wait {seconds} seconds", seconds=ceil(wait)
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
"""Errors that are ordinary answers to a client, not bugs in the server."""
_STATUS_OF_RULES: dict[type[GameError], int] = {MalformedError: 400, IllegalError: 409, NotYourDecisionError: 403}


def http_status(error: GameError) -> int:
    """The HTTP status of an error raised by the server or by the rules."""
    return error.status if isinstance(error, RequestError) else _STATUS_OF_RULES.get(type(error), 400)


def busy() -> ConflictError:
    return ConflictError("busy", "too many requests at once: try again")


def not_stored() -> UnavailableError:
    return UnavailableError("not-stored", "it could not be stored; nothing has changed")
