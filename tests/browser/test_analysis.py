"""The analysis page: verdict, luck and mistakes, step by step, for the server's games and uploaded records."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lucchetto.records import write_json
from tests.browser.chromium import Chromium
from tests.browser.looks import Scheme, assert_fits, assert_no_violations, sizes
from tests.browser.messages import pass_to_the_end_unseen, throw_ones_to_the_end_unseen
from tests.browser.people import LAPTOP, PHONE, TIMEOUT, Person, Site
from tests.browser.records import beginning, broken, events_in, golden, hand_in, rendered
from tests.browser.scripts import active_first, two_at_a_table
from tests.kit.long_games import long_game

CLASSIC = golden("classic-natural-2")
KEY = re.compile(r"\b(?:analysis|verdict|mark|remark|rating|luck|hint)-[a-z]")
AGAINST_A_BOT = {
    "settings": {"variant": "classic"},
    "seats": [{"kind": "you"}, {"kind": "bot", "bot": "casual"}],
}
WALK = """async (steps) => {
    const seen = [];
    for (let step = 0; step < steps; step++) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await Promise.resolve();
        seen.push(document.querySelector("[data-testid='slider']").value);
    }
    return seen;
}"""
"""Steps through the game; the page updates its elements after each step, but the browser does not paint. Returns the
slider's positions."""
Sight = tuple[Scheme, dict[str, int]]
ON_A_PHONE: Sight = ("light", PHONE)
ON_A_LAPTOP: Sight = ("dark", LAPTOP)


def after_a_game(site: Site, **options: Any) -> Person:
    """Ada sees the end of a game that she has lost to a bot by always passing."""
    ada = site.visitor("Ada", **options)
    path = ada.make_table(AGAINST_A_BOT)
    pass_to_the_end_unseen(site, ada, path)
    ada.open(path)
    expect(ada.see("result")).to_be_visible()
    return ada


def test_one_click_after_a_game_or_from_the_list_shows_whether_it_was_luck_and_where_it_was_lost(site: Site) -> None:
    ada = after_a_game(site, returning=True)
    table = ada.page.url.rsplit("/", 1)[1]
    ada.tap("analysis-link")
    expect(ada.see("verdict")).to_have_text(rendered("you lost"))
    for part in ("verdict", "player-0", "player-1", "chart"):
        expect(ada.see(part)).to_be_in_viewport()
    expect(ada.see("whose-0")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("[data-testid^='mistake-']").first).to_be_attached()
    expect(ada.see("what")).to_contain_text("Ada")
    ada.open("/games")
    ada.tap(f"analysis-{table}")
    expect(ada.see("verdict")).to_be_visible()
    assert not ada.complaints


def test_a_moment_has_a_link_of_its_own(site: Site) -> None:
    ada = after_a_game(site)
    ada.tap("analysis-link")
    ada.page.locator("[data-testid^='mistake-']").last.click()
    moment = ada.see("what").get_by_role("heading").inner_text()
    link = ada.see("moment-link").input_value()
    assert link == ada.page.url
    bob = site.visitor("Bob")
    bob.open(link)
    expect(bob.see("what").get_by_role("heading")).to_have_text(moment)
    expect(bob.see("verdict")).to_contain_text(re.compile("won|Gina"))  # Bob has no seat
    with bob.page.expect_download() as record:
        bob.tap("record")
    assert record.value.suggested_filename.endswith(".jsonl")


def test_a_running_game_is_not_analysed_yet(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}]})
    ada.open(f"{path}?start")
    expect(ada.see("dice")).to_be_visible()
    ada.open(path.replace("table", "analysis"))
    expect(ada.page.get_by_role("alert")).to_contain_text("not over")


def test_the_keyboard_goes_from_step_to_step_from_mistake_to_mistake_and_from_mark_to_mark(site: Site) -> None:
    ada = hand_in(site, CLASSIC, viewport=LAPTOP)
    keys_step_through(ada)
    keys_go_from_mistake_to_mistake(ada)
    keys_reach_the_marks_on_the_chart(ada)


