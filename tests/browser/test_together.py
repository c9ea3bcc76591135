"""Spectators, timers, phrases, rematches, and a second device."""

from playwright.sync_api import expect

from tests.browser.messages import throw_ones_to_the_end_unseen
from tests.browser.people import Site
from tests.browser.scripts import active_first, roll, two_at_a_table, white_action


def test_a_spectator_sees_the_game_and_cannot_decide(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    watcher = site.visitor("Cleo")
    watcher.open(ada.page.url)
    roll(active_first(ada, bob)[0], (3, 6))
    expect(watcher.see("white-sum")).to_contain_text("9")
    expect(watcher.page.locator("[data-testid^='option-']")).to_have_count(0)
    white_action({ada: "red 9", bob: "blue 9"})
    expect(watcher.see("history")).to_contain_text("9")


def test_when_the_time_is_up_the_server_passes_for_those_who_have_not_decided(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic", timer=15)
    turns = active_first(ada, bob)
    roll(turns[0], (3, 6))
    expect(ada.see("timer")).to_be_visible()
    ada.choose("red 9")
    expect(ada.see("history")).to_contain_text("9", timeout=25_000)


def test_phrases_are_shown_in_each_readers_language(site: Site) -> None:
    ada = site.visitor("Ada")
    bob = site.visitor("Bob", locale="it-IT")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    ada.open(path)
    bob.join(path)
    ada.tap("start")
    expect(bob.see("dice")).to_be_visible()
    ada.tap("phrase-open")
    ada.tap("phrase-thanks")
    expect(ada.see("bubble-0")).to_contain_text("Thank")
    expect(bob.see("bubble-0")).to_contain_text("Grazie")


def test_a_rematch_keeps_the_people_and_rotates_who_begins(site: Site) -> None:
    ada, bob = two_at_a_table(site, "duel")
    second = active_first(ada, bob)[1]
    throw_ones_to_the_end_unseen(site, ada, bob)
    before = ada.page.url.partition("?")[0]
    bob.tap("rematch")
    ada.tap("rematch-join")
    for person in (ada, bob):
        person.page.wait_for_url(lambda address: address.partition("?")[0] != before)
        expect(person.see("result")).to_have_count(0)
    ada.tap("start")
    assert active_first(ada, bob)[0] is second


def test_a_link_lets_another_device_continue_as_the_same_person_once(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table(
        {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]}
    )
    ada.open(f"{path}?start")
    expect(ada.see("dice")).to_be_visible()
    code = ada.context.request.post("/api/handoffs").json()["code"]
    phone, thief = site.visitor("phone"), site.visitor("thief")
    phone.open(f"/continue#{code}")
    phone.tap("continue-here")
    phone.page.wait_for_url("**/games")
    phone.open(path)
    expect(phone.page.locator("[data-testid^='option-'], [data-testid='chosen']").first).to_be_visible()
    thief.open(f"/continue#{code}")
    thief.tap("continue-here")
    expect(thief.see("continue-failed")).to_be_visible()


def test_people_on_one_device_hand_it_over_and_do_not_see_each_others_choices(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "guest", "name": "Leo"}, {"kind": "guest", "name": "Mia"}]
    ada.open(ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats}) + "?start")
    expect(ada.see("real-dice").or_(ada.see("hand-over"))).to_be_visible()
    if ada.see("hand-over").is_visible():
        ada.take_over()
    roll(ada, (3, 6))
    for move in ("red 9", "yellow 9", "blue 9"):
        expect(ada.see("hand-over")).to_be_visible()
        shown = ada.page.locator("body").inner_text().lower()
        assert not any(f"{colour} 9" in shown for colour in ("red", "yellow", "blue"))
        ada.take_over()
        ada.choose(move)
    expect(ada.see("history")).to_contain_text("9")
