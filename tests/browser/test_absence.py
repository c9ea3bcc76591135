"""People leave, before the start or in the middle of a game: the others can continue without help."""

import re

from playwright.sync_api import expect

from tests.browser.messages import pass_to_the_end_together_unseen
from tests.browser.people import Person, Site, option
from tests.browser.scripts import active_first, roll, two_at_a_table

COUNTDOWN = re.compile(r"A bot can take over in .*9:\d\d")
HOST_NOW = "You are the host now."


def three_at_a_table(site: Site, **settings: str) -> tuple[Person, Person, Person]:
    """Ada, who is the host, Bob and Cleo at a table that waits."""
    ada, bob, cleo = people = [site.visitor(name) for name in ("Ada", "Bob", "Cleo")]
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "classic", **settings}, "seats": seats})
    ada.open(path)
    for guest in people[1:]:
        guest.join(path)
    expect(ada.see("seat-2")).to_contain_text("Cleo")
    return ada, bob, cleo


def reopen(person: Person, address: str) -> None:
    person.page = person.context.new_page()
    person.open(address)


def decide(*people: Person) -> None:
    """Everybody makes a choice, if there is one to be made."""
    for person in people:
        choices = person.page.locator("[data-testid^='option-'], [data-testid='chosen']").first
        expect(choices).to_be_visible()
        if person.see(option("pass")).is_visible():
            person.choose("pass")


def test_a_bot_takes_over_for_somebody_who_is_away_and_hands_back(hasty_site: Site) -> None:
    ada, bob = two_at_a_table(hasty_site, "classic")
    address = bob.page.url
    roll(active_first(ada, bob)[0], (1, 1))
    bob.page.close()
    ada.tap("replace-1")
    expect(ada.see("absent-1")).to_have_count(0)
    ada.choose("red 2")
    expect(ada.see("history")).to_contain_text("2")
    bob.page = bob.context.new_page()
    bob.open(address)
    bob.tap("come-back")
    expect(bob.see("come-back")).to_have_count(0)
    expect(bob.see("seat-1")).to_be_visible()


def test_when_the_host_closes_the_tab_in_a_game_the_others_let_a_bot_play_and_finish(hasty_site: Site) -> None:
    ada, bob, cleo = three_at_a_table(hasty_site)
    ada.tap("start")
    expect(cleo.see("dice")).to_be_visible()
    ada.page.close()
    for person in (bob, cleo):
        expect(person.see("absent-0")).to_contain_text("Ada")
    cleo.tap("replace-0")
    for person in (bob, cleo):
        expect(person.see("absent-0")).to_have_count(0)
        expect(person.see("status-0")).to_contain_text("away")
    pass_to_the_end_together_unseen(hasty_site, {1: bob, 2: cleo})
    for person in (bob, cleo):
        expect(person.see("result")).to_be_visible()
        assert not person.complaints


def test_when_the_host_closes_the_tab_before_the_start_the_next_person_starts(hasty_site: Site) -> None:
    ada, bob, cleo = three_at_a_table(hasty_site)
    expect(bob.see("status-0")).to_contain_text("host")
    expect(bob.see("start")).to_have_count(0)
    ada.page.close()
    expect(bob.see("host-now")).to_have_text(HOST_NOW)
    expect(cleo.see("status-1")).to_contain_text("host")
    expect(cleo.see("status-0")).not_to_contain_text("host")
    expect(cleo.see("host-now")).to_be_empty()
    bob.tap("start")
    bob.tap("replace-0")
    for person in (bob, cleo):
        expect(person.see("absent-0")).to_have_count(0)
    decide(bob, cleo)
    expect(cleo.see("history")).to_contain_text("Bob")


def test_the_host_hands_the_role_over_and_gets_it_back(site: Site) -> None:
    ada, bob, cleo = three_at_a_table(site)
    for person in (bob, cleo):
        expect(person.page.locator("[data-testid^='make-host-']")).to_have_count(0)
    ada.see("make-host-1").press("Enter")
    expect(bob.see("host-now")).to_have_text(HOST_NOW)
    expect(ada.see("start")).to_have_count(0)
    for person in (ada, bob, cleo):
        expect(person.see("status-1")).to_contain_text("host")
        expect(person.see("status-0")).not_to_contain_text("host")
    expect(bob.see("make-host-2")).to_have_accessible_name(re.compile("Make host .*Cleo"))
    bob.tap("make-host-0")
    expect(ada.see("host-now")).to_have_text(HOST_NOW)
    expect(bob.see("host-now")).to_be_empty()
    ada.tap("start")
    expect(bob.see("dice")).to_be_visible()


def test_a_host_who_leaves_passes_the_role_on_and_a_lone_host_stays(site: Site) -> None:
    ada, bob, cleo = three_at_a_table(site)
    ada.tap("leave")
    expect(bob.see("host-now")).to_have_text(HOST_NOW)
    expect(bob.see("status-0")).to_contain_text("Waiting for a friend")
    cleo.tap("leave")
    expect(bob.see("status-2")).to_contain_text("Waiting for a friend")
    expect(bob.see("leave")).to_have_count(0)
    expect(bob.see("start")).to_be_visible()


def test_somebody_who_comes_back_within_the_grace_period_has_lost_nothing(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    watcher = site.visitor("Dan")
    watcher.open(ada.page.url)
    roll(active_first(ada, bob)[0], (3, 6))
    ada.choose("red 9")  # the host has decided, and goes
    expect(bob.see("status-0")).to_contain_text("ready")
    address = ada.page.url
    ada.page.close()
    expect(bob.see("absent-0")).to_contain_text(COUNTDOWN)
    expect(bob.see("replace-0")).to_have_count(0)
    expect(watcher.see("absent-0")).to_contain_text("away")
    expect(watcher.see("absent-0")).not_to_contain_text("bot")
    reopen(ada, address)
    expect(ada.see("chosen")).to_contain_text("9")
    for person in (bob, watcher):
        expect(person.see("absent-0")).to_have_count(0)
    bob.choose("blue 9")
    expect(ada.see("cell-red-9")).to_have_attribute("aria-label", re.compile("crossed"))


def test_the_countdown_runs_out_on_a_page_whose_clock_is_ahead_and_the_server_says_to_wait(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    bob.page.clock.install()
    bob.page.reload()
    ada.page.close()
    expect(bob.see("absent-0")).to_contain_text(COUNTDOWN)
    bob.page.clock.fast_forward("10:00")
    bob.tap("replace-0")
    expect(bob.see("problem")).to_contain_text("may come back: wait")
    expect(bob.see("absent-0")).to_be_visible()


def test_a_game_that_everybody_has_left_waits_and_says_so(hasty_site: Site) -> None:
    ada, bob = two_at_a_table(hasty_site, "classic")
    watcher = hasty_site.visitor("Dan")
    watcher.open(ada.page.url)
    expect(watcher.see("dice")).to_be_visible()
    address = ada.page.url
    ada.page.close()
    expect(watcher.see("absent-0")).to_contain_text("Ada")
    expect(watcher.see("everybody-left")).to_have_count(0)
    bob.page.close()
    expect(watcher.see("everybody-left")).to_contain_text("waits for somebody to come back")
    reopen(ada, address)
    expect(watcher.see("everybody-left")).to_have_count(0)
    expect(watcher.see("absent-1")).to_contain_text("Bob")
