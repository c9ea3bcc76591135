"""Languages, keyboard, small screens, and axe on every page in light and dark."""

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import House, Person

PAGES = ("/", "/new", "/join", "/lobby", "/games", "/rules/classic", "/rules/duel", "/learn/classic", "/nowhere")
VARIANTS = ("classic", "longo", "duel")
Scheme = Literal["light", "dark"]


def at_a_table(house: House, variant: str, **options: Any) -> Person:
    person = house.visitor("Ada", **options)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    person.open(person.make_table({"settings": {"variant": variant}, "seats": seats}) + "?start")
    expect(person.page.locator("[data-testid^='option-']").first).to_be_visible()
    return person


def assert_no_violations(person: Person, where: str) -> None:
    person.page.wait_for_timeout(400)  # fading in is not low contrast
    found = Axe().run(person.page)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(house: House, scheme: Scheme) -> None:
    person = house.visitor(color_scheme=scheme)
    for path in PAGES:
        person.open(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        assert_no_violations(person, path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_axe_finds_nothing_at_a_table(house: House, variant: str, scheme: Scheme) -> None:
    assert_no_violations(at_a_table(house, variant, color_scheme=scheme), variant)


@pytest.mark.parametrize("width", [320, 390, 844])
def test_nothing_scrolls_sideways(house: House, width: int) -> None:
    options: dict[str, Any] = {"viewport": {"width": width, "height": 390 if width > 800 else 844}}
    person = house.visitor(**options)
    for path in PAGES:
        person.open(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        assert_fits(person, path)
    for variant in VARIANTS:
        assert_fits(at_a_table(house, variant, **options), variant)


def assert_fits(person: Person, where: str) -> None:
    wide, inner = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner, where


@pytest.mark.parametrize("variant", VARIANTS)
def test_choices_are_large_enough_for_a_thumb_and_cells_for_an_eye(house: House, variant: str) -> None:
    person = at_a_table(house, variant)
    for button in person.page.locator("[data-testid^='option-']").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    for cell in person.page.locator("[data-testid^='cell-']").all():
        box = cell.bounding_box()
        assert box is not None
        assert box["width"] >= 24


@pytest.mark.parametrize(
    ("locale", "pass_word", "language"),
    [("it-IT", "Pass", "it"), ("es-ES", "Pas", "es"), ("de-DE", "Pass", "de"), ("fr-FR", "Pass", "fr")],
)
def test_the_page_speaks_the_language_of_the_browser(house: House, locale: str, pass_word: str, language: str) -> None:
    person = at_a_table(house, "classic", locale=locale)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.see("option-pass")).to_contain_text(pass_word, ignore_case=True)
    expect(person.see("ask")).not_to_contain_text("White sum")


def test_the_language_can_be_switched_and_is_remembered(house: House) -> None:
    person = house.visitor()
    person.open("/")
    person.see("language").select_option("es")
    expect(person.page.locator("html")).to_have_attribute("lang", "es")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "es")


def test_a_game_can_be_played_with_the_keyboard_alone(house: House) -> None:
    person = house.visitor()
    person.open("/")
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset?.testid") == "play-classic":
            break
    person.page.keyboard.press("Enter")
    expect(person.see("nickname-ok")).to_be_visible()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-testid^='option-']").first).to_be_visible()
    person.page.keyboard.press("1")
    expect(person.page.locator("[data-testid^='cell-'][aria-label*='crossed']").first).to_be_attached()


def test_the_page_asks_nobody_but_its_own_server(house: House) -> None:
    person = house.visitor()
    foreign: list[str] = []
    person.page.on("request", lambda request: foreign.append(request.url) if house.address not in request.url else None)
    for path in PAGES:
        person.open(path)
    at_a_table(house, "classic")
    assert [url for url in foreign if not url.startswith(("data:", "blob:"))] == []


def test_the_shell_and_the_rules_open_without_a_network(house: House) -> None:
    person = house.visitor()
    person.open("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.open("/rules/classic")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    person.page.wait_for_timeout(500)
    person.context.set_offline(True)
    person.open("/rules/classic")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    expect(person.page.get_by_text("playing needs the network").first).to_be_visible()
    person.context.set_offline(False)


def test_the_footer_says_that_this_is_unofficial(house: House) -> None:
    person = house.visitor()
    person.open("/")
    expect(person.see("footer")).to_contain_text("Nürnberger-Spielkarten-Verlag")
