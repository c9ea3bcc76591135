"""The outermost ASGI layer: reads the client's address behind proxies, checks the host name and rate limits."""

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
from .socket import LINE
from .static import SECURITY_HEADERS

BURST = 6
"""Seconds' worth of requests that may come at once: a page asks for several things when it opens."""

_encode = msgspec.json.Encoder().encode


class GatewayMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._proxies = TrustedProxies(read_networks(settings.trusted_proxies))
        self._names = frozenset(settings.hosts.replace(",", " ").lower().split()) | {settings.host}
        # A proxy that is trusted answers to the names it was given and to no others.
        self._any_name = bool(self._proxies) and not settings.hosts
        self._asking = RateLimit(settings.requests_per_second, settings.requests_per_second * BURST)
        self._connecting = RateLimit.per_minute(settings.connects_per_minute)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        known: Scope = scope  # not a copy: uvicorn's log lines name the visitor too
        self._proxies.introduce(known)
        if error := self._objection(known):
            await _refuse(known, send, error)
        elif scope["type"] == "websocket":
            known[LINE] = receive, send
            try:
                await self._app(cast(Any, known), receive, send)
            finally:
                del known[LINE]  # both belong to something that has this scope: such circles would stay in memory
        else:
            await self._app(cast(Any, known), receive, send)

    def _objection(self, scope: Scope) -> RequestError | None:
        if not self._any_name and not is_own_name(_host(scope), self._names):
            return MisdirectedError("wrong-host", "this server does not go by that name (see LUCCHETTO_HOSTS)")
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] == "websocket":
            wait = self._connecting.take(address)
        else:
            wait = self._asking.take(address) if scope["path"].startswith("/api/") else 0.0
        return RateLimitedError.after(wait) if wait else None


def _host(scope: Scope) -> str:
    """One that is missing is no name at all: programs of old do so, browsers never."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")


async def _refuse(scope: Scope, send: Send, error: RequestError) -> None:
    """With a plain answer, also where a WebSocket was asked for."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    said: Any = {"content-type": "application/json", "cache-control": "no-store", **SECURITY_HEADERS, **headers(error)}
    lines = [(name.encode(), value.encode()) for name, value in said.items()]
    start: Any = {"type": f"{kind}.start", "status": error.status, "headers": lines}
    body: Any = {"type": f"{kind}.body", "body": _encode(problem(error)), "more_body": False}
    REFUSED.labels("socket" if scope["type"] == "websocket" else "http", error.code).inc()
    await send(start)
    await send(body)
