"""Takes the screenshots in docs/images with a real server, browser and games: `make images`."""

import itertools
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.people import LAPTOP, PHONE, Person, Site, moves_offered
from tests.browser.play import play_on, play_to_the_end
from tests.browser.records import broken, golden

IMAGES = Path(__file__).parents[2] / "docs/images"
SCREENS = {"phone": PHONE, "laptop": LAPTOP}
Scheme = Literal["light", "dark"]
TURNS = 14
"""Decisions before the screenshot of a table: some numbers are crossed off, some skipped."""
CARE = 2
"""Most numbers that players in screenshots skip."""
GAMES = (("classic", "casual"), ("classic", "club"), ("classic", None), ("longo", "casual"), ("duel", "club"))
"""Games that Ada plays before the screenshot of her statistics, and her opponents."""
POSITIONS = {
    "classic": "/explore#1c.346611.00w.-.-.0abcd-a-abc-a",
    "longo": "/explore#1l.235166.00w.-.586b.0acd-abd-bc-ac.0ab-ac-bd-ade",
    "duel": "/explore#1d.345612.00w.-.-.0ac-bc-ad-b.0bf-ad-bc-ac",
}
WRONG_LINE = 17


@dataclass(frozen=True)
class Played:
    """The stored state of Ada's browser after her games, and the first of these."""

    memory: Any
    table: str


def play(site: Site) -> Played:
    """Play Ada's games and the daily game of three people, once for all screenshots."""
    ada = site.visitor("Ada")
    tables = [played(ada, variant, bot) for variant, bot in GAMES]
    for person, care in ((site.visitor("Bob"), 5), (site.visitor("Mia"), 99), (ada, CARE)):
        made = person.context.request.post("/api/daily", data={"nickname": person.name})
        person.open(f"/table/{made.json()['table']}")
        play_to_the_end(person, care)
    while ada.context.request.get("/api/statistics").json()["pending"]:
        ada.page.wait_for_timeout(1_000)  # the coach still analyses some of them
    return Played(ada.context.storage_state(), tables[0].rsplit("/", 1)[1])


def played(person: Person, variant: str, bot: str | None) -> str:
    others = [{"kind": "bot", "bot": bot}] if bot else []
    path = person.make_table({"settings": {"variant": variant}, "seats": [{"kind": "you"}, *others]})
    person.open(f"{path}?start")
    play_to_the_end(person, CARE)
    return path


class Photographer:
    def __init__(self, site: Site, screen: str, scheme: Scheme, played: Played) -> None:
        self._site, self._screen, self._scheme, self._played = site, screen, scheme, played

    def visitor(self, name: str = "Ada", **options: Any) -> Person:
        scale = 2 if self._screen == "phone" else 1
        viewport = SCREENS[self._screen]
        return self._site.visitor(
            name,
            viewport=viewport,
            color_scheme=self._scheme,
            device_scale_factor=scale,
            reduced_motion="no-preference",
            **options,
        )

    def ada(self) -> Person:
        """Ada's browser with all her games."""
        return self.visitor(storage_state=self._played.memory)

    def shoot(self, person: Person, what: str) -> None:
        person.page.wait_for_timeout(900)  # until animations have ended
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
        play_on(person, TURNS, CARE)
        self._until_there_is_a_choice(person)
        if person.see("result").is_visible():  # the dice ended this game too early for a screenshot
            return self.table(variant)
        self.shoot(person, f"table-{variant}")
        if variant == "classic":
            self._hints(person)
        return None

    def _until_there_is_a_choice(self, person: Person) -> None:
        while len(moves_offered(person)) < 3 and play_on(person, 1, CARE):
            person.page.wait_for_timeout(300)

    def _hints(self, person: Person) -> None:
        """The coach's best choice at the same table, and the cost of another one."""
        person.tap("menu")
        person.tap("hints")
        person.page.keyboard.press("Escape")
        best = person.page.locator("[data-testid^='option-']:has(em.note)").first
        expect(best).to_be_visible()
        self.shoot(person, "hints")
        named = best.get_attribute("data-testid")
        person.page.locator(f"[data-testid^='option-']:not([data-testid='{named}'])").first.click()
        if person.see("hint-cost").is_visible():
            self.shoot(person, "hints-cost")

    def end(self) -> None:
        person = self.ada()
        person.open(f"/table/{self._played.table}")
        expect(person.see("result")).to_be_visible()
        self.shoot(person, "end")

    def one_device(self) -> None:
        person = self.visitor()
        seats = [{"kind": "you"}, {"kind": "guest", "name": "Leo"}, {"kind": "guest", "name": "Mia"}]
        person.open(person.make_table({"settings": {"variant": "classic"}, "seats": seats}) + "?start")
        expect(person.see("hand-over")).to_be_visible()
        self.shoot(person, "pass-and-play")

    def analysis(self) -> None:
        person = self.ada()
        person.open(f"/analysis/{self._played.table}")
        expect(person.see("verdict")).to_be_visible()
        self.shoot(person, "analysis")
        person.see("chart").scroll_into_view_if_needed()
        person.see("position").scroll_into_view_if_needed()
        self.shoot(person, "analysis-step")

    def hand_in(self) -> None:
        person = self.visitor()
        person.open("/analysis")
        person.see("record-text").fill(broken(golden("classic-natural-2"), WRONG_LINE))
        person.tap("analyse")
        expect(person.see("record-problem")).to_be_visible()
        self.shoot(person, "hand-in")

    def explorer(self) -> None:
        for variant, path in POSITIONS.items():
            person = self.visitor()
            person.open(path)
            expect(person.see("answer")).to_have_attribute("data-thinking", "false")
            self.shoot(person, f"explorer-{variant}")

    def daily(self) -> None:
        for person, what in ((self.visitor(), "daily"), (self.ada(), "daily-played")):
            person.open("/daily")
            expect(person.see("daily-date")).to_be_visible()
            expect(person.see("daily-judging")).to_have_count(0)
            self.shoot(person, what)

    def statistics(self) -> None:
        person = self.ada()
        person.open("/statistics")
        expect(person.see("tallies")).to_be_visible()
        self.shoot(person, "statistics")
        person.see("house-dice").scroll_into_view_if_needed()
        self.shoot(person, "statistics-dice")

    def games(self) -> None:
        """The page of a person's own games and data."""
        person = self.ada()
        person.open("/games")
        expect(person.see("own-data")).to_be_visible()
        self.shoot(person, "games")
        person.see("own-data").scroll_into_view_if_needed()
        self.shoot(person, "games-data")

    def everything(self) -> None:
        self.home()
        for variant in ("classic", "longo", "duel"):
            self.table(variant)
        self.one_device()
        self.end()
        self.analysis()
        self.hand_in()
        self.explorer()
        self.daily()
        self.statistics()
        self.games()


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Chromium() as browser, Site(browser, Path(data)) as site:
        games = play(site)
        schemes: tuple[Scheme, Scheme] = ("light", "dark")
        for screen, scheme in itertools.product(SCREENS, schemes):
            Photographer(site, screen, scheme, games).everything()


if __name__ == "__main__":
    main()
