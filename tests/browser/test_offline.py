"""Games without a network: the engine in the browser, a reload in the middle, and the way to the server afterwards."""

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end, play_on

KEPT = """async (names) => {
    const kept = (await (await caches.open("engine")).keys()).map(({ url }) => new URL(url).pathname.slice(8));
    return names.every((name) => kept.includes(name));
}"""
CHANGE_WORKER = """async (code) => {
    let changed = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!request.url.includes("/engine-worker-")) continue;
            const answer = await cache.match(request);
            await cache.put(request, new Response(code + await answer.text(), { headers: answer.headers }));
            changed++;
        }
    }
    return changed;
}"""
"""Puts code before the worker's script, as the service worker keeps it; returns how many scripts there were."""
STARTING = 240_000
"""Milliseconds to wait for the engine, even on a busy machine; a quiet one takes two to three seconds."""
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


def wait_for_first_roll(person: Person) -> None:
    """Wait until the engine has started: Python, compiled for a browser, takes its time on a busy machine."""
    person.page.wait_for_selector("[data-testid^='option-']", timeout=STARTING)


def wait_for_verdict(person: Person) -> None:
    """Wait until this device has analysed the game; without rollouts, it says that its judgement is a quick one."""
    expect(person.see("verdict")).to_be_visible(timeout=STARTING)
    expect(person.see("checks")).to_contain_text("A quick judgement")
    expect(person.see("player-1")).to_be_visible()


def in_airplane_mode(site: Site, person: Person) -> None:
    person.context.set_offline(True)
    site.kill()


def test_a_game_against_a_bot_in_airplane_mode_comes_to_the_server_afterwards(own_site: Site) -> None:
    person = visited(own_site)
    in_airplane_mode(own_site, person)
    person.open("/")
    person.tap("play-classic")
    wait_for_first_roll(person)
    assert play_on(person, 3)
    assert "/table/local-" in person.page.url
    crossed = "[data-testid^='cell-'][aria-label*='crossed']"
    before = person.page.locator(crossed).count()
    person.page.reload()
    wait_for_first_roll(person)
    assert person.page.locator(crossed).count() >= before
    pass_to_the_end(person)
    expect(person.see("offline-dice")).to_be_visible()
    expect(person.see("check-dice")).to_have_count(0)
    person.tap("analysis-link")
    wait_for_verdict(person)
    person.open("/games")
    expect(person.see("games-here")).to_be_visible()
    person.page.locator("[data-testid^='analysis-local-']").click()
    wait_for_verdict(person)

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
    expect(person.see("verdict")).to_be_visible(timeout=STARTING)


def test_who_plays_online_loads_nothing_of_the_engine(site: Site) -> None:
    person = site.visitor(returning=True)
    asked: list[str] = []
    person.context.on("request", lambda request: asked.append(request.url))
    person.open("/")
    person.tap("play-classic")
    pass_to_the_end(person)
    assert asked
    assert [url for url in asked if "/engine/" in url] == []


def test_an_idle_page_has_the_engine_kept_for_later(site: Site) -> None:
    person = site.visitor(returning=True)
    person.page.clock.install()
    person.open("/")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.page.clock.fast_forward(IDLE)
    person.page.clock.resume()
    wait_for_engine(site, person)


def test_without_the_engine_and_a_network_a_sentence_says_what_to_do(own_site: Site) -> None:
    person = own_site.visitor(returning=True)
    person.open("/")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    in_airplane_mode(own_site, person)
    person.open("/")
    person.tap("play-classic")
    expect(person.page.get_by_text("This device has not loaded yet")).to_be_visible(timeout=STARTING)


@pytest.mark.parametrize("forbidden", ["open", "put"])
def test_a_browser_that_cannot_store_the_game_says_so(own_site: Site, forbidden: str) -> None:
    person = visited(own_site)
    in_airplane_mode(own_site, person)
    failing = {
        "open": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };",
        "put": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };",
    }[forbidden]
    person.open("/")
    assert person.page.evaluate(CHANGE_WORKER, failing) == 1
    person.tap("play-classic")
    expect(person.page.get_by_text("This browser cannot store the game")).to_be_visible(timeout=STARTING)
