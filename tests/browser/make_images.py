"""Takes the screenshots and the film for the documents, with a real server, browser and games: `make images`."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.film import film
from tests.browser.people import LAPTOP, PHONE, Person, Site, moves_offered
from tests.browser.play import play_on, play_to_the_end

IMAGES = Path(__file__).parents[2] / "docs/images"
FILM = "play.webp"
SCREENS = {
    "phone": PHONE,
    "laptop": LAPTOP,
    "tablet": {"width": 820, "height": 1180},
    "television": {"width": 1920, "height": 1080},
}
TURNS = 14
"""Decisions before the screenshot of a table: some numbers are crossed off, some skipped."""
CARE = 2
"""Most numbers that players in screenshots skip."""
ATTEMPTS = 20
"""Games or decisions after which a screenshot that needs a certain position is given up."""


def home(person: Person) -> None:
    person.open("/")
    expect(person.see("play-classic")).to_be_visible()


def table(variant: str) -> Callable[[Person], None]:
    """A table in the middle of a game, with something to decide."""

    def play(person: Person) -> None:
        bots = [{"kind": "bot", "bot": "casual"}] * (1 if variant == "duel" else 2)
        body = {"settings": {"variant": variant}, "seats": [{"kind": "you"}, *bots]}
        for _ in range(ATTEMPTS):  # a game may end too early
            person.open(person.make_table(body) + "?start")
            if play_on(person, TURNS, CARE) and there_is_a_choice(person):
                return
        raise RuntimeError(f"no game of {variant} lasts long enough")

    return play


def there_is_a_choice(person: Person) -> bool:
    """Play on until there are three choices; False if the game ends before that."""
    for _ in range(ATTEMPTS):
        expect(person.page.locator("[data-testid^='option-'], [data-testid='result']").first).to_be_visible()
        if len(moves_offered(person)) > 2:
            return True
        if not play_on(person, 1, CARE):
            return False
    return False


def analysis(person: Person) -> None:
    body = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]}
    path = person.make_table(body)
    person.open(f"{path}?start")
    play_to_the_end(person, CARE)
    person.open(path.replace("/table/", "/analysis/"))
    expect(person.see("verdict")).to_be_visible()


def big_screen(person: Person) -> None:
    """A table of four in the middle of a game, on a television."""
    body = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, *[{"kind": "bot", "bot": "casual"}] * 3]}
    path = person.make_table(body)
    person.open(f"{path}?start")
    play_on(person, TURNS, CARE)
    person.open(path.replace("/table/", "/screen/"))
    expect(person.see("screen-qr")).to_be_visible()


def pad(*guests: str) -> Callable[[Person], None]:
    """A score pad in the middle of a game; the guests write on the same device."""

    def fill(person: Person) -> None:
        others = [{"kind": "guest", "name": name} for name in guests]
        path = person.make_table({"settings": {"variant": "classic", "pad": True}, "seats": [{"kind": "you"}, *others]})
        person.open(path)
        for seat in range(len(guests) + 1):
            enter(person, seat, ENTRIES[seat])

    return fill


ENTRIES = (
    (
        "red 2",
        "red 4",
        "red 5",
        "yellow 3",
        "yellow 6",
        "green 12",
        "green 11",
        "green 9",
        "blue 10",
        "red 7",
        "blue 8",
    ),
    ("red 3", "yellow 2", "yellow 4", "yellow 5", "green 10", "blue 12", "blue 11", "blue 9", "green 7"),
)
"""What the players have entered in the screenshots of the score pad."""


def enter(person: Person, seat: int, marks: Sequence[str]) -> None:
    sheet = person.see(f"pad-sheet-{seat}")
    for mark in marks:
        sheet.get_by_test_id(f"cell-{mark.replace(' ', '-')}").get_by_role("button").click()
    expect(sheet.locator(".cross")).to_have_count(len(marks))


@dataclass(frozen=True)
class Shot:
    """What is shown, on which screen, in which theme."""

    reach: Callable[[Person], None]
    screen: Literal["phone", "laptop", "tablet", "television"]
    scheme: Literal["light", "dark"]

    def take(self, site: Site, file: Path) -> None:
        person = site.visitor(
            "Ada",
            viewport=SCREENS[self.screen],
            color_scheme=self.scheme,
            device_scale_factor=2 if self.screen == "phone" else 1,
            reduced_motion="no-preference",
        )
        self.reach(person)
        person.page.wait_for_timeout(900)  # until animations have ended
        person.page.screenshot(path=file)
        site.close_contexts()


SHOTS = {
    "home-phone-light.png": Shot(home, "phone", "light"),
    "table-classic-phone-light.png": Shot(table("classic"), "phone", "light"),
    "table-longo-laptop-light.png": Shot(table("longo"), "laptop", "light"),
    "table-duel-laptop-dark.png": Shot(table("duel"), "laptop", "dark"),
    "pad-phone-light.png": Shot(pad(), "phone", "light"),
    "pad-tablet-light.png": Shot(pad("Bob"), "tablet", "light"),
    "analysis-phone-light.png": Shot(analysis, "phone", "light"),
    "big-screen.png": Shot(big_screen, "television", "light"),
}
"""The screenshots of docs/screenshots.md by file name; a test compares them with what the documents show."""


def main(names: Sequence[str]) -> None:
    """Take these pictures, or all of them if none is named."""
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Chromium() as browser, Site(browser, Path(data)) as site:
        for name in names or SHOTS:
            if name != FILM:
                SHOTS[name].take(site, IMAGES / name)
        if not names or FILM in names:
            film(site, IMAGES / FILM)


if __name__ == "__main__":
    main(sys.argv[1:])
