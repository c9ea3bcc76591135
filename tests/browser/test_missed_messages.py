"""A page that missed messages shows the same as everybody else's page afterwards."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, colour_action, roll, two_at_a_table, white_action

LABELS = "all => all.map((one) => one.getAttribute('aria-label'))"
TEXTS = "all => all.map((one) => one.textContent)"


def sheet_of(person: Person, seat: int) -> Any:
    """Every cell of a seat's sheet, as its dialog shows it."""
    person.see(f"seat-{seat}").get_by_role("button").click()
    dialog = person.page.get_by_role("dialog")
    cells = dialog.get_by_role("group").get_by_role("img")
    expect(cells.first).to_be_visible()
    labels = cells.evaluate_all(LABELS)
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return labels


def common_view(person: Person) -> dict[str, Any]:
    """What both people see: sheets, points, dice and log."""
    seen = person.page.locator
    return {
        "sheets": [sheet_of(person, seat) for seat in (0, 1)],
        "points": seen("[data-testid^='total-']").evaluate_all(TEXTS),
        "dice": person.see("dice").get_by_role("img").evaluate_all("all => all.map((one) => one.outerHTML)"),
        "log": person.see("history").evaluate_all(TEXTS),
    }


def assert_same_everywhere(one: Person, other: Person) -> None:
    shown = common_view(one)
    assert shown["dice"]
    assert shown == common_view(other)
    one.page.reload()
    expect(one.see("dice")).to_be_visible()
    assert common_view(one) == shown


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_a_page_that_was_cut_off_between_two_changes_shows_the_same_as_the_others(site: Site, variant: str) -> None:
    first, second = active_first(*two_at_a_table(site, variant))
    roll(first, (1, 2), face=2)
    white_action({second: "yellow 3"})
    expect(first.see("option-red-3")).to_be_visible()
    second.context.set_offline(True)
    expect(second.see("connection-lost")).to_be_visible()
    white_action({first: "red 3"})
    colour_action(first, "red 4")
    expect(first.see("cell-red-4")).to_have_attribute("aria-label", re.compile("crossed"))
    second.context.set_offline(False)
    roll(second, (2, 3))
    white_action({first: "red 5", second: "yellow 5"})
    colour_action(second, "pass")
    roll(first, (1, 1))
    expect(second.see("white-sum")).to_contain_text("2")
    assert_same_everywhere(second, first)


class LossyWire:
    """Sits between a page and the server, and drops messages on demand."""

    def __init__(self) -> None:
        self.connections = 0
        self.lost: list[str] = []
        self.loses: Callable[[str], bool] = lambda _: False

    def __call__(self, page: WebSocketRoute) -> None:
        self.connections += 1
        page.connect_to_server().on_message(lambda message: self._pass_on(page, str(message)))

    def _pass_on(self, page: WebSocketRoute, message: str) -> None:
        if self.loses(message):
            self.lost.append(message)
        else:
            page.send(message)


def test_a_page_notices_that_one_change_is_missing(site: Site) -> None:
    first, second = active_first(*two_at_a_table(site, "classic"))
    wire = LossyWire()
    second.page.route_web_socket("**/ws/tables/**", wire)
    second.page.reload()
    roll(first, (1, 2), face=2)
    white_action({second: "yellow 3"})
    expect(first.see("option-red-3")).to_be_visible()
    wire.loses = lambda message: '"played"' in message and not wire.lost
    white_action({first: "red 3"})
    colour_action(first, "red 4")
    roll(second, (2, 3))
    expect(second.see("white-sum")).to_contain_text("5")
    assert (len(wire.lost), wire.connections) == (1, 2)
    assert_same_everywhere(second, first)
