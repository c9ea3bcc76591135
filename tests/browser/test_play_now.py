"""From the home page to the end of a game against a bot, and a rematch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.daily import play_until_the_end_is_near
from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end, play_on, play_to_the_end


def by_taps(_: Site, person: Person) -> None:
    play_to_the_end(person)


def with_a_middle_unseen(site: Site, person: Person) -> None:
    play_on(person, 8)
    play_until_the_end_is_near(site, person)
    pass_to_the_end(person)


@pytest.mark.parametrize(
    ("variant", "motion", "plays"),
    [
        ("classic", "no-preference", by_taps),
        ("longo", "reduce", with_a_middle_unseen),
        ("duel", "reduce", with_a_middle_unseen),
    ],
)
def test_one_click_from_home_to_a_whole_game_against_a_bot(
    site: Site, variant: str, motion: str, plays: Callable[[Site, Person], None]
) -> None:
    ada = site.visitor(returning=True, reduced_motion=motion)
    ada.open("/")
    ada.tap(f"play-{variant}")
    expect(ada.see("dice")).to_be_visible()
    plays(site, ada)
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "yes")
    assert not ada.complaints
    before = ada.page.url
    ada.tap("rematch")
    ada.page.wait_for_url(lambda address: address.split("?")[0] != before.split("?")[0])
    expect(ada.see("dice").or_(ada.see("start"))).to_be_visible()
