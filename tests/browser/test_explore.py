"""The explorer: a position is set up with taps, judged by the coach and shared as a link; errors are explained."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from lucchetto.coach import Advice, advise
from lucchetto.coach.position import Position, game_from
from tests.browser.looks import assert_fits, assert_no_violations, on_small_screens, sizes
from tests.browser.people import Person, Site

EMPTY = {
    "classic": "/explore#1c.346611.00w.-.-.0---",
    "longo": "/explore#1l.346611.00w.-.58.0---",
    "duel": "/explore#1d.346611.00w.-.-.0---.0---",
}
MULTIPLAYER = "/explore#1c.114423.00w.-.-.0acdf-abdf-bcde-acdgh.0abdefkz-acd-abdf-abd"
LATE = EMPTY["classic"].replace("0---", "4--z-")
CHOSEN = re.compile("chosen")


def explorer(site: Site, path: str = EMPTY["classic"], **options: Any) -> Person:
    person = site.visitor("Ada", **options)
    person.open(path)
    wait(person)
    return person


def wait(person: Person) -> None:
    """Wait until the coach has judged the current position."""
    expect(person.see("answer")).to_have_attribute("data-thinking", "false")


def cross(person: Person, colour: str, *numbers: int) -> None:
    for number in numbers:
        person.tap(f"cell-{colour}-{number}")


def set_dice(person: Person, white: tuple[int, int], **colours: int) -> None:
    """Tap the first die; the page asks for the others one after another."""
    person.tap("die-white-0")
    for face in (*white, *colours.values()):
        person.tap(f"face-{face}")


def judged(person: Person) -> dict[str, str]:
    """The text shown for each choice, in the order of the page."""
    wait(person)
    rows = person.page.locator("[data-testid^='choice-']").evaluate_all(
        "rows => rows.map((row) => [row.dataset.testid, row.querySelector('[data-testid=value]').innerText])"
    )
    return {name.removeprefix("choice-").replace("-", " "): value for name, value in rows}


def as_shown(advice: Advice) -> dict[str, str]:
    ordered = sorted(advice.choices, key=lambda choice: (choice.move != advice.best, -choice.value, -choice.margin))
    if advice.unit == "points":
        return {choice.move: f"{choice.value:.2f}" for choice in ordered}
    return {choice.move: f"{100 * choice.value:.1f}%" for choice in ordered}


def test_a_solitaire_position_is_judged_just_as_the_coach_does(site: Site) -> None:
    ada = explorer(site)
    cross(ada, "red", 2, 4, 5)
    cross(ada, "green", 9, 12)
    ada.tap("penalty-0-0")
    set_dice(ada, (2, 5), red=3, yellow=1, green=6, blue=4)
    sheet = {"red": [2, 4, 5], "green": [12, 9], "penalties": 1}
    dice = {"white": [2, 5], "red": 3, "yellow": 1, "green": 6, "blue": 4}
    advice = advise(game_from(Position("classic", [sheet], dice)), 0)
    shown = judged(ada)
    assert shown == as_shown(advice)
    assert next(iter(shown)) == advice.best
    expect(ada.see("exactness")).to_have_text("exact" if advice.exact else "estimate")
    expect(ada.see("total")).to_have_text("4")


def test_the_best_choice_is_shown_on_the_sheet_and_another_when_it_is_tapped(site: Site) -> None:
    ada = explorer(site, "/explore#1c.346611.00w.-.-.0abcd-a-abc-a")
    expect(ada.see("cell-red-7")).to_have_accessible_name(CHOSEN)
    ada.see("choice-blue-7").get_by_role("button").first.click()
    expect(ada.see("cell-blue-7")).to_have_accessible_name(CHOSEN)
    expect(ada.see("cell-red-7")).to_have_accessible_name(re.compile("may be crossed"))
    expect(ada.see("choice-blue-7")).to_contain_text("Blunder")


def test_action_2_follows_a_choice_and_passing_then_costs_a_penalty(site: Site) -> None:
    ada = explorer(site)
    ada.see("choice-pass").get_by_role("button").first.click()
    ada.tap("go-on")
    wait(ada)
    expect(ada.see("action")).to_have_value("pass")
    expect(ada.see("choice-pass")).to_contain_text("Penalty")
    ada.see("action").select_option("red 7")
    expect(ada.see("cell-red-7")).to_have_attribute("aria-pressed", "true")
    wait(ada)
    expect(ada.see("choice-pass")).to_contain_text("no penalty")


def test_a_link_opens_the_same_position_for_somebody_else(site: Site) -> None:
    ada = explorer(site, MULTIPLAYER)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    cross(ada, "yellow", 9)
    shown = judged(ada)
    ada.tap("copy")
    expect(ada.see("copy")).to_contain_text("Copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == ada.page.url
    bob = site.visitor("Bob")
    bob.open(link)
    assert judged(bob) == shown
    expect(bob.see("cell-yellow-9")).to_have_attribute("aria-pressed", "true")
    bob.tap("player-1")
    expect(bob.see("cell-red-12")).to_have_attribute("aria-pressed", "true")


def test_a_broken_link_is_explained(site: Site) -> None:
    ada = site.visitor("Ada")
    for broken in ("1c.346611.00w", "9z", "hello"):
        ada.open("about:blank")
        ada.open(f"/explore#{broken}")
        expect(ada.see("unread")).to_contain_text("holds no position")
        assert judged(ada)
    ada.tap("example-penalty")
    expect(ada.see("unread")).to_have_count(0)


def test_an_impossible_sheet_is_explained_at_its_row_and_nothing_is_lost(site: Site) -> None:
    ada = explorer(site, EMPTY["classic"] + ".0---")
    cross(ada, "blue", 11, 9)
    ada.tap("player-1")
    cross(ada, "red", 2, 3)
    ada.tap("lock-red")
    wait(ada)
    expect(ada.see("row-problem")).to_contain_text("crosses, but needs")
    ada.tap("player-0")
    expect(ada.see("row-problem")).to_have_count(0)
    expect(ada.see("cell-blue-9")).to_have_attribute("aria-pressed", "true")
    ada.tap("show-wrong")
    expect(ada.see("row-problem")).to_be_visible()
    cross(ada, "red", 4, 5, 6)
    assert judged(ada)
    expect(ada.see("problem")).to_have_count(0)


def test_a_game_that_is_over_is_said_to_be_over(site: Site) -> None:
    ada = explorer(site)
    ada.tap("penalty-0-3")
    wait(ada)
    expect(ada.see("problem")).to_contain_text("penalties end the game")
    ada.see("problem").get_by_role("button", name="Undo").click()
    assert judged(ada)


def test_undo_takes_back_taps_and_the_back_button_whole_positions(site: Site) -> None:
    ada = explorer(site)
    expect(ada.see("undo")).to_be_disabled()
    cross(ada, "red", 5)
    ada.tap("undo")
    expect(ada.see("cell-red-5")).to_have_attribute("aria-pressed", "false")
    cross(ada, "yellow", 4)
    before = judged(ada)
    ada.tap("example-penalty")
    assert judged(ada) != before
    ada.page.go_back()
    assert judged(ada) == before
    expect(ada.see("cell-yellow-4")).to_have_attribute("aria-pressed", "true")


def test_rows_closed_by_others_take_their_die_with_them(site: Site) -> None:
    ada = explorer(site, EMPTY["classic"] + ".0---")
    ada.tap("closed-green")
    wait(ada)
    expect(ada.see("die-green")).to_have_count(0)
    expect(ada.see("choice-green-7")).to_have_count(0)
    expect(ada.see("choice-blue-7")).to_be_visible()


def test_the_others_decide_in_action_1_too(site: Site) -> None:
    ada = explorer(site, MULTIPLAYER)
    expect(ada.see("choice-blue-2")).to_contain_text("closes the row")
    ada.see("seat").select_option("1")
    wait(ada)
    expect(ada.see("choice-pass")).to_contain_text("not your turn")
    expect(ada.see("go-on")).to_have_count(0)


def test_longo_has_lucky_numbers_that_can_be_changed(site: Site) -> None:
    ada = explorer(site, EMPTY["longo"])
    expect(ada.see("choice-red-2-lucky")).to_have_count(0)
    ada.see("lucky-1").select_option("7")
    wait(ada)
    expect(ada.see("choice-red-2-lucky")).to_contain_text("lucky")
    dice = {"white": [3, 4], "red": 6, "yellow": 6, "green": 1, "blue": 1}
    advice = advise(game_from(Position("longo", [{}], dice, lucky=[(5, 7)])), 0)
    assert judged(ada) == as_shown(advice)


def test_the_duel_is_set_up_as_either_player(site: Site) -> None:
    ada = explorer(site, EMPTY["duel"])
    for number in (3, 5, 5):
        ada.tap(f"spot-red-{number}")
    ada.tap("tool-1")
    for number in (3, 7):
        ada.tap(f"spot-red-{number}")
    ada.tap("tool-take")
    ada.tap("spot-red-5")
    expect(ada.see("spot-red-3")).to_have_accessible_name(re.compile("pawn of .*Player .*2"))
    expect(ada.see("spot-red-5")).to_have_accessible_name(re.compile("1.* pawn of .*Player .*1"))
    dice = {"white": [3, 4], "red": 6, "yellow": 6, "green": 1, "blue": 1}
    advice = advise(game_from(Position("duel", [{"red": [5]}, {"red": [3, 7]}], dice)), 0)
    assert judged(ada) == as_shown(advice)
    expect(ada.see("choice-red-7")).to_contain_text("knocks a pawn off")


def test_only_the_latest_position_is_judged(site: Site) -> None:
    ada = explorer(site)
    kept: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if kept:
            route.continue_()
        else:
            kept.append(route)

    ada.page.route("**/api/explore", hold_the_first)
    with ada.page.expect_request("**/api/explore"):
        cross(ada, "red", 7)
    cross(ada, "blue", 7)
    shown = judged(ada)
    with ada.page.expect_response("**/api/explore"):
        kept[0].continue_()
    assert judged(ada) == shown
    assert {"red 7", "blue 7"} & shown.keys() == set()


def test_everything_can_be_set_up_with_the_keyboard_alone(site: Site) -> None:
    ada = explorer(site)
    keys = ada.page.keyboard
    tab_to(ada, "cell-red-2")
    for key in ("ArrowRight", "ArrowDown", "Space", "End", "ArrowLeft", "ArrowUp"):
        keys.press(key)
    expect(ada.see("cell-yellow-3")).to_have_attribute("aria-pressed", "true")
    expect(ada.see("cell-red-12")).to_be_focused()
    tab_to(ada, "die-white-0")
    keys.press("Enter")
    tab_to(ada, "face-6")
    for _ in range(6):
        keys.press("Enter")
    expect(ada.see("die-blue")).to_be_focused()
    expect(ada.see("die-white-1")).to_have_accessible_name(re.compile("2.*6"))
    wait(ada)
    expect(ada.see("choice-red-12")).to_have_count(0)
    tab_to(ada, "action")
    keys.press("ArrowDown")
    wait(ada)
    expect(ada.see("action")).to_have_value("pass")


def tab_to(person: Person, name: str) -> None:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.dataset?.testid") == name:
            return
    raise AssertionError(f"{name} cannot be reached")


@pytest.mark.parametrize("path", [EMPTY["longo"], EMPTY["duel"], MULTIPLAYER, LATE, "/explore#cut"])
def test_axe_finds_nothing_nothing_scrolls_sideways_and_touch_targets_are_large(site: Site, path: str) -> None:
    ada = explorer(site, path)
    ada.tap("die-white-0")
    assert_no_violations(ada, path)
    assert_fits(ada, path)
    for _ in on_small_screens(ada):
        controls = ada.page.locator("main button:not([data-spot]):visible, main select:visible")
        for name, (_, height) in sizes(controls).items():
            assert height >= 44, name


@pytest.mark.parametrize("locale", ["it-IT", "es-ES"])  # the analysis test, with the same coach, has the others
def test_the_coach_speaks_the_readers_language(site: Site, locale: str) -> None:
    ada = explorer(site, "/explore#1c.665511.00c.-.-.0ab-a-abc-a", locale=locale)
    expect(ada.page.locator("html")).to_have_attribute("lang", locale[:2])
    words = ada.see("answer").inner_text()
    for english in ("Best", "Mistake", "Blunder", "penalty", "costs"):
        assert english not in words.split(), words


def test_the_explorer_is_found_from_the_start_page(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.open("/")
    ada.tap("explore")
    wait(ada)
    assert ada.page.url.startswith(f"{site.address}/explore#")
    assert not ada.complaints
