"""Finding and making tables, the tutorial, and title, theme, sound, penalty warning and record."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import IS_UNCOVERED
from tests.browser.people import Person, Site, option
from tests.browser.scripts import active_first, roll, two_at_a_table, white_action
from tests.kit.rule_marks import rule
from tests.server.kit import eventually

TURN = re.compile("^●")
LESSONS = Path(__file__).parents[2] / "web" / "src" / "features" / "learn" / "lessons"


def test_a_table_is_made_listed_found_in_the_lobby_and_started(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    ada.open("/new")
    ada.tap("variant-longo")
    ada.tap("preset-friends")
    ada.see("listed").check()
    ada.tap("make")
    ada.page.wait_for_url("**/table/**")
    bob.open("/lobby")
    bob.page.locator("[data-testid^='lobby-table-']").first.click()
    take_the_seat(bob)
    expect(ada.see("seat-1").or_(ada.page.get_by_text("Bob")).first).to_be_visible()
    ada.tap("start")
    for person in (ada, bob):
        expect(person.see("dice")).to_be_visible()


def test_the_button_that_makes_a_table_is_above_the_tab_bar(site: Site) -> None:
    ada = site.visitor()
    ada.open("/new")
    expect(ada.see("make")).to_be_visible()
    for width, height in ((360, 640), (390, 844), (820, 1180)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.see("make").evaluate(IS_UNCOVERED), (width, height)


def test_the_suggested_name_is_the_one_whose_initial_the_header_shows(site: Site) -> None:
    ada = site.visitor()
    for path, field in (("/new", "seat-name-0"), ("/join", "nickname")):
        ada.open(path)
        suggested = ada.see(field).input_value()
        assert suggested
        expect(ada.see("player")).to_have_attribute("aria-label", re.compile(re.escape(suggested)))
        expect(ada.see("player")).to_have_text(suggested[0])


def test_a_friend_joins_with_the_code(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    made = ada.context.request.get(f"/api/tables/{path.rsplit('/', 1)[1]}/record")
    assert made.status == 403, "a game that has not begun has no record"
    expect(ada.see("share-link").first).to_be_visible()
    code = ada.page.locator("body").inner_text()
    found = re.search(r"\b[A-HJ-NP-Z2-9]{4}\b", code)
    assert found, code
    bob.open("/")
    bob.tap("join-with-code")
    bob.see("join-code").fill(found[0].lower())
    take_the_seat(bob)
    assert bob.page.url.endswith(path)
    expect(ada.page.get_by_text("Bob").first).to_be_visible()


def take_the_seat(person: Person) -> None:
    """Enter a name on the page of an invitation, and sit down."""
    person.see("nickname").fill(person.name)
    person.tap("join-go")
    person.page.wait_for_url("**/table/**")


def test_the_host_seats_a_bot_closes_a_seat_and_starts(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": seats}))
    ada.tap("add-bot-1")
    ada.tap("close-seat-2")
    ada.tap("start")
    expect(ada.see("dice")).to_be_visible()
    expect(ada.see("seat-1")).to_be_visible()
    expect(ada.see("seat-2")).to_have_count(0)


def test_unfinished_games_are_found_again(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table(
        {"settings": {"variant": "duel"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]}
    )
    ada.open(f"{path}?start")
    expect(ada.see("dice")).to_be_visible()
    ada.open("/games")
    ada.page.locator(f"a[href*='{path}']").first.click()
    expect(ada.see("dice")).to_be_visible()


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_the_introduction_can_be_walked_through_to_a_game(site: Site, variant: str) -> None:
    ada = site.visitor("Ada")
    ada.open(f"/learn/{variant}")
    for step in json.loads((LESSONS / f"{variant}.json").read_text()):
        ada.tap(f"learn-{step['right'][0].replace(' ', '-')}")
        expect(ada.see("learn-right")).to_be_visible()
        ada.tap("learn-next")
    expect(ada.see(f"play-{variant}")).to_be_visible()


@pytest.mark.parametrize("variant", ["classic", "duel"])
def test_the_rules_show_the_sheet_of_their_example(site: Site, variant: str) -> None:
    ada = site.visitor("Ada")
    ada.open(f"/rules/{variant}")
    expect(ada.page.locator("#example section")).to_be_visible()
    expect(ada.page).to_have_title(re.compile(r"^[^\u2066-\u2069]+$"))


def at_table(site: Site, **options: Any) -> Person:
    ada = site.visitor("Ada", **options)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": seats}) + "?start")
    expect(ada.see("option-pass")).to_be_visible()
    return ada


def test_the_title_says_that_it_is_your_turn_to_decide(site: Site) -> None:
    ada = at_table(site)
    expect(ada.page).to_have_title(TURN)
    icon = ada.page.locator("link[rel~=icon]").first
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    ada.open("/")
    expect(icon).not_to_have_attribute("href", "/icon-turn.svg")
    expect(ada.page).not_to_have_title(TURN)


def test_announcements_reach_a_screen_reader(site: Site) -> None:
    ada = at_table(site)
    live = ada.page.locator("[aria-live='polite']")
    expect(live.filter(has_text=re.compile(r"\d")).first).to_be_attached()


def test_motion_stops_for_people_who_ask_for_less(site: Site) -> None:
    ada = at_table(site, reduced_motion="reduce")
    ada.choose("pass")
    running = (
        "document.getAnimations().filter(a => a.playState === 'running' && a.effect.getTiming().duration > 50).length"
    )
    assert ada.page.evaluate(running) == 0


def test_the_theme_is_switched_and_remembered(site: Site) -> None:
    ada = site.visitor("Ada", color_scheme="light")
    ada.open("/")
    seen = set()
    for _ in range(3):
        ada.tap("theme")
        seen.add(ada.page.locator("html").get_attribute("data-theme"))
    assert {"light", "dark"} <= seen
    chosen = ada.page.locator("html").get_attribute("data-theme")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", str(chosen))


@rule("C5")
def test_passing_twice_on_your_turn_warns_of_the_penalty_first(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    first, second = active_first(ada, bob)
    roll(first, (3, 3), face=3)
    white_action({first: "pass", second: "pass"})
    expect(first.see("option-red-6")).to_be_visible()
    first.tap(option("pass"))
    expect(first.see("confirm-penalty")).to_be_visible()
    expect(first.see("history")).not_to_contain_text("penalty")
    first.tap("confirm-penalty")
    expect(second.see("history")).to_contain_text("penalty")


def test_the_page_can_be_installed(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/")
    manifest = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.context.request.get(str(manifest))
    assert answer.ok
    for icon in answer.json()["icons"]:
        assert ada.context.request.get(icon["src"]).ok


def test_sounds_are_switched_off_in_the_menu_and_stay_off(site: Site) -> None:
    ada = at_table(site)
    ada.tap("menu")
    sounds = ada.page.get_by_role("switch").filter(has_text="Sound")
    expect(sounds).to_have_attribute("aria-checked", "true")
    sounds.click()
    expect(sounds).to_have_attribute("aria-checked", "false")
    ada.page.reload()
    ada.tap("menu")
    expect(sounds).to_have_attribute("aria-checked", "false")


def test_the_menu_leads_to_another_device(site: Site) -> None:
    ada = at_table(site)
    ada.tap("menu")
    ada.tap("handoff")
    expect(ada.page.get_by_text(re.compile("/continue#")).or_(ada.see("handoff-link")).first).to_be_visible()


def test_the_back_button_returns_to_where_the_page_was_scrolled(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/rules/classic")
    expect(ada.see("footer")).to_be_visible()
    ada.page.evaluate("scrollTo(0, 700)")
    eventually(lambda: ada.page.evaluate("scrollY") == 700)
    ada.page.locator("footer a[href='/games']").evaluate("link => link.click()")
    ada.page.wait_for_url("**/games")
    eventually(lambda: ada.page.evaluate("scrollY") == 0)
    ada.page.go_back()
    ada.page.wait_for_url("**/rules/classic")
    eventually(lambda: abs(ada.page.evaluate("scrollY") - 700) < 2)


def test_a_visitor_who_has_not_sat_down_is_not_said_to_watch(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    bob.open(path)
    expect(bob.see("join")).to_be_visible()
    for person in (ada, bob):
        expect(person.see("seat-0")).to_be_visible()
        expect(person.page.get_by_text("watching")).to_have_count(0)
