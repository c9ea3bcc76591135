"""The client's address behind trusted proxies, and forged headers without them."""

import subprocess

import httpx
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lucchetto.server.accounts.service import COOKIE, SECURE_COOKIE
from lucchetto.server.security.proxies import Scope, TrustedProxies, read_networks
from tests.security.conftest import TIGHT
from tests.security.kit import GOOD, somewhere, visitor
from tests.server.kit import LUCCHETTO, NO_TLS, Server, ask

ADDRESSES = st.ip_addresses().map(str)


def forwarded_scope(
    peer: str, *forwarded: str, trusted: str = "10.0.0.0/8 ::1", proto: str = "", kind: str = "http"
) -> Scope:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scheme = "http" if kind == "http" else "ws"
    scope: Scope = {"type": kind, "client": (peer, 1234), "scheme": scheme, "headers": headers}
    TrustedProxies(read_networks(trusted)).apply_forwarded(scope)
    return scope


@given(ADDRESSES, st.text(st.characters(max_codepoint=255)))
def test_only_a_trusted_proxy_is_believed(peer: str, stated: str) -> None:
    scope = forwarded_scope(peer, stated, trusted="", proto="https")
    assert (scope["client"], scope["scheme"]) == ((peer, 1234), "http")
    scope = forwarded_scope("192.0.2.1", stated, proto="https")
    assert (scope["client"], scope["scheme"]) == (("192.0.2.1", 1234), "http")


@given(st.lists(ADDRESSES, max_size=4), ADDRESSES)
def test_forged_addresses_are_further_left_and_are_ignored(made_up: list[str], visitor: str) -> None:
    seen = forwarded_scope("10.0.0.1", visitor)["client"][0]
    assume(seen != "::1" and not seen.startswith("10."))  # trusted proxies, whose headers are used
    line = ", ".join([*made_up, visitor, "10.0.0.7"])
    assert forwarded_scope("10.0.0.1", line)["client"][0] == seen


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9, 10.1.1.1"], "203.0.113.9"),
        (["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9:4711"], "203.0.113.9"),
        (['"[2001:db8::5]:4711"'], "2001:db8::5"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        (["10.2.2.2"], "10.2.2.2"),
        (["203.0.113.9, unknown"], "10.0.0.1"),
        (["' OR 1=1"], "10.0.0.1"),
        ([""], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_the_last_address_that_is_not_a_trusted_proxy_counts(lines: list[str], found: str) -> None:
    assert forwarded_scope("10.0.0.1", *lines)["client"][0] == found
    assert forwarded_scope("::ffff:10.0.0.1", *lines)["client"][0] == found, "the same proxy on a dual-stack socket"


@pytest.mark.parametrize(("kind", "stated", "scheme"), [("http", "https", "https"), ("websocket", "HTTPS", "wss")])
def test_a_trusted_proxy_says_that_it_was_https(kind: str, stated: str, scheme: str) -> None:
    assert forwarded_scope("10.0.0.1", "203.0.113.9", proto=stated, kind=kind)["scheme"] == scheme
    assert forwarded_scope("10.0.0.1", "203.0.113.9", proto="gopher", kind=kind)["scheme"] != scheme


@pytest.mark.parametrize("wrong", ["10.0.0.0/33", "proxy.example"])
def test_invalid_proxy_settings_are_reported_at_startup(wrong: str, tmp_path: object) -> None:
    variables = {"LUCCHETTO_TRUSTED_PROXIES": wrong, "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    result = subprocess.run(
        [LUCCHETTO, "serve", "--port", "0"], env=variables, capture_output=True, text=True, check=False
    )
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert wrong in result.stderr
    assert result.stdout == ""


def test_over_https_the_cookie_is_for_this_host_and_https_alone(strict: Server) -> None:
    with visitor(strict, **{"X-Forwarded-Proto": "https"}) as ada:
        made = ada.post("/api/tables", json=GOOD)
        header = made.headers["set-cookie"]
        assert header.startswith(f"{SECURE_COOKIE}=")
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= {part.strip().lower() for part in header.split(";")}
        assert "domain" not in header.lower()
        token = header.partition("=")[2].partition(";")[0]
        assert ada.get("/api/me", headers={"Cookie": f"{SECURE_COOKIE}={token}"}).json()["devices"] == 1
        planted = ada.get("/api/me", headers={"Cookie": f"{COOKIE}={token}"})
        assert planted.json()["devices"] == 0, "a neighbour may have planted it"


@pytest.mark.parametrize(("scheme", "status"), [("https", 201), ("http", 403)])
def test_over_https_a_page_over_http_is_another_site(strict: Server, scheme: str, status: int) -> None:
    origin = strict.address.replace("http", scheme, 1)
    with visitor(strict, **{"X-Forwarded-Proto": "https", "Origin": origin}) as ada:
        assert ada.post("/api/tables", json=GOOD).status_code == status


def test_behind_a_proxy_everybody_has_their_own_limit(strict: Server) -> None:
    with visitor(strict) as greedy, visitor(strict) as modest:
        answers = [greedy.get("/api/codes/ABCD").status_code for _ in range(TIGHT + 5)]
        assert answers.count(429) >= 3
        assert modest.get("/api/codes/ABCD").status_code == 404


def test_a_forged_address_gives_nobody_a_second_quota(strict: Server) -> None:
    own = somewhere()
    with httpx.Client(verify=NO_TLS, base_url=strict.address) as liar:
        statuses = [
            liar.get("/api/codes/ABCD", headers={"X-Forwarded-For": f"{somewhere()}, {own}"}).status_code
            for _ in range(TIGHT + 5)
        ]
    assert statuses.count(429) >= 3


def test_a_server_without_proxies_ignores_forwarded_headers(server: Server) -> None:
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Origin": server.address}
    answer = ask("POST", f"{server.address}/api/tables", json=GOOD, headers=forged)
    assert answer.status_code == 201
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
