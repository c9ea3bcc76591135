"""Builds the web application: routes, dependencies, error handlers and response headers."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lucchetto import __version__
from lucchetto.bots.seating import offer_own_bots, read_own_bots
from lucchetto.records import RecordError
from lucchetto.rules import GameError, MalformedError
from lucchetto.server.api.account import AccountApi
from lucchetto.server.api.analysis_answer import ClientGoneError
from lucchetto.server.api.coach import CoachApi
from lucchetto.server.api.daily import DailyApi
from lucchetto.server.api.dependencies import hand_out_cookie
from lucchetto.server.api.documentation import documentation
from lucchetto.server.api.health import HealthApi
from lucchetto.server.api.previews import page_picture, table_picture
from lucchetto.server.api.socket import live
from lucchetto.server.api.static import NO_STORE, SECURITY_HEADERS, page
from lucchetto.server.api.statistics import StatisticsApi
from lucchetto.server.api.tables import TablesApi
from lucchetto.server.ops.gc_tuning import tune_gc
from lucchetto.server.ops.logging import logging_config
from lucchetto.server.ops.metrics import REFUSED
from lucchetto.server.ops.stall_tracer import tracing_stalls
from lucchetto.server.security.origin import is_own_origin
from lucchetto.server.storage.base import StoreError
from lucchetto.server.views.problems import headers, problem
from lucchetto.server.wire.base import Problem

from .context import AppContext
from .errors import REFUSALS, http_status, not_stored
from .settings import Settings

LARGEST_BODY = 16 * 1024
"""Default limit in bytes; routes that accept larger bodies set their own."""
UNREADABLE: tuple[type[Exception], ...] = (RecursionError, UnicodeDecodeError)
"""Exceptions of the JSON decoder, apart from its own, for bodies that are nested too deeply or are not UTF-8."""
EXPECTED: set[int | type[Exception]] = {
    *(400, 403, 404, 405, 413),
    *(ClientGoneError, RecordError, StoreError, *UNREADABLE),
    *REFUSALS,
}
"""Errors that are answered without a logged traceback. `_not_stored` logs a StoreError on one line."""
PROVIDED = (
    "accounts",
    "analysis",
    "daily",
    "dice_audit",
    "limits",
    "lobby",
    "previews",
    "privacy",
    "results",
    "seat_requests",
    "statistics",
    "tables",
)
"""Fields of the context that route handlers receive by parameter name. No field of a message may have one of these
names: Litestar would report an error in that field as an error in the dependency."""
AnyRequest = Request[Any, Any, Any]


def build_app(settings: Settings) -> Litestar:
    """Build the application. Its lifespan opens and closes the context."""
    offer_own_bots(read_own_bots(settings.bots))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.context = await AppContext.open(settings)
        tune_gc()
        try:
            with tracing_stalls(settings.stall_trace):
                yield
        finally:
            await app.state.context.close()

    def context(state: State) -> AppContext:
        found: AppContext = state.context
        return found

    return Litestar(
        route_handlers=[
            TablesApi,
            CoachApi,
            DailyApi,
            StatisticsApi,
            HealthApi,
            AccountApi,
            live,
            documentation(),
            page,
            page_picture,
            table_picture,
        ],
        lifespan=[lifespan],
        dependencies={
            "context": Provide(context, sync_to_thread=False),
            **{name: Provide(_field(name), sync_to_thread=False) for name in PROVIDED},
        },
        guards=[no_foreign_posts],
        exception_handlers={
            GameError: _refused,
            StoreError: _not_stored,
            ValidationException: _invalid,
            **dict.fromkeys(UNREADABLE, _invalid),
            HTTPException: _http,
            Exception: _broken,
        },
        after_request=_secure,
        before_send=[hand_out_cookie],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Lucchetto",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=logging_config(settings, EXPECTED),
    )


def _field(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return getattr(state.context, name)

    return provide


def no_foreign_posts(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: reject a state-changing request from another site's page, which would carry the visitor's cookie."""
    changes = connection.scope.get("method", "GET") not in ("GET", "HEAD")
    if changes and not is_own_origin(connection.headers, connection.scope["scheme"]):
        raise PermissionDeniedException("wrong origin")


def _secure(response: Response[Any]) -> Response[Any]:
    for name, value in {**SECURITY_HEADERS, **NO_STORE}.items():
        response.headers.setdefault(name, value)
    return response


def _answer(body: Problem, code: int, extra: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=code, headers={**SECURITY_HEADERS, **NO_STORE, **(extra or {})})


def _refused(_: AnyRequest, error: GameError) -> Response[Problem]:
    REFUSED.labels("http", error.code).inc()
    return _answer(problem(error), http_status(error), headers(error))


def _not_stored(_: AnyRequest, error: StoreError) -> Response[Problem]:
    logging.getLogger("lucchetto").error("a write to the store failed; nothing was changed: %s", error)
    refusal = not_stored()
    return _answer(problem(refusal), refusal.status)


def _broken(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug in the server. Litestar has logged the traceback; the client receives no details."""
    return _answer(Problem("server", "internal server error"), 500)


def _invalid(_: AnyRequest, error: Exception) -> Response[Problem]:
    return _answer(problem(MalformedError("bad-request", "the request cannot be read")), 400)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    body = Problem(f"http-{error.status_code}", error.detail or str(error.status_code))
    return _answer(body, error.status_code, dict(error.headers or {}))
