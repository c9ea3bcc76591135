"""The documentation at /docs: its files, its own content policy, and the answer if it is not built."""

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lucchetto.server.api.documentation import BUILT_FROM, DOCUMENTATION, documentation
from lucchetto.server.api.static import SECURITY_HEADERS
from tests.kit.documentation import build_documentation
from tests.server.conftest import Starts
from tests.server.kit import Server, ask

POLICY = "content-security-policy"
LARGEST = 5 * 2**20
"""Bytes of the whole site: it travels in every wheel."""


@pytest.fixture(autouse=True, scope="module")
def _built() -> None:
    build_documentation()


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return ask("GET", f"{server.address}{path}", headers=headers)


def test_the_start_page_and_the_reference_are_served(server: Server) -> None:
    for path, words in (("/docs/", "Where to go"), ("/docs/api/", "API reference"), ("/docs/api/rules/", "Game")):
        answer = get(server, path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert words in answer.text


def test_a_folder_without_its_slash_leads_to_the_one_with_it(server: Server) -> None:
    for path in ("/docs", "/docs/api", "/docs/how-to-play"):
        answer = get(server, path)
        assert (answer.status_code, answer.headers["location"]) == (302, f"{path}/")


def test_a_page_may_run_its_own_scripts_only_and_load_from_here_only(server: Server) -> None:
    answer = get(server, "/docs/")
    policy = answer.headers[POLICY]
    assert policy != SECURITY_HEADERS[POLICY]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    (scripts,) = re.findall(r"script-src ([^;]*)", policy)
    assert scripts.startswith("'self' 'sha256-")
    for name, value in SECURITY_HEADERS.items():
        assert name == POLICY or answer.headers[name] == value


def test_the_policy_is_the_documentations_alone(server: Server) -> None:
    for path in ("/", "/rules", "/docs-of-mine", "/api/bots"):
        assert get(server, path).headers[POLICY] == SECURITY_HEADERS[POLICY]


def test_a_diagram_opened_on_its_own_runs_nothing(server: Server) -> None:
    answer = get(server, "/docs/images/architecture-layers.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in answer.headers[POLICY]
    assert "script" not in answer.headers[POLICY]


def test_texts_are_compressed_for_clients_that_say_so(server: Server) -> None:
    plain, packed = (get(server, "/docs/rules/", **{"accept-encoding": kind}) for kind in ("identity", "gzip"))
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    first = get(server, "/docs/")
    assert first.headers["cache-control"] == "no-cache"
    again = get(server, "/docs/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get(server, "/docs/", **{"if-none-match": 'W/"older"'}).status_code == 200


def test_head_is_answered_without_a_body(server: Server) -> None:
    answer = ask("HEAD", f"{server.address}/docs/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers[POLICY] == get(server, "/docs/").headers[POLICY]


@pytest.mark.parametrize(
    "path",
    [
        "/docs/%2e%2e/app.py",
        "/docs/..%2fapp.py",
        "/docs/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/docs//etc/passwd",
        "/docs/images/..%5c..%5capp.py",
        "/docs/.built-from",
        "/docs/%00",
        "/docs/index.html%00",
        f"/docs/{'a' * 5000}",
        f"/docs/{'a/' * 400}",
        "/docs/no-such-page/",
    ],
)
def test_nothing_outside_of_the_site_is_served(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code in (400, 404)
    assert b"root:" not in answer.content
    assert b"import" not in answer.content
    assert (DOCUMENTATION / BUILT_FROM).read_bytes() not in answer.content


def test_a_page_that_does_not_exist_leads_to_the_first_one(server: Server) -> None:
    answer = get(server, "/docs/no-such-page/")
    assert answer.status_code == 404
    assert 'href="/docs/"' in answer.text
    assert answer.headers[POLICY] == SECURITY_HEADERS[POLICY]


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/api/rules/", "/docs/assets/site.css"])
def test_a_site_that_is_not_built_says_how_to_build_it_and_links_to_nothing(tmp_path: Path, path: str) -> None:
    with TestClient(Litestar([documentation(tmp_path / "nothing")])) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "make docs" in answer.text
    assert "href" not in answer.text


def test_the_page_says_that_there_is_documentation(server: Server) -> None:
    assert '<link rel="help" href="/docs/" />' in get(server, "/").text


def test_reading_counts_as_files_of_the_page_do(start: Starts) -> None:
    server = start(LUCCHETTO_REQUESTS_PER_SECOND="1")
    assert {get(server, "/docs/").status_code for _ in range(10)} == {200}
    statuses = {get(server, "/api/bots").status_code for _ in range(10)}
    assert 429 in statuses


class Links(HTMLParser):
    """Where the links of a page lead, and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                (self.links if tag == "a" else self.loaded).append(value)


def pages() -> list[Path]:
    return sorted(DOCUMENTATION.rglob("*.html"))


def test_every_page_loads_what_is_there_and_nothing_from_elsewhere() -> None:
    assert len(pages()) > 40
    for page in pages():
        found = links_of(page)
        assert not [link for link in found.loaded if re.match("[a-z]+:|//", link)], page
        assert not [link for link in found.loaded if not target(page, link).is_file()], page


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in pages():
        inside = [link for link in links_of(page).links if not re.match("[a-z]+:|#", link)]
        assert not [link for link in inside if not target(page, link).is_file()], page


def links_of(page: Path) -> Links:
    found = Links()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def target(page: Path, link: str) -> Path:
    path = (page.parent / link.partition("#")[0].partition("?")[0]).resolve()
    return path / "index.html" if path.is_dir() else path


def test_the_site_is_small_and_its_compressed_copies_are_true() -> None:
    files = [path for path in DOCUMENTATION.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < LARGEST
    for path in files:
        if path.suffix == ".gz":
            assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes()
