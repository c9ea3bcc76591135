"""One visitor cannot monopolise the coach: uploaded records wait behind people's own games, one at a time."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import httpx
import pytest

from lucchetto.records import write_json
from tests.kit.long_games import long_game
from tests.security.kit import somewhere, visitor
from tests.server.analysis.test_service import niceness
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, Json, Person, Server, eventually, play_on
from tests.server.processes import is_alive, workers_of

LINES = {"Accept": "application/x-ndjson"}
MOST_DECISIONS = 1000


def heavy(first: int = 0) -> str:
    """A record that takes the coach far longer than any of these tests."""
    return write_json(long_game("longo", 5, MOST_DECISIONS, first))


def light(first: int = 0, decisions: int = 12) -> str:
    return write_json(long_game("classic", 3, decisions, first))


@pytest.fixture
def proxied(start: Starts) -> Server:
    """A server at which a client can choose its address."""
    return start(LUCCHETTO_TRUSTED_PROXIES="127.0.0.1")


class Upload:
    """An uploaded record; the answer is read line by line."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines()

    def line(self) -> Json:
        found: Json = json.loads(next(self._lines))
        return found

    def until_place(self, place: int) -> None:
        while self.line()["place"] != place:
            pass

    def game(self) -> Json:
        while not (line := self.line())["game"]:
            assert line["problem"] is None, line
        game: Json = line["game"]
        return game


@contextmanager
def upload(server: Server, record: str, address: str | None = None, **headers: str) -> Iterator[Upload]:
    """Upload a record and wait for it in this block."""
    with (
        visitor(server, address, **LINES, **headers) as client,
        client.stream("POST", "/api/analysis", json={"record": record}) as answer,
    ):
        assert answer.status_code == 200, answer.read()
        yield Upload(answer)


@contextmanager
def upload_at(place: int, server: Server, record: str) -> Iterator[Upload]:
    """Upload a record again and again until it has this place, because others have come before it."""
    while True:
        with upload(server, record) as tried:
            if tried.line()["place"] == place:
                yield tried
                return


def refusal(server: Server, record: str, address: str, **headers: str) -> tuple[int, Json]:
    with visitor(server, address, **headers) as client:
        answer = client.post("/api/analysis", json={"record": record})
    return answer.status_code, answer.json()


def finished(person: Person) -> str:
    table = person.make("duel", "you", "novice")
    with person.at(table) as client:
        client.do("start")
        play_on(client)
    return table


def uploads_worker(server: Server) -> int:
    """The process that analyses uploaded records: the one with lower priority than the server."""
    usual = niceness(server.process.pid)
    (found,) = eventually(lambda: [one for one in workers_of(server.process.pid) if _niceness(one) > usual])
    return found


def _niceness(process: int) -> int:
    with suppress(FileNotFoundError, ProcessLookupError):
        return niceness(process)
    return 0


def test_an_own_game_is_analysed_while_strangers_records_wait(proxied: Server, person: People) -> None:
    ada = person("Ada", proxied)
    table = finished(ada)
    with upload(proxied, heavy(0)) as first, upload(proxied, heavy(1)) as second, upload(proxied, heavy(2)) as third:
        first.until_place(0)
        second.until_place(1)
        third.until_place(2)
        assert ada.http.get(f"/api/tables/{table}/analysis").status_code == 200
        worker = uploads_worker(proxied)
        assert is_alive(worker)  # the first record is still being analysed
        with upload(proxied, heavy(3)) as fourth:
            fourth.until_place(3)  # and nobody before it has moved up


def test_an_address_waits_for_one_record_at_a_time(proxied: Server) -> None:
    address = somewhere()
    with upload(proxied, heavy(), address) as first:
        first.until_place(0)
        for number in range(60):
            status, body = refusal(proxied, light(number % 3, 12 + number), address)
            assert (status, body["code"]) == (409, "analysis-running")
        with upload(proxied, light()) as elsewhere:
            elsewhere.until_place(1)  # none of the sixty is in the queue
        with upload(proxied, heavy(), address) as again:
            again.until_place(0)  # the same record shares the computation


def test_an_ipv6_network_waits_for_one_record_at_a_time(proxied: Server) -> None:
    with upload(proxied, heavy(), "2001:db8:0:7::1") as first:
        first.until_place(0)
        status, body = refusal(proxied, light(), "2001:db8:0:7::99")
        assert (status, body["code"]) == (409, "analysis-running")


def test_a_person_at_several_addresses_waits_for_one_record_at_a_time(proxied: Server) -> None:
    with visitor(proxied) as ada:
        good = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}
        assert ada.post("/api/tables", json=good).status_code == 201
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    with upload(proxied, heavy(), Cookie=cookie) as first:
        first.until_place(0)
        status, body = refusal(proxied, light(), somewhere(), Cookie=cookie)
        assert (status, body["code"]) == (409, "analysis-running")


