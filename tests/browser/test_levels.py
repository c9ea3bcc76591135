"""Bot levels and characters are chosen on the home page, for a new table and in the waiting room; levels are kept."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.messages import pass_to_the_end_unseen
from tests.browser.people import Site
from tests.browser.play import play_on


@pytest.mark.parametrize(("variant", "level"), [("classic", "novice"), ("longo", "club"), ("duel", "master")])
def test_a_table_is_made_with_a_chosen_level_and_played(site: Site, variant: str, level: str) -> None:
    ada = site.visitor()
    ada.open("/new")
    ada.tap(f"variant-{variant}")
    ada.tap("preset-bots")
    expect(ada.see("seat-bot-1")).to_have_value("casual")
    ada.see("seat-bot-1").select_option(level)
    ada.tap("make")
    names, title = {
        "novice": ("Toby|Poppy|Alfie", "Novice"),
        "club": ("Nora|Owen|Grace", "Club player"),
        "master": ("Irene|Victor|Astrid", "Master"),
    }[level]
    name = re.compile(names)
    expect(ada.see("seat-1")).to_contain_text(name)
    expect(ada.see("seat-1")).to_contain_text(title)
    assert play_on(ada, 4)
    expect(ada.see("history")).to_contain_text(name)
    assert not ada.complaints


def test_the_last_level_is_remembered_for_the_next_table_and_for_playing_at_once(site: Site) -> None:
    ada = site.visitor()
    ada.open("/new")
    ada.tap("preset-bots")
    ada.see("seat-bot-1").select_option("expert")
    ada.tap("seats-more")
    expect(ada.see("seat-bot-2")).to_have_value("expert")
    ada.open("/")
    expect(ada.see("level")).to_have_value("expert")
    ada.tap("play-classic")
    expect(ada.see("seat-1")).to_contain_text("Expert")


def test_the_level_for_playing_at_once_is_chosen_on_the_home_page(site: Site) -> None:
    ada = site.visitor()
    ada.open("/")
    expect(ada.see("level")).to_have_value("casual")
    ada.see("level").select_option("novice")
    expect(ada.see("level")).to_have_accessible_description(
        "Takes what lies in front of it, skips too much and often forgets the white dice of the others."
    )
    ada.tap("play-duel")
    expect(ada.see("seat-1")).to_contain_text("Novice")


def test_the_host_chooses_levels_in_the_waiting_room_with_the_keyboard(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob", locale="it-IT")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": seats})
    bob.join(path)
    ada.open(path)
    ada.see("add-bot-2").press("Enter")
    expect(ada.see("level-2")).to_be_focused()
    expect(ada.see("level-2")).to_have_value("casual")
    ada.page.keyboard.press("ArrowDown")
    expect(bob.see("status-2")).to_contain_text("Socio del club")
    expect(ada.see("seat-2")).to_contain_text(re.compile("Nora|Owen|Grace"))
    expect(ada.see("level-2")).to_have_accessible_name(re.compile("Level of the bot at seat .*3"))
    expect(bob.see("level-2")).to_have_count(0)
    ada.tap("start")
    expect(ada.see("seat-2")).to_contain_text("Club player")


def test_a_casual_bot_stands_in_for_somebody_away_and_the_card_says_so(hasty_site: Site) -> None:
    ada, bob = hasty_site.visitor("Ada"), hasty_site.visitor("Bob")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    bob.join(path)
    ada.tap("start")
    expect(bob.see("dice")).to_be_visible()
    bob.page.close()
    ada.tap("replace-1")
    expect(ada.see("seat-1")).to_contain_text("Bob")
    expect(ada.see("seat-1")).to_contain_text(re.compile("bot: .*Casual"))


def test_a_character_is_chosen_for_a_new_table_and_its_sentence_is_shown(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/new")
    ada.tap("preset-bots")
    ada.see("seat-bot-1").select_option("novice")
    expect(ada.see("seat-character-1")).to_have_value("")
    ada.see("seat-character-1").select_option("poppy")
    sentence = "Shies away from the lock and leaves rows open far too long."
    expect(ada.see("seat-character-1")).to_have_accessible_description(sentence)
    ada.see("seat-bot-1").select_option("club")
    expect(ada.see("seat-character-1")).to_have_value("")
    ada.see("seat-bot-1").select_option("novice")
    ada.see("seat-character-1").select_option("poppy")
    ada.tap("make")
    expect(ada.see("seat-1")).to_contain_text("Poppy")
    ada.see("seat-1").get_by_role("button").click()
    expect(ada.see("character-style")).to_have_text(sentence)
    assert not ada.complaints


def test_the_home_page_introduces_the_opponent_of_the_next_game(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/")
    ada.see("level").select_option("expert")
    introduced = {
        "Keeps rows open as long as she can.": "Vera",
        "Collects yellow wherever it pays at all.": "Simon",
        "Watches every roll, but trusts her instinct too much.": "Clara",
    }
    expect(ada.see("character-style")).to_have_text(re.compile("|".join(map(re.escape, introduced))))
    name = introduced[ada.see("character-style").inner_text()]
    ada.tap("play-classic")
    expect(ada.see("seat-1")).to_contain_text(name)


def test_the_host_chooses_another_character_in_the_waiting_room(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    ada.tap("add-bot-1")
    ada.see("character-1").select_option("ruby")
    expect(ada.see("seat-1")).to_contain_text("Ruby")
    expect(ada.see("seat-1")).to_contain_text("Heads straight for the lock, whatever it costs.")
    ada.see("character-1").select_option("sam")
    expect(ada.see("seat-1")).to_contain_text("Sam")


def test_the_partner_is_chosen_for_a_new_table_and_says_what_it_plays_like(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/new")
    ada.tap("preset-bots")
    ada.see("seat-bot-1").select_option("partner")
    expect(ada.see("seat-character-1")).to_have_count(0)
    expect(ada.see("seat-bot-1")).to_have_accessible_description(re.compile("About as strong as you"))
    ada.tap("make")
    expect(ada.see("seat-1")).to_contain_text(re.compile("(Robin|Jamie).*Even match .*Casual", re.DOTALL))
    ada.see("seat-1").get_by_role("button").click()
    expect(ada.see("partner-today")).to_have_text(re.compile("Plays at the level “.*Casual.*” today, for an even game"))
    ada.page.keyboard.press("Escape")
    pass_to_the_end_unseen(site, ada, urlsplit(ada.page.url).path)
    expect(ada.see("partner-played")).to_have_text(re.compile("(Robin|Jamie).* played at the level “.*Casual"))
    ada.tap("rematch")
    expect(ada.see("seat-1")).to_contain_text(re.compile("(Robin|Jamie).*Even match .*(Casual|Novice)", re.DOTALL))
    assert not ada.complaints


def test_the_partner_is_chosen_in_the_waiting_room_and_on_the_home_page(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table({"settings": {"variant": "duel"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    ada.tap("add-bot-1")
    ada.see("level-1").select_option("partner")
    expect(ada.see("partner-1")).to_contain_text("for an even game")
    expect(ada.see("level-1")).to_have_value("partner")
    expect(ada.see("character-1")).to_have_count(0)
    ada.open("/")
    expect(ada.see("level")).to_have_value("partner")
    expect(ada.see("character-style")).to_contain_text("About as strong as you")
    ada.tap("play-duel")
    expect(ada.see("seat-1")).to_contain_text("Even match")
    assert not ada.complaints
