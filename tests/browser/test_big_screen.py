"""A table on a big screen, which shows what everybody may see; and a device in the middle, without hand-overs."""

from playwright.sync_api import expect

from tests.browser.looks import Scheme, assert_no_violations
from tests.browser.messages import throw_ones_to_the_end_unseen
from tests.browser.people import LAPTOP, Person, Site, frames_received
from tests.browser.scripts import active_first, colour_action, roll
from tests.kit.qr import read_qr

WIDE = {"width": 1920, "height": 1080}
EVERY_SCHEME: tuple[Scheme, ...] = ("light", "dark", "forced")


def screen_of(site: Site, path: str) -> Person:
    television = site.visitor("television", viewport=WIDE)
    television.open(path.replace("/table/", "/screen/"))
    return television


def waiting_table(site: Site) -> tuple[Person, str, Person]:
    """A host at a table with real dice and a free seat, the table's path, and its big screen."""
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats})
    ada.open(path)
    return ada, path, screen_of(site, path)


def test_friends_join_from_the_screen_which_follows_the_game_and_its_rematch(site: Site) -> None:
    ada, path, television = waiting_table(site)
    expect(television.see("screen-seat-0")).to_contain_text("Ada")
    expect(television.see("screen-seat-1")).to_have_text("? Free seat")
    address = read_qr(television.see("screen-qr"))
    assert address == f"{site.address}{path}"
    bob = site.visitor("Bob")
    bob.join(address)
    expect(television.see("screen-seat-1")).to_contain_text("Bob")
    ada.tap("start")
    active, other = active_first(ada, bob)
    roll(active, (3, 6))
    expect(television.see("white-sum")).to_have_text("9")
    expect(television.see("turn")).to_contain_text(active.name)
    active.choose("red 9")
    other.choose("red 9")
    expect(television.see("screen-total-0")).to_have_text("1")
    expect(television.see("screen-total-1")).to_have_text("1")
    colour_action(active, "pass")
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(television.see("screen-result")).to_be_visible()
    ada.tap("rematch")
    expect(television.see("screen-next")).to_contain_text("starts the game when everybody is here")
    assert television.page.url != f"{site.address}{path.replace('/table/', '/screen/')}"
    assert not television.complaints


def test_the_screen_of_a_player_shows_no_choice_before_everybody_has_decided(site: Site) -> None:
    ada = site.visitor("Ada", viewport=LAPTOP)
    seats = [{"kind": "you"}, {"kind": "open"}]
    path = ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats})
    ada.open(path)
    bob = site.visitor("Bob")
    bob.join(path)
    ada.tap("start")
    second = Person("Ada's television", ada.context)
    with frames_received(second.page) as frames:
        second.open(path.replace("/table/", "/screen/"))
        roll(active_first(ada, bob)[0], (3, 6))
        expect(second.see("white-sum")).to_have_text("9")
        ada.choose("blue 9")
        expect(second.see("screen-seat-0")).to_contain_text("ready")
        assert frames
        assert not any("blue 9" in frame for frame in frames), "neither her options nor her choice"
        bob.choose("pass")
        expect(second.see("screen-total-0")).to_have_text("1")


def test_a_device_in_the_middle_of_the_table_needs_no_hand_overs(site: Site) -> None:
    ada = site.visitor("Ada", viewport=LAPTOP)
    seats = [{"kind": "you"}, {"kind": "guest", "name": "Bob"}]
    path = ada.make_table({"settings": {"variant": "classic", "dice": "real"}, "seats": seats})
    ada.open(f"{path}?start")
    expect(ada.see("real-dice").or_(ada.see("hand-over"))).to_be_visible()
    ada.tap("menu")
    ada.tap("hand-overs")
    ada.page.keyboard.press("Escape")
    roll(ada, (3, 6))
    for _ in range(2):
        ada.choose("red 9")
    expect(ada.see("total-0")).to_have_text("1")
    expect(ada.see("total-1")).to_have_text("1")
    expect(ada.see("hand-over")).to_have_count(0)


def test_axe_finds_nothing_on_the_screen_while_people_join_play_and_win(site: Site) -> None:
    ada, path, television = waiting_table(site)
    expect(television.see("screen-qr")).to_be_visible()
    assert_no_violations(television, "screen, waiting", EVERY_SCHEME)
    bob = site.visitor("Bob")
    bob.join(path)
    ada.tap("start")
    active, other = active_first(ada, bob)
    expect(active.see("real-dice")).to_be_visible()
    assert_no_violations(active, "real dice", EVERY_SCHEME)
    roll(active, (3, 6))
    active.choose("red 9")
    other.choose("red 9")
    expect(television.see("screen-total-0")).to_have_text("1")
    assert_no_violations(television, "screen, game", EVERY_SCHEME)
    active.tap("menu")
    expect(active.page.get_by_role("dialog")).to_be_visible()
    assert_no_violations(active, "menu", EVERY_SCHEME)
    active.page.keyboard.press("Escape")
    colour_action(active, "pass")
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(television.see("screen-result")).to_be_visible()
    assert_no_violations(television, "screen, result", EVERY_SCHEME)


def test_axe_finds_nothing_at_a_hand_over(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "guest", "name": "Bob"}]
    ada.open(ada.make_table({"settings": {"variant": "classic"}, "seats": seats}) + "?start")
    expect(ada.see("hand-over")).to_be_visible()
    assert_no_violations(ada, "hand-over", EVERY_SCHEME)
