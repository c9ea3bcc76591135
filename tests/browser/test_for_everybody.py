"""Languages, keyboard, small screens, and axe on every page in light and dark."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import assert_fits, assert_no_violations, sizes
from tests.browser.people import Person, Site

PAGES = ("/", "/new", "/join", "/lobby", "/games", "/rules/classic", "/rules/duel", "/learn/classic", "/nowhere")
VARIANTS = ("classic", "longo", "duel")


def at_a_table(site: Site, variant: str, **options: Any) -> Person:
    person = site.visitor("Ada", **options)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    person.open(person.make_table({"settings": {"variant": variant}, "seats": seats}) + "?start")
    expect(person.page.locator("[data-testid^='option-']").first).to_be_visible()
    return person


def test_axe_finds_nothing_on_any_page_and_nothing_scrolls_sideways(site: Site) -> None:
    person = site.visitor()
    for path in PAGES:
        person.open(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        assert_no_violations(person, path)
        assert_fits(person, path)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_table_fits_axe_finds_nothing_and_touch_targets_are_large(site: Site, variant: str) -> None:
    person = at_a_table(site, variant)
    assert_no_violations(person, variant)
    assert_fits(person, variant)
    for name, (_, height) in sizes(person.page.locator("[data-testid^='option-']")).items():
        assert height >= 44, name
    for name, (width, _) in sizes(person.page.locator("[data-testid^='cell-']")).items():
        assert width >= 24, name


@pytest.mark.parametrize(
    ("locale", "pass_word", "language"),
    [("it-IT", "Pass", "it"), ("es-ES", "Pas", "es"), ("de-DE", "Pass", "de"), ("fr-FR", "Pass", "fr")],
)
def test_the_page_speaks_the_language_of_the_browser(site: Site, locale: str, pass_word: str, language: str) -> None:
    person = at_a_table(site, "classic", locale=locale)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.see("option-pass")).to_contain_text(pass_word, ignore_case=True)
    expect(person.see("ask")).not_to_contain_text("White sum")


@pytest.mark.full
@pytest.mark.parametrize("locale", ["it-IT", "es-ES", "de-DE", "fr-FR"])
def test_nothing_scrolls_sideways_in_any_language(site: Site, locale: str) -> None:
    person = site.visitor("Ada", locale=locale)
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    waiting = person.make_table({"settings": {"variant": "longo"}, "seats": seats})
    for path in (
        *PAGES,
        "/daily",
        "/statistics",
        "/explore",
        "/analysis",
        waiting,
        waiting.replace("/table/", "/screen/"),
    ):
        person.open(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        assert_fits(person, path)
    for variant in VARIANTS:
        assert_fits(at_a_table(site, variant, locale=locale), variant)


def test_the_language_can_be_switched_and_is_remembered(site: Site) -> None:
    person = site.visitor()
    person.open("/")
    person.see("language").select_option("es")
    expect(person.page.locator("html")).to_have_attribute("lang", "es")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "es")


def test_a_game_can_be_played_with_the_keyboard_alone(site: Site) -> None:
    person = site.visitor()
    person.open("/")
    expect(person.see("play-classic")).to_be_visible()
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset?.testid") == "play-classic":
            break
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-testid^='option-']").first).to_be_enabled()
    person.page.keyboard.press("1")
    expect(person.page.locator("[data-testid^='cell-'][aria-label*='crossed']").first).to_be_attached()


def test_the_page_contacts_only_its_own_server(site: Site) -> None:
    person = site.visitor(returning=True)
    foreign: list[str] = []
    person.page.on("request", lambda request: foreign.append(request.url) if site.address not in request.url else None)
    for path in PAGES:
        person.open(path)
    at_a_table(site, "classic")
    assert [url for url in foreign if not url.startswith(("data:", "blob:"))] == []


def test_the_shell_and_the_rules_open_without_a_network(site: Site) -> None:
    person = site.visitor(returning=True)
    person.open("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.open("/rules/classic")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    person.page.wait_for_function("navigator.serviceWorker.controller !== null")
    person.context.set_offline(True)
    person.open("/rules/classic")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    expect(person.page.get_by_text("You are offline").first).to_be_visible()
    person.context.set_offline(False)


def test_the_footer_says_that_this_is_unofficial(site: Site) -> None:
    person = site.visitor()
    person.open("/")
    expect(person.see("footer")).to_contain_text("Nürnberger-Spielkarten-Verlag")
