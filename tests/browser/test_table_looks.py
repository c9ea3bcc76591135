"""How a table looks: words next to the dice, colours of the seats, locked rows, and the lock that snaps shut."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.film import staged
from tests.browser.looks import AT_REST, OBSERVE_SHIFTS, Scheme
from tests.browser.people import LAPTOP, Person, Site
from tests.browser.test_moments import against_a_bot
from tests.browser.views import change_views, crowded_table
from tests.server import kit

DICE_AND_WORDS = """(() => {
    const box = (one) => one.getBoundingClientRect().toJSON();
    return [box(document.querySelector(".by")), [...document.querySelectorAll(".tray .die, .tray .symbol")].map(box)];
})()"""


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (390, 844), (844, 390), (640, 360), (820, 1180), (1280, 800), (1920, 1080)]
)
def test_the_words_whose_turn_it_is_keep_clear_of_the_dice(site: Site, width: int, height: int) -> None:
    person = against_a_bot(site, viewport={"width": width, "height": height})
    change_views(person, named_as_long_as_possible)
    person.page.reload()
    expect(person.see("turn")).to_contain_text("Maximiliane")
    person.page.evaluate(AT_REST)
    words, dice = person.page.evaluate(DICE_AND_WORDS)
    assert len(dice) == 10
    for die in dice:
        across = max(die["left"] - words["right"], words["left"] - die["right"])
        down = max(die["top"] - words["bottom"], words["top"] - die["bottom"])
        assert across >= 3 or down >= 2, (die, words)


def named_as_long_as_possible(view: dict[str, Any]) -> dict[str, Any]:
    seats = [seat | {"name": "Maximiliane-Henriette"[:20]} for seat in view["seats"]]
    return view | {"seats": seats, "game": view["game"] | {"active": 1}}


FACES = """() => [...document.querySelectorAll(".seat .face")].map((one) => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/\\d+/g).map((part) => part / 255);
        const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    };
    const { backgroundColor, color } = getComputedStyle(one);
    const [ground, text] = [light(backgroundColor), light(color)];
    return [backgroundColor, Math.max(ground, text) / Math.min(ground, text)];
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_five_seats_have_five_colours_with_enough_contrast(site: Site, scheme: Scheme) -> None:
    ada = crowded_table(site, "classic", viewport=LAPTOP, color_scheme=scheme)
    faces = ada.page.evaluate(FACES)
    assert len({colour for colour, _ in faces}) == 5
    assert all(contrast >= 4.5 for _, contrast in faces), faces


LOCKED = """() => [...document.querySelectorAll(".band.shut")].map((row) => {
    const style = (css) => getComputedStyle(row.querySelector(css));
    const [lock, cell, symbol] = [style(".lock"), style(".cell.lost"), style(".symbol")];
    return [getComputedStyle(row).backgroundImage, lock.backgroundColor, lock.color, symbol.color, cell.color,
            cell.backgroundColor, cell.textDecorationLine].join(" ");
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_row_that_others_have_locked_looks_the_same_in_every_colour(site: Site, scheme: Scheme) -> None:
    ada = against_a_bot(site, color_scheme=scheme)
    change_views(ada, all_closed)
    ada.page.reload()
    expect(ada.page.locator(".band.shut")).to_have_count(4)
    looks = ada.page.evaluate(LOCKED)
    assert len(looks) == 4
    assert len(set(looks)) == 1, looks


def all_closed(view: dict[str, Any]) -> dict[str, Any]:
    closed = [row["colour"] for row in view["layout"]]
    return view | {"game": view["game"] | {"closed": closed}, "hands": []}


ANIMATIONS = """() => {
    window.animations = [];
    addEventListener("animationend", ({ animationName }) => animations.push(animationName), true);
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_lock_snaps_shut_once_unless_reduced_motion_is_requested(site: Site, motion: str) -> None:
    with staged(site, motion) as stage:
        ada = stage.player
        ada.page.evaluate(ANIMATIONS)
        stage.roll(6, 6)
        _ = stage.view
        stage.decide(1)
        ada.choose("red 12")
        lock = ada.page.locator(".band.red .lock.mine")
        expect(lock).to_be_visible()
        if motion == "reduce":
            ada.page.evaluate(AT_REST)
            assert ada.page.evaluate("animations") == []
        else:
            kit.eventually(lambda: all(part in str(ada.page.evaluate("animations")) for part in ("snap", "jolt")))
            ada.page.reload()
            expect(lock).to_be_visible()
            ada.page.evaluate(ANIMATIONS)
            ada.page.evaluate(AT_REST)
            assert not [name for name in ada.page.evaluate("animations") if name.endswith(("snap", "jolt"))]


MOST_SHIFT = 0.02


def shift(person: Person) -> float:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(AT_REST)
    total: float = person.page.evaluate("shifts.reduce((sum, one) => sum + one, 0)")
    return total


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_table_does_not_shift_while_it_opens_and_the_dice_roll(
    site: Site, variant: str, width: int, height: int
) -> None:
    ada = site.visitor("Ada", viewport={"width": width, "height": height}, reduced_motion="no-preference")
    ada.context.add_init_script(OBSERVE_SHIFTS)
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
    ada.open(f"{ada.make_table({'settings': {'variant': variant}, 'seats': seats})}?start")
    expect(ada.page.locator("[data-testid^='option-']").first).to_be_visible()
    assert shift(ada) <= MOST_SHIFT


@pytest.mark.parametrize("path", ["/", "/lobby", "/games", "/daily", "/explore", "/statistics", "/learn/classic"])
def test_a_page_does_not_shift_while_it_loads(site: Site, path: str) -> None:
    ada = site.visitor("Ada")
    ada.context.add_init_script(OBSERVE_SHIFTS)
    ada.open(path)
    expect(ada.page.get_by_role("heading").first).to_be_visible()
    assert shift(ada) <= MOST_SHIFT
