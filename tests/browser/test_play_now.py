"""From the home page to the end of a game against a bot, and once more."""

import contextlib

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.people import House, Person, moves_offered

LONGEST_GAME = 400


def play_to_the_end(person: Person) -> None:
    """Take the first cross that is offered, else pass, until the game is over."""
    for _ in range(LONGEST_GAME):
        person.page.wait_for_selector("[data-testid^='option-'], [data-testid='result']")
        if person.see("result").is_visible():
            return
        offered = moves_offered(person)
        if not offered:
            continue
        crosses = [move for move in offered if move != "pass"]
        # The dock may change under the finger when the bot answers at once; then look again.
        with contextlib.suppress(PlaywrightTimeout):
            person.choose(crosses[0] if crosses else "pass", patience=1_000)
        person.page.wait_for_timeout(60)
    pytest.fail("the game does not end")


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_two_clicks_from_home_to_a_whole_game_against_a_bot(house: House, variant: str) -> None:
    ada = house.visitor()
    ada.open("/")
    ada.tap(f"play-{variant}")
    if ada.see("nickname-ok").is_visible():
        ada.tap("nickname-ok")
    expect(ada.see("dice")).to_be_visible()
    play_to_the_end(ada)
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "yes")
    assert not ada.complaints
    before = ada.page.url
    ada.tap("rematch")
    ada.page.wait_for_url(lambda address: address.split("?")[0] != before.split("?")[0])
    expect(ada.see("dice").or_(ada.see("start"))).to_be_visible()