def keys_step_through(ada: Person) -> None:
    what, last = ada.see("what"), events_in(CLASSIC)
    ada.page.keyboard.press("Home")
    expect(what).to_contain_text("The beginning")
    expect(ada.see("first")).to_be_disabled()
    ada.page.keyboard.press("ArrowRight")
    expect(what).to_contain_text(rendered("Turn 1"))
    ada.page.keyboard.press("ArrowLeft")
    expect(what).to_contain_text("The beginning")
    ada.page.keyboard.press("End")
    expect(ada.see("slider")).to_have_value(str(last))
    expect(what).to_contain_text("The game is over")
    ada.see("slider").focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.see("slider")).to_have_value(str(last - 1))
    expect(ada.see("slider")).to_have_attribute("aria-valuetext", re.compile("Turn"))


def keys_go_from_mistake_to_mistake(ada: Person) -> None:
    listed = ada.page.locator("[data-testid^='mistake-']")
    ada.page.keyboard.press("Home")
    for number in (0, 1):
        ada.page.keyboard.press("n")
        expect(listed.nth(number)).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("p")
    expect(listed.nth(0)).to_have_attribute("aria-current", "step")
    expect(ada.see("previous-mistake")).to_be_disabled()


def keys_reach_the_marks_on_the_chart(ada: Person) -> None:
    ada.page.keyboard.press("Home")
    marks = ada.see("chart").locator("button")
    expect(ada.see("chart").locator("button[tabindex='0']")).to_have_count(1)
    marks.first.focus()
    ada.page.keyboard.press("Enter")
    expect(marks.first).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("ArrowRight")
    expect(marks.nth(1)).to_be_focused()
    expect(marks.nth(1)).to_have_attribute("aria-current", "step")


def test_touch_targets_are_large_swipes_change_the_step_and_the_chart_has_a_table(site: Site) -> None:
    ada = hand_in(site, CLASSIC, has_touch=True)
    buttons_are_large_enough_for_a_thumb(ada)
    buttons_slider_and_chart_go_to_a_moment(ada)
    a_swipe_over_the_sheets_turns_the_page(ada)
    ada.see("as-table").locator("summary").click()
    expect(ada.see("as-table").locator("tbody tr")).to_have_count(events_in(CLASSIC) + 1)
    expect(ada.see("as-table")).to_contain_text("%")


def buttons_are_large_enough_for_a_thumb(ada: Person) -> None:
    names = ("first", "previous", "next", "last", "previous-mistake", "next-mistake", "whose-all", "show-1")
    buttons = ada.page.locator(", ".join(f"[data-testid='{name}']" for name in names))
    for name, size in sizes(buttons).items():
        assert min(size) >= 44, name


def buttons_slider_and_chart_go_to_a_moment(ada: Person) -> None:
    slider = ada.see("slider")
    ada.tap("last")
    expect(slider).to_have_value(str(events_in(CLASSIC)))
    ada.tap("previous")
    expect(slider).to_have_value(str(events_in(CLASSIC) - 1))
    slider.fill("3")
    expect(ada.see("what")).to_contain_text(rendered("Turn 1"))
    ada.tap("first")
    ada.tap("next")
    expect(slider).to_have_value("1")
    box = ada.see("chart").bounding_box()
    assert box is not None
    ada.see("chart").click(position={"x": box["width"] - 8, "y": 8})
    expect(slider).to_have_value(str(events_in(CLASSIC)))


def a_swipe_over_the_sheets_turns_the_page(ada: Person) -> None:
    ada.page.keyboard.press("Home")
    swipe(ada, -140)
    expect(ada.see("slider")).to_have_value("1")
    swipe(ada, -140)
    expect(ada.see("slider")).to_have_value("2")
    swipe(ada, 140)
    expect(ada.see("slider")).to_have_value("1")


