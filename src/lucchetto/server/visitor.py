"""Who is behind a request, how often they may ask, and what they can be answered: shared by all HTTP controllers."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lucchetto.rules import IllegalError

from .house import House
from .limits import Limit
from .people import COOKIE
from .protocol import Problem

YEAR = 400 * 24 * 3600

TableId = Annotated[str, Parameter(pattern="^[0-9A-Za-z_-]{1,40}$")]
AnyRequest = Request[Any, Any, Any]

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


def not_too_often(limit: Limit, request: AnyRequest) -> None:
    if wait := limit.take(request.client.host if request.client else ""):
        raise IllegalError("too-many-requests", "too many requests: wait {seconds} seconds", seconds=int(wait) + 1)


async def known_person(request: AnyRequest, house: House) -> str | None:
    """The person behind the request; None for a stranger."""
    return await house.people.known(request.cookies.get(COOKIE))


async def person_behind(request: AnyRequest, house: House) -> tuple[str, list[Cookie]]:
    """The person behind the request; a stranger becomes one, with a cookie."""
    person = await known_person(request, house)
    if person:
        return person, []
    token, person = await house.people.new_token()
    return person, [cookie(token, request)]


def cookie(token: str, request: AnyRequest) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
