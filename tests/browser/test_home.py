"""The home page: everything needed to start is above the fold, on every screen, and a game is one tap away."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AT_REST, IS_UNCOVERED, assert_no_violations
from tests.browser.people import Person, Site

LOCALES = Path(__file__).parents[2] / "locales"
SMALL_SCREENS = [(360, 640), (640, 360), (1280, 800)]
OTHER_SCREENS = [(320, 640), (390, 844), (844, 390), (820, 1180), (1920, 1080)]
LANGUAGES = ("en-GB", "it-IT", "es-ES", "de-DE", "fr-FR")
ABOVE_THE_FOLD = ("play-classic", "play-longo", "play-duel", "new-table", "join-with-code")
WITH_A_BOT = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]}
GLYPH_WIDTHS = """([characters, families]) => {
    const context = document.createElement("canvas").getContext("2d");
    return [...characters].map((character) => families.map((family) => {
        context.font = `40px ${family}`;
        return context.measureText(character).width;
    }));
}"""


def at_home(site: Site, *, unfinished: bool = False, **options: Any) -> Person:
    person = site.visitor(**options)
    if unfinished:
        person.open(person.make_table(WITH_A_BOT) + "?start")
        expect(person.see("option-pass")).to_be_visible()
    person.open("/")
    expect(person.see("play-classic")).to_be_visible()
    if unfinished:
        expect(person.see("continue")).to_be_visible()
    return person


def assert_above_the_fold(person: Person, names: tuple[str, ...], where: object) -> None:
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate(AT_REST)
    for name in names:
        assert person.see(name).evaluate(IS_UNCOVERED), (name, where)
    assert person.page.evaluate("scrollY") == 0


def assert_home_fits(person: Person, names: tuple[str, ...], screens: list[tuple[int, int]]) -> None:
    for width, height in screens:
        person.page.set_viewport_size({"width": width, "height": height})
        assert_above_the_fold(person, names, (width, height))
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        assert top_of(person, "new-table") == top_of(person, "join-with-code"), "side by side"


def top_of(person: Person, name: str) -> float:
    box = person.see(name).bounding_box()
    assert box
    return box["y"]


def test_everything_needed_to_start_is_above_the_fold(site: Site) -> None:
    assert_home_fits(at_home(site), ABOVE_THE_FOLD, SMALL_SCREENS)
    assert_home_fits(at_home(site, unfinished=True, locale="de-DE"), ("continue", *ABOVE_THE_FOLD), SMALL_SCREENS)


@pytest.mark.full
@pytest.mark.parametrize("locale", LANGUAGES)
def test_everything_is_above_the_fold_in_every_size_and_language(site: Site, locale: str) -> None:
    screens = SMALL_SCREENS + OTHER_SCREENS
    assert_home_fits(at_home(site, locale=locale), ABOVE_THE_FOLD, screens)
    assert_home_fits(at_home(site, unfinished=True, locale=locale), ("continue", *ABOVE_THE_FOLD), screens)


def test_people_with_an_unfinished_game_continue_it_first(site: Site) -> None:
    ada = at_home(site, unfinished=True)
    assert top_of(ada, "continue") < top_of(ada, "play-classic")
    expect(ada.see("continue")).to_contain_text("Gina · Casual")
    ada.tap("continue")
    expect(ada.see("option-pass")).to_be_visible()


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_one_tap_leads_to_the_first_decision_without_a_question_or_a_scroll(site: Site, variant: str) -> None:
    ada = at_home(site, viewport={"width": 360, "height": 640})
    name = re.search("\u2068(.+)\u2069", ada.see("player").get_attribute("aria-label") or "")
    assert name
    ada.tap(f"play-{variant}")
    expect(ada.see("option-pass")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate("scrollY") == 0
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.see("seat-0")).to_contain_text(name[1])  # as the home page has shown it


def test_the_name_for_the_next_game_is_changed_with_one_tap(site: Site) -> None:
    ada = at_home(site)
    ada.tap("player")
    ada.see("nickname").fill("👩🏽‍🚀 Ada")
    ada.tap("nickname-ok")
    expect(ada.see("player")).to_have_text("👩🏽‍🚀")
    ada.tap("player")
    ada.see("nickname").fill("🦊 Ada")
    ada.tap("nickname-ok")
    expect(ada.see("player")).to_have_text("🦊")
    ada.page.reload()
    expect(ada.see("player")).to_have_text("🦊")
    ada.tap("play-classic")
    expect(ada.see("seat-0")).to_contain_text("🦊 Ada")


def test_a_bot_has_a_name_at_the_table_in_the_lobby_and_in_the_list_of_games(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "club"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "longo", "listed": True}, "seats": seats})
    bob.open("/lobby")
    expect(bob.see(f"lobby-table-{path.rpartition('/')[2]}")).to_contain_text("Nora · Club player")
    ada.open("/games")
    expect(ada.see(f"game-{path.rpartition('/')[2]}")).to_contain_text("Nora · Club player")
    ada.open(path)
    ada.tap("start")
    expect(ada.see("seat-1")).to_contain_text("Nora")
    expect(ada.see("seat-1")).to_contain_text("Club player")


def test_on_a_phone_the_tabs_lead_everywhere_and_a_table_has_none(site: Site) -> None:
    ada = at_home(site)
    ada.tap("tab-list")
    ada.page.wait_for_url("**/games")
    expect(ada.see("tab-list")).to_have_attribute("aria-current", "page")
    ada.tap("tab-more")
    ada.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    ada.page.wait_for_url("**/rules")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page).to_have_title(re.compile("Rules"))
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = ada.page.locator("footer p").last
    assert last.evaluate(IS_UNCOVERED), "the tabs leave the end of a page free"
    ada.tap("tab-home")
    ada.tap("play-classic")
    expect(ada.see("option-pass")).to_be_visible()
    expect(ada.see("tabs")).to_have_count(0)


def test_a_button_installs_the_page_where_the_browser_can(site: Site) -> None:
    ada = at_home(site)
    expect(ada.see("install")).to_have_count(0)
    ada.page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => (window.prompted = true);
            window.banner = dispatchEvent(offer);
        }"""
    )
    assert ada.page.evaluate("banner") is False, "the browser shows no banner of its own"
    ada.tap("tab-more")
    ada.page.get_by_role("dialog").get_by_test_id("install").click()
    assert ada.page.evaluate("prompted")
    expect(ada.see("install")).to_have_count(0)


