"""A device whose storage is full or forbidden, and games that the server refuses when it is back."""

import re

from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end
from tests.browser.test_offline import CHANGE_WORKER, STARTING, in_airplane_mode, visited, wait_for_first_roll
from tests.browser.test_offline_pad import back_online, count_up, opened_pad, reload
from tests.browser.test_pad import cell, cross_of, cross_off

NOT_STORED = re.compile("Nothing has changed, because this browser could not store it")
BOT_FAILS_TWICE = """{
let failures = 0;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (game) {
    const isBots = game.lines.slice(-2).some((line) => line.includes('"chose"') && line.includes('"seat":1'));
    if (isBots && failures++ < 2) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, game);
};
}
"""
"""Runs in the worker before its script: the first two attempts to store a decision of seat 1 find no room."""
FORGE = """async ([from, to]) => {
    const open = indexedDB.open("lucchetto");
    await new Promise((done) => (open.onsuccess = done));
    const games = open.result.transaction("games", "readwrite").objectStore("games");
    const all = games.getAll();
    await new Promise((done) => (all.onsuccess = done));
    let changed = 0;
    for (const game of all.result) {
        if (!game.record?.includes(from)) continue;
        games.put({ ...game, record: game.record.replace(from, to) });
        changed++;
    }
    await new Promise((done) => (games.transaction.oncomplete = done));
    open.result.close();
    return changed;
}"""
"""Replaces a text in what the device would send of its games; returns how many games contained it."""

IS_FULL = """async () => {
    const open = indexedDB.open("probe");
    open.onupgradeneeded = () => open.result.createObjectStore("probe");
    const isOpen = await new Promise((done) => {
        open.onsuccess = () => done(true);
        open.onerror = () => done(false);
    });
    if (!isOpen) return true;
    const writing = open.result.transaction("probe", "readwrite");
    writing.objectStore("probe").put("x".repeat(1000), "x");
    const isFull = await new Promise((done) => {
        writing.oncomplete = () => done(false);
        writing.onabort = () => done(true);
    });
    open.result.close();
    return isFull;
}"""


def fill_storage(person: Person, *, full: bool) -> None:
    """Leave the browser no room to store anything for this site, or give it back, by Chromium's own quota."""
    client = person.context.new_cdp_session(person.page)
    origin = person.page.evaluate("location.origin")
    client.send("Storage.overrideQuotaForOrigin", {"origin": origin, **({"quotaSize": 1} if full else {})})
    for _ in range(240):  # Chromium asks for the quota only now and then
        if person.page.evaluate(IS_FULL) == full:
            return
        person.page.wait_for_timeout(500)
    raise AssertionError("the quota has no effect")


def test_a_cross_that_a_full_storage_cannot_take_is_taken_back_with_a_sentence_and_the_pad_goes_on(
    own_site: Site,
) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada)
    cross_off(ada, 0, "red 5")
    fill_storage(ada, full=True)
    cell(ada, "red 7", 0).get_by_role("button").click()
    expect(ada.see("problem")).to_contain_text(NOT_STORED)
    expect(cross_of(ada, "red 7", 0)).to_have_count(0)
    expect(cross_of(ada, "red 5", 0)).to_have_count(1)
    fill_storage(ada, full=False)
    cross_off(ada, 0, "red 7")
    reload(ada)
    for mark in ("red 5", "red 7"):
        expect(cross_of(ada, mark, 0)).to_have_count(1)


def test_a_bots_move_that_cannot_be_stored_is_tried_again_and_the_game_goes_on(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    ada.open("/")
    assert ada.page.evaluate(CHANGE_WORKER, BOT_FAILS_TWICE) == 1
    ada.tap("play-classic")
    wait_for_first_roll(ada)
    expect(ada.see("problem")).to_contain_text(NOT_STORED)
    pass_to_the_end(ada)


def test_a_new_game_is_refused_with_a_sentence_while_the_storage_is_full(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    ada.open("/pad")
    fill_storage(ada, full=True)
    ada.tap("open-pad")
    expect(ada.page.get_by_text("This browser cannot store the game")).to_be_visible(timeout=STARTING)
    fill_storage(ada, full=False)
    ada.tap("open-pad")
    expect(ada.see("pad")).to_be_visible(timeout=STARTING)


def test_a_pad_that_the_server_refuses_stays_on_the_device_with_the_reason(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    opened_pad(ada)
    cross_off(ada, 0, "red 5", "red 7")
    count_up(ada)
    assert ada.page.evaluate(FORGE, ["red 7", "red 4"]) == 1, "as a faulty version might send it"
    back_online(own_site, ada)
    refused = ada.page.locator("[data-testid^='refused-']")
    expect(refused).to_contain_text("stays on this device")
    expect(refused).to_contain_text("not to the right of every cross")
    here = ada.page.locator("[data-testid^='game-local-']")
    expect(here).to_have_count(1)

    ada.tap("send-again")
    expect(refused).to_have_count(1)
    here.click()  # the game itself is unharmed
    expect(ada.see("pad-result")).to_be_visible(timeout=STARTING)
    expect(ada.see("result")).to_contain_text("3")
    ada.open("/games")
    ada.tap("send-again")  # it was opened here, so what is sent follows from its log again
    expect(here).to_have_count(0)
    expect(refused).to_have_count(0)


def test_a_game_that_the_server_refuses_can_be_removed_from_the_device(own_site: Site) -> None:
    ada = visited(own_site)
    in_airplane_mode(own_site, ada)
    ada.open("/")
    ada.tap("play-classic")
    wait_for_first_roll(ada)
    pass_to_the_end(ada)
    assert ada.page.evaluate(FORGE, ['"pass"', '"red 12"']) == 1
    back_online(own_site, ada)
    refused = ada.page.locator("[data-testid^='refused-']")
    expect(refused).to_contain_text("stays on this device")
    ada.tap("remove")
    ada.tap("confirm-yes")
    expect(refused).to_have_count(0)
    expect(ada.see("games-here")).to_have_count(0)


def test_a_browser_that_does_not_let_the_page_read_its_games_says_so_and_the_rest_works(site: Site) -> None:
    ada = site.visitor()
    ada.context.add_init_script(
        "localStorage.setItem('games-here', 'yes');"
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
    )
    ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}]})
    ada.open("/games")
    expect(ada.page.get_by_text("does not let the page read its games")).to_be_visible()
    expect(ada.page.locator("[data-testid^='game-']")).to_have_count(1)
    assert ada.complaints == []
