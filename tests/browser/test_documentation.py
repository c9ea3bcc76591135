"""The documentation in a browser that reaches nothing but our server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import LAPTOP, PHONE, Person, Site
from tests.kit.documentation import build_documentation


@pytest.fixture(autouse=True, scope="module")
def _built() -> None:
    build_documentation()


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def reader(request: pytest.FixtureRequest, site: Site) -> Iterator[Person]:
    """Somebody whose browser is cut off from everything but the documentation; the test fails if it asks for more."""
    person, elsewhere = site.visitor(viewport=request.param), list[str]()

    def guard(route: Route) -> None:
        if route.request.url.startswith(f"{site.address}/docs"):
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    person.context.route("**/*", guard)
    yield person
    assert elsewhere == []
    assert person.complaints == []


def heading(reader: Person, name: str) -> None:
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(re.compile(name))


def search(reader: Person, words: str) -> None:
    """Search with the button, or with the lens that takes its place on a phone."""
    reader.page.locator("label[for='__search'], .md-search__button").locator("visible=true").first.click()
    reader.page.get_by_role("combobox", name="Search").fill(words)


def test_the_start_page_leads_every_audience_on(reader: Person) -> None:
    reader.open("/docs")
    heading(reader, "Lucchetto")
    for link, title in (("How to play", "How to play"), ("Deploy", "Running a server"), ("The library", "The library")):
        reader.page.get_by_role("article").get_by_role("link", name=link, exact=True).click()
        heading(reader, title)
        reader.page.go_back()
    reader.page.get_by_role("article").get_by_role("link", name="API reference").click()
    heading(reader, "API reference")
    reader.page.get_by_role("article").get_by_role("link", name="lucchetto.rules").click()
    expect(reader.page.locator("[id='lucchetto.rules.Game.play']")).to_contain_text("Game.play")


def test_game_play_is_found_by_search(reader: Person) -> None:
    reader.open("/docs/")
    search(reader, "Game.play")
    found = reader.page.get_by_role("option").first
    expect(found).to_contain_text("Game.play")
    found.click()
    expect(reader.page).to_have_url(re.compile(r"/docs/api/rules/.*#lucchetto\.rules\.Game\.play$"))
    expect(reader.page.locator("[id='lucchetto.rules.Game.play']")).to_be_in_viewport()


def test_a_diagram_is_shown_and_needs_no_script_from_elsewhere(reader: Person) -> None:
    reader.open("/docs/architecture/")
    for name in ("architecture-layers", "architecture-decision"):
        image = reader.page.locator(f"img[src$='{name}.svg']")
        image.scroll_into_view_if_needed()
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("image => image.naturalWidth") > 0, "it cannot be shown"
    expect(reader.page.locator(".mermaid, pre:has-text('flowchart')")).to_have_count(0)


def test_no_other_host_is_contacted(site: Site) -> None:
    """Not even if a script tries: the content policy refuses it."""
    person = site.visitor(viewport=LAPTOP)
    person.open("/docs/")
    refused = "(address) => fetch(address, { mode: 'no-cors' }).then(() => 'loaded', () => 'refused')"
    assert person.page.evaluate(refused, "http://127.0.0.2:9/") == "refused"
    assert any("Content Security Policy" in complaint for complaint in person.complaints)


def test_the_game_links_to_it_even_where_its_service_worker_runs(site: Site) -> None:
    person = site.visitor(viewport=LAPTOP, returning=True)
    person.open("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.open("/")
    person.tap("documentation")
    heading(person, "Lucchetto")
    assert person.page.evaluate("Boolean(navigator.serviceWorker.controller)")
    person.context.set_offline(True)
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        person.open("/docs/rules/")
