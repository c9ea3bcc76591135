"""Reload, a lost connection and a killed server lose nothing."""

from playwright.sync_api import expect

from tests.browser.people import Site
from tests.browser.scripts import active_first, colour_action, roll, two_at_a_table, white_action


def test_a_reload_in_the_middle_of_a_white_phase_returns_to_the_same_seat_and_choice(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic", returning=True)
    active = active_first(ada, bob)[0]
    roll(active, (3, 6))
    ada.choose("red 9")
    expect(ada.see("chosen")).to_be_visible()
    ada.page.reload()
    expect(ada.see("chosen")).to_contain_text("9")
    bob.choose("pass")
    expect(ada.see("history")).to_contain_text("9")


def test_a_choice_made_offline_is_sent_when_the_connection_is_back(own_site: Site) -> None:
    ada, bob = two_at_a_table(own_site, "classic")
    active = active_first(ada, bob)[0]
    roll(active, (3, 6))
    expect(ada.see("option-red-9")).to_be_visible()
    own_site.kill()
    expect(ada.see("connection-lost")).to_be_visible()
    ada.choose("red 9")
    own_site.start()
    expect(ada.see("connection-lost")).to_have_count(0)
    expect(bob.see("status-0")).to_contain_text("ready", ignore_case=True)
    bob.choose("pass")
    expect(bob.see("history")).to_contain_text("9")


def test_a_server_that_is_killed_in_the_middle_of_a_game_continues_it(own_site: Site) -> None:
    ada, bob = two_at_a_table(own_site, "classic", returning=True)
    turns = active_first(ada, bob)
    roll(turns[0], (1, 1))
    white_action({ada: "red 2", bob: "yellow 2"})
    own_site.kill()
    for person in (ada, bob):
        expect(person.see("connection-lost")).to_be_visible()
    own_site.start()
    for person in (ada, bob):
        expect(person.see("connection-lost")).to_have_count(0)
    colour_action(turns[0], "pass")
    roll(turns[1], (1, 2))
    white_action({ada: "red 3", bob: "yellow 3"})
    expect(ada.see("history")).to_contain_text("3")


def test_a_table_that_does_not_exist_says_so_and_shows_the_way_home(site: Site) -> None:
    ada = site.visitor()
    ada.open("/table/nowhere")
    expect(ada.page.get_by_role("link", name="home").first).to_be_visible()
