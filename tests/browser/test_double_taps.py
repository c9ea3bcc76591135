"""A tap meant for the previous choices does not decide: the choices have just changed under the finger."""

import datetime
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table

RECORDER = """
window.choices = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === "choose") window.choices.push(message.move);
    return send.call(this, text);
};
"""
SETTLED = 400
"""Milliseconds after which new choices accept a tap."""


def at_a_real_table(site: Site, *others: dict[str, str], touch: bool = False) -> Person:
    """Ada with real dice, in solitaire or with others, with the dice still to be entered."""
    ada = site.visitor("Ada", has_touch=touch)
    ada.page.clock.install()
    body = {"settings": {"variant": "classic", "dice": "real"}, "seats": [{"kind": "you"}, *others]}
    ada.open(ada.make_table(body) + "?start")
    expect(ada.see("real-dice").or_(ada.see("hand-over"))).to_be_visible()
    return ada


def freeze(person: Person) -> None:
    """Stop the page's clock, which must be installed: all that follows happens within a millisecond."""
    now = datetime.datetime.fromtimestamp(person.page.evaluate("Date.now()") / 1000, datetime.UTC)
    person.page.clock.pause_at(now + datetime.timedelta(seconds=2))


def settle(person: Person) -> None:
    person.page.clock.run_for(SETTLED)


def record_choices(person: Person) -> None:
    """Load the page again, with a list of the moves that it sends."""
    person.page.add_init_script(RECORDER)
    person.page.reload()


def sent(person: Person) -> list[str]:
    moves: list[str] = person.page.evaluate("window.choices")
    return moves


def finger(person: Person, touch: bool) -> Callable[[Locator], Callable[[], None]]:
    """Taps a place on the screen, whatever is there by then."""

    def at(target: Locator) -> Callable[[], None]:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return lambda: person.page.touchscreen.tap(x, y) if touch else person.page.mouse.click(x, y)

    return at


def colour_action_is_due(person: Person) -> None:
    expect(person.see("ask")).to_contain_text("White + colour")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("place", ["option-red-9", "cell-red-9"])
def test_a_double_tap_on_the_white_action_does_not_play_a_colour_action(site: Site, place: str, touch: bool) -> None:
    ada = at_a_real_table(site, touch=touch)
    record_choices(ada)
    roll(ada, (3, 6), face=3)  # the colour action offers 6 and 9
    expect(ada.see("option-red-9")).to_be_enabled()
    freeze(ada)
    tap = finger(ada, touch)(ada.see(place))
    first_choice = finger(ada, touch)(ada.see("option-yellow-9"))
    tap()
    colour_action_is_due(ada)
    tap()
    assert sent(ada) == ["red 9"]
    for option in ada.page.locator("[data-testid^='option-']").all():
        finger(ada, touch)(option)()
    first_choice()
    expect(ada.see("option-yellow-9")).to_be_disabled()
    assert sent(ada) == ["red 9"]
    settle(ada)
    expect(ada.see("option-yellow-9")).to_be_enabled()
    finger(ada, touch)(ada.see("option-yellow-9"))()
    expect(ada.see("history")).to_contain_text("9")
    assert sent(ada) == ["red 9", "yellow 9"]


def test_a_double_tap_on_the_board_of_the_duel_places_one_pawn(site: Site) -> None:
    ada, bob = two_at_a_table(site, "duel")
    active = active_first(ada, bob)[0]
    active.page.clock.install()
    record_choices(active)
    roll(active, (3, 6), face=3)
    expect(active.see("option-red-9")).to_be_enabled()
    freeze(active)
    tap = finger(active, touch=False)(active.see("cell-red-9"))
    tap()
    colour_action_is_due(active)
    tap()
    for cell in active.page.locator("[data-testid^='cell-']:has(button)").all():
        finger(active, touch=False)(cell)()
    assert sent(active) == ["red 9"]


