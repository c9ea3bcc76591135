"""Rate limits per address and per connection, and their Retry-After."""

import json
import math
import time
from collections.abc import Callable
from contextlib import ExitStack
from ipaddress import IPv6Address

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lucchetto.server.security.networks import networks
from lucchetto.server.security.rate_limits import RateLimit, TokenBucket
from tests.security.conftest import TIGHT
from tests.security.kit import GOOD, somewhere, statuses, visitor
from tests.server.kit import Client, Server, eventually, socket_to

Asks = Callable[[httpx.Client], httpx.Response]
RECORD = '{"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}\n'
PLACED = {"variant": "classic", "sheets": [{}], "dice": {"white": [1, 2], "red": 3, "yellow": 4, "green": 5, "blue": 6}}
EXPENSIVE: dict[str, Asks] = {
    "codes": lambda one: one.get("/api/codes/ABCD"),
    "strangers": lambda one: one.post("/api/tables", json=GOOD, headers={"Cookie": ""}),
    "links made": lambda one: one.post("/api/handoffs"),
    "links tried": lambda one: one.post("/api/handoffs/never-made"),
    "seats": lambda one: one.post("/api/tables/never-made/seats", json={"nickname": "Ada"}),
    "statistics": lambda one: one.get("/api/statistics"),
    "dice": lambda one: one.get("/api/dice"),
    "own data": lambda one: one.get("/api/me/data"),
    "analyses": lambda one: one.post("/api/analysis", json={"record": "nonsense"}),
    "positions": lambda one: one.post("/api/explore", json={**PLACED, "active": 3}),
}


def test_a_limited_client_is_told_correctly_how_long_to_wait(strict: Server) -> None:
    """All expensive requests; each has its own address, so that all limits refill at the same time."""
    with ExitStack() as leaving:
        people = {what: leaving.enter_context(visitor(strict)) for what in EXPENSIVE}
        _all_are_told_the_truth(people)


def _all_are_told_the_truth(people: dict[str, httpx.Client]) -> None:
    answers = {what: _until_refused(people[what], asks) for what, asks in EXPENSIVE.items()}
    for what, answer in answers.items():
        assert answer.json()["code"] == "too-many-requests", what
        seconds = int(answer.headers["retry-after"])
        assert answer.json()["facts"] == {"seconds": seconds}, what
        assert 1 <= seconds <= math.ceil(60 / TIGHT), what
    time.sleep(max(int(answer.headers["retry-after"]) for answer in answers.values()))
    for what, asks in EXPENSIVE.items():
        assert asks(people[what]).status_code != 429, what


def _until_refused(one: httpx.Client, asks: Asks, most: int = TIGHT + 20) -> httpx.Response:
    for _ in range(most):  # some tokens refill meanwhile
        if (answer := asks(one)).status_code == 429:
            return answer
    raise AssertionError("no request was refused")


def test_a_person_with_a_token_has_a_limit_of_their_own(strict: Server) -> None:
    with visitor(strict) as ada:
        assert ada.post("/api/tables", json=GOOD).status_code == 201
        _until_refused(ada, EXPENSIVE["strangers"])
        assert ada.post("/api/tables", json=GOOD).status_code == 201


def test_every_kind_of_request_is_limited(strict: Server) -> None:
    with visitor(strict) as flood:
        refused = _until_refused(flood, lambda one: one.get("/api/bots"), most=400)
    assert int(refused.headers["retry-after"]) == 1


@pytest.mark.parametrize(
    "target",
    [
        "//api/daily",
        "/api//daily",
        "/%61pi/daily",
        "/api/./daily",
        "/schema",
        "/schema/openapi.json",
        "/ready",
        "/health",
        "/metrics",
        "/table/anything",
        "/",
        "/index.html",
    ],
)
def test_an_address_counts_however_it_is_written(strict: Server, target: str) -> None:
    """Files of the page have ten times the limit."""
    address, is_file = somewhere(), target in ("/", "/index.html")
    assert (429 in statuses(strict, target, address, 100)) is not is_file
    assert any(429 in statuses(strict, target, address, 300) for _ in range(10))


@pytest.mark.parametrize(("second", "status"), [("2001:db8:0:7::99", 429), ("2001:db8:0:8::1", 404)])
def test_a_household_of_ipv6_is_counted_as_one(strict: Server, second: str, status: int) -> None:
    with visitor(strict, "2001:db8:0:7::1") as one, visitor(strict, second) as other:
        _until_refused(one, EXPENSIVE["codes"])
        assert other.get("/api/codes/ABCD").status_code == status


def ipv6_codes(strict: Server, prefix: str, households: int) -> int:
    """How many requests succeed if they are spread over this many /64 networks, TIGHT from each."""
    found = 0
    for number in range(households):
        with visitor(strict, f"2001:db8:{prefix.format(number)}::1") as one:
            found += sum(one.get("/api/codes/ABCD").status_code == 404 for _ in range(TIGHT))
    return found


def test_a_customer_of_ipv6_who_has_256_networks_gets_four_times_as_much() -> None:
    """A /56."""
    limit = RateLimit.per_minute(TIGHT)
    for number in range(4 * TIGHT):
        assert limit.take(f"2001:db8:1:{number % 256:x}::1") == 0.0
    assert limit.take("2001:db8:1:ff::1") > 0
    assert limit.take("2001:db8:1:100::1") == 0.0


