"""Bots that the operator of the server adds (LUCCHETTO_BOTS) are offered by name wherever a bot is chosen."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.chromium import Chromium
from tests.browser.messages import pass_to_the_end_together_unseen
from tests.browser.people import Person, Site
from tests.browser.play import play_on
from tests.browser.scripts import two_at_a_table

LEVELS = ["Novice", "Casual", "Club player", "Expert", "Champion", "Master", "Even match"]
OWN = ["patient", "names-novice"]
SMALLEST: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def _shared(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    bots = ",".join(f"{name}=tests.library.own_bots:Last" for name in OWN)
    folder: Path = tmp_path_factory.mktemp("own-bots")
    with Site(browser, folder, LUCCHETTO_BOTS=bots, LUCCHETTO_BOT_SECONDS="30", LUCCHETTO_ABSENCE_GRACE="1") as opened:
        yield opened


@pytest.fixture
def own_bots(_shared: Site) -> Iterator[Site]:
    """A server whose operator has added two bots."""
    yield _shared
    _shared.close_contexts()


def choose(person: Person, select: str, bot: str) -> None:
    """Choose a bot; all levels and both own bots must be offered."""
    expect(person.see(select).locator("option")).to_have_text([*LEVELS, *OWN])
    person.see(select).select_option(bot)


def test_a_game_against_an_own_bot_is_made_and_played_to_the_end(own_bots: Site) -> None:
    ada = own_bots.visitor()
    ada.open("/new")
    ada.tap("preset-bots")
    choose(ada, "seat-bot-1", "patient")
    expect(ada.see("seat-bot-1")).to_have_accessible_description("A bot added by the people who run this server.")
    expect(ada.see("seat-character-1")).to_have_count(0)
    ada.tap("make")
    expect(ada.see("seat-1")).to_contain_text("patient")
    assert play_on(ada, 3)
    expect(ada.see("history")).to_contain_text("patient")
    pass_to_the_end_together_unseen(own_bots, {0: ada})
    expect(ada.see("result")).to_be_visible()
    assert not ada.complaints


def test_the_own_bot_that_was_chosen_last_plays_from_the_home_page(own_bots: Site) -> None:
    ada = own_bots.visitor()
    ada.open("/")
    choose(ada, "level", "patient")
    expect(ada.see("character-style")).to_have_text("A bot added by the people who run this server.")
    ada.open("/")
    expect(ada.see("level")).to_have_value("patient")
    ada.tap("play-duel")
    expect(ada.see("seat-1")).to_contain_text("patient")
    assert play_on(ada, 2)
    assert not ada.complaints


def test_the_host_seats_an_own_bot_in_the_waiting_room(own_bots: Site) -> None:
    ada, bob = own_bots.visitor("Ada"), own_bots.visitor("Bob")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, *[{"kind": "open"}] * 2]})
    ada.open(path)
    bob.join(path)
    ada.tap("add-bot-2")
    choose(ada, "level-2", "names-novice")
    expect(ada.see("character-2")).to_have_count(0)
    expect(bob.see("seat-2")).to_contain_text("names-novice")
    expect(bob.see("status-2")).to_have_text("Bot of this server")
    ada.tap("start")
    expect(bob.see("seat-2")).to_contain_text("names-novice")
    assert not ada.complaints + bob.complaints


def test_an_own_bot_stands_in_for_somebody_who_is_away(own_bots: Site) -> None:
    ada, bob = two_at_a_table(own_bots, "classic")
    ada.page.set_viewport_size(SMALLEST)
    bob.page.close()
    choose(ada, "stand-in-1", "patient")
    assert ada.page.evaluate("document.documentElement.scrollWidth") == SMALLEST["width"]
    ada.tap("replace-1")
    expect(ada.see("absent-1")).to_have_count(0)
    ada.see("seat-1").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile("bot: .?patient"))
    assert not ada.complaints


def test_without_own_bots_the_levels_are_offered_and_a_stand_in_is_not_chosen(hasty_site: Site) -> None:
    ada = hasty_site.visitor()
    ada.page.add_init_script("localStorage.setItem('level', 'patient')")
    ada.open("/")
    expect(ada.see("level").locator("option")).to_have_text(LEVELS)
    expect(ada.see("level")).to_have_value("casual")
    ada, bob = two_at_a_table(hasty_site, "classic")
    bob.page.close()
    expect(ada.see("replace-1")).to_be_visible()
    expect(ada.see("stand-in-1")).to_have_count(0)
