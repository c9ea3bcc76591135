"""From the home page to the end of a game against a bot, and once more."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import House
from tests.browser.play import play_to_the_end


@pytest.mark.parametrize(("variant", "motion"), [("classic", "no-preference"), ("longo", "reduce"), ("duel", "reduce")])
def test_two_clicks_from_home_to_a_whole_game_against_a_bot(house: House, variant: str, motion: str) -> None:
    ada = house.visitor(returning=True, reduced_motion=motion)
    ada.open("/")
    ada.tap(f"play-{variant}")
    ada.tap("nickname-ok")  # a first visit: a name is suggested, one tap takes it
    expect(ada.see("dice")).to_be_visible()
    play_to_the_end(ada)
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "yes")
    assert not ada.complaints
    before = ada.page.url
    ada.tap("rematch")
    ada.page.wait_for_url(lambda address: address.split("?")[0] != before.split("?")[0])
    expect(ada.see("dice").or_(ada.see("start"))).to_be_visible()