def test_a_key_that_is_held_down_decides_once(site: Site) -> None:
    ada = at_a_real_table(site)
    record_choices(ada)
    roll(ada, (3, 6), face=3)
    expect(ada.see("option-red-9")).to_be_enabled()
    ada.page.keyboard.down("1")
    colour_action_is_due(ada)
    expect(ada.see("option-pass")).to_be_enabled()
    ada.page.keyboard.down("1")  # the keyboard repeats it
    assert sent(ada) == ["red 9"]
    ada.page.keyboard.up("1")
    freeze(ada)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("1")
    expect(ada.see("real-dice")).to_be_visible()
    assert len(sent(ada)) == 2


def test_a_double_tap_on_pass_does_not_take_the_penalty(site: Site) -> None:
    ada = at_a_real_table(site)
    record_choices(ada)
    roll(ada, (3, 6), face=3)
    ada.choose("pass")
    colour_action_is_due(ada)
    expect(ada.see("option-pass")).to_be_enabled()
    freeze(ada)
    finger(ada, touch=False)(ada.see("option-pass"))()
    confirm = finger(ada, touch=False)(ada.see("confirm-penalty"))
    confirm()
    ada.page.keyboard.press("Enter")
    assert sent(ada) == ["pass"]
    settle(ada)
    confirm()
    expect(ada.see("real-dice")).to_be_visible()
    assert sent(ada) == ["pass", "pass"]


def test_a_double_tap_on_the_dice_does_not_choose_and_one_on_a_choice_does_not_enter_dice(site: Site) -> None:
    ada = at_a_real_table(site)
    record_choices(ada)
    for die in ("white-0", "white-1", "red", "yellow", "green"):
        ada.tap(f"real-die-{die}-1")
    expect(ada.page.locator("[data-testid=real-dice][data-needed]")).to_be_visible()
    freeze(ada)
    finger(ada, touch=False)(ada.see("real-die-blue-1"))()  # the last one sends them
    expect(ada.see("option-red-2")).to_be_visible()
    for option in ada.page.locator("[data-testid^='option-']").all():
        finger(ada, touch=False)(option)()
    assert sent(ada) == []
    settle(ada)
    ada.choose("red 2")
    colour_action_is_due(ada)
    settle(ada)
    ada.choose("yellow 2")
    expect(ada.see("real-dice")).to_be_visible()
    finger(ada, touch=False)(ada.see("real-die-red-3"))()
    expect(ada.see("real-die-red-3")).to_have_attribute("aria-pressed", "false")


def test_a_double_tap_does_not_reveal_the_choices_of_the_next_person_at_this_device(site: Site) -> None:
    ada = at_a_real_table(site, {"kind": "guest", "name": "Leo"}, {"kind": "guest", "name": "Mia"})
    if ada.see("hand-over").is_visible():
        ada.tap("hand-over-ready")
    roll(ada, (3, 6))
    ada.tap("hand-over-ready")
    expect(ada.see("option-red-9")).to_be_enabled()
    freeze(ada)
    finger(ada, touch=False)(ada.see("option-red-9"))()
    ready = finger(ada, touch=False)(ada.see("hand-over-ready"))
    ready()
    expect(ada.see("hand-over")).to_be_visible()
    settle(ada)
    ready()
    expect(ada.see("hand-over")).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_choices_that_ignore_taps_look_disabled(site: Site, motion: str) -> None:
    ada = at_a_real_table(site)
    ada.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]  # a literal of Playwright's
    roll(ada, (3, 6), face=3)
    expect(ada.see("option-red-9")).to_be_enabled()
    freeze(ada)
    finger(ada, touch=False)(ada.see("option-red-9"))()
    colour_action_is_due(ada)
    button = ada.see("option-yellow-9")
    expect(button).to_be_disabled()
    if motion == "reduce":
        expect(button).to_have_css("opacity", "0.5")
        expect(button).to_have_css("animation-name", "none")
    else:
        expect(button).to_have_css("animation-name", re.compile("settle"))
    settle(ada)
    expect(button).to_be_enabled()
    expect(button).to_have_css("opacity", "1")