def request_bytes(record: str, address: str, headers: dict[str, str]) -> bytes:
    body = json.dumps({"record": record}).encode()
    all_headers = {
        "Host": "127.0.0.1",
        "X-Forwarded-For": address,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
    return f"POST /api/analysis HTTP/1.1\r\n{head}\r\n".encode() + body


def handed_in(server: Server, record: str, address: str, headers: dict[str, str]) -> socket.socket:
    """A connection with a request in flight."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), TIMEOUT)
    connection.sendall(request_bytes(record, address, headers))
    return connection


def free_the_worker(server: Server, connection: socket.socket) -> None:
    """Somebody who waits gets the worker when the client before them disconnects."""
    with upload(server, light()) as other:
        other.until_place(1)
        connection.close()
        assert other.game()["analysis"]["moves"]


@pytest.mark.parametrize("headers", [LINES, {}], ids=["line by line", "one document"])
def test_a_client_that_disconnects_frees_its_worker_and_its_place(proxied: Server, headers: dict[str, str]) -> None:
    address = somewhere()
    with closing(handed_in(proxied, heavy(), address, headers)) as connection:
        worker = uploads_worker(proxied)
        free_the_worker(proxied, connection)
    eventually(lambda: not is_alive(worker))
    with upload(proxied, light(1), address) as again:
        assert again.game()["analysis"]["moves"]
    assert "Traceback" not in proxied.complaints


@pytest.mark.parametrize("headers", [LINES, {}], ids=["line by line", "one document"])
def test_a_client_that_disconnects_in_the_queue_leaves_it(proxied: Server, headers: dict[str, str]) -> None:
    with upload(proxied, heavy()) as running:
        running.until_place(0)
        with (
            closing(handed_in(proxied, heavy(1), somewhere(), headers)) as connection,
            upload_at(2, proxied, heavy(2)) as last,
        ):
            connection.close()
            last.until_place(1)


def test_a_shared_analysis_continues_as_long_as_somebody_waits(proxied: Server) -> None:
    record = write_json(long_game("longo", 4, 60))
    with upload(proxied, heavy()) as before:
        before.until_place(0)
        with closing(handed_in(proxied, record, somewhere(), LINES)) as first, upload(proxied, record) as second:
            second.until_place(1)
            first.close()
            with upload(proxied, light()) as last:
                last.until_place(2)  # the shared one is still before it
                before.answer.close()
                assert second.game()["analysis"]["moves"]
                assert last.game()["analysis"]["moves"]


def test_an_abandoned_analysis_starts_afresh_for_the_next_client(proxied: Server) -> None:
    record, address = write_json(long_game("longo", 4, 60)), somewhere()
    for _ in range(3):
        handed_in(proxied, record, address, LINES).close()
    with upload(proxied, record, address) as patient:
        assert patient.game()["analysis"]["moves"]


def test_a_record_with_more_decisions_than_any_game_is_refused_with_their_number(proxied: Server) -> None:
    record = write_json(long_game("longo", 5, MOST_DECISIONS + 1))
    status, body = refusal(proxied, record, somewhere())
    assert (status, body["code"]) == (400, "record-too-long")
    assert body["facts"] == {"decisions": MOST_DECISIONS + 1, "most": MOST_DECISIONS}
    assert str(MOST_DECISIONS + 1) in body["text"]
    with upload(proxied, heavy()) as longest:
        longest.until_place(0)


def test_an_address_has_a_quota_of_work_and_own_games_have_another(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_TRUSTED_PROXIES="10.0.0.0/8, 127.0.0.1", LUCCHETTO_ANALYSIS_SECONDS_PER_MINUTE="0.1")
    ada = person("Ada", server)
    table = finished(ada)
    records = [light(first, 60) for first in range(3)]  # a burst of one second, and each takes more than half of it
    assert ada.http.post("/api/analysis", json={"record": records[0]}).status_code == 200
    refused = ada.http.post("/api/analysis", json={"record": records[1]})
    assert (refused.status_code, refused.json()["code"]) == (429, "analysis-quota")
    assert 1 <= int(refused.headers["retry-after"]) == refused.json()["facts"]["seconds"] <= 600
    assert (
        ada.http.post("/api/analysis", json={"record": records[0]}).status_code == 200
    )  # it is cached, and costs nothing
    assert ada.http.get(f"/api/tables/{table}/analysis").status_code == 200
    with visitor(server) as bob:
        assert bob.post("/api/analysis", json={"record": records[1]}).status_code == 200


def test_own_games_have_a_quota_too(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_ANALYSIS_SECONDS_PER_MINUTE="0.1")
    ada = person("Ada", server)
    answers = [ada.http.get(f"/api/tables/{finished(ada)}/analysis") for _ in range(4)]
    assert answers[0].status_code == 200
    assert answers[-1].json().get("code") == "analysis-quota"


def test_an_error_in_a_record_is_reported_by_status_before_the_first_line(proxied: Server) -> None:
    for headers in (LINES, {}):
        status, body = refusal(proxied, "hello", somewhere(), **headers)
        assert (status, body["code"]) == (400, "not-json")


def test_the_streamed_and_the_plain_answer_have_the_same_game(proxied: Server) -> None:
    record = light(2)
    with upload(proxied, record) as lines:
        game: Any = lines.game()
    with visitor(proxied) as client:
        assert client.post("/api/analysis", json={"record": record}).json() == game
