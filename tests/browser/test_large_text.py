"""Text of twice the usual size, on a phone: everything can be read and reached."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AT_REST
from tests.browser.messages import pass_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.browser.views import crowded_table

PAGES = (
    "/",
    "/new",
    "/join",
    "/lobby",
    "/games",
    "/pad",
    "/rules/longo",
    "/learn",
    "/learn/classic",
    "/learn/duel",
    "/daily",
    "/statistics",
    "/explore",
    "/explore#1d.345612.00w.-.-.0ac-bc-ad-b.0bf-ad-bc-ac",
    "/analysis",
    "/nowhere",
)
LARGE = "document.documentElement.style.fontSize = '200%'"
LOST = """() => {
    const scrolls = (one) => one && one !== document.body && (/(auto|scroll)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const text = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, svg") && one.getBoundingClientRect().width > 1;
    const lost = (one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one);
    const found = [...document.querySelectorAll("body *")].filter((one) => text(one) && shown(one) && lost(one));
    return found.map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
}"""  # noqa: E501
"""Texts beyond the right edge of the screen that scrolling cannot reach."""


def enlarge(person: Person) -> None:
    person.page.evaluate(LARGE)
    person.page.evaluate(AT_REST)


def assert_readable(person: Person, where: str) -> None:
    enlarge(person)
    assert person.page.evaluate(LOST) == [], where
    wide, inner = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner, where


def open_all(person: Person, paths: tuple[str, ...]) -> None:
    for path in paths:
        person.open("about:blank")  # a path that differs in its hash only would not be loaded
        person.open(path)
        expect(person.page.get_by_role("heading").first).to_be_visible()
        assert_readable(person, path)


def solitaire_table(person: Person) -> str:
    """The path of a new solitaire table, which the browser shows."""
    path = person.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}]})
    person.open(path)
    return path


def test_a_new_table_and_the_explorer_can_be_read_with_large_text(site: Site) -> None:
    open_all(site.visitor(), ("/new", "/explore"))


@pytest.mark.full
@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES", "de-DE", "fr-FR"])
def test_every_page_can_be_read_with_large_text(site: Site, locale: str) -> None:
    open_all(site.visitor(locale=locale), PAGES)


@pytest.mark.full
@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "es-ES", "de-DE", "fr-FR"])
def test_a_whole_game_can_be_read_with_large_text(site: Site, locale: str) -> None:
    options: dict[str, Any] = {"locale": locale}
    for variant in ("classic", "longo", "duel"):
        assert_readable(crowded_table(site, variant, **options), variant)
    ada = site.visitor("Ada", **options)
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": seats}))
    expect(ada.see("start")).to_be_visible()
    assert_readable(ada, "waiting room")
    path = solitaire_table(ada)
    pass_to_the_end_unseen(site, ada, path)
    expect(ada.see("result")).to_be_visible()
    assert_readable(ada, "end")
    ada.open(path.replace("/table/", "/analysis/"))
    expect(ada.see("verdict")).to_be_visible()
    assert_readable(ada, "analysis")
    ada.open("/statistics")
    expect(ada.see("tallies")).to_be_visible()
    assert_readable(ada, "statistics")


def test_figures_of_charts_grow_with_the_text(site: Site) -> None:
    ada = site.visitor("Ada")
    path = solitaire_table(ada)
    pass_to_the_end_unseen(site, ada, path)
    ada.context.add_init_script(f"document.addEventListener('DOMContentLoaded', () => {{ {LARGE} }})")
    ada.open("/statistics")
    expect(ada.see("scores-classic").locator("svg text").first).to_have_css("font-size", "22px")


def test_scores_below_zero_have_a_minus_sign(site: Site) -> None:
    ada = site.visitor("Ada")
    path = solitaire_table(ada)
    pass_to_the_end_unseen(site, ada, path)
    expect(ada.see("total-0")).to_have_text("−20")
    expect(ada.page.get_by_role("heading", name="points")).to_contain_text("−20")
    for where in (path, path.replace("/table/", "/analysis/"), "/statistics", "/games"):
        ada.open(where)
        expect(ada.page.get_by_role("heading").first).to_be_visible()
        if where != "/games":
            expect(ada.page.get_by_text("−20").first).to_be_visible()
        assert "-20" not in ada.page.locator("main").inner_text(), where
