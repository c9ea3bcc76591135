"""Attacks on the server as a whole. Attacks on a single part are in the tests of that part."""

import gzip
import json
import os
import socket
import stat
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lucchetto.server.api.static import SECURITY_HEADERS
from lucchetto.server.security.origin import is_own_name
from tests.security.kit import GOOD
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, Server, ask, socket_path, socket_to, stored, table_file


def raw(
    server: Server, method: str, path: str, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """Send a raw request, whose path and headers no client library normalises."""
    connection = HTTPConnection(urlsplit(server.address).netloc, timeout=20)
    try:
        connection.putrequest(method, path, skip_host=bool(headers and "Host" in headers))
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


EVERY_KIND = [
    ("GET", "/", 200),
    ("GET", "/table/anything", 200),
    ("GET", "/manifest.webmanifest", 200),
    ("GET", "/no-such-file.js", 404),
    ("GET", "/assets/none", 404),
    ("GET", "/api/bots", 200),
    ("GET", "/api/nothing", 404),
    ("GET", "/api/tables/x/record", 404),
    ("GET", "/api/tables/%00/record", 400),
    ("GET", "/api/me/data", 404),
    ("PUT", "/api/tables", 405),
    ("POST", "/api/tables", 400),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/health", 200),
]


@pytest.mark.parametrize(("method", "path", "status"), EVERY_KIND)
def test_every_kind_of_answer_has_the_security_headers(server: Server, method: str, path: str, status: int) -> None:
    found, headers, _ = raw(server, method, path)
    assert found == status
    for name, value in SECURITY_HEADERS.items():
        assert headers[name] == value
    assert "'unsafe" not in headers["content-security-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("path", ["/api/tables/mine", "/api/statistics", "/api/daily", "/api/me", "/api/tables/x/hint"])
def test_personal_answers_are_not_cached_on_the_way(server: Server, path: str) -> None:
    assert raw(server, "GET", path)[1]["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/../settings.py",
        "/assets/../../settings.py",
        "/..%2f..%2fsettings.py",
        "/%2e%2e/%2e%2e/settings.py",
        "/assets/..%5c..%5csettings.py",
        "//etc/passwd",
        "/%2Fetc%2Fpasswd",
        "/.%00./settings.py",
        "/index.html.br",
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    status, _, body = raw(server, "GET", path)
    assert status in (200, 400, 404)
    assert b"def " not in body
    assert b"root:" not in body
    if status == 200:
        assert b"<noscript>Lucchetto" in body


@pytest.mark.parametrize(
    "path", ["//evil.example/", "/\\evil.example", "/api/..//evil.example", "/table/https://evil.example"]
)
def test_nobody_is_sent_to_another_site(server: Server, path: str) -> None:
    status, headers, _ = raw(server, "GET", path)
    assert not 300 <= status < 400
    assert "location" not in headers


FOREIGN = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8000", "evil.example.", ""]


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_host_name_that_resolves_here_is_refused(server: Server, name: str) -> None:
    """DNS rebinding: the attacker's page would have the same origin as this server."""
    if name:
        assert raw(server, "GET", "/api/tables", {"Host": name})[0] == 421
        assert raw(server, "GET", "/", {"Host": name})[0] == 421
    assert not is_own_name(name or "a.b", ())


def test_a_socket_under_a_foreign_name_is_refused_before_it_is_open(server: Server, person: People) -> None:
    table = person("Ada").make()
    port = urlsplit(server.address).port
    with socket.create_connection(("127.0.0.1", port)) as line, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{port}{socket_path(table)}", sock=line, open_timeout=TIMEOUT)
    assert refused.value.response.status_code == 421


@pytest.mark.parametrize(
    "name", ["localhost", "127.0.0.1", "[::1]", "192.168.1.7", "laptop", "laptop.local", "Laptop.LAN"]
)
def test_names_that_nobody_can_register_are_our_own(server: Server, name: str) -> None:
    assert raw(server, "GET", "/api/bots", {"Host": f"{name}:8000"})[0] == 200


def test_names_in_the_settings_are_our_own() -> None:
    assert is_own_name("Games.Example.org:443", {"games.example.org"})
    assert not is_own_name("games.example.org.evil.example", {"games.example.org"})


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/tables"), ("DELETE", "/api/me"), ("DELETE", "/api/me/devices")]
)
def test_a_browser_that_says_another_site_asks_is_believed(
    server: Server, person: People, method: str, path: str, site: str
) -> None:
    ada = person("Ada")
    ada.make()
    answer = ada.http.request(method, path, headers={"Sec-Fetch-Site": site}, json=GOOD if method == "POST" else None)
    assert answer.status_code == 403
    assert ada.http.get("/api/me").json()["devices"] == 1


def test_another_sites_page_receives_nothing_over_a_socket(server: Server, person: People) -> None:
    ada = person("Ada")
    table = ada.make()
    for headers in ({"Origin": "https://evil.example"}, {"Origin": server.address, "Sec-Fetch-Site": "same-site"}):
        with socket_to(server, table, {**headers, "Cookie": f"lucchetto={ada.token}"}) as listening:
            with pytest.raises(ConnectionClosed) as closed:
                listening.recv(20)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4403


def test_a_token_in_a_url_is_ignored(server: Server, person: People) -> None:
    ada = person("Ada")
    ada.make()
    assert ask("GET", f"{server.address}/api/me?lucchetto={ada.token}&token={ada.token}").json()["devices"] == 0


def test_names_of_tables_cannot_be_guessed(person: People) -> None:
    ada = person("Ada")
    names = [ada.make() for _ in range(20)]
    assert len(set(names)) == 20
    assert min(map(len, names)) >= 16, "96 random bits"


BOMBS = {
    "deep": "[" * 100_000,
    "deep objects": '{"a":' * 30_000,
    "a number": '{"lucchetto": 1' + "0" * 100_000 + "}",
    "many keys": json.dumps({str(number): number for number in range(10_000)}),
    "a long name": json.dumps({"lucchetto": 1, "variant": "classic", "players": ["x" * 150_000], "first": 0}),
    "many lines": '{"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}\n' + "\n" * 100_000,
    "many players": json.dumps({"lucchetto": 1, "variant": "classic", "players": ["x"] * 30_000, "first": 0}),
    "quotes": '"' * 100_000,
    "backslashes": '"' + "\\" * 60_000,
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_malicious_record_is_refused_or_answered_briefly(server: Server, bomb: str) -> None:
    answer = ask("POST", f"{server.address}/api/analysis", json={"record": BOMBS[bomb]}, timeout=60)
    assert answer.status_code in (200, 400)
    assert len(answer.content) < 20_000, "the answer stays small"


def test_compressed_requests_are_not_decompressed(server: Server) -> None:
    """A kilobyte that decompresses to a gigabyte: the server never decompresses requests."""
    packed = gzip.compress(json.dumps({"record": "x" * 150_000}).encode())
    answer = ask(
        "POST",
        f"{server.address}/api/analysis",
        content=packed,
        headers={"Content-Encoding": "gzip", "Content-Type": "application/json"},
    )
    assert answer.status_code == 400


def test_records_that_strangers_bring_do_not_fill_the_disk(server: Server) -> None:
    mark = os.urandom(8).hex()
    record = json.dumps({"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0, "mark": mark})
    before = stored(server.place, "SELECT count(*) FROM notes WHERE kind = ?", "analysis")
    assert ask("POST", f"{server.address}/api/analysis", json={"record": record}, timeout=60).status_code == 200
    assert stored(server.place, "SELECT count(*) FROM notes WHERE kind = ?", "analysis") == before


def test_other_users_of_the_machine_cannot_read_the_games(start: Starts) -> None:
    """The file holds hidden choices and the dice's secrets of games in progress."""
    own = start()
    for path in own.data.glob("lucchetto.sqlite3*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    assert table_file(own.data).exists()
