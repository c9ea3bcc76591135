"""All four rows and all choices of a table are visible together, on every screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AT_REST, assert_fits
from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table
from tests.browser.views import crowded_table

VARIANTS = ("classic", "longo", "duel")
SCREENS = ((360, 640), (390, 844), (844, 390), (640, 360), (640, 400), (820, 1180), (1280, 800), (1920, 1080))
"""Width and height. A laptop of 1280 × 800 at a zoom of 200 % is 640 × 400."""
PARTS = {
    "header": ".table > header",
    "seat": ".seats > .seat",
    "die": ".tray > .die",
    "row": ".band",
    "choice": "[data-testid^='option-']",
}
BOXES = """parts => {
    const box = (part, one, number) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return { name: `${part} ${number}`, left, top, right, bottom, covered: !hit || !one.contains(hit),
                 cut: part === "choice" && one.scrollWidth > one.clientWidth };
    };
    const all = ([part, css]) => [...document.querySelectorAll(css)].map((one, number) => box(part, one, number));
    return Object.entries(parts).flatMap(all);
}"""


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > 0.5 and down > 0.5)


def problems(person: Person, width: int, height: int) -> list[str]:
    """What is outside the screen, covered, cut off, or overlaps something else."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(AT_REST)
    boxes = person.page.evaluate(BOXES, PARTS)
    assert len(boxes) >= 1 + 2 + 6 + 4 + 9, [box["name"] for box in boxes]
    outside = [
        f"{box['name']} outside"
        for box in boxes
        if box["left"] < 0 or box["top"] < 0 or box["right"] > width or box["bottom"] > height
    ]
    hidden = [f"{box['name']} {what}" for box in boxes for what in ("covered", "cut") if box[what]]
    pairs = [(one, other) for at, one in enumerate(boxes) for other in boxes[at + 1 :] if overlap(one, other)]
    return outside + hidden + [f"{one['name']} over {other['name']}" for one, other in pairs]


def assert_all_visible(person: Person) -> None:
    found = {f"{width}x{height}": problems(person, width, height) for width, height in SCREENS}
    assert not any(found.values()), found


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_rows_and_the_most_choices_are_visible_together_on_every_screen(site: Site, variant: str) -> None:
    assert_all_visible(crowded_table(site, variant))


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("locale", ["it-IT", "es-ES", "de-DE", "fr-FR"])
def test_all_rows_and_the_most_choices_are_visible_together_in_every_language(
    site: Site, variant: str, locale: str
) -> None:
    assert_all_visible(crowded_table(site, variant, locale=locale))


@pytest.mark.parametrize("variant", VARIANTS)
def test_text_of_twice_the_size_fits_and_grows(site: Site, variant: str) -> None:
    ada = crowded_table(site, variant)
    size = "getComputedStyle(document.querySelector('[data-testid=ask]')).fontSize"
    usual = ada.page.evaluate(f"parseFloat({size})")
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ada.page.evaluate(f"parseFloat({size})") == 2 * usual
    assert_fits(ada, variant)
    assert not problems(ada, 1920, 1080)


def test_a_banner_about_somebody_who_is_absent_does_not_move_the_sheet(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    roll(active_first(ada, bob)[0], (3, 6))
    expect(ada.see("option-red-9")).to_be_visible()
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        before = row_boxes(ada)
        address = bob.page.url
        bob.page.close()
        expect(ada.see("absent-1")).to_be_visible()
        assert row_boxes(ada) == before, (width, height)
        bob.page = bob.context.new_page()
        bob.open(address)
        expect(ada.see("absent-1")).to_have_count(0)


def row_boxes(person: Person) -> Any:
    """Where the four rows are."""
    person.page.evaluate(AT_REST)
    return [box for box in person.page.evaluate(BOXES, PARTS) if box["name"].startswith("row")]
