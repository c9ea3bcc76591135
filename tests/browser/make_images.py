"""The screenshots in docs/images: `make images`. A real server, a real browser, real games."""

import itertools
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.get_chromium import system_chromium
from tests.browser.people import LAPTOP, PHONE, House, Person, moves_offered
from tests.browser.play import play_on, play_to_the_end

IMAGES = Path(__file__).parents[2] / "docs/images"
SCREENS = {"phone": PHONE, "laptop": LAPTOP}
Scheme = Literal["light", "dark"]
TURNS = 14
"""Decisions before a table is pictured: some crosses, some lost cells."""


class Photographer:
    def __init__(self, house: House, screen: str, scheme: Scheme) -> None:
        self._house, self._screen, self._scheme = house, screen, scheme

    def visitor(self, name: str = "Ada") -> Person:
        scale = 2 if self._screen == "phone" else 1
        viewport = SCREENS[self._screen]
        return self._house.visitor(name, viewport=viewport, color_scheme=self._scheme, device_scale_factor=scale)

    def shoot(self, person: Person, what: str) -> None:
        person.page.wait_for_timeout(900)  # until everything has come to rest
        person.page.screenshot(path=IMAGES / f"{what}-{self._screen}-{self._scheme}.png")

    def home(self) -> None:
        person = self.visitor()
        person.open("/")
        expect(person.see("play-classic")).to_be_visible()
        self.shoot(person, "home")

    def table(self, variant: str) -> None:
        person = self.visitor()
        bots = [{"kind": "bot", "bot": "casual"}] * (1 if variant == "duel" else 2)
        person.open(person.make_table({"settings": {"variant": variant}, "seats": [{"kind": "you"}, *bots]}) + "?start")
        play_on(person, TURNS)
        while len(moves_offered(person)) < 3 and play_on(person, 1):
            person.page.wait_for_timeout(300)
        self.shoot(person, f"table-{variant}")
        if variant == "classic":
            play_to_the_end(person)
            self.shoot(person, "end")

    def one_device(self) -> None:
        person = self.visitor()
        seats = [{"kind": "you"}, {"kind": "guest", "name": "Leo"}, {"kind": "guest", "name": "Mia"}]
        person.open(person.make_table({"settings": {"variant": "classic"}, "seats": seats}) + "?start")
        expect(person.see("hand-over")).to_be_visible()
        self.shoot(person, "pass-and-play")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        with House(browser, Path(data)) as house:
            schemes: tuple[Scheme, Scheme] = ("light", "dark")
            for screen, scheme in itertools.product(SCREENS, schemes):
                photographer = Photographer(house, screen, scheme)
                photographer.home()
                for variant in ("classic", "longo", "duel"):
                    photographer.table(variant)
                photographer.one_device()
        browser.close()


if __name__ == "__main__":
    main()
