"""The server is restarted behind a proxy without interrupting people at the tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.people import PHONE, TIMEOUT, Person
from tests.browser.play import play_on
from tests.server.backends import Valkey, private
from tests.server.kit import Server
from tests.server.proxy import BEHIND, Caddy

WATCH = """
delete Navigator.prototype.serviceWorker;
window.alarms = [];
new MutationObserver(() => {
    const alarm = document.querySelector("[role='alert'], .later");
    if (alarm) window.alarms.push(alarm.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Records every error that the page shows, however briefly."""
SEATS = [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two server processes with the same games."""
    (tmp_path / "other").symlink_to(tmp_path / "one", target_is_directory=True)
    with private(Valkey) as valkey:
        settings = {"LUCCHETTO_LOG_LEVEL": "info", "LUCCHETTO_BUS_URL": valkey.url, **BEHIND}
        servers = [Server(tmp_path / name, **settings) for name in ("one", "other")]
        yield servers[0], servers[1]
        for server in servers:
            server.kill()


@pytest.fixture
def ada(browser: Chromium, tmp_path: Path, pair: tuple[Server, Server]) -> Iterator[Person]:
    """Ada, who connects through the proxy."""
    proxy = Caddy(tmp_path, *pair)
    context = browser.new_context(viewport=PHONE, locale="en-GB", base_url=proxy.address)
    context.set_default_timeout(TIMEOUT)
    context.add_init_script(WATCH)
    yield Person("Ada", context)
    context.close()
    proxy.stop()


def test_the_page_moves_to_another_process_silently(pair: tuple[Server, Server], ada: Person) -> None:
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": SEATS}))
    ada.tap("start")
    expect(ada.see("dice")).to_be_visible()
    (hers,) = (server for server in pair if "WebSocket" in server.complaints)
    with ada.page.expect_websocket():
        assert hers.stop() == 0
    play_on(ada, 3)
    assert ada.page.evaluate("window.alarms") == []