def test_on_an_iphone_a_sentence_says_how_to_install(site: Site) -> None:
    ada = site.visitor()
    ada.page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    ada.open("/")
    expect(ada.see("install-how")).to_contain_text("Add to Home Screen")
    expect(ada.see("install")).to_have_count(0)


def test_the_font_comes_from_our_own_server_and_has_every_letter(site: Site) -> None:
    ada = site.visitor()
    fonts: list[str] = []
    ada.page.on("request", lambda request: fonts.append(request.url) if request.resource_type == "font" else None)
    ada.open("/")
    expect(ada.see("play-classic")).to_be_visible()
    ada.page.evaluate("document.fonts.ready")
    assert len(fonts) == 1, "preloaded, and loaded once"
    assert fonts[0].startswith(f"{site.address}/assets/")
    assert ada.page.evaluate(
        "[...document.fonts].some(({ family, status }) => family === 'Nunito' && status === 'loaded')"
    )
    assert ada.page.evaluate("getComputedStyle(document.body).fontFamily").startswith("Nunito")
    texts = "".join(path.read_text("utf-8") for path in LOCALES.rglob("*.ftl"))
    letters = "".join(
        sorted({letter for letter in texts if letter.isalpha() and ord(letter) < 0x250} | set("0123456789−+×%·"))
    )
    for letter, (one, other) in zip(letters, widths(ada, letters, "Nunito, monospace", "Nunito, serif"), strict=True):
        assert one == other, f"{letter} is drawn in another font"
    assert len({width for (width,) in widths(ada, "0123456789", "Nunito")}) == 1, "figures of one width"


def widths(person: Person, characters: str, *families: str) -> list[list[float]]:
    found: list[list[float]] = person.page.evaluate(GLYPH_WIDTHS, [characters, families])
    return found


def test_axe_finds_nothing_in_any_theme_nor_in_forced_colours(site: Site) -> None:
    ada = at_home(site, unfinished=True)
    assert_no_violations(ada, "home")
    ada.tap("tab-more")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert_no_violations(ada, "more")
    ada.page.emulate_media(forced_colors="active")
    assert_no_violations(ada, "more, forced colours")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert_no_violations(ada, "home, forced colours")
