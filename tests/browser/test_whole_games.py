"""Two people with a browser each play whole games with real dice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Site
from tests.browser.scripts import active_first, colour_action, roll, two_at_a_table, white_action
from tests.kit.rule_marks import rule


@rule("R1", "R3")
@pytest.mark.parametrize(
    ("variant", "motion", "rolls"),
    [
        ("classic", "no-preference", [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (6, 6)]),
        ("longo", "reduce", [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (8, 7)]),
    ],
)
def test_two_people_lock_two_rows_together(site: Site, variant: str, motion: str, rolls: list[tuple[int, int]]) -> None:
    """Both close a row in the same action, which ends the game."""
    ada, bob = two_at_a_table(site, variant, motion=motion)
    turns = active_first(ada, bob)
    for turn, white in enumerate(rolls):
        active = turns[turn % 2]
        roll(active, white, face=6)
        number = sum(white)
        white_action({ada: f"red {number}", bob: f"yellow {number}"})
        if turn < len(rolls) - 1:
            colour_action(active, "pass")
    crosses = len(rolls) + 1  # and the lock
    for person in (ada, bob):
        expect(person.see("result")).to_be_visible()
        for seat in (0, 1):
            expect(person.see(f"total-{seat}").first).to_contain_text(str(crosses * (crosses + 1) // 2))
        assert not person.complaints


@rule("D4", "D9")
def test_two_people_play_the_duel(site: Site) -> None:
    """A single front pawn is knocked off; four missed throws in total end the game."""
    ada, bob = two_at_a_table(site, "duel", motion="no-preference")
    first, second = active_first(ada, bob)
    roll(first, (3, 4), face=6)
    white_action({first: "red 7"})
    colour_action(first, "pass")
    roll(second, (3, 4), face=6)
    expect(second.see("option-red-7")).to_contain_text("knocks", ignore_case=True)
    white_action({second: "red 7"})
    colour_action(second, "pass")
    for turn in range(4):
        active = (first, second)[turn % 2]
        roll(active, (1, 1))
        white_action({active: "pass"})
        colour_action(active, "pass")
    for person in (first, second):
        expect(person.see("result")).to_be_visible()
        assert not person.complaints
    # One pawn is left (1 point), and each player has missed two throws.
    for seat in (0, 1):  # the points are counted up
        expect(ada.see(f"total-{seat}").first).to_have_text(re.compile("−(9|10)"))
    totals = {ada.see(f"total-{seat}").first.inner_text().strip().replace("−", "-") for seat in (0, 1)}
    assert totals == {"-10", "-9"}
