"""Two processes on PostgreSQL and Valkey behind a real Caddy or nginx, configured as in deploy/."""

import json
import re
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.faults.world import in_circumstances
from tests.security.kit import connected
from tests.security.test_slow_clients import dribble
from tests.server.backends import empty_database
from tests.server.conftest import People
from tests.server.kit import NO_TLS, TIMEOUT, Client, Json, Person, Server, ask, eventually
from tests.server.proxy import BEHIND, KINDS, SECONDS, Proxy
from tests.server.test_several import check_log
from tests.server.wire.test_messages import folded_view

RESTART = 1012
FEW = {"LUCCHETTO_CODES_PER_MINUTE": "3"}
HASTY = in_circumstances(f"api.http_protocol.BODY_SECONDS={SECONDS}")
Pair = tuple[Server, Server]


@pytest.fixture(scope="module", params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres_port: int, valkey_port: int, kind: str) -> Iterator[Pair]:
    folder, bus = tmp_path_factory.mktemp("pair"), f"valkey://127.0.0.1:{valkey_port}/{secrets.token_hex(6)}"
    with empty_database(postgres_port) as database:
        where = {"LUCCHETTO_DATABASE_URL": database, "LUCCHETTO_BUS_URL": bus, "LUCCHETTO_LOG_LEVEL": "info"}
        settings = {**where, **BEHIND, **FEW}
        servers = Server(folder / "one", prefix=HASTY, **settings), Server(folder / "other", prefix=HASTY, **settings)
        yield servers
        for server in servers:
            server.kill()


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, pair: Pair, kind: str) -> Iterator[Proxy]:
    running = KINDS[kind](tmp_path_factory.mktemp("proxy"), *pair)
    yield running
    running.stop()


