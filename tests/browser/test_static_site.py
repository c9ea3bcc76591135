"""The page without a server: a plain file server, in a sub-folder, and a game against a bot."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.people import PHONE, TIMEOUT, Person
from tests.browser.play import pass_to_the_end, play_on
from tests.browser.static_host import static_site
from tests.browser.test_hints import switch_hints
from tests.browser.test_offline import STARTING, wait_for_first_roll, wait_for_verdict
from tests.browser.test_pad import cross_of, cross_off


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with static_site(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture
def person(browser: Chromium) -> Iterator[Person]:
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT)
    yield Person("Ada", context)
    context.close()


def test_a_game_of_classic_against_a_bot_is_played_from_a_sub_folder_of_a_plain_host(
    address: str, person: Person
) -> None:
    missing: list[str] = []
    person.page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    person.open(address)
    person.tap("play-classic")
    wait_for_first_roll(person)
    assert play_on(person, 3)
    assert person.page.url.startswith(f"{address}#/table/local-")
    person.page.reload()
    wait_for_first_roll(person)
    pass_to_the_end(person)
    expect(person.see("offline-dice")).to_be_visible()
    person.tap("analysis-link")
    wait_for_verdict(person)
    assert "#/analysis/local-" in person.page.url
    person.page.keyboard.press("End")
    assert "#/analysis/local-" in person.page.url
    expect(person.page.locator("a[href^='/explore'], a[href='/analysis']")).to_have_count(0)
    person.open(f"{address}#/games")
    expect(person.see("games-here")).to_contain_text("Classic")
    assert missing == []
    assert person.complaints == []


def test_hints_are_given_and_the_game_is_marked(address: str, person: Person) -> None:
    person.open(address)
    person.tap("play-classic")
    wait_for_first_roll(person)
    switch_hints(person)
    expect(person.page.locator("em.note").first).to_have_text("Coach: best", timeout=STARTING)
    expect(person.see("hinted").first).to_be_visible()
    switch_hints(person, on=False)
    pass_to_the_end(person)
    expect(person.see("hinted").first).to_be_visible()
    person.tap("analysis-link")
    wait_for_verdict(person)
    expect(person.see("hinted")).to_have_text("with hints")
    assert person.complaints == []


def test_an_analysis_that_is_left_keeps_nobody_waiting(address: str, person: Person) -> None:
    person.open(address)
    person.tap("play-classic")
    wait_for_first_roll(person)
    pass_to_the_end(person)
    person.tap("analysis-link")
    expect(person.see("analysis-progress")).to_be_visible(timeout=STARTING)
    person.page.go_back()
    person.tap("rematch")
    wait_for_first_roll(person)
    assert person.complaints == []


def test_the_engine_starts_with_the_page_where_it_was_used_before(address: str, person: Person) -> None:
    person.open(address)
    expect(person.see("play-classic")).to_be_visible()
    assert person.page.workers == []
    person.tap("play-classic")
    wait_for_first_roll(person)
    person.open("about:blank")
    with person.page.expect_worker(timeout=STARTING) as started:
        person.open(address)
    assert "engine-worker" in started.value.url


def test_a_score_pad_is_filled_in_reloaded_and_counted_up_on_a_plain_host(address: str, person: Person) -> None:
    person.open(address)
    person.tap("score-pad")
    expect(person.see("pad-here")).to_contain_text("everybody writes on this device")
    person.tap("guest-more")
    person.tap("open-pad")
    expect(person.see("pad-sheet-1")).to_be_visible(timeout=STARTING)
    cross_off(person, 0, "red 5", "red 7")
    cross_off(person, 1, "blue 9")
    person.tap("undo-0")
    expect(cross_of(person, "red 7", 0)).to_have_count(0)
    person.page.reload()
    expect(person.see("pad-sheet-1")).to_be_visible(timeout=STARTING)
    expect(cross_of(person, "blue 9", 1)).to_have_count(1)
    person.tap("count-up")
    person.tap("confirm-yes")
    expect(person.see("pad-result")).to_be_visible()
    person.open(f"{address}#/games")
    expect(person.see("games-here")).to_contain_text("score pad")
    assert person.complaints == []


def test_rules_and_lessons_are_there_and_what_needs_a_server_is_not(address: str, person: Person) -> None:
    person.open(address)
    expect(person.see("join-with-code")).to_have_count(0)
    person.tap("learn")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    assert person.page.url == f"{address}#/learn"
    person.open(f"{address}#/rules/duel")
    expect(person.page.get_by_role("heading", name="The Duel").first).to_be_visible()
    person.open(f"{address}#/daily")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    person.page.go_back()
    expect(person.page.get_by_role("heading", name="The Duel").first).to_be_visible()


def test_a_link_opens_in_a_new_tab_too(address: str, person: Person) -> None:
    person.open(address)
    with person.context.expect_page() as opened:
        person.see("learn").click(button="middle")
    expect(opened.value.get_by_role("heading").first).to_be_visible()
    assert opened.value.url == f"{address}#/learn"
    assert person.page.url == address
