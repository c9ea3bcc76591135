"""With the keyboard alone: arrow keys reach every cell, and a cell that cannot be used says why."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.looks import assert_no_violations
from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table
from tests.browser.test_endings import text
from tests.browser.test_moments import against_a_bot
from tests.browser.views import change_views, option


def tab_to(person: Person, focused: str) -> None:
    """Press Tab until the focus is on what matches this selector."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("css => document.activeElement.matches(css)", focused):
            return
    raise AssertionError(f"the keyboard does not reach {focused}")


def focused_cell(person: Person) -> str:
    cell: str = person.page.evaluate("document.activeElement.closest('.cell').dataset.testid")
    return cell


def test_arrow_keys_reach_an_illegal_cell_and_it_says_why(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    active = active_first(ada, bob)[0]
    roll(active, (1, 4))
    expect(active.page.locator(".game:not(.settling)")).to_be_visible()
    tab_to(active, "[data-testid='cell-red-5'] button")
    for key, cell in (("ArrowRight", "red-6"), ("ArrowDown", "yellow-6"), ("End", "yellow-12"), ("Home", "yellow-2")):
        active.page.keyboard.press(key)
        assert focused_cell(active) == f"cell-{cell}"
    active.page.keyboard.press("ArrowLeft")
    assert focused_cell(active) == "cell-yellow-2", "the row ends here"
    expect(active.see("cell-yellow-2")).to_be_focused()
    expect(active.see("cell-yellow-2")).to_have_role("button")
    assert_no_violations(active, "a focused cell")
    active.page.keyboard.press("Enter")
    alert = active.page.get_by_role("alert")
    expect(alert).to_contain_text(text("Yellow 2", " is not on the dice, which make ", "5", "."))
    active.page.keyboard.press("ArrowDown")
    active.page.keyboard.press("Space")
    expect(alert).to_contain_text(text("Green 12", " is not on the dice"))
    expect(active.see("option-red-5")).to_be_visible()
    for key in ("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"):
        active.page.keyboard.press(key)
    expect(active.see("chosen")).to_contain_text("5")
    assert not active.complaints


def test_the_keyboard_reaches_cells_that_say_why_where_only_a_pass_is_left(site: Site) -> None:
    ada = against_a_bot(site)

    def only_pass(view: dict[str, Any]) -> dict[str, Any]:
        game = view["game"] | {"phase": "colour", "active": 0}
        hand = {"seat": 0, "options": [option(None, None, penalty=True, gain=-5)], "chosen": None}
        return view | {"game": game, "hands": [hand]}

    change_views(ada, only_pass)
    ada.page.reload()
    expect(ada.see("option-pass")).to_be_visible()
    tab_to(ada, "[data-testid='cell-red-2']")
    ada.page.keyboard.press("ArrowRight")
    assert focused_cell(ada) == "cell-red-3"


def test_arrow_keys_reach_the_cells_of_the_duel(site: Site) -> None:
    ada, bob = two_at_a_table(site, "duel")
    active = active_first(ada, bob)[0]
    roll(active, (6, 6))
    expect(active.page.locator(".game:not(.settling)")).to_be_visible()
    tab_to(active, "[data-testid='cell-green-12'] button")
    active.page.keyboard.press("ArrowRight")
    assert focused_cell(active) == "cell-green-11"
    active.page.keyboard.press("Enter")
    expect(active.page.get_by_role("alert")).to_contain_text(text("Green 11", " is not on the dice"))
    assert_no_violations(active, "a focused cell of the board")
