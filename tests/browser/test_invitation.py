"""Friends are invited by a QR code or a link; the waiting room tells everybody what to do next."""

import re

from playwright.sync_api import expect

from tests.browser.messages import throw_ones_to_the_end_unseen
from tests.browser.people import LAPTOP, Person, Site
from tests.browser.scripts import active_first, colour_action, roll, white_action
from tests.kit.qr import read_qr
from tests.kit.rule_marks import rule

TWO_FREE = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]


def says(person: Person, name: str, text: str) -> None:
    expect(person.see(name)).to_contain_text(re.compile(text))


def host_of_a_table(site: Site, variant: str = "classic", **settings: str) -> tuple[Person, str]:
    ada = site.visitor("Ada", viewport=LAPTOP)
    path = ada.make_table({"settings": {"variant": variant, **settings}, "seats": TWO_FREE})
    ada.open(path)
    expect(ada.see("seat-0")).to_be_visible()
    return ada, path


def test_two_phones_are_invited_by_the_qr_code_play_and_have_a_rematch(site: Site) -> None:
    ada = site.visitor("Ada", viewport=LAPTOP)
    ada.open("/new")
    ada.tap("preset-friends")
    ada.see("dice-real").press("Space")
    ada.see("seat-name-0").fill("Ada")
    ada.tap("make")
    says(ada, "next-step", "^Invite your friends")
    address = read_qr(ada.see("qr"))
    assert address == ada.page.url, "the QR code contains the link"
    bob, cleo = site.visitor("Bob"), site.visitor("Cleo")
    for friend in (bob, cleo):
        friend.open(address)
        expect(friend.page.locator("#room-title")).to_contain_text("invites you to")
        says(friend, "next-step", "Choose a name and sit down")
        friend.see("join-name").fill(friend.name)
        friend.tap("join")
        says(friend, "next-step", "Say when you are ready")
    says(ada, "next-step", "^All seats are taken")
    says(ada, "unready", "Bob.*Cleo.*not ready")
    for friend in (bob, cleo):
        friend.tap("ready")
        says(friend, "next-step", "You are ready.*starts the game")
    expect(ada.see("unready")).to_have_count(0)
    says(ada, "status-1", "ready ✓")
    ada.tap("start")
    everybody = [ada, bob, cleo]
    play_a_turn(*active_first(*everybody))
    throw_ones_to_the_end_unseen(site, *everybody)
    for person in everybody:
        expect(person.see("result")).to_be_visible()
        expect(person.see("rematch")).to_have_text("Rematch")
    bob.tap("rematch")
    says(bob, "next-step", "Say when you are ready")
    for person in (ada, cleo):
        says(person, "rematch-question", "Bob.* wants a rematch")
        person.tap("rematch-join")
    says(ada, "next-step", "^All seats are taken")
    for friend in (bob, cleo):
        friend.tap("ready")
        says(friend, "next-step", "You are ready.*starts the game")
    ada.tap("start")
    play_a_turn(*active_first(*everybody))
    for person in everybody:
        assert not person.complaints


def play_a_turn(active: Person, following: Person, last: Person) -> None:
    """With real dice; every screen says at every moment what to do, or whom it waits for."""
    others = (following, last)
    says(active, "ask", "roll, and tap what you see")
    for other in others:
        says(other, "ask", f"Waiting for .*{active.name}")
    roll(active, (3, 6))
    for person in (active, *others):
        says(person, "ask", "White sum .*9.*cross one off, or pass")
    white_action(dict.fromkeys((active, *others), "red 9"))
    says(active, "ask", "White . colour.*cross one off, or pass")
    for other in others:
        says(other, "ask", f"{active.name}.* may use a colour die")
    colour_action(active, "pass")
    says(following, "ask", "roll, and tap what you see")
    for other in (active, last):
        says(other, "ask", f"Waiting for .*{following.name}")


def test_a_person_removed_by_the_host_is_told_what_they_can_do(site: Site) -> None:
    ada, path = host_of_a_table(site)
    bob = site.visitor("Bob")
    bob.join(path)
    ada.tap("remove-1")
    expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile("Remove .*Bob"))
    ada.tap("confirm-no")
    says(ada, "seat-1", "Bob")
    ada.tap("remove-1")
    ada.tap("confirm-yes")
    says(ada, "status-1", "Waiting for a friend")
    says(bob, "removed", "removed you.*(?s:.)*You may watch, ask")
    expect(bob.see("join")).to_have_count(0)
    bob.page.reload()
    says(bob, "removed", "removed you")


