"""Moments of a game: whose turn it is, why a cell is refused, the whole log, time that ran out, and alerts."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import AT_REST, assert_fits, assert_no_violations
from tests.browser.messages import messenger, throw_ones_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.browser.scripts import active_first, roll, two_at_a_table
from tests.browser.test_endings import text
from tests.browser.views import change_views
from tests.server import kit

PARTS = ".band, .foot, .main > .below, .tray"
BOXES = f"[...document.querySelectorAll('{PARTS}')].map((one) => one.getBoundingClientRect().toJSON())"
HEADER = "[...document.querySelectorAll('header :is(a, button)')].map((one) => one.getBoundingClientRect().toJSON())"
BANNER = "document.querySelector('.absent').getBoundingClientRect().toJSON()"


def against_a_bot(site: Site, variant: str = "classic", **options: Any) -> Person:
    """Ada, who decides now."""
    ada = site.visitor("Ada", **options)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    ada.open(f"{ada.make_table({'settings': {'variant': variant}, 'seats': seats})}?start")
    expect(ada.page.locator("[data-testid^='option-']").first).to_be_visible()
    return ada


def test_a_tap_on_an_illegal_cell_says_why_and_decides_nothing(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    active = active_first(ada, bob)[0]
    roll(active, (1, 4))
    expect(active.see("option-red-5")).to_be_visible()
    active.see("cell-red-9").click()
    expect(active.see("problem")).to_contain_text(text("Red 9", " is not on the dice, which make ", "5", "."))
    expect(active.see("option-red-5")).to_be_visible()
    active.see("cell-blue-12").click()
    expect(active.see("problem")).to_contain_text(text("Blue 12", " is not on the dice"))
    active.choose("red 5")
    expect(active.see("chosen")).to_be_visible()
    assert not active.complaints


def test_the_duel_says_why_a_cell_is_refused(site: Site) -> None:
    ada, bob = two_at_a_table(site, "duel")
    active = active_first(ada, bob)[0]
    roll(active, (6, 6))
    expect(active.see("option-green-12")).to_be_visible()
    active.see("cell-red-12").click()
    expect(active.see("problem")).to_contain_text(text("Red 12", " closes the row and needs "))


def test_the_current_player_is_shown_next_to_the_dice_in_every_size(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    active, other = active_first(ada, bob)
    roll(active, (1, 1))
    for width, height in ((360, 640), (844, 390), (1280, 800)):
        for person in (active, other):
            person.page.set_viewport_size({"width": width, "height": height})
        expect(active.see("turn")).to_have_text("Your turn")
        expect(other.see("turn")).to_have_text(text(active.name, "’s turn"))
        expect(other.see("turn")).to_be_visible()


def test_the_log_keeps_the_whole_game(site: Site) -> None:
    ada = against_a_bot(site)
    with messenger(site, ada) as double, double.at(ada.page.url.rsplit("/", 1)[1].partition("?")[0]) as client:
        kit.play_on(client, until=lambda view: view["status"] == "over" or view["game"]["turn"] > 9)
        turns = client.view["history"][-1]["turn"]
    ada.tap("whole-log")
    entries = ada.see("whole-log-list").locator("li")
    expect(entries.last).to_contain_text(text("Turn ", "1", ", white "))
    expect(entries.first).to_contain_text(text("Turn ", str(turns)))
    assert entries.count() > 12
    assert_no_violations(ada, "the whole log")
    ada.page.keyboard.press("Escape")
    ada.tap("menu")
    ada.tap("menu-log")
    expect(ada.see("whole-log-list").locator("li").last).to_contain_text(text("Turn ", "1", ", white "))


def test_a_log_that_cannot_be_loaded_says_so(site: Site) -> None:
    ada = against_a_bot(site)
    ada.page.route("**/phases", lambda route: route.abort())
    ada.page.locator("[data-testid^='option-']").first.click()
    ada.tap("menu")
    ada.tap("menu-log")
    expect(ada.page.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()


def test_a_timeout_is_named_in_the_log(site: Site) -> None:
    ada = against_a_bot(site)

    def late(view: dict[str, Any]) -> dict[str, Any]:
        dice = {"white": [1, 4], "colours": []}
        phase = {"turn": 9, "phase": "white", "active": 1, "dice": dice, "moves": {"0": "pass", "1": "red 5"}}
        return view | {"history": [phase | {"closed": [], "penalty": None, "knockedOff": False, "late": [0]}]}

    change_views(ada, late)
    ada.page.reload()
    expect(ada.see("history")).to_contain_text(text("Ada", " ran out of time."))


ANNOUNCEMENTS = """() => {
    const region = document.querySelector("[aria-live=polite][data-testid=announcer]");
    window.heard = [];
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        characterData: true, childList: true, subtree: true,
    });
}"""


@pytest.mark.full
def test_time_that_ran_out_is_announced(site: Site) -> None:
    """The shortest timer of a table runs 15 seconds."""
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    ada.open(f"{ada.make_table({'settings': {'variant': 'classic', 'timer': 15}, 'seats': seats})}?start")
    expect(ada.see("ask")).to_be_visible()
    ada.page.evaluate(ANNOUNCEMENTS)
    kit.eventually(lambda: re.search("Ada.* ran out of time", " ".join(ada.page.evaluate("heard"))))


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800)])
def test_the_banner_about_an_absent_player_moves_and_covers_nothing(site: Site, width: int, height: int) -> None:
    ada, bob = two_at_a_table(site, "classic")
    roll(active_first(ada, bob)[0], (1, 4))
    expect(ada.see("option-red-5")).to_be_visible()
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.page.evaluate(AT_REST)
    before = ada.page.evaluate(BOXES)
    bob.page.close()
    expect(ada.see("absent-1")).to_be_visible()
    ada.page.evaluate(AT_REST)
    assert ada.page.evaluate(BOXES) == before, "the board stays where it is"
    banner = ada.page.evaluate(BANNER)
    for box in before:
        across = min(box["right"], banner["right"]) - max(box["left"], banner["left"])
        down = min(box["bottom"], banner["bottom"]) - max(box["top"], banner["top"])
        assert across <= 0.5 or down <= 0.5, (banner, box)
    for button in ada.page.evaluate(HEADER):
        assert banner["top"] - button["bottom"] >= 1 or banner["left"] >= button["right"], (banner, button)
    assert_fits(ada, "a table with somebody absent")


LOCKS = """
window.locks = [];
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async (kind) => {
    const lock = { kind, released: false, release: async () => { lock.released = true; } };
    window.locks.push(lock);
    return lock;
} } });
"""


def test_the_screen_stays_awake_until_the_game_is_over(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    ada.context.add_init_script(LOCKS)
    ada.page.reload()
    kit.eventually(lambda: ada.page.evaluate("window.locks.some(({ released }) => !released)"))
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(ada.see("result")).to_be_visible()
    kit.eventually(lambda: ada.page.evaluate("window.locks.every(({ released }) => released)"))


ALERTS = """
window.alerts = [];
window.asked = 0;
window.buzzed = 0;
const permission = () => localStorage.getItem("test-permission") ?? "default";
window.Notification = class {
    constructor(title, { body }) { window.alerts.push(`${title} ${body}`); }
    static get permission() { return permission(); }
    static async requestPermission() {
        window.asked++;
        localStorage.setItem("test-permission", "granted");
        return "granted";
    }
};
Navigator.prototype.vibrate = () => { window.buzzed++; return true; };
window.hide = () => Object.defineProperty(document, "visibilityState", { value: "hidden" });
"""


def test_a_hidden_page_notifies_you_of_your_turn_if_you_have_agreed(site: Site) -> None:
    """The browser's own windows do not open in a test: its interfaces are recorded instead."""
    ada, bob = two_at_a_table(site, "classic")
    ada.context.add_init_script(ALERTS)
    ada.page.reload()
    active = active_first(ada, bob)[0]
    assert ada.page.evaluate("window.asked") == 0, "nobody is asked at the start"
    ada.tap("menu")
    ada.tap("notify")
    expect(ada.see("notify")).to_have_attribute("aria-checked", "true")
    ada.tap("vibrate")
    expect(ada.see("vibrate")).to_have_attribute("aria-checked", "true")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("window.buzzed = 0")
    if active is bob:
        ada.page.evaluate("hide()")
    roll(active, (1, 4))
    if active is bob:
        kit.eventually(lambda: ada.page.evaluate("window.alerts.length === 1"))
        assert "Classic" in ada.page.evaluate("window.alerts[0]")
    kit.eventually(lambda: ada.page.evaluate("window.buzzed >= 1"))