def test_ipv6_addresses_spread_over_a_56_are_limited(strict: Server) -> None:
    began = time.monotonic()
    found = ipv6_codes(strict, "a:{:x}", 8)
    assert 4 * TIGHT <= found <= 4 * TIGHT * (1 + (time.monotonic() - began) / 60) + 1


def test_ipv6_addresses_spread_over_a_48_are_limited(strict: Server) -> None:
    began = time.monotonic()
    found = ipv6_codes(strict, "b:{:x}00", 24)
    assert 16 * TIGHT <= found <= 16 * TIGHT * (1 + (time.monotonic() - began) / 60) + 1


def test_connections_spread_over_a_56_are_limited(strict: Server) -> None:
    with visitor(strict) as ada, ExitStack() as leaving:
        table = ada.post("/api/tables", json=GOOD).json()["table"]
        for number in range(12):
            address = {"X-Forwarded-For": f"2001:db8:c:{number:x}::1"}
            assert leaving.enter_context(socket_to(strict, table, address, max_queue=None)).recv(20)
        one_more = leaving.enter_context(socket_to(strict, table, {"X-Forwarded-For": "2001:db8:c:ff::1"}))
        with pytest.raises(ConnectionClosed, match="4430"):
            one_more.recv(20)
        with socket_to(strict, table, {"X-Forwarded-For": "2001:db8:c:100::1"}) as another:
            assert Client(another).view["table"] == table


@given(st.ip_addresses(v=6).map(lambda address: IPv6Address(int(address))), st.integers(0, 2**64 - 1))
def test_the_last_64_bits_of_an_address_change_nothing(address: IPv6Address, bits: int) -> None:
    other = IPv6Address(int(address) >> 64 << 64 | bits)
    if not other.ipv4_mapped and not address.ipv4_mapped:
        assert networks(str(other)) == networks(str(address))


@given(st.floats(0.01, 50), st.floats(0.01, 100))
def test_a_bucket_refills_within_the_time_it_reports(rate: float, burst: float) -> None:
    bucket, taken = TokenBucket(rate, burst), 0
    while not (wait := bucket.take()):
        taken += 1
        assert taken <= burst + 50
    assert taken >= 1, "the first request is always allowed"
    bucket._at = time.monotonic() - math.ceil(wait)  # as if this time had passed
    assert bucket.take() == 0.0


def test_addresses_that_nobody_uses_any_more_are_forgotten() -> None:
    limit = RateLimit(1.0, 1.0)
    for number in range(20_000):
        limit.take(f"10.{number // 65536}.{number // 256 % 256}.{number % 256}")
    assert len(limit._buckets) == 10_000


def test_the_open_connections_of_an_address_are_limited(strict: Server) -> None:
    address = {"X-Forwarded-For": somewhere()}
    with visitor(strict) as ada:
        table = ada.post("/api/tables", json=GOOD).json()["table"]
    with (
        socket_to(strict, table, address) as first,
        socket_to(strict, table, address),
        socket_to(strict, table, address),
    ):
        with socket_to(strict, table, address) as fourth, pytest.raises(ConnectionClosed, match="4430"):
            fourth.recv(20)
        with socket_to(strict, table, {"X-Forwarded-For": somewhere()}) as elsewhere:
            assert Client(elsewhere).view["table"] == table
        first.close()

        def has_room() -> bool:
            with socket_to(strict, table, address) as again:
                try:
                    return "view" in str(again.recv(20))
                except ConnectionClosed:
                    return False

        eventually(has_room)


def test_connections_that_are_opened_again_and_again_are_refused_before_they_are_open(strict: Server) -> None:
    address = {"X-Forwarded-For": somewhere()}
    with visitor(strict) as ada:
        table = ada.post("/api/tables", json=GOOD).json()["table"]

    def comes_and_goes() -> None:
        for _ in range(TIGHT + 20):
            with socket_to(strict, table, address):
                pass

    with pytest.raises(InvalidStatus) as refused:
        comes_and_goes()
    answer = refused.value.response
    assert answer.status_code == 429
    assert json.loads(answer.body or b"")["code"] == "too-many-requests"
    assert answer.headers["content-security-policy"]
    time.sleep(int(answer.headers["retry-after"]))
    with socket_to(strict, table, address) as welcome:
        assert welcome.response


def test_messages_beyond_the_limit_are_refused_and_then_the_connection_is_closed(strict: Server) -> None:
    address = {"X-Forwarded-For": somewhere()}
    with visitor(strict) as ada:
        table = ada.post("/api/tables", json=GOOD).json()["table"]
    with socket_to(strict, table, address) as socket:
        client = Client(socket)
        for _ in range(80):
            client.send("start")
        assert client.closed() == 4429
    refused = [message["problem"] for message in client.received if message["type"] == "refused"]
    too_many = [problem["facts"] for problem in refused if problem["code"] == "too-many-messages"]
    assert all(1 <= facts["milliseconds"] <= 200 for facts in too_many)
    assert too_many
