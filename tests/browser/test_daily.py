"""The daily game in real browsers: two people, one attempt each, one leaderboard; and the next day."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.daily import play_daily
from tests.browser.looks import SCHEMES, assert_fits, assert_no_violations, on_small_screens, sizes
from tests.browser.people import LAPTOP, PHONE, Person, Site
from tests.server.daily.days import Days

WHILE_JUDGED = 60_000
"""Milliseconds for an analysis on a busy machine."""


def daily_site(browser: Chromium, place: Path, days: Days) -> Site:
    (place / "cache").mkdir()
    return Site(browser, place, LUCCHETTO_CACHE=str(place / "cache"), **days.setting)


@pytest.fixture(scope="module")
def _days(tmp_path_factory: pytest.TempPathFactory) -> Days:
    return Days(tmp_path_factory.mktemp("days"))


@pytest.fixture
def days(_days: Days) -> Days:
    """A Monday without attempts: every test has a week of its own."""
    _days.pass_by(7 - _days.today.weekday())
    return _days


@pytest.fixture(scope="module")
def _daily_site(browser: Chromium, _days: Days, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with daily_site(browser, tmp_path_factory.mktemp("daily"), _days) as opened:
        yield opened


@pytest.fixture
def site(_daily_site: Site, days: Days) -> Iterator[Site]:
    yield _daily_site
    _daily_site.close_contexts()


def spoken(day: date) -> str:
    return f"{day.day} {day:%B}"


def rows(person: Person) -> list[str]:
    return [" ".join(row.split()) for row in person.see("daily-row").all_inner_texts()]


def test_two_people_play_today_on_different_devices_and_find_each_other(site: Site, days: Days) -> None:
    ada, bob = site.visitor("Ada", returning=True), site.visitor("Bob", viewport=LAPTOP)
    ada.open("/")
    ada.tap("daily-teaser")
    expect(ada.see("daily-date")).to_contain_text(spoken(days.today))
    expect(ada.see("daily-own")).to_have_attribute("data-status", "open")
    expect(ada.see("daily-hidden")).to_contain_text("Be the first")
    score = play_daily(site, ada)
    expect(ada.see("rematch")).to_have_count(0)
    expect(ada.see("daily-legend")).to_contain_text("🟩 Best", timeout=WHILE_JUDGED)
    expect(ada.see("daily-squares")).to_be_visible()
    expect(ada.see("daily-share")).to_be_visible()
    ada.tap("daily-link")
    expect(ada.see("daily-score")).to_contain_text(str(score).replace("-", "−"))
    bob.open("/daily")
    expect(bob.see("daily-hidden")).to_contain_text("player has finished")
    other = play_daily(site, bob, turns=2)
    bob.tap("daily-link")
    expect(bob.see("daily-row")).to_have_count(2)
    ada.page.reload()
    expect(ada.see("daily-row")).to_have_count(2)
    for person, own, theirs in ((ada, score, other), (bob, other, score)):
        shown = rows(person)
        assert any(f"{person.name} you {own}".replace("-", "−") in row for row in shown), shown
        assert any(str(theirs).replace("-", "−") in row and "you" not in row for row in shown), shown
    ada.open("/")
    expect(ada.see("daily-teaser")).to_contain_text(str(score).replace("-", "−"))
    assert not ada.complaints + bob.complaints


def test_a_second_attempt_does_not_count_and_the_page_says_why(site: Site) -> None:
    ada = site.visitor("Ada")
    score = play_daily(site, ada)
    table = ada.page.url.rsplit("/", 1)[1]
    again = ada.context.request.post("/api/daily", data={"nickname": "Ada"})
    assert (again.status, again.json()["table"]) == (200, table)
    ada.open("/daily")
    expect(ada.see("daily-own")).to_have_attribute("data-status", "played")
    expect(ada.see("daily-own")).to_contain_text("One attempt per day")
    expect(ada.see("daily-play")).to_have_count(0)
    expect(ada.see("daily-row")).to_have_count(1)
    expect(ada.see("daily-row")).to_contain_text(str(score).replace("-", "−"))


def test_an_attempt_in_progress_resumes_where_it_stopped(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/daily")
    ada.tap("daily-play")
    ada.tap("nickname-ok")
    expect(ada.page.locator("[data-testid^='option-']").first).to_be_visible()
    table = ada.page.url
    ada.open("/daily")
    ada.tap("daily-continue")
    expect(ada.page.locator("[data-testid^='option-']").first).to_be_visible()
    assert ada.page.url == table


def test_the_next_day_brings_a_new_game_a_streak_and_yesterdays_dice_to_check(
    browser: Chromium, tmp_path: Path
) -> None:
    days = Days(tmp_path)
    with daily_site(browser, tmp_path, days) as site:  # a server of its own, without a previous day to check
        ada, monday = site.visitor("Ada"), days.today
        play_daily(site, ada)
        ada.open("/daily")
        expect(ada.see("daily-streak")).to_contain_text(re.compile("1.? day in a row"))
        ada.see("daily-dice").locator("summary").click()
        expect(ada.see("daily-dice")).to_contain_text("published when the day is over")
        expect(ada.see("daily-check")).to_have_count(0)
        days.pass_by()
        ada.page.reload()
        expect(ada.see("daily-date")).to_contain_text(spoken(days.today))
        expect(ada.see("daily-own")).to_have_attribute("data-status", "open")
        expect(ada.see("daily-streak")).to_contain_text(re.compile("1.? day in a row"))
        ada.see("daily-dice").locator("summary").click()
        ada.tap("daily-check")
        expect(ada.see("daily-verdict")).to_have_attribute("data-ok", "yes")
        expect(ada.see("daily-verdict")).to_contain_text("rolls of the record follow from it")
        ada.see("daily-days").get_by_role("link").first.click()
        expect(ada.see("daily-date")).to_contain_text(spoken(monday))
        expect(ada.see("daily-row")).to_have_count(1)
        ada.see("daily-dice").locator("summary").click()
        expect(ada.see("daily-seed")).to_be_visible()
        ada.tap("daily-check")
        expect(ada.see("daily-verdict")).to_have_attribute("data-ok", "yes")
        play_daily(site, ada)
        ada.tap("daily-link")
        expect(ada.see("daily-streak")).to_contain_text(re.compile("2.? days in a row"))


def test_a_server_that_changes_its_dice_is_caught(site: Site, days: Days) -> None:
    ada = site.visitor("Ada")
    play_daily(site, ada)
    ada.open("/daily")
    expect(ada.see("daily-score")).to_be_visible()
    days.pass_by()

    def bent(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]  # Playwright's Route
        found = answer.json()
        seed = found["proof"]["seed"]
        found["proof"]["seed"] = seed and "0" * 64
        route.fulfill(response=answer, json=found)  # type: ignore[attr-defined]  # likewise

    ada.page.route(re.compile(r"/api/daily/\d{4}"), bent)
    ada.page.reload()
    ada.see("daily-dice").locator("summary").click()
    ada.tap("daily-check")
    expect(ada.see("daily-verdict")).to_have_attribute("data-ok", "no")
    expect(ada.see("daily-verdict")).to_contain_text("not the promised one")


def test_the_result_is_shared_as_squares_without_spoilers(site: Site, days: Days) -> None:
    ada = site.visitor("Ada", permissions=["clipboard-read", "clipboard-write"])
    score = play_daily(site, ada)
    ada.open("/daily")
    expect(ada.see("daily-lost")).to_be_visible(timeout=WHILE_JUDGED)
    turns = ada.see("daily-squares").get_by_role("listitem").count()
    ada.tap("daily-share")
    expect(ada.see("daily-share")).to_contain_text("Copied")
    first, *squares, address = ada.page.evaluate("navigator.clipboard.readText()").splitlines()
    points = f"{score} {'point' if abs(score) == 1 else 'points'}".replace("-", "−")
    assert first == f"Lucchetto {days.today} · {points}"
    assert set("".join(squares)) <= set("🟩🟨🟧🟥⬛")
    assert len("".join(squares)) == turns > 4
    assert address == f"{site.address}/daily"


def test_on_sundays_it_is_longo(site: Site, days: Days) -> None:
    days.pass_by(6)
    ada = site.visitor("Ada")
    ada.open("/daily")
    expect(ada.see("daily-own")).to_contain_text("Longo")
    expect(ada.see("daily-own")).to_contain_text(re.compile("5.? and .?8"))
    expect(ada.see("daily-estimated")).to_contain_text("estimated")


def test_at_midnight_the_page_offers_the_new_game(site: Site, days: Days) -> None:
    ada = site.visitor("Ada")
    ada.page.clock.install()
    ada.open("/daily")
    expect(ada.see("daily-next")).to_contain_text("hr")
    days.pass_by()
    ada.page.clock.fast_forward("13:00:00")
    ada.tap("daily-new")
    expect(ada.see("daily-date")).to_contain_text(spoken(days.today))


def test_a_day_without_a_game_is_explained(site: Site, days: Days) -> None:
    ada = site.visitor("Ada")
    ada.open(f"/daily/{days.today + timedelta(days=3)}")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no daily game for that day")
    ada.tap("daily-back")
    expect(ada.see("daily-play")).to_be_visible()


def test_it_fits_on_small_screens_and_axe_finds_nothing_before_and_after_the_game(site: Site, days: Days) -> None:
    ada, monday = site.visitor("Ada"), days.today
    ada.open("/daily")
    expect(ada.see("daily-play")).to_be_visible()
    assert_no_violations(ada, "before")
    assert_fits(ada, "before")
    play_daily(site, ada)
    ada.tap("daily-link")
    expect(ada.see("daily-squares")).to_be_visible(timeout=WHILE_JUDGED)
    ada.see("daily-dice").locator("summary").click()
    assert_fits(ada, "after")
    for _ in on_small_screens(ada):
        for name, (_, height) in sizes(ada.see("daily").locator("a:visible, button:visible, summary:visible")).items():
            assert height >= 44, name
    days.pass_by()
    ada.open(f"/daily/{monday}")
    expect(ada.see("daily-squares")).to_be_visible()
    ada.see("daily-dice").locator("summary").click()
    ada.tap("daily-check")
    expect(ada.see("daily-verdict")).to_be_visible()
    for viewport, schemes in ((PHONE, SCHEMES), (LAPTOP, SCHEMES[:1])):
        ada.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # a plain dictionary
        assert_no_violations(ada, "after", schemes)
