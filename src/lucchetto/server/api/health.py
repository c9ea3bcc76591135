"""Routes for operators: liveness, readiness and metrics."""

from ipaddress import ip_address

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lucchetto.server.context import AppContext
from lucchetto.server.ops.metrics import registry
from lucchetto.server.security.origin import bare_name

from .dependencies import AnyRequest

PROXY_HEADERS = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that proxies add."""
NO_STORE = {"cache-control": "no-store"}


class Ready(Struct):
    ready: bool
    failing: list[str] = []
    """The parts that are not ready: "store", "bus", or "draining" while the server shuts down."""


class HealthApi(Controller):
    include_in_schema = False

    @get("/health")
    async def health(self) -> Response[dict[str, bool | str]]:
        """Liveness: checks only that the process answers. A second `lucchetto serve` calls it to find the first."""
        return Response({"alive": True, "program": "lucchetto"}, headers=NO_STORE)

    @get("/ready")
    async def ready(self, context: AppContext) -> Response[Ready]:
        """Readiness: whether a load balancer should send clients to this process."""
        failing = ["draining"] if context.draining else await context.readiness.failing()
        return Response(Ready(not failing, failing), status_code=503 if failing else 200, headers=NO_STORE)

    @get("/metrics")
    async def metrics(self, request: AnyRequest) -> Response[bytes]:
        """Prometheus metrics, for requests from this machine only; LUCCHETTO_METRICS serves them to others."""
        if not _is_local(request):
            raise NotFoundException
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST, headers=NO_STORE)


def _is_local(request: AnyRequest) -> bool:
    """Whether a request comes from this machine directly. Behind a local proxy every client has a loopback address,
    but the Host header is not loopback, or the proxy has added a header."""
    addresses = (request.client.host if request.client else "", bare_name(request.headers.get("host", "")))
    return all(map(_is_loopback, addresses)) and not any(name in request.headers for name in PROXY_HEADERS)


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
