"""Nobody sees a choice before everybody has decided; until then it can be changed."""

import re

from playwright.sync_api import expect

from tests.browser.people import Site, frames_received
from tests.browser.scripts import active_first, roll, two_at_a_table
from tests.kit.rule_marks import rule

pytestmark = rule("R1")


def test_a_choice_stays_hidden_until_all_have_decided(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    with frames_received(bob.page) as frames:
        bob.page.reload()
        active = active_first(ada, bob)[0]
        roll(active, (3, 6))
        expect(ada.see("option-red-9")).to_be_visible()
        frames.clear()
        ada.choose("red 9")
        expect(ada.see("chosen")).to_contain_text("9")
        expect(bob.see("status-0")).to_contain_text("ready", ignore_case=True)
        assert frames, "Bob is told that Ada has decided"
        assert not any("red 9" in frame and '"chosen":"red 9"' in frame for frame in frames)
        assert all('"type":"view"' not in frame or '"chosen":null' in frame for frame in frames)
        assert not any('"moves":{"0":"red 9"' in frame for frame in frames)
        bob.choose("blue 9")
        expect(bob.see("history")).to_contain_text("9")
        assert any('"red 9"' in frame for frame in frames), "now everybody knows"


def test_a_choice_can_be_changed_and_withdrawn_while_others_think(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    active = active_first(ada, bob)[0]
    roll(active, (3, 6))
    ada.choose("red 9")
    expect(ada.see("chosen")).to_be_visible()
    ada.tap("change-choice")
    ada.choose("yellow 9")
    expect(ada.see("chosen")).to_be_visible()
    bob.choose("pass")
    expect(ada.see("cell-yellow-9")).to_have_attribute("aria-label", _crossed())
    expect(ada.see("cell-red-9")).not_to_have_attribute("aria-label", _crossed())


def _crossed() -> "re.Pattern[str]":
    return re.compile("crossed", re.IGNORECASE)
