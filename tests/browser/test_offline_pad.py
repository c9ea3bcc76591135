"""The score pad without a network: from the first tap to the end, and the way to the server afterwards."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.test_offline import STARTING, in_airplane_mode, visited
from tests.browser.test_pad import DOWN, FIVE, cell, cross_of, cross_off


def opened_pad(person: Person, *guests: str, variant: str = "classic") -> None:
    """Open a pad on this device, from the home page, for these people."""
    person.open("/")
    person.tap("score-pad")
    person.see(f"variant-{variant}").check(force=True)
    for number, name in enumerate(guests, 1):
        if variant != "duel":
            person.tap("guest-more")
        person.see(f"guest-{number}").fill(name)
    person.tap("open-pad")
    expect(person.see("pad")).to_be_visible(timeout=STARTING)
    assert "/table/local-" in person.page.url


def reload(person: Person) -> None:
    person.page.reload()
    expect(person.see("pad")).to_be_visible(timeout=STARTING)


def count_up(person: Person) -> None:
    """Count up before the rules end the game."""
    person.tap("count-up")
    person.tap("confirm-yes")
    expect(person.see("result")).to_be_visible()


def back_online(site: Site, person: Person) -> None:
    site.start()
    person.context.set_offline(False)
    person.open("/games")


def test_a_pad_in_airplane_mode_is_undone_reloaded_and_finished_and_comes_to_the_server_afterwards(
    own_site: Site,
) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    ada.open("/pad")
    expect(ada.see("pad-here")).to_contain_text("everybody writes on this device")
    opened_pad(ada, "Bob")
    expect(ada.see("invite")).to_have_count(0)
    cross_off(ada, 0, *FIVE, "yellow 9")
    ada.tap("undo-0")
    expect(cross_of(ada, "yellow 9", 0)).to_have_count(0)
    cross_off(ada, 1, *FIVE, *DOWN)
    reload(ada)
    expect(cross_of(ada, "green 8", 1)).to_have_count(1)
    expect(cross_of(ada, "yellow 9", 0)).to_have_count(0)
    cross_off(ada, 0, "red 12")
    cross_off(ada, 1, "red 12")  # both lock with the same throw
    cross_off(ada, 1, "green 2")
    expect(ada.see("pad-ended")).to_be_visible()
    ada.tap("count-up")
    expect(ada.see("pad-result")).to_be_visible()
    ada.open("/games")
    expect(ada.see("games-here")).to_contain_text("score pad")

    back_online(own_site, ada)
    finished = ada.page.locator("[data-testid^='game-']:not([data-testid^='game-local'])")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("score pad")
    expect(finished).to_contain_text("without a network")
    expect(ada.see("games-here")).to_have_count(0)
    finished.click()
    expect(ada.see("pad-result")).to_be_visible()
    expect(ada.see("result")).to_contain_text("56")  # two locked rows of seven crosses
    expect(ada.see("analysis-link")).to_have_count(0)
    ada.open("/statistics")
    expect(ada.page.get_by_text("score pad").first).to_be_visible()


@pytest.mark.parametrize("variant", ["longo", "duel"])
def test_the_other_games_are_entered_and_counted_without_a_network(own_site: Site, variant: str) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada, "Bob", variant=variant)
    if variant == "duel":
        ada.see("cell-red-5").get_by_role("button").click()
        expect(ada.see("places-0")).to_contain_text("1")
        reload(ada)
        ada.tap("penalty-0")
        expect(ada.see("places-0")).to_contain_text("−4")
    else:
        cross_off(ada, 0, "red 5")
        reload(ada)
        cross_off(ada, 1, "blue 9")
    count_up(ada)
    back_online(own_site, ada)
    finished = ada.page.locator("[data-testid^='game-']:not([data-testid^='game-local'])")
    expect(finished).to_contain_text("score pad")


def test_house_rules_hold_without_a_network_and_the_server_accepts_them(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada)
    cross_off(ada, 0, "red 5")
    cell(ada, "red 4", 0).click()
    expect(ada.see("problem")).to_contain_text("C1")
    ada.tap("house-rules")
    ada.tap("confirm-yes")
    expect(ada.see("house-note")).to_be_visible()
    cross_off(ada, 0, "red 4")
    count_up(ada)
    back_online(own_site, ada)
    expect(ada.page.locator("[data-testid^='game-']:not([data-testid^='game-local'])")).to_have_count(1)
    expect(ada.see("games-here")).to_have_count(0)


def test_the_next_pad_opens_at_once_with_the_same_players(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada, "Bob")
    cross_off(ada, 1, "red 5")
    count_up(ada)
    ada.tap("rematch")
    expect(ada.see("pad-sheet-1")).to_be_visible()
    expect(cross_of(ada, "red 5", 1)).to_have_count(0)
    cross_off(ada, 1, "red 6")


def test_two_tabs_with_one_pad_lose_nothing(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada)
    other = Person("Ada", ada.context)
    other.open(ada.page.url)
    expect(other.see("pad")).to_be_visible(timeout=STARTING)
    cross_off(ada, 0, "red 5")
    cell(other, "red 4", 0).get_by_role("button").click()
    expect(other.see("problem")).to_contain_text("in the meantime")
    expect(cross_of(other, "red 5", 0)).to_have_count(1)
    expect(cross_of(other, "red 4", 0)).to_have_count(0)
    cross_off(other, 0, "red 7")
    reload(ada)
    for mark in ("red 5", "red 7"):
        expect(cross_of(ada, mark, 0)).to_have_count(1)
