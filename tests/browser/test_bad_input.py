"""Odd names and links that lead nowhere: each is answered by a sentence that says what to do next."""

import pytest
from playwright.sync_api import expect

from tests.browser.messages import pass_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.server.kit import Patience

LIMIT = 20
"""Characters of a name on the server."""
ODD_NAMES = {
    "\u202eadA\u202c": "adA",
    "A\u200bd\u200da\u2060": "Ada",
    "\u2067Ada\u2069": "Ada",
    "🦊 Fox": "🦊 Fox",
    "נעמי": "נעמי",
}
"""The typed name, and what the others see."""


def open_table(person: Person) -> str:
    path = person.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    person.open(path)
    expect(person.see("start")).to_be_visible()
    return path


def sit_down(person: Person, path: str, name: str) -> None:
    person.open(path)
    person.see("join-name").fill(name)
    person.tap("join")


@pytest.mark.parametrize("typed", ODD_NAMES)
def test_names_with_hidden_characters_and_emoji_are_shown_as_they_look(site: Site, typed: str) -> None:
    ada, bob = site.visitor("Ada-Maria"), site.visitor("Bob")
    path = open_table(ada)
    sit_down(bob, path, typed)
    expect(bob.see("join")).to_have_count(0)
    for person in (ada, bob):
        expect(person.see("seat-1")).to_contain_text(ODD_NAMES[typed])
        face = person.see("seat-1").locator("[aria-hidden='true']").first.inner_text()
        assert face.strip(), "an avatar shows something"
        hidden = set(person.page.locator("main").inner_text()) & set("\u202a\u202b\u202d\u202e\u200b\u200d\u2060")
        assert not hidden


def test_a_name_of_hidden_characters_only_is_refused_with_a_sentence(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    sit_down(bob, open_table(ada), "\u200b\u202e\u2060")
    expect(bob.page.get_by_role("alert")).to_contain_text("needs at least one visible letter", ignore_case=True)
    sit_down(bob, bob.page.url, "Bob")
    expect(ada.see("seat-1")).to_contain_text("Bob")


def test_a_name_is_limited_while_it_is_typed(site: Site) -> None:
    """The field's content is what everybody sees: nothing is cut off later."""
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = open_table(ada)
    bob.open(path)
    bob.see("join-name").fill("")
    bob.see("join-name").press_sequentially("Bartholomäus der Dritte von Hohenstein")
    held = bob.see("join-name").input_value()
    assert 1 < len(held) <= LIMIT
    bob.tap("join")
    expect(bob.see("join")).to_have_count(0)
    expect(ada.see("seat-1").locator("b")).to_have_text(held.strip())


@pytest.mark.parametrize("path", ["/table/abcdefgh", "/table/0"])
def test_a_link_to_a_table_that_does_not_exist_says_what_to_do(site: Site, path: str) -> None:
    ada = site.visitor("Ada")
    ada.open(path)
    gone = ada.see("table-gone")
    expect(gone).to_contain_text("There is no such table")
    expect(gone).to_contain_text("Ask for the link again, or make a table of your own.")
    gone.get_by_role("link").click()
    expect(ada.page).to_have_url(f"{site.address}/")


def test_an_address_that_cannot_be_a_table_leads_home(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/table/%F0%9F%A6%8A")
    expect(ada.page.get_by_text("This page doesn’t exist, or no longer does.")).to_be_visible()
    ada.page.get_by_role("main").get_by_role("link").first.click()
    expect(ada.page).to_have_url(f"{site.address}/")


def test_a_code_that_no_table_has_says_so(site: Site) -> None:
    ada = site.visitor("Ada")
    for path in ("/join/ZZZZ", "/join"):
        ada.open(path)
        ada.see("join-code").fill("ZZZZ")
        ada.tap("join-go")
        expect(ada.page.get_by_role("alert")).to_contain_text("No open table has this code", ignore_case=True)


def test_a_link_to_somebody_elses_full_table_shows_the_game_and_says_why(site: Site) -> None:
    ada, eve = site.visitor("Ada"), site.visitor("Eve")
    path = ada.make_table(
        {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]}
    )
    eve.open(path)
    expect(eve.page.get_by_text("All seats are taken, so you watch.")).to_be_visible()
    expect(eve.see("join")).to_have_count(0)


def test_links_to_analyses_and_days_that_do_not_exist_say_so(site: Site) -> None:
    ada = site.visitor("Ada")
    for path in ("/analysis/abcdefgh", "/daily/1999-01-01", "/daily/not-a-day"):
        ada.open(path)
        expect(
            ada.page.get_by_role("alert").or_(ada.page.get_by_role("heading", name="No such cell")).first
        ).to_be_visible()
        expect(ada.page.get_by_role("link").first).to_be_visible()


def test_titles_have_no_direction_marks(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table(
        {"settings": {"variant": "duel"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]}
    )
    pass_to_the_end_unseen(site, ada, path)
    analysis = path.replace("/table/", "/analysis/")
    for where in (
        "/",
        "/new",
        "/rules/duel",
        "/learn/duel",
        "/daily",
        "/statistics",
        "/explore",
        path,
        analysis,
        "/nowhere",
    ):
        ada.open(where)
        patience = Patience(f"title of {where}")
        while not (title := ada.page.title()):
            patience.check()
        assert not set(title) & set("\u2066\u2067\u2068\u2069\u200e\u200f"), where
