"""The server was updated while people play: their pages reload and go on."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table

OTHER_VERSION = 4426
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


def test_a_page_reloads_by_itself_and_sends_the_choice_that_was_not_answered(own_site: Site) -> None:
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
