"""Fuzzes sockets and HTTP for some time: every answer is typed or the connection closes cleanly, without a crash."""

import time
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.api.test_schemathesis import CHECKS
from tests.server.kit import TIMEOUT, ask, socket_path
from tests.server.wire.test_messages import CLEAN, junk

EXAMPLES = 50


def fuzz_sockets(address: str, seconds: float) -> None:
    """Send random messages to a new table, as a spectator."""
    end = time.monotonic() + seconds
    table = made(address)
    while time.monotonic() < end:
        _send_junk(address.replace("http", "ws", 1) + socket_path(table))


def made(address: str) -> str:
    body = {"nickname": "Fuzz", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = ask("POST", f"{address}/api/tables", json=body, timeout=TIMEOUT)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def _send_junk(address: str) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(texts=st.lists(junk, min_size=1, max_size=5))
    def bears(texts: list[str]) -> None:
        code = _sent(address, texts)
        assert code is None or code in CLEAN, texts

    bears()


def _sent(address: str, texts: list[str]) -> int | None:
    """The close code of the connection; None if every message was answered."""
    with connect(address, compression=None, open_timeout=TIMEOUT) as socket:
        try:
            for text in texts:
                socket.send(text)
                while '"type":"refused"' not in str(socket.recv(TIMEOUT)):
                    pass
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006
    return None


def fuzz_http(address: str, seconds: float) -> None:
    """Fuzz every operation of the schema in turn."""
    end = time.monotonic() + seconds
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json", wait_for_schema=10)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    while time.monotonic() < end:
        for operation in operations:
            if time.monotonic() < end:
                _request(operation, address)


def _request(operation: Any, address: str) -> None:
    @settings(max_examples=EXAMPLES // 5, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def bears(case: Any) -> None:
        answer = case.call(base_url=address)
        case.validate_response(answer, checks=CHECKS)

    bears()
