"""Links for other devices, with QR codes that say the same."""

import pytest

from tests.kit.qr import read_path
from tests.server.conftest import People, Starts
from tests.server.kit import Json, Server, ask

NOWHERE = "AAAAAAAAAAAAAAAA"


def read_link(link: Json) -> str:
    """The address that a camera reads, which is the one of the link."""
    text = read_path(link["qr"]["size"], link["qr"]["path"])
    assert text == link["address"]
    return text


def test_the_invitation_is_an_address_and_its_qr_code(person: People, server: Server) -> None:
    table = person("Ada").make("classic", "you", "open")
    answer = ask("GET", f"{server.address}/api/tables/{table}/link")
    assert read_link(answer.json()) == f"{server.address}/table/{table}"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["Origin", "Referer"])
def test_the_browser_knows_of_https_where_a_proxy_is_not_trusted(person: People, server: Server, name: str) -> None:
    table = person("Ada").make("classic", "you", "open")
    page = server.address.replace("http:", "https:")
    headers = {name: page if name == "Origin" else f"{page}/table/{table}"}
    answer = ask("GET", f"{server.address}/api/tables/{table}/link", headers=headers)
    assert read_link(answer.json()) == f"{page}/table/{table}"


@pytest.mark.parametrize(
    "other", ["https://evil.example/", "ftp://HOST/", "https://HOST.evil.example/", "HOST", "://HOST/"]
)
def test_another_sites_address_is_in_no_link(person: People, server: Server, other: str) -> None:
    table = person("Ada").make("classic", "you", "open")
    referer = other.replace("HOST", server.address.removeprefix("http://"))
    answer = ask("GET", f"{server.address}/api/tables/{table}/link", headers={"Referer": referer})
    assert read_link(answer.json()) == f"{server.address}/table/{table}"


def test_a_table_that_does_not_exist_has_no_link(server: Server) -> None:
    answer = ask("GET", f"{server.address}/api/tables/{NOWHERE}/link")
    assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")


def test_the_link_to_another_device_carries_its_code_in_the_fragment(person: People, server: Server) -> None:
    ada = person("Ada")
    table = ada.make("classic", "you", "open")
    plain, to_table = (ada.http.post(f"/api/handoffs{query}").json() for query in ("", f"?table={table}"))
    assert read_link(plain["link"]) == f"{server.address}/continue#{plain['code']}"
    assert read_link(to_table["link"]) == f"{server.address}/continue#{to_table['code']}/{table}"


@pytest.mark.parametrize("table", ["a/b", "x" * 41, "%00", "#"])
def test_a_link_to_another_device_leads_to_no_other_page(person: People, table: str) -> None:
    answer = person("Ada").http.post("/api/handoffs", params={"table": table})
    assert answer.status_code == 400


def test_a_client_that_asks_for_too_many_links_waits(start: Starts, person: People) -> None:
    ada = person("Ada", start(LUCCHETTO_PREVIEWS_PER_MINUTE="3"))
    table = ada.make("classic", "you", "open")
    answers = [ada.http.get(f"/api/tables/{table}/link") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
