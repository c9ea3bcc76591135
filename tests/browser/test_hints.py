"""Hints at the table: the coach's best choice, and the cost of another one before it takes effect."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.looks import assert_no_violations
from tests.browser.messages import throw_ones_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.browser.scripts import COLOURS, two_at_a_table

BOT = {"kind": "bot", "bot": "casual"}


def with_real_dice(site: Site, *others: dict[str, str], **options: Any) -> Person:
    """Ada at a table of her own with real dice."""
    ada = site.visitor("Ada", **options)
    body = {"settings": {"variant": "classic", "dice": "real"}, "seats": [{"kind": "you"}, *others]}
    ada.open(ada.make_table(body) + "?start")
    expect(ada.see("real-dice")).to_be_visible()
    return ada


def switch_hints(person: Person, *, on: bool = True) -> None:
    person.tap("menu")
    person.tap("hints")
    expect(person.see("hints")).to_have_attribute("aria-checked", "true" if on else "false")
    person.page.keyboard.press("Escape")


def throw_two_ones(person: Person) -> None:
    """A roll with which 2 can be crossed off in red and in yellow, so that passing is certainly a mistake."""
    person.enter_dice((1, 1), **dict.fromkeys(COLOURS, 6))
    expect(person.see("option-red-2")).to_be_visible()


def notes(person: Person) -> list[str]:
    """The choices that the coach calls best."""
    buttons = person.page.locator("[data-testid^='option-']:has(em.note)")
    found: list[str] = buttons.evaluate_all("buttons => buttons.map((button) => button.dataset.testid)")
    return found


def test_the_best_choice_is_marked_in_the_dock_and_on_the_sheet(site: Site) -> None:
    ada = with_real_dice(site, BOT)
    switch_hints(ada)
    throw_two_ones(ada)
    expect(ada.page.locator("em.note")).to_have_text("Coach: best")
    (best,) = notes(ada)
    assert best in ("option-red-2", "option-yellow-2")
    cell = ada.see(best.replace("option", "cell"))
    expect(cell).to_have_attribute("data-note", "Coach: best")
    ada.tap(best)
    expect(ada.see("hint-cost")).to_have_count(0)
    expect(cell).to_have_attribute("aria-label", re.compile("crossed"))


def test_a_worse_choice_shows_its_cost_before_it_takes_effect(site: Site) -> None:
    ada = with_real_dice(site, BOT)
    switch_hints(ada)
    throw_two_ones(ada)
    expect(ada.page.locator("em.note")).to_be_visible()
    ada.tap("option-pass")
    cost = ada.see("hint-cost")
    expect(cost).to_contain_text("costs")
    expect(cost).to_contain_text("%")
    expect(ada.see("hint-confirm")).to_be_focused()
    ada.tap("hint-why")
    expect(ada.see("hint-remark")).to_be_visible()
    ada.tap("hint-back")
    expect(ada.see("option-red-2")).to_be_visible()
    expect(ada.see("status-0")).to_contain_text("your choice")
    ada.tap("option-pass")
    ada.tap("hint-confirm")
    expect(ada.see("history")).to_contain_text("passes")


def test_hints_are_not_offered_where_another_person_plays(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    for person in (ada, bob):
        person.tap("menu")
        expect(person.see("go-home")).to_be_visible()
        expect(person.see("hints")).to_have_count(0)


def test_the_coach_is_not_loaded_before_it_is_used(site: Site) -> None:
    ada = site.visitor("Ada")
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, BOT]}) + "?start")
    expect(ada.see("option-pass")).to_be_visible()
    assert not [url for url in loaded if "/coach" in url or "/hint" in url]
    with ada.page.expect_request(lambda request: "/hint" in request.url):
        switch_hints(ada)


def test_a_game_with_hints_stays_marked_to_the_end_and_in_its_analysis(site: Site) -> None:
    ada = with_real_dice(site)
    expect(ada.see("hinted")).to_have_count(0)
    switch_hints(ada)
    switch_hints(ada, on=False)
    throw_two_ones(ada)
    expect(ada.page.locator("em.note")).to_have_count(0)  # hints are off again
    throw_ones_to_the_end_unseen(site, ada)
    expect(ada.see("result")).to_be_visible()
    expect(ada.see("hinted")).to_be_visible()
    ada.tap("analysis-link")
    expect(ada.see("verdict")).to_be_visible()
    expect(ada.see("hinted")).to_have_text("with hints")
    assert not ada.complaints


def test_axe_finds_nothing_at_a_table_with_hints(site: Site) -> None:
    ada = with_real_dice(site, BOT)
    ada.tap("menu")
    assert_no_violations(ada, "the switch")
    ada.page.keyboard.press("Escape")
    switch_hints(ada)
    throw_two_ones(ada)
    expect(ada.page.locator("em.note")).to_be_visible()
    assert_no_violations(ada, "the best choice")
    ada.tap("option-pass")
    expect(ada.see("hint-cost")).to_be_visible()
    assert_no_violations(ada, "what it costs")
