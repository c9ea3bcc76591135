"""High-contrast themes replace most colours: rows, dice, legal cells and selected elements remain distinct."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import assert_no_violations
from tests.browser.messages import pass_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.browser.test_large_text import PAGES
from tests.browser.views import crowded_table

OUTLINE = (
    "one => { const { outlineStyle, outlineColor } = getComputedStyle(one); return [outlineStyle, outlineColor]; }"
)
BACKGROUND = "one => getComputedStyle(one).backgroundColor"


def with_high_contrast(person: Person) -> Person:
    person.page.emulate_media(forced_colors="active", color_scheme="light")
    return person


def backgrounds(these: Locator) -> list[str]:
    return [str(one.evaluate(BACKGROUND)) for one in these.all()]


@pytest.mark.parametrize("variant", ["classic", "duel"])
def test_rows_dice_and_legal_cells_can_be_told_apart(site: Site, variant: str) -> None:
    ada = with_high_contrast(crowded_table(site, variant))
    assert len(set(backgrounds(ada.page.locator(".band")))) == 4
    assert len(set(backgrounds(ada.page.locator(".tray .die svg")))) == 5, "two white dice and four colours"
    style, colour = ada.see("cell-red-12").evaluate(OUTLINE)
    assert style == "solid"
    assert not colour.startswith("rgba("), "transparent outlines are shown in forced colours only"
    assert ada.see("cell-red-3").evaluate(OUTLINE)[0] == "none"
    assert_no_violations(ada, variant, ["forced"])


def test_what_is_selected_has_an_outline(site: Site) -> None:
    ada = with_high_contrast(site.visitor())
    ada.open("/new")
    ada.tap("preset-bots")
    for chosen, other in (("preset-bots", "preset-friends"), ("variant-classic", "variant-longo")):
        assert outlined(ada.see(chosen)), chosen
        assert not outlined(ada.see(other)), other
    assert not outlined(ada.see("language")), "only selected elements"
    assert_no_violations(ada, "/new", ["forced"])


def outlined(control: Locator) -> bool:
    """Whether a button, or the label around a radio button, has an outline."""
    shown = control.locator("xpath=ancestor-or-self::*[self::label or self::button][1]")
    expect(shown).to_be_visible()
    return str(shown.evaluate(OUTLINE)[0]) == "solid"


@pytest.mark.full
def test_axe_finds_nothing_on_any_page_in_forced_colours(site: Site) -> None:
    ada = site.visitor()
    for path in PAGES:
        ada.open("about:blank")  # a path that differs in its hash only would not be loaded
        ada.open(path)
        expect(ada.page.get_by_role("heading").first).to_be_visible()
        assert_no_violations(ada, path, ["forced"])


@pytest.mark.full
def test_axe_finds_nothing_from_the_waiting_room_to_the_analysis_in_forced_colours(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    ada.open(ada.make_table({"settings": {"variant": "longo"}, "seats": seats}))
    expect(ada.see("start")).to_be_visible()
    assert_no_violations(ada, "waiting room", ["forced"])
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}]})
    ada.open(path)
    pass_to_the_end_unseen(site, ada, path)
    expect(ada.see("result")).to_be_visible()
    assert_no_violations(ada, "end", ["forced"])
    for where, shown in ((path.replace("/table/", "/analysis/"), "verdict"), ("/statistics", "tallies")):
        ada.open(where)
        expect(ada.see(shown)).to_be_visible()
        assert_no_violations(ada, where, ["forced"])
    assert_no_violations(crowded_table(site, "longo"), "longo", ["forced"])