def test_after_a_game_with_people_the_page_offers_notifications_once(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    ada.context.add_init_script(ALERTS)
    ada.page.reload()
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(ada.see("notify-offer")).to_be_visible()
    assert ada.page.evaluate("window.asked") == 0
    ada.tap("notify-no")
    expect(ada.see("notify-offer")).to_have_count(0)
    assert ada.page.evaluate("window.asked") == 0
    ada.page.reload()
    expect(ada.see("result")).to_be_visible()
    expect(ada.see("analysis-link")).to_be_visible()
    expect(ada.see("notify-offer")).to_have_count(0)


def test_dice_of_longo_have_eight_sides_in_lessons_analyses_and_positions(site: Site) -> None:
    ada = site.visitor("Ada")
    for path in ("/learn/longo", "/explore#1l.346611.00w.-.58.0---"):
        ada.open(path)
        expect(ada.page.locator(".die.eight, .eight").first).to_be_visible()
        assert ada.page.locator("[role='img'].die:not(.eight)").count() == 0, path


def test_the_two_kinds_of_pawn_differ_in_shape_and_stay_visible_in_forced_colours(site: Site) -> None:
    ada = against_a_bot(site, "duel", forced_colors="active")
    shapes = ada.page.evaluate(
        "['pawn', 'tower'].map((kind) => { const path = document.querySelector(`.seats .${kind} path`);"
        "const style = getComputedStyle(path); return [path.getAttribute('d'), style.fill, style.stroke]; })"
    )
    (one, fill, stroke), (other, other_fill, other_stroke) = shapes
    assert one != other
    assert (fill, stroke) == (other_stroke, other_fill), "one is solid, the other is an outline"
    assert re.fullmatch(r"rgb\(.*\)", fill)
    assert fill != stroke