def swipe(person: Person, across: int) -> None:
    """Swipe over the sheets."""
    person.see("position").scroll_into_view_if_needed()
    box = person.see("position").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    touch = person.context.new_cdp_session(person.page)
    for kind, at in (("touchStart", x), ("touchMove", x + across / 2), ("touchMove", x + across), ("touchEnd", None)):
        points = [] if at is None else [{"x": at, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_mistake_is_explained_and_the_better_choice_shown_on_the_sheet(site: Site) -> None:
    ada = hand_in(site, CLASSIC)
    ada.tap("whose-1")
    first = ada.page.locator("[data-testid^='mistake-']").first
    expect(first).to_contain_text("Bob")
    first.click()
    expect(ada.see("what")).to_contain_text("Bob")
    expect(ada.see("what")).to_be_in_viewport()
    expect(ada.see("judged")).to_contain_text(re.compile("costs .*better: "))
    expect(ada.see("remark")).to_be_visible()
    values = ada.see("values").get_by_role("listitem")
    expect(values.first).to_contain_text("best")
    expect(ada.see("values")).to_contain_text("played")
    best = values.first.inner_text().splitlines()[0].strip("▲●■◆ \u2066\u2067\u2068\u2069").lower()
    if "pass" not in best:
        cell = ada.see("position").locator("[data-note^='best']")
        expect(cell).to_have_attribute("aria-label", re.compile("best"))


def test_an_error_in_line_17_is_shown_with_its_line(site: Site) -> None:
    ada = site.visitor()
    ada.open("/analysis")
    ada.see("record-text").fill(broken(CLASSIC, 17))
    ada.tap("analyse")
    problem = ada.see("record-problem")
    expect(problem).to_contain_text(rendered("Line 17"))
    expect(problem).to_contain_text('"red 99"')
    text = ada.see("record-text")
    expect(text).to_have_attribute("aria-invalid", "true")
    row = text.evaluate("box => box.value.slice(0, box.selectionStart).split('\\n').length")
    assert row == 17
    mark, box = ada.see("bad-line").bounding_box(), text.bounding_box()
    assert mark is not None
    assert box is not None
    assert box["y"] <= mark["y"] <= box["y"] + box["height"] - mark["height"]
    look_at(ada, "a bad record")
    text.fill(CLASSIC)
    expect(problem).to_have_count(0)
    ada.tap("analyse")
    expect(ada.see("verdict")).to_be_visible()


def test_a_record_comes_from_a_file_or_is_dropped_on_the_page(site: Site) -> None:
    ada = site.visitor()
    record = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": CLASSIC.encode()}
    ada.open("/analysis")
    ada.see("record-file").set_input_files(record)  # type: ignore[arg-type]  # a file payload
    expect(ada.see("verdict")).to_be_visible()
    ada.open("/analysis")
    expect(ada.see("record-text")).to_be_visible()
    dropped = ada.page.evaluate_handle(
        """text => {
            const found = new DataTransfer();
            found.items.add(new File([text], "game.jsonl"));
            return found;
        }""",
        CLASSIC,
    )
    ada.page.dispatch_event("body", "drop", {"dataTransfer": dropped})
    expect(ada.see("verdict")).to_be_visible()


def test_the_place_in_the_queue_is_shown_and_leaving_the_page_leaves_the_queue(
    browser: Chromium, tmp_path: Path
) -> None:
    record = write_json(long_game("longo", 5, 1000))
    with Site(browser, tmp_path, LUCCHETTO_TRUSTED_PROXIES="127.0.0.1") as site:
        eve, ada = (site.visitor(extra_http_headers={"X-Forwarded-For": f"203.0.113.{n}"}) for n in (1, 2))
        with eve.page.expect_response("**/api/analysis"):  # the answer begins when the record is in the queue
            paste(eve, record)
        expect(eve.see("analyse")).to_be_disabled()
        expect(eve.see("queue-place")).to_have_count(0)
        paste(ada, beginning("classic-natural-2"))
        expect(ada.see("queue-place")).to_have_text(rendered("yours is number 1 in the queue"))
        assert_no_violations(ada, "a queue", ("light",))
        eve.page.get_by_role("link", name="Lucchetto").first.click()  # without reloading the page
        expect(ada.see("verdict")).to_be_visible()
        paste(eve, CLASSIC)
        expect(eve.see("verdict")).to_be_visible()
        assert not ada.complaints


def paste(person: Person, record: str) -> None:
    person.open("/analysis")
    person.see("record-text").fill(record)
    person.tap("analyse")


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("classic-natural-5", 5),
        ("classic-solitaire", 1),
        ("classic-shared-win", 2),
        ("longo-natural-4", 4),
        ("duel-natural-2", 2),
        ("duel-white-unfinished", 2),
    ],
)
def test_any_record_can_be_uploaded_and_stepped_through(site: Site, name: str, seats: int) -> None:
    record = beginning(name)
    ada = hand_in(site, record)
    for seat in range(seats):
        expect(ada.see(f"player-{seat}")).to_be_visible()
    ada.page.keyboard.press("Home")
    assert ada.page.evaluate(WALK, events_in(record)) == [str(event + 1) for event in range(events_in(record))]
    show_every_sheet(ada, record, 0 if name.startswith("duel") else seats - 1)
    assert not ada.complaints


