"""The outermost ASGI middleware: finds the client's address behind proxies, checks the host name and rate limits."""

from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Receive, Send

from lucchetto.server.errors import MisdirectedError, RateLimitedError, RequestError
from lucchetto.server.ops.metrics import REFUSED
from lucchetto.server.security.origin import is_own_name
from lucchetto.server.security.proxies import Scope, TrustedProxies, read_networks
from lucchetto.server.security.rate_limits import RateLimit
from lucchetto.server.settings import Settings

from .problems import headers, problem
from .socket import RAW_CHANNEL
from .static import SECURITY_HEADERS

BURST = 6
"""Seconds' worth of requests allowed at once, as a page sends several when it opens."""

_encode = msgspec.json.Encoder().encode


class GatewayMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._proxies = TrustedProxies(read_networks(settings.trusted_proxies))
        self._names = frozenset(settings.hosts.replace(",", " ").lower().split()) | {settings.host}
        # A trusted proxy accepts only the host names that it is configured for.
        self._any_name = bool(self._proxies) and not settings.hosts
        self._requests = RateLimit(settings.requests_per_second, settings.requests_per_second * BURST)
        self._connects = RateLimit.per_minute(settings.connects_per_minute)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        known: Scope = scope  # not a copy: uvicorn logs the client from it
        self._proxies.apply_forwarded(known)
        if error := self._objection(known):
            await _refuse(known, send, error)
        elif scope["type"] == "websocket":
            known[RAW_CHANNEL] = receive, send
            try:
                await self._app(cast(Any, known), receive, send)
            finally:
                del known[RAW_CHANNEL]  # both refer to an object with this scope: a reference cycle
        else:
            await self._app(cast(Any, known), receive, send)

    def _objection(self, scope: Scope) -> RequestError | None:
        if not self._any_name and not is_own_name(_host(scope), self._names):
            return MisdirectedError("wrong-host", "this server does not go by that name (see LUCCHETTO_HOSTS)")
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":
            wait = self._connects.take(address)
        else:
            wait = self._requests.take(address) if scope["path"].startswith("/api/") else 0.0
        return RateLimitedError.after(wait) if wait else None


def _host(scope: Scope) -> str:
    """The Host header; "" if it is missing, which browsers never do."""
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
