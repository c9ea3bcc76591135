"""Entering real dice: only what somebody needs, and a mistyped die can be corrected."""

from playwright.sync_api import expect

from tests.browser.people import Site
from tests.browser.scripts import active_first, roll, two_at_a_table


def test_dice_that_nobody_can_use_need_no_tap(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    for whites, move in (((5, 6), "red 11"), ((5, 6), "red 11")):
        active, other = active_first(ada, bob)
        roll(active, whites)
        active.choose(move)
        other.choose("pass")
        expect(active.see("ask")).to_contain_text("White + colour")
        active.choose("pass")
    active, other = active_first(ada, bob)
    taps: list[str] = []
    active.page.expose_function("tapped", lambda name: taps.append(name))
    active.page.evaluate("addEventListener('click', (event) => tapped(event.target.dataset.testid), true)")
    roll(active, (3, 4))
    expect(other.see("white-sum")).to_have_text("7")
    assert [tap.rpartition("-")[0] for tap in taps] == [
        *("real-die-white-0", "real-die-white-1"),
        *("real-die-yellow", "real-die-green", "real-die-blue"),
    ], "red can only be closed, and nobody has five crosses there"


def test_a_mistyped_die_is_corrected_before_anybody_has_decided(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    active, other = active_first(ada, bob)
    roll(active, (3, 4))
    expect(other.see("white-sum")).to_have_text("7")
    active.tap("correct-dice")
    active.tap("real-die-white-1-5")
    active.tap("real-dice-send")
    for person in (active, other):
        expect(person.see("white-sum")).to_have_text("8")
    expect(other.see("correct-dice")).to_have_count(0)
    other.choose("blue 8")
    expect(active.see("correct-dice")).to_have_count(0)
    active.choose("blue 8")
    expect(active.see("ask")).to_contain_text("White + colour")
    assert not active.complaints
    assert not other.complaints