def show_every_sheet(person: Person, record: str, others: int) -> None:
    """Open each of the other players' sheets in turn: it becomes the large one, and the one before becomes small."""
    small = person.page.locator("[data-testid^='show-']")
    expect(small).to_have_count(others)
    for button in small.evaluate_all("buttons => buttons.map((button) => button.dataset.testid)"):
        person.tap(button)
        expect(person.see(button)).to_have_count(0)
        expect(small).to_have_count(others)
        name = json.loads(record.splitlines()[0])["players"][int(button.removeprefix("show-"))]
        expect(person.see("position").get_by_role("heading")).to_contain_text(name)


def test_a_game_with_real_dice_is_analysed(site: Site) -> None:
    ada, bob = two_at_a_table(site, "duel")
    active_first(ada, bob)  # both are connected
    throw_ones_to_the_end_unseen(site, ada, bob)
    for person in (ada, bob):
        person.tap("analysis-link")
        expect(person.see("verdict")).to_be_visible(timeout=4 * TIMEOUT)
        expect(person.see("what")).to_contain_text(person.name)


@pytest.mark.parametrize(
    ("name", "roll_seen"),
    [("classic-natural-5", ON_A_PHONE), ("longo-natural-4", ON_A_LAPTOP), ("duel-natural-2", ON_A_PHONE)],
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(site: Site, name: str, roll_seen: Sight) -> None:
    person = hand_in(site, beginning(name))
    look_at(person, name)
    person.page.keyboard.press("Home")
    person.page.keyboard.press("ArrowRight")
    look_at(person, f"{name}, a roll", roll_seen)
    person.see("as-table").locator("summary").click()
    assert_fits(person, name)


def test_axe_finds_nothing_in_the_chart_as_a_table(site: Site) -> None:
    person = hand_in(site, golden("classic-solitaire"))
    person.see("as-table").locator("summary").click()
    look_at(person, "the table")


def look_at(person: Person, where: str, *sights: Sight) -> None:
    for scheme, viewport in sights or (ON_A_PHONE, ON_A_LAPTOP):
        person.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # a plain dictionary
        assert_no_violations(person, where, (scheme,))


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])  # the explorer's test, with the same coach, has the others
def test_the_page_speaks_the_readers_language(site: Site, locale: str) -> None:
    person = hand_in(site, CLASSIC, locale=locale)
    person.see("as-table").locator("summary").click()
    text = person.page.locator("main").inner_text()
    assert not KEY.search(text)
    assert not rendered("Turn 1").search(text)
