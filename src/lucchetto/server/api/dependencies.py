"""Helpers that all HTTP controllers share: the person of a request, rate limits, cookies, error responses."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types import Message, Scope

from lucchetto.server.accounts.service import COOKIE, LIFETIME, SECURE_COOKIE, Accounts
from lucchetto.server.errors import NotFoundError, RateLimitedError
from lucchetto.server.security.rate_limits import RateLimit, RateLimits, SharedLimit
from lucchetto.server.vocabulary import TABLE_ID
from lucchetto.server.wire.base import Problem

TableId = Annotated[str, Parameter(pattern=TABLE_ID, max_length=40)]
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

REFUSALS = {
    code: ResponseSpec(Problem, description=description, generate_examples=False)
    for code, description in {
        400: "The request is invalid",
        403: "The person may not do this",
        404: "Not found",
        409: "Not possible in the current state",
        429: "Too many requests; Retry-After has the seconds to wait",
        503: "Temporarily unavailable; nothing has changed",
    }.items()
}
_FRESH = "fresh_cookie"


def address_of(request: AnyRequest) -> str:
    """The client's address; behind trusted proxies, the one that they forward."""
    return request.client.host if request.client else ""


def check_rate(limit: RateLimit, request: AnyRequest) -> None:
    """Raises RateLimitedError if the client's address has used up the limit."""
    if wait := limit.take(address_of(request)):
        raise RateLimitedError.after(wait)


async def check_shared_rate(limit: SharedLimit, request: AnyRequest) -> None:
    """`check_rate` for a limit that all processes share."""
    if wait := await limit.take(request.client.host if request.client else ""):
        raise RateLimitedError.after(wait)


def token_of(connection: AnyConnection) -> str | None:
    """The token of the visitor's device. Over https, it is read only from the cookie that no other host can plant."""
    return connection.cookies.get(SECURE_COOKIE if _is_secure(connection) else COOKIE)


async def known_person(request: AnyRequest, accounts: Accounts) -> str | None:
    """The person of a request, None if unknown. If the token is due for renewal, the response carries a new one."""
    found = await accounts.recognised(token_of(request))
    if found is None:
        return None
    person, fresh = found
    if fresh:
        request.scope["state"][_FRESH] = cookie(fresh, request).to_header(header="").strip()
    return person


async def needed_person(request: AnyRequest, accounts: Accounts) -> str:
    """The person of a request that requires one. Does not renew the token: the request may revoke all others."""
    person = await accounts.known(token_of(request))
    if person is None:
        raise NotFoundError("nobody-yet", "this server stores nothing about you")
    return person


async def person_behind(request: AnyRequest, accounts: Accounts, limits: RateLimits) -> tuple[str, list[Cookie]]:
    """The person of a request; an unknown visitor becomes a new person, with a cookie to set."""
    person = await known_person(request, accounts)
    if person:
        return person, []
    check_rate(limits.new_person, request)
    token, person = await accounts.new_token()
    return person, [cookie(token, request)]


def cookie(token: str, request: AnyRequest) -> Cookie:
    secure = _is_secure(request)
    name, max_age = SECURE_COOKIE if secure else COOKIE, int(LIFETIME) if token else 0
    return Cookie(key=name, value=token, max_age=max_age, httponly=True, samesite="lax", secure=secure, path="/")


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Add the cookie of a renewed token; called before every response."""
    if message["type"] == "http.response.start" and (fresh := scope["state"].pop(_FRESH, None)):
        message["headers"] = [*message["headers"], (b"set-cookie", str(fresh).encode())]


def _is_secure(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
