"""For operators: liveness, readiness and metrics."""

from ipaddress import ip_address

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lucchetto.server.context import AppContext
from lucchetto.server.ops.metrics import registry
from lucchetto.server.security.origin import bare_name

from .dependencies import AnyRequest

TRACES = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that proxies add."""
NOT_KEPT = {"cache-control": "no-store"}


class Ready(Struct):
    ready: bool
    failing: list[str] = []
    """What is missing: "store", "bus"; or "draining", when the server is being stopped."""


class HealthApi(Controller):
    include_in_schema = False

    @get("/health")
    async def health(self) -> Response[dict[str, bool]]:
        """The process answers; nothing else is asked."""
        return Response({"alive": True}, headers=NOT_KEPT)

    @get("/ready")
    async def ready(self, context: AppContext) -> Response[Ready]:
        """Whether a load balancer should send people here."""
        failing = ["draining"] if context.draining else await context.readiness.failing()
        return Response(Ready(not failing, failing), status_code=503 if failing else 200, headers=NOT_KEPT)

    @get("/metrics")
    async def metrics(self, request: AnyRequest) -> Response[bytes]:
        """For who asks on this machine itself; for others LUCCHETTO_METRICS names a place."""
        if not _asks_here(request):
            raise NotFoundException
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST, headers=NOT_KEPT)


def _asks_here(request: AnyRequest) -> bool:
    """Directly: behind a proxy on this machine every visitor has its address, but not its name, and leaves a trace."""
    addresses = (request.client.host if request.client else "", bare_name(request.headers.get("host", "")))
    return all(map(_is_loopback, addresses)) and not any(trace in request.headers for trace in TRACES)


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