class Traveller(threading.Thread):
    """Plays as the page does: reconnects when the connection is closed, and resends unanswered messages."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(name=f"{person.name} at {table}")
        self.person, self.table = person, table
        self.acknowledged: list[str] = []
        self.codes: list[int | None] = []
        """Close codes of its connections."""
        self.client: Client | None = None
        self.error: BaseException | None = None
        self.enough = threading.Event()
        self._unanswered: Json | None = None
        self._leaving = ExitStack()

    def run(self) -> None:
        until = time.monotonic() + 60
        try:
            while not self.enough.is_set():
                assert time.monotonic() < until, "they cannot connect, or the game does not end"
                self._visit()
        except BaseException as error:  # raised again by `ends`, in the test's thread
            self.error = error

    def _visit(self) -> None:
        self._leaving.close()
        try:
            self.client = self._leaving.enter_context(self.person.at(self.table))
            while not self.enough.is_set():
                self._decide(self.client)
                self.client.catch_up(0.001)
        except ConnectionClosed as end:
            self.codes.append(end.rcvd.code if end.rcvd else None)
        except InvalidStatus:  # the proxy has not noticed yet that this process is draining
            time.sleep(0.02)

    def _decide(self, client: Client) -> None:
        """Make or withdraw a choice, so that games last."""
        message = self._unanswered
        if message is None and client.view["hands"]:
            hand = client.view["hands"][0]
            move = None if hand["chosen"] else hand["options"][-1]["move"]
            name = f"{self.person.name}-{len(self.acknowledged)}-{time.monotonic_ns()}"
            message = {"type": "choose", "id": name, "seat": hand["seat"], "move": move, "step": client.view["step"]}
        if message:
            self._unanswered = message
            client.socket.send(json.dumps(message))
            if client.answer(message["id"])["type"] == "done":
                self.acknowledged.append(message["id"])
            self._unanswered = None

    @property
    def is_done(self) -> bool:
        """Whether the player has ended: the game is over, or an error occurred."""
        return bool(self.error or (self.client and self.client.view["status"] == "over"))

    def ends(self) -> Client:
        self.enough.set()
        self.join(TIMEOUT)
        if self.error:
            raise self.error
        assert self.client
        return self.client

    def goes(self) -> None:
        self._leaving.close()


def test_both_processes_serve_and_people_at_either_see_the_same(pair: Pair, proxy: Proxy, person: People) -> None:
    ada = person("Ada", proxy)
    table = ada.make("classic", "you", "guest")
    with ada.at(table) as one, ada.at(table) as other:
        one.do("start")
        other.until(lambda view: view["status"] == "playing")
        assert all("WebSocket" in server.complaints for server in pair)


def test_limits_and_logs_use_the_address_of_the_visitor(pair: Pair, proxy: Proxy) -> None:
    def asks_too_often(address: str, made_up: str = "") -> bool:
        way = httpx.HTTPTransport(local_address=address, verify=NO_TLS)
        with httpx.Client(transport=way, base_url=proxy.address) as visitor:
            return visitor.get("/api/codes/x", headers={"X-Forwarded-For": made_up}).status_code == 429

    for number in range(20):
        asks_too_often("127.0.0.2", made_up=f"192.0.2.{number}")
    assert asks_too_often("127.0.0.2", made_up="192.0.2.99")
    assert not asks_too_often("127.0.0.3")
    output = "".join(server.complaints for server in pair)
    assert re.search(r'127\.0\.0\.3:\d+ - "GET /api/codes/x', output)
    assert "192.0.2." not in output


def test_headers_that_come_byte_by_byte_end_the_connection(proxy: Proxy) -> None:
    with connected(proxy) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        dribble(line)


def test_a_body_that_comes_byte_by_byte_ends_the_connection(proxy: Proxy) -> None:
    with connected(proxy) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        line.sendall(b"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n")
        dribble(line)


def test_browsers_are_told_to_come_over_https_only(proxy: Proxy) -> None:
    for path in ("/", "/api/bots", "/continue/x", "/api/nothing"):
        answer = ask("GET", proxy.address + path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["content-security-policy"], "add_header does not drop the server's headers"


def test_a_process_is_stopped_under_load_and_everybody_continues_at_the_other(
    pair: Pair, proxy: Proxy, person: People
) -> None:
    travellers: list[Traveller] = []
    for number in range(3):
        ada, bob = person(f"Ada {number}", proxy), person(f"Bob {number}", proxy)
        table = ada.make("classic", "you", "open", "novice")
        bob.join(table)
        with ada.at(table) as client:
            client.do("start")
        travellers += [Traveller(ada, table), Traveller(bob, table)]
    for traveller in travellers:
        traveller.start()
    try:
        _some_decisions_later(travellers)
        assert pair[0].stop() == 0
        _some_decisions_later(travellers)
        clients = [traveller.ends() for traveller in travellers]
        codes = [code for traveller in travellers for code in traveller.codes]
        assert codes
        assert set(codes) == {RESTART}
        for traveller, client in zip(travellers, clients, strict=True):
            check_log(pair[1], traveller.table, traveller.acknowledged)
            eventually(partial(sees_the_log, pair[1], traveller, client))
    finally:
        for traveller in travellers:
            traveller.enough.set()
        for traveller in travellers:
            traveller.join(TIMEOUT)
            traveller.goes()
    for server in pair:
        assert " error " not in server.complaints
        assert "Traceback" not in server.complaints


def sees_the_log(server: Server, traveller: Traveller, client: Client) -> bool:
    """Whether the client's last view is the fold of the log."""
    client.catch_up()
    return client.view == folded_view(server, traveller.table, traveller.person.id, client.view)


def _some_decisions_later(travellers: list[Traveller]) -> None:
    before = [len(traveller.acknowledged) for traveller in travellers]
    eventually(
        lambda: all(
            traveller.is_done or len(traveller.acknowledged) >= was + 5
            for traveller, was in zip(travellers, before, strict=True)
        ),
        60,
    )
