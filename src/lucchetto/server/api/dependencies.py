"""What all HTTP controllers share: the person behind a request, rate limits, and the documented refusals."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.types import Message, Scope

from lucchetto.server.accounts.service import COOKIE, LASTS, SECURE_COOKIE, Accounts
from lucchetto.server.errors import NotFoundError, RateLimitedError
from lucchetto.server.security.rate_limits import RateLimit, RateLimits
from lucchetto.server.wire.base import Problem

TableId = Annotated[str, Parameter(pattern="^[0-9A-Za-z_-]{1,40}$")]
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

REFUSALS = {
    code: ResponseSpec(Problem, description=description, generate_examples=False)
    for code, description in {
        400: "It cannot be read",
        403: "It is not yours to do",
        404: "It does not exist",
        409: "It is not possible now",
        429: "Too often; Retry-After says how long to wait",
        503: "It could not be stored",
    }.items()
}
_FRESH = "fresh_cookie"


def check_rate(limit: RateLimit, request: AnyRequest) -> None:
    if wait := limit.take(request.client.host if request.client else ""):
        raise RateLimitedError.after(wait)


def token_of(connection: AnyConnection) -> str | None:
    """The token of the visitor's device; over https, only from a cookie that nobody else can have planted."""
    return connection.cookies.get(SECURE_COOKIE if _is_secure(connection) else COOKIE)


async def known_person(request: AnyRequest, accounts: Accounts) -> str | None:
    """The person behind the request; None for a stranger. A device whose token is old gets a new one on the way."""
    found = await accounts.recognised(token_of(request))
    if found is None:
        return None
    person, fresh = found
    if fresh:
        request.scope["state"][_FRESH] = cookie(fresh, request).to_header(header="").strip()
    return person


async def needed_person(request: AnyRequest, accounts: Accounts) -> str:
    """Who must be known. They get no new token: what is asked for may take all but the one they have."""
    person = await accounts.known(token_of(request))
    if person is None:
        raise NotFoundError("nobody-yet", "nothing is kept about you here")
    return person


async def person_behind(request: AnyRequest, accounts: Accounts, limits: RateLimits) -> tuple[str, list[Cookie]]:
    """The person behind the request; a stranger becomes one, with a cookie."""
    person = await known_person(request, accounts)
    if person:
        return person, []
    check_rate(limits.new_person, request)
    token, person = await accounts.new_token()
    return person, [cookie(token, request)]


def cookie(token: str, request: AnyRequest) -> Cookie:
    secure = _is_secure(request)
    name, lasts = SECURE_COOKIE if secure else COOKIE, int(LASTS) if token else 0
    return Cookie(key=name, value=token, max_age=lasts, httponly=True, samesite="lax", secure=secure, path="/")


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Called with every message before it is sent: the new token travels with whatever is answered."""
    if message["type"] == "http.response.start" and (fresh := scope["state"].pop(_FRESH, None)):
        message["headers"] = [*message["headers"], (b"set-cookie", str(fresh).encode())]


def _is_secure(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
