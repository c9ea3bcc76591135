"""Limits of two real processes with one Valkey: an attacker who alternates between them gets each limit once."""

import signal
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice

import pytest
from websockets.exceptions import InvalidStatus

from tests.security.kit import GOOD, somewhere, visitor
from tests.server.backends import Valkey, empty_database, private
from tests.server.kit import Server, eventually, socket_to

PER_SECOND, PER_MINUTE = 5, 20
BURST = 6 * PER_SECOND
Pair = tuple[Server, Server]
Asks = Callable[[Server, str], int]


@pytest.fixture(scope="module")
def mortal() -> Iterator[Valkey]:
    with private(Valkey) as backend:
        yield backend


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres_port: int, mortal: Valkey) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    with empty_database(postgres_port) as database:
        settings = {
            "LUCCHETTO_DATABASE_URL": database,
            "LUCCHETTO_BUS_URL": mortal.url,
            "LUCCHETTO_TRUSTED_PROXIES": "127.0.0.1",
            "LUCCHETTO_REQUESTS_PER_SECOND": str(PER_SECOND),
            "LUCCHETTO_CONNECTS_PER_MINUTE": str(PER_MINUTE),
            "LUCCHETTO_TABLES_PER_MINUTE": str(PER_MINUTE),
        }
        servers = Server(folder / "one", **settings), Server(folder / "other", **settings)
        yield servers
        for server in servers:
            server.kill()
            assert "Traceback" not in server.complaints, server.complaints


def get(server: Server, address: str) -> int:
    with visitor(server, address) as one:
        return one.get("/api/bots").status_code


def make(server: Server, address: str) -> int:
    with visitor(server, address) as one:
        return one.post("/api/tables", json=GOOD).status_code


def connect(server: Server, address: str) -> int:
    try:
        with socket_to(server, "nobody", {"X-Forwarded-For": address}):
            return 200
    except InvalidStatus as refused:
        return refused.response.status_code


def allowed(pair: Pair, asks: Asks, number: int, address: str | None = None) -> int:
    """How many of these requests, at both processes in turn, are not rate-limited."""
    origin = address or somewhere()
    statuses = [asks(server, origin) for server in islice(cycle(pair), number)]
    assert set(statuses) <= {200, 201, 429}
    return len(statuses) - statuses.count(429)


LIMITED: list[tuple[Asks, int, float]] = [
    (get, BURST, PER_SECOND),
    (make, PER_MINUTE, PER_MINUTE / 60),
    (connect, PER_MINUTE, PER_MINUTE / 60),
]


@pytest.mark.parametrize(("asks", "burst", "rate"), LIMITED)
def test_two_processes_allow_as_much_as_one(pair: Pair, asks: Asks, burst: int, rate: float) -> None:
    began = time.monotonic()
    found = allowed(pair, asks, 3 * burst)
    refilled = (time.monotonic() - began) * rate
    assert burst * 0.8 <= found <= burst + refilled + 1


def test_ipv6_networks_are_counted_together_too(pair: Pair) -> None:
    began, households = time.monotonic(), [f"2001:db8:5:{number:x}::1" for number in range(8)]
    found = sum(allowed(pair, make, PER_MINUTE, address) for address in households)
    refilled = (time.monotonic() - began) * 4 * PER_MINUTE / 60
    assert 4 * PER_MINUTE * 0.8 <= found <= 4 * PER_MINUTE + refilled + 1


def test_a_client_that_asks_rarely_gets_its_full_limit(pair: Pair) -> None:
    """Nobody loses tokens to a process that they do not ask again."""
    origin = somewhere()
    assert allowed(pair, get, 4, origin) == 4
    assert allowed(pair, make, 4, origin) == 4


def test_while_valkey_is_gone_each_process_keeps_its_own_limits(pair: Pair, mortal: Valkey) -> None:
    mortal.stop(signal.SIGKILL)
    try:
        origin = somewhere()
        assert allowed(pair, get, 2 * BURST, origin) == 2 * BURST
        for server in pair:
            assert 429 in (get(server, origin) for _ in range(10 * BURST))
    finally:
        mortal.start()
    eventually(lambda: allowed(pair, make, 2 * PER_MINUTE) < 2 * PER_MINUTE)


def test_while_valkey_does_not_answer_requests_are_still_served(pair: Pair, mortal: Valkey) -> None:
    mortal.send_signal(signal.SIGSTOP)
    try:
        assert allowed(pair, get, 2 * BURST) == 2 * BURST
    finally:
        mortal.send_signal(signal.SIGCONT)
    eventually(lambda: allowed(pair, make, 2 * PER_MINUTE) < 2 * PER_MINUTE)
