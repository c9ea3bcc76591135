"""The outermost ASGI middleware: finds the client's address behind proxies, checks the host name and rate limits."""

from functools import cached_property
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from lucchetto.rules import MalformedError
from lucchetto.server.context import AppContext
from lucchetto.server.errors import MisdirectedError, RateLimitedError, RequestError
from lucchetto.server.ops.metrics import REFUSED
from lucchetto.server.security.origin import is_own_name
from lucchetto.server.security.proxies import Scope, TrustedProxies, read_networks
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.settings import Settings
from lucchetto.server.views.problems import headers, problem

from .documentation import is_documentation
from .static import SECURITY_HEADERS, is_page_file

_encode = msgspec.json.Encoder().encode


class GatewayMiddleware:
    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._proxies = TrustedProxies(read_networks(settings.trusted_proxies))
        self._names = frozenset(settings.hosts.replace(",", " ").lower().split()) | {settings.host}
        # A trusted proxy accepts only the host names that it is configured for.
        self._any_name = bool(self._proxies) and not settings.hosts

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        known: Scope = scope  # not a copy: uvicorn logs the client's address from it
        self._proxies.apply_forwarded(known)
        if error := await self._refusal(known):
            await _refuse(known, send, error)
        else:
            whole = receive if scope["type"] == "websocket" else complete_body(receive)
            await self._app(cast(Any, as_get(known)), whole, send)

    async def _refusal(self, scope: Scope) -> RequestError | None:
        if wait := await self._wait(scope):
            return RateLimitedError.after(wait)
        if not self._any_name and not is_own_name(_host(scope), self._names):
            return MisdirectedError("wrong-host", "this server does not answer to that host name (see LUCCHETTO_HOSTS)")
        return None

    async def _wait(self, scope: Scope) -> float:
        """Seconds until the client's address may send a request. Every request counts, however its path is spelt."""
        address, limits = scope["client"][0] if scope.get("client") else "", self._limits
        if scope["type"] == "websocket":
            return await limits.connects.take(address)
        if is_page_file(scope["path"]) or is_documentation(scope["path"]):
            return limits.static_files.take(address)
        return await limits.requests.take(address)

    @cached_property
    def _limits(self) -> RateLimits:
        """Available once the application has started."""
        context: AppContext = self._app.state.context
        return context.limits


def as_get(scope: Scope) -> Scope:
    """The scope with HEAD replaced by GET, except for the API.

    The result is a copy: uvicorn still sees HEAD and omits the body of the response.
    """
    is_head = scope.get("method") == "HEAD" and not scope["path"].startswith("/api/")
    return {**scope, "method": "GET"} if is_head else scope


def complete_body(receive: Receive) -> Receive:
    """Turn a disconnect in the middle of a body into a refusal. The framework would report it as a server error."""
    is_complete = False

    async def receive_body() -> Any:
        nonlocal is_complete
        message = await receive()
        if message["type"] == "http.disconnect" and not is_complete:
            raise MalformedError("bad-request", "the request cannot be read")
        is_complete = not message.get("more_body")
        return message

    return receive_body


def _host(scope: Scope) -> str:
    """The Host header; "" if it is missing. Browsers always send it."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")


async def _refuse(scope: Scope, send: Send, error: RequestError) -> None:
    """Answer with a plain HTTP response, even to a WebSocket handshake."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    plain = {"content-type": "application/json", "cache-control": "no-store", **SECURITY_HEADERS, **headers(error)}
    encoded = [(name.encode(), value.encode()) for name, value in plain.items()]
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": encoded}
    body: Any = {"type": f"{kind}.body", "body": _encode(problem(error)), "more_body": False}
    REFUSED.labels("socket" if scope["type"] == "websocket" else "http", error.code).inc()
    await send(start)
    await send(body)
