"""Games without a network: the engine in the browser, a reload in the middle, and the way to the server afterwards."""

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end, play_on

KEPT = """async (names) => {
    const kept = (await (await caches.open("engine")).keys()).map(({ url }) => new URL(url).pathname.slice(8));
    return names.every((name) => kept.includes(name));
}"""
IDLE = 20_000
"""Milliseconds after which an idle page keeps the engine."""


def engine_files(site: Site) -> list[str]:
    with urlopen(f"{site.address}/engine/manifest.json") as answer:  # noqa: S310 - our own server
        files: list[str] = json.load(answer)["files"]
    return [*files, "manifest.json"]


def visited(site: Site) -> Person:
    """A person whose browser has the page and, after an idle while there, the engine."""
    person = site.visitor(returning=True)
    person.open("/")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.page.evaluate("navigator.serviceWorker.controller.postMessage('keep engine')")
    wait_for_engine(site, person)
    return person


def wait_for_engine(site: Site, person: Person) -> None:
    """Wait until the browser keeps every file of the engine."""
    files = engine_files(site)
    for _ in range(300):
        if person.page.evaluate(KEPT, files):
            return
        person.page.wait_for_timeout(200)
    raise AssertionError("the engine is not kept")


def in_airplane_mode(site: Site, person: Person) -> None:
    person.context.set_offline(True)
    site.kill()


def test_a_game_against_a_bot_in_airplane_mode_comes_to_the_server_afterwards(own_site: Site) -> None:
    person = visited(own_site)
    in_airplane_mode(own_site, person)
    person.open("/")
    person.tap("play-classic")
    assert play_on(person, 3)
    assert "/table/local-" in person.page.url
    crossed = "[data-testid^='cell-'][aria-label*='crossed']"
    before = person.page.locator(crossed).count()
    person.page.reload()
    expect(person.page.locator("[data-testid^='option-']").first).to_be_visible()
    assert person.page.locator(crossed).count() >= before
    pass_to_the_end(person)
    expect(person.see("offline-dice")).to_be_visible()
    expect(person.see("check-dice")).to_have_count(0)
    person.open("/games")
    expect(person.see("games-here")).to_be_visible()

    own_site.start()
    person.context.set_offline(False)
    person.open("/games")
    finished = person.page.locator("[data-testid^='game-']:not([data-testid^='game-local'])")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("without a network")
    expect(person.see("games-here")).to_have_count(0)
    finished.click()
    expect(person.see("offline-dice")).to_be_visible()
    person.tap("analysis-link")
    expect(person.see("verdict")).to_be_visible()
