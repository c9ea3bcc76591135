"""The server is updated while people play: their pages reload, and the games continue."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

import lucchetto
from lucchetto.server.wire.live import PROTOCOL_VERSION
from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table

OTHER_VERSION = 4426
LOCALES = Path(__file__).parents[2] / "locales"
SOCKETS = "**/ws/tables/**"


class UpdatedServer:
    """Refuses this many connections of a page, as a server that speaks another version of the protocol does."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals

    def __call__(self, page: WebSocketRoute) -> None:
        if self.refusals:
            self.refusals -= 1
            page.close(code=OTHER_VERSION)
        else:
            page.connect_to_server()


def loads(person: Person) -> list[str]:
    """The addresses of the documents that the page loads from now on."""
    loaded: list[str] = []
    person.page.on("domcontentloaded", lambda page: loaded.append(page.url))
    return loaded


def test_a_page_reloads_automatically_and_sends_the_choice_that_was_not_answered(own_site: Site) -> None:
    ada, bob = two_at_a_table(own_site, "classic", returning=True)
    roll(active_first(ada, bob)[0], (3, 6))
    expect(ada.see("option-red-9")).to_be_visible()
    own_site.kill()
    expect(ada.see("connection-lost")).to_be_visible()
    ada.choose("red 9")
    loaded = loads(ada)
    ada.page.route_web_socket(SOCKETS, UpdatedServer(1))
    own_site.start()
    expect(bob.see("status-0")).to_contain_text("ready", ignore_case=True)
    expect(ada.see("chosen")).to_contain_text("9")
    assert len(loaded) == 1
    bob.choose("pass")
    expect(bob.see("history")).to_contain_text("9")


def test_a_page_that_is_refused_again_says_so_and_reloads_on_request(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    loaded = loads(ada)
    ada.page.route_web_socket(SOCKETS, UpdatedServer(2))
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": seats}) + "?start")
    expect(ada.see("table-gone")).to_contain_text("The server was updated")
    assert len(loaded) == 2
    ada.tap("reload")
    expect(ada.see("option-pass")).to_be_visible()
    assert len(loaded) == 3


def newer_version(folder: Path, *, is_page_new: bool) -> Path:
    """A copy of the package with the next version of the protocol, and with a new page or the old one.

    As in a real build, the parts of the new page have other names.
    """
    copy = folder / "newer" / "lucchetto"
    shutil.copytree(Path(lucchetto.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.br"))
    shutil.copytree(LOCALES, copy / "locales")
    live = copy / "server/wire/live.py"
    live.write_text(live.read_text().replace(f"PROTOCOL_VERSION = {PROTOCOL_VERSION}", "PROTOCOL_VERSION = 99"))
    if is_page_new:
        renew(copy / "server/page")
    return copy.parent


def renew(page: Path) -> None:
    parts = {file.name for file in (page / "assets").glob("*.js")}
    for file in [*page.glob("*.html"), *page.glob("*.js"), *(page / "assets").glob("*.js")]:
        text = re.sub(rf"\bversion={PROTOCOL_VERSION}(?=[`$])", "version=99", file.read_text())
        text = re.sub(r"[\w.-]+\.js", lambda name: f"newer-{name[0]}" if name[0] in parts else name[0], text)
        (file.with_name(f"newer-{file.name}") if file.name in parts else file).write_text(text)


def test_a_page_left_open_during_an_update_of_the_server_reloads_and_continues(own_site: Site, tmp_path: Path) -> None:
    ada, bob = two_at_a_table(own_site, "classic")
    roll(active_first(ada, bob)[0], (3, 6))
    expect(ada.see("option-red-9")).to_be_visible()
    own_site.stop()
    expect(ada.see("connection-lost")).to_be_visible()
    loaded = loads(ada)
    own_site.start(newer_version(tmp_path, is_page_new=True))
    expect(ada.see("connection-lost")).to_have_count(0)
    ada.choose("red 9")
    expect(bob.see("status-0")).to_contain_text("ready", ignore_case=True)
    bob.choose("pass")
    expect(bob.see("history")).to_contain_text("9")
    assert len(loaded) == 1


@pytest.mark.full
def test_a_page_that_stays_old_after_an_update_says_what_to_do(own_site: Site, tmp_path: Path) -> None:
    ada, bob = two_at_a_table(own_site, "classic")
    active_first(ada, bob)
    own_site.stop()
    own_site.start(newer_version(tmp_path, is_page_new=False))
    expect(ada.see("table-gone")).to_contain_text("Nothing is lost: reload the page to play on.")
    expect(ada.see("reload")).to_be_visible()
