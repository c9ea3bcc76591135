"""A roll is shown once; its sum and the choices appear when the dice have landed."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, colour_action, roll, two_at_a_table, white_action
from tests.browser.views import change_views

WATCH = """() => {
    window.rolls = 0;
    window.outside = [];
    window.early = 0;
    const known = new Set();
    const count = () => {
        for (const die of document.querySelectorAll(".die"))
            if (!die.classList.contains("rolling")) known.delete(die);
            else if (!known.has(die)) window.rolls += known.add(die) && 1;
    };
    const changes = { subtree: true, childList: true, attributeFilter: ["class"] };
    new MutationObserver(count).observe(document, changes);
    const look = () => {
        const tray = document.querySelector("[data-testid='dice']")?.getBoundingClientRect();
        const rolling = [...document.querySelectorAll(".die.rolling svg")];
        for (const die of rolling) {
            const box = die.getBoundingClientRect();
            if (box.left < tray.left || box.right > tray.right || box.top < tray.top || box.bottom > tray.bottom)
                window.outside.push([box.left - tray.left, tray.right - box.right, box.top - tray.top]);
        }
        if (rolling.length) window.early += document.querySelectorAll("[data-testid^='option-'], .cell button").length;
        requestAnimationFrame(look);
    };
    look();
}"""
DICE = 6


def watched(person: Person) -> dict[str, Any]:
    """What the page has done since WATCH: dice that began to roll, dice outside the tray, choices offered too early."""
    seen: dict[str, Any] = person.page.evaluate("({ rolls, outside, early })")
    return seen


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_a_roll_is_shown_once_inside_the_tray_and_choices_come_after_it(site: Site, variant: str) -> None:
    ada, bob = two_at_a_table(site, variant, motion="no-preference")
    first, second = active_first(ada, bob)
    ada.page.evaluate(WATCH)
    roll(first, (1, 2), face=2)
    expect(ada.see("option-red-3")).to_be_visible()
    assert watched(ada) == {"rolls": DICE, "outside": [], "early": 0}
    white_action({ada: "red 3", bob: "yellow 3"})
    colour_action(first, "pass")
    expect(second.see("real-dice")).to_be_visible()
    assert watched(ada)["rolls"] == DICE


def test_a_reload_and_a_reconnect_do_not_show_the_roll_again(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic", motion="no-preference")
    roll(active_first(ada, bob)[0], (1, 2))
    expect(ada.see("option-red-3")).to_be_visible()
    ada.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    ada.page.reload()
    expect(ada.see("option-red-3")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.see("connection-lost")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.see("connection-lost")).to_have_count(0)
    assert watched(ada)["rolls"] == 0


def test_a_device_that_is_handed_over_does_not_show_the_roll_again(site: Site) -> None:
    ada = site.visitor("Ada", reduced_motion="no-preference")
    seats = [{"kind": "you"}, {"kind": "guest", "name": "Leo"}, {"kind": "guest", "name": "Mia"}]
    ada.open(ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats}) + "?start")
    expect(ada.see("real-dice").or_(ada.see("hand-over"))).to_be_visible()
    if ada.see("hand-over").is_visible():
        ada.take_over()
    ada.page.evaluate(WATCH)
    roll(ada, (3, 6))
    for move in ("red 9", "yellow 9", "blue 9"):
        ada.take_over()
        ada.choose(move)
    expect(ada.see("history")).to_contain_text("9")
    assert watched(ada)["rolls"] == DICE


def test_dice_of_longo_show_numerals(site: Site) -> None:
    ada, bob = two_at_a_table(site, "longo")
    roll(active_first(ada, bob)[0], (7, 8))
    expect(ada.see("dice").locator("text")).to_have_text(["7", "8", "1", "1", "1", "1"])


def test_a_die_that_is_out_of_the_game_says_so(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    roll(active_first(ada, bob)[0], (1, 2))
    red = ada.see("dice").get_by_role("img").nth(2)
    expect(red).to_have_accessible_name(re.compile("red"))
    expect(red).not_to_have_accessible_name(re.compile("out of the game"))
    change_views(ada, lambda view: view | {"game": view["game"] | {"closed": ["red"]}})
    ada.page.reload()
    expect(red).to_have_accessible_name(re.compile("red.*1.*, out of the game"))
    expect(ada.see("dice").get_by_role("img").nth(3)).not_to_have_accessible_name(re.compile("out of the game"))
