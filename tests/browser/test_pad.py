"""The score pad: three phones to the end, one tablet in the middle, the Duel on one device, and what goes wrong."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looks import assert_fits, assert_no_violations
from tests.browser.people import Person, Site
from tests.kit.rule_marks import rule

FIVE = ("red 2", "red 3", "red 4", "red 5", "red 6")
DOWN = ("green 12", "green 11", "green 10", "green 9", "green 8")


def seats(*guests: str) -> list[dict[str, str]]:
    return [{"kind": "you"}, *({"kind": "guest", "name": name} for name in guests)]


def pad_of(person: Person, *guests: str, variant: str = "classic") -> str:
    """Open a pad; returns its path."""
    path = person.make_table({"settings": {"variant": variant, "pad": True}, "seats": seats(*guests)})
    person.open(path)
    expect(person.see("pad")).to_be_visible()
    return path


def cell(person: Person, mark: str, seat: int) -> Locator:
    return person.see(f"pad-sheet-{seat}").get_by_test_id(f"cell-{mark.replace(' ', '-')}")


def cross_off(person: Person, seat: int, *marks: str) -> None:
    """One tap per cross."""
    for mark in marks:
        cell(person, mark, seat).get_by_role("button").click()
        expect(cross_of(person, mark, seat)).to_have_count(1)


def cross_of(person: Person, mark: str, seat: int) -> Locator:
    return cell(person, mark, seat).locator(".cross")


COUNT_TAPS = """addEventListener("click", () => {
    sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true)"""


def taps(person: Person) -> int:
    found: int = person.page.evaluate("Number(sessionStorage.taps)")
    return found


@rule("R1", "R21", "R22")
def test_three_phones_play_a_game_to_the_end_with_at_most_two_taps_per_decision(site: Site) -> None:
    ada, bob, cleo = (site.visitor(name) for name in ("Ada", "Bob", "Cleo"))
    for phone in (ada, bob, cleo):
        phone.page.add_init_script(COUNT_TAPS)
    ada.open("/")
    ada.tap("score-pad")
    ada.tap("open-pad")  # the second tap
    expect(ada.see("pad-sheet-0")).to_be_visible()
    path = "/table/" + ada.page.url.split("/table/")[1]
    bob.join(path)
    cross_off(ada, 0, *FIVE)
    cross_off(bob, 1, *FIVE, *DOWN)
    cleo.join(path)  # late
    expect(cleo.see("pad-sheet-2")).to_be_visible()

    cross_off(ada, 0, "red 12")
    expect(bob.see("still-open-1")).to_be_visible()
    cross_off(bob, 1, "red 12")  # both are certain that they were first
    expect(cleo.see("still-open-2")).to_be_visible()
    cross_off(cleo, 2, "yellow 5")
    expect(cleo.see("still-open-2")).to_have_count(0)
    expect(cell(cleo, "red 7", 2)).to_have_accessible_name(re.compile("lost"))

    cleo.tap("penalty-2")
    expect(ada.see("total-2")).to_have_text("−4")
    cleo.tap("undo-2")
    expect(ada.see("total-2")).to_have_text("1")

    cross_off(bob, 1, "green 2")
    for phone in (ada, bob, cleo):
        expect(phone.see("pad-ended")).to_be_visible()
    assert taps(cleo) == 1 + 3, "to join; a cross, a penalty and its undo"
    cleo.page.close()  # her phone dies
    expect(ada.see("card-2")).to_contain_text("phone is away")
    ada.tap("card-2")
    cross_off(ada, 2, "yellow 6")  # her cross of the last throw
    ada.page.keyboard.press("Escape")
    ada.tap("count-up")
    for phone in (ada, bob):
        expect(phone.see("result")).to_be_visible()
    assert taps(ada) == 2 + 6 + 2 + 1, "to open the pad; own crosses; a sheet and a cross for Cleo; the end"
    assert taps(bob) == 1 + 12, "to join; crosses"
    expect(bob.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(ada.see("pad-result")).to_be_visible()
    expect(ada.see("analysis-link")).to_have_count(0)

    bob.tap("rematch")
    expect(bob.see("pad-sheet-1")).to_be_visible()
    bob.open("/games")
    expect(bob.see("my-games")).to_contain_text("score pad")
    assert [ada.complaints, bob.complaints, cleo.complaints] == [[], [], []]


@rule("C1", "C6")
def test_a_forbidden_order_is_explained_and_allowed_by_house_rules_only(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = pad_of(ada)
    bob.join(path)
    cross_off(ada, 0, "red 5")
    cell(ada, "red 4", 0).click()
    expect(ada.see("problem")).to_contain_text("not to the right of every cross")
    expect(ada.see("problem")).to_contain_text("C1")
    cell(ada, "blue 2", 0).click()
    expect(ada.see("problem")).to_contain_text("C6")
    bob.tap("house-rules")
    bob.tap("confirm-yes")
    expect(ada.see("house-note")).to_be_visible()
    cross_off(ada, 0, "red 4")
    assert ada.complaints == []


def test_any_cross_is_taken_back_by_a_tap_on_it_or_with_the_keyboard(site: Site) -> None:
    ada = site.visitor("Ada")
    pad_of(ada)
    cross_off(ada, 0, "red 5", "red 7", "blue 9")
    cross_of(ada, "red 5", 0).click(force=True)
    ada.tap("confirm-yes")
    expect(cross_of(ada, "red 5", 0)).to_have_count(0)
    ada.page.keyboard.press("Escape")
    cell(ada, "red 7", 0).focus()
    ada.page.keyboard.press("Enter")
    ada.tap("confirm-yes")
    expect(cross_of(ada, "red 7", 0)).to_have_count(0)
    expect(cross_of(ada, "blue 9", 0)).to_have_count(1)


def test_on_a_tablet_between_two_players_one_sheet_is_upside_down(site: Site) -> None:
    tablet = site.visitor("Ada", viewport={"width": 820, "height": 1180})
    path = pad_of(tablet, "Bob")
    rotation = "sheet => getComputedStyle(sheet).rotate"
    assert tablet.see("pad-sheet-0").evaluate(rotation) == "180deg"
    assert tablet.see("pad-sheet-1").evaluate(rotation) == "none"
    cross_off(tablet, 0, "red 5")
    cross_off(tablet, 1, "red 6")
    tablet.tap("turn-0")
    assert tablet.see("pad-sheet-0").evaluate(rotation) == "none"
    tablet.tap("turn-1")
    tablet.open(path)
    expect(tablet.see("pad-sheet-1")).to_be_visible()
    assert [tablet.see(f"pad-sheet-{seat}").evaluate(rotation) for seat in (0, 1)] == ["none", "180deg"]


@rule("D6")
def test_the_duel_is_entered_on_one_board(site: Site) -> None:
    tablet = site.visitor("Ada")
    pad_of(tablet, "Bob", variant="duel")
    tablet.see("cell-red-5").get_by_role("button").click()
    expect(tablet.see("places-0")).to_have_attribute("aria-pressed", "true")
    tablet.see("cell-red-7").get_by_role("button").click()
    expect(tablet.see("places-1")).to_have_attribute("aria-pressed", "true")  # two pawns: the other player's turn
    tablet.see("cell-red-7").get_by_role("button").click()
    expect(tablet.see("places-0")).to_contain_text("1")  # knocked off
    tablet.tap("places-0")
    tablet.tap("penalty-0")
    expect(tablet.see("places-0")).to_contain_text("−4")
    tablet.tap("undo")
    expect(tablet.see("places-0")).to_contain_text("1")


def test_when_a_phone_dies_somebody_else_writes_for_its_owner(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = pad_of(ada)
    bob.join(path)
    cross_off(bob, 1, "red 5")
    bob.page.close()
    expect(ada.see("card-1")).to_contain_text("phone is away")
    ada.tap("card-1")
    cross_off(ada, 1, "red 8")
    ada.page.keyboard.press("Escape")
    expect(ada.see("total-1")).to_have_text("3")


def test_what_was_tapped_without_a_network_arrives_after_it_is_back(site: Site) -> None:
    ada, bob = site.visitor("Ada"), site.visitor("Bob")
    path = pad_of(ada)
    bob.join(path)
    expect(ada.see("card-1")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.see("connection-lost")).to_be_visible()
    cell(ada, "red 5", 0).get_by_role("button").click()
    expect(cross_of(ada, "red 5", 0)).to_have_count(1)
    ada.context.set_offline(False)
    expect(bob.see("total-0")).to_have_text("1")


@pytest.mark.parametrize("guests", [(), ("Bob", "Cleo", "Dan")])
def test_a_pad_fits_every_screen_and_axe_finds_nothing(site: Site, guests: tuple[str, ...]) -> None:
    ada = site.visitor("Ada")
    path = pad_of(ada, *guests)
    cross_off(ada, 0, "red 5", "blue 9")
    assert_no_violations(ada, path)
    assert_fits(ada, path)


def test_the_page_that_opens_a_pad_and_the_duels_pad_fit_and_axe_finds_nothing(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/pad")
    expect(ada.see("open-pad")).to_be_visible()
    ada.tap("guest-more")
    assert_no_violations(ada, "/pad")
    assert_fits(ada, "/pad")
    path = pad_of(ada, "Bob", variant="duel")
    assert_no_violations(ada, path)
    assert_fits(ada, path)