def test_seats_are_closed_opened_and_added_and_people_rename_themselves(site: Site) -> None:
    ada, path = host_of_a_table(site)
    bob = site.visitor("Bob")
    bob.join(path)
    ada.tap("close-seat-2")
    says(ada, "status-2", "Closed: nobody sits here")
    ada.tap("open-seat-2")
    says(ada, "status-2", "Waiting for a friend")
    ada.tap("add-seat")
    ada.tap("add-seat")
    expect(ada.see("seat-4")).to_be_visible()
    expect(ada.see("add-seat")).to_have_count(0)
    bob.tap("rename-1")
    bob.see("new-name").fill("\u202eRo\u200bbert 🎲 " + "x" * 40)
    assert len(bob.see("new-name").input_value()) <= 24, "names are limited while they are typed"
    bob.see("new-name").fill("\u202eRo\u200bbert 🎲")
    bob.tap("save-name")
    says(ada, "seat-1", "Robert 🎲")
    bob.page.reload()
    says(bob, "seat-1", "Robert 🎲")
    expect(bob.see("rename-0")).to_have_count(0)
    ada.tap("add-bot-2")
    ada.tap("open-seat-2")
    says(ada, "status-2", "Waiting for a friend")


def test_a_late_friend_is_told_why_they_watch_and_plays_the_next_game(site: Site) -> None:
    ada, path = host_of_a_table(site, dice="real")
    bob = site.visitor("Bob")
    bob.join(path)
    ada.tap("start")
    cleo = site.visitor("Cleo")
    cleo.open(path)
    says(cleo, "late", "began without you, so you watch")
    cleo.see("ask-name").fill("Cleo")
    cleo.tap("ask-seat")
    says(cleo, "asked", "You have asked for a seat")
    says(ada, "asking", "Cleo.*would like to play in the next game")
    cleo.tap("withdraw")
    expect(ada.see("asking")).to_have_count(0)
    cleo.tap("ask-seat")
    says(cleo, "asked", "You have asked for a seat")
    says(ada, "asking", "Cleo.*would like to play in the next game")
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(ada.see("result")).to_be_visible()
    ada.tap("rematch")
    cleo.tap("to-next-game")
    says(cleo, "status-2", "you")
    says(cleo, "next-step", "Say when you are ready")


def test_a_visitor_to_a_full_table_asks_for_a_seat_and_the_host_adds_one(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table(
        {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "club"}]}
    )
    ada.open(path)
    bob = site.visitor("Bob")
    bob.open(path)
    says(bob, "full", "All seats are taken, so you watch")
    bob.see("ask-name").fill("Bob")
    bob.tap("ask-seat")
    says(ada, "asking", "Bob.*would like a seat: add one")
    ada.tap("add-seat")
    bob.see("join-name").fill("Bob")
    bob.tap("join")
    says(ada, "seat-2", "Bob")
    expect(ada.see("asking")).to_have_count(0)


def test_another_device_scans_its_way_to_the_same_seat(site: Site) -> None:
    ada, path = host_of_a_table(site)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.tap("menu")
    ada.tap("handoff")
    address = read_qr(ada.see("handoff-qr"))
    assert address == ada.see("handoff-link").input_value(), "the QR code contains the link"
    assert address.endswith(path.replace("/table", "")), "it leads to this table"
    phone = site.visitor("phone")
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.open(address)
    phone.tap("continue-here")
    phone.page.wait_for_url(f"**{path}")
    says(phone, "status-0", "you")
    secret = address.partition("#")[2].partition("/")[0]
    naming = [url for url in asked if secret in url.partition("#")[0]]
    assert [url.rpartition("/")[0] for url in naming] == [f"{site.address}/api/handoffs"], (
        "only what uses it up names it"
    )


@rule("R12")
def test_lucky_numbers_are_set_and_seen_before_sitting_down(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/new?game=longo")
    ada.see("lucky-set").press("Space")
    ada.see("lucky-0-0").select_option("2")
    ada.see("lucky-0-1").select_option("16")
    ada.tap("make")
    says(ada, "lucky-0", "2.*16")
    bob, cleo = site.visitor("Bob"), site.visitor("Cleo")
    bob.open(ada.page.url)
    expect(bob.see("join")).to_be_visible()
    says(bob, "lucky-1", "6.*11")
    cleo.open(f"/join/{ada.see('code').inner_text()}")
    says(cleo, "join-lucky", r"2 \+ 16 · .*6 \+ 11")
    expect(cleo.page.get_by_role("heading", level=1)).to_contain_text(re.compile("invites you to .*Longo"))


def test_tables_have_titles_of_their_own(site: Site) -> None:
    ada, _ = host_of_a_table(site)
    code = ada.see("code").inner_text()
    expect(ada.page).to_have_title(f"Classic {code} · Lucchetto")
    ada.open("/")
    expect(ada.page).not_to_have_title(re.compile(code))
    ada.open("/table/nowhere")
    says(ada, "table-gone", "Ask for the link again")
