"""The API conforms to its OpenAPI schema, for generated requests."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

from lucchetto.server.api.static import SECURITY_HEADERS
from tests.server.kit import Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def test_no_request_breaks_the_server_or_the_schemas_promises(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json", wait_for_schema=10)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 9
    for operation in operations:
        probe(operation, server)


def probe(operation: Any, server: Server) -> None:
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def bears(case: Any) -> None:
        answer: Response = case.call(base_url=server.address)
        case.validate_response(answer, checks=CHECKS)
        assert SECURITY_HEADERS.keys() <= answer.headers.keys()
        if answer.status_code >= 400:
            assert {"code", "text"} <= set(answer.json())

    bears()


def test_a_handoff_accepts_any_text(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    operation: Any = schema["/api/tables"]["POST"]

    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(name=st.text(max_size=80))
    def bears(name: str) -> None:
        body = {"nickname": name, "settings": {"variant": "classic"}, "seats": [{"kind": "you"}]}
        answer = operation.Case(body=body, media_type="application/json").call(base_url=server.address)
        assert answer.status_code in (201, 400), answer.text

    bears()
