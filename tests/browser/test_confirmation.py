"""Choices that are confirmed if the player wants that, and the note that a choice can still be changed."""

import re

from playwright.sync_api import expect

from tests.browser.looks import assert_fits, assert_no_violations
from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table

CHANGE = "you can still change your mind"


def switch_on(person: Person) -> None:
    person.tap("menu")
    expect(person.see("confirm-choices")).to_have_attribute("aria-checked", "false")
    person.tap("confirm-choices")
    expect(person.see("confirm-choices")).to_have_attribute("aria-checked", "true")
    person.page.keyboard.press("Escape")


def with_the_switch_on(site: Site) -> Person:
    """Ada playing solitaire with real dice, a roll, and confirmation switched on."""
    ada = site.visitor("Ada")
    ada.open(
        ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": [{"kind": "you"}]}) + "?start"
    )
    switch_on(ada)
    roll(ada, (3, 6), face=3)
    return ada


def test_with_the_switch_on_a_choice_needs_a_second_button_even_after_a_reload(site: Site) -> None:
    ada = with_the_switch_on(site)
    ada.tap("option-red-9")
    expect(ada.see("confirm")).to_contain_text("9")
    expect(ada.see("cell-red-9").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    ada.tap("confirm-back")
    expect(ada.see("option-red-9")).to_be_visible()
    ada.page.reload()
    ada.see("cell-yellow-9").get_by_role("button").click()
    expect(ada.see("history")).not_to_contain_text("9")
    ada.see("cell-blue-9").get_by_role("button").click()  # another cell instead
    ada.tap("confirm-choice")
    expect(ada.see("ask")).to_contain_text("White + colour")
    expect(ada.see("cell-blue-9")).to_have_attribute("aria-label", re.compile("crossed"))
    expect(ada.see("cell-yellow-9")).not_to_have_attribute("aria-label", re.compile("crossed"))
    ada.tap("option-pass")
    expect(ada.see("confirm")).to_contain_text("no penalty")
    ada.tap("confirm-choice")
    expect(ada.see("real-dice")).to_be_visible()


def test_the_confirmation_works_by_keyboard_and_is_spoken(site: Site) -> None:
    ada = with_the_switch_on(site)
    expect(ada.see("option-red-9")).to_be_enabled()
    ada.page.keyboard.press("1")
    confirm = ada.see("confirm-choice")
    expect(confirm).to_be_focused()
    expect(confirm).to_have_accessible_name("Confirm")
    expect(confirm).to_have_accessible_description(re.compile(r"Red.* .*9.* \+1 .*skips"))
    ada.page.keyboard.press("Escape")
    expect(ada.see("option-red-9")).to_be_enabled()
    ada.see("option-red-9").focus()
    ada.page.keyboard.down("Enter")
    expect(confirm).to_be_enabled()
    ada.page.keyboard.down("Enter")  # the keyboard repeats it
    expect(confirm).to_be_focused()
    ada.page.keyboard.up("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.see("cell-red-9")).to_have_attribute("aria-label", re.compile("crossed"))


def test_the_switch_is_worked_by_keyboard_and_says_what_it_does(site: Site) -> None:
    ada = with_the_switch_on(site)
    ada.see("menu").press("Enter")
    switch = ada.page.get_by_role("switch", name=re.compile("Confirm each choice"))
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
    ada.page.keyboard.press("Escape")
    ada.tap("option-red-9")
    expect(ada.see("ask")).to_contain_text("White + colour")


def test_a_penalty_is_confirmed_once(site: Site) -> None:
    ada = with_the_switch_on(site)
    ada.tap("option-pass")
    ada.tap("confirm-choice")
    expect(ada.see("ask")).to_contain_text("White + colour")
    ada.tap("option-pass")
    expect(ada.see("confirm")).to_contain_text("You could still cross off a number.")
    ada.tap("confirm-penalty")
    expect(ada.see("real-dice")).to_be_visible()


def test_a_changed_choice_is_confirmed_too(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    switch_on(ada)
    roll(active_first(ada, bob)[0], (3, 6))
    for colour in ("red", "yellow"):
        ada.see(f"cell-{colour}-9").get_by_role("button").click()
        expect(ada.see("confirm")).to_contain_text(re.compile(colour, re.IGNORECASE))
        ada.tap("confirm-choice")
        expect(ada.see("chosen")).to_contain_text(colour)
    bob.choose("pass")
    expect(ada.see("cell-yellow-9")).to_have_attribute("aria-label", re.compile("crossed"))


def test_axe_finds_nothing_at_a_confirmation_and_it_fits(site: Site) -> None:
    active = active_first(*two_at_a_table(site, "duel"))[0]
    switch_on(active)
    roll(active, (3, 6), face=3)
    active.see("cell-red-9").get_by_role("button").click()
    expect(active.see("confirm-choice")).to_be_visible()
    assert_no_violations(active, "a choice to be confirmed")
    assert_fits(active, "a choice to be confirmed")
    active.tap("menu")
    assert_no_violations(active, "the switch")


def test_only_a_player_who_can_still_change_a_choice_is_told_so(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    roll(active_first(ada, bob)[0], (3, 6))
    expect(ada.see("ask")).to_contain_text(CHANGE)
    expect(bob.see("ask")).to_contain_text(CHANGE)
    ada.choose("red 9")
    expect(ada.see("change-choice")).to_be_visible()
    expect(bob.see("ask")).to_contain_text("your choice counts at once")
    expect(bob.see("ask")).not_to_contain_text(CHANGE)
    ada.tap("change-choice")
    expect(bob.see("ask")).to_contain_text(CHANGE)
