"""Plays the daily game with taps and, where those would take minutes, with the page's own messages."""

from playwright.sync_api import expect

from tests.browser.messages import messenger
from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end
from tests.server import kit

TURNS = 7
"""Turns in which a number is crossed off; after that every turn is passed until the end is near."""


def play_until_the_end_is_near(site: Site, person: Person, turns: int = TURNS) -> None:
    """Play the table that the browser shows up to three penalties, so that a few taps end the game."""
    table = person.page.url.rsplit("/", 1)[1]
    with messenger(site, person) as double, double.at(table) as client:
        while client.view["status"] != "over" and client.view["game"]["sheets"][0]["penalties"] < 3:
            if client.undecided and client.view["game"]["turn"] > turns:
                client.choose(0, "pass")
            elif client.undecided:
                kit.decide(client)
            client.catch_up(0.01)


def tap_to_the_end(person: Person) -> int:
    """Pass with taps until the game is over; returns the score."""
    pass_to_the_end(person)
    return int(person.see("total-0").inner_text().replace("−", "-"))


def play_daily(site: Site, person: Person, turns: int = TURNS) -> int:
    """Play today's game; taps begin and end it. The browser shows its end afterwards."""
    person.open("/daily")
    person.tap("daily-play")
    if person.see("nickname-ok").is_visible():
        person.see("nickname").fill(person.name)
        person.tap("nickname-ok")
    expect(person.page.locator("[data-testid^='option-']").first).to_be_visible()
    person.page.locator("[data-testid^='option-']").first.click()
    play_until_the_end_is_near(site, person, turns)
    return tap_to_the_end(person)
