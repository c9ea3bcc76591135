"""The statistics page with real games: a person's own games, and the server's dice."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.chromium import Chromium
from tests.browser.looks import SCHEMES, assert_fits, assert_no_violations
from tests.browser.messages import messenger
from tests.browser.people import LAPTOP, PHONE, Person, Site
from tests.server import kit

GAMES = (("classic", "you"), ("classic", "you", "novice"), ("duel", "you", "novice"), ("longo", "you"))
WHILE_JUDGED = 120_000
"""Milliseconds for several analyses on a busy machine."""


@dataclass(frozen=True)
class Played:
    """A server on which only Ada has played."""

    site: Site
    memory: Any
    """The stored state of Ada's browser."""
    tables: list[str]

    def ada(self, **options: Any) -> Person:
        return self.site.visitor("Ada", storage_state=self.memory, **options)


@pytest.fixture(scope="module")
def _played(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    place = tmp_path_factory.mktemp("statistics")
    with quick_site(browser, place) as site:
        ada = site.visitor("Ada")
        tables = play_games(site, ada, *GAMES)
        yield Played(site, ada.context.storage_state(), tables)


@pytest.fixture
def played(_played: Played) -> Iterator[Played]:
    yield _played
    _played.site.close_contexts()


def quick_site(browser: Chromium, place: Path) -> Site:
    (place / "cache").mkdir()
    quick = {"LUCCHETTO_MESSAGES_PER_SECOND": "100000", "LUCCHETTO_BOT_DELAY": "0.01"}
    return Site(browser, place, LUCCHETTO_CACHE=str(place / "cache"), **quick)


def play_games(site: Site, person: Person, *games: tuple[str, ...]) -> list[str]:
    """Play whole games as this person; returns their tables."""
    person.context.request.post("/api/handoffs")  # gives the person a token
    tables = []
    with messenger(site, person) as double:
        for variant, *seats in games:
            tables.append(double.make(variant, *seats))  # type: ignore[arg-type]  # one of three names
            with double.at(tables[-1]) as client:
                client.do("start")
                kit.play_on(client)
    return tables


def judged(person: Person) -> None:
    """Open the page and wait until the coach has analysed all games."""
    person.open("/statistics")
    expect(person.see("tallies")).to_be_visible()
    expect(person.see("statistics-pending")).to_have_count(0, timeout=WHILE_JUDGED)


def test_a_person_without_games_is_told_so(own_site: Site) -> None:
    ada = own_site.visitor("Ada")
    ada.open("/statistics")
    expect(ada.see("statistics-none")).to_contain_text("not finished a game here yet")
    expect(ada.see("house-dice")).to_contain_text("No game with this server’s dice")


def test_games_wins_accuracy_luck_and_moments_are_shown(played: Played) -> None:
    ada = played.ada(viewport=LAPTOP, returning=True)
    ada.open("/games")
    ada.tap("statistics-link")
    expect(ada.see("tallies").get_by_role("row")).to_have_count(1 + len(GAMES))
    judged(ada)
    expect(ada.see("tallies")).to_contain_text("Novice")
    expect(ada.see("luck")).to_contain_text("In solitaire, the dice have")
    expect(ada.see("luck")).to_contain_text("Against others, the dice have")
    expect(ada.see("accuracy").locator("circle")).to_have_count(len(GAMES))
    ada.see("accuracy-table").locator("summary").click()
    expect(ada.see("accuracy-table").get_by_role("row")).to_have_count(1 + len(GAMES))
    for variant in ("classic", "duel", "longo"):
        expect(ada.see(f"scores-{variant}")).to_be_visible()
    expect(ada.see("scores-classic").locator("rect").first).to_be_visible()
    ada.see("scores-classic").locator("summary").click()
    figures = ada.see("scores-classic").get_by_role("cell").all_inner_texts()
    assert sum(map(int, figures)) == 2
    moment = ada.see("moments-worst").get_by_role("link").first
    expect(moment).to_contain_text("−")
    moment.click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    assert ada.page.url.split("/analysis/")[1].split("#")[0] in played.tables
    assert ada.page.url.split("#")[1].isdigit()
    assert not ada.complaints


def test_the_mistake_list_is_not_called_empty_while_the_coach_is_working(played: Played) -> None:
    ada = played.ada()
    judged(ada)
    ada.page.route("**/api/statistics", while_the_coach_works)
    ada.open("/statistics")
    for name in ("no-worst", "no-luckiest", "no-unluckiest"):
        expect(ada.see(name)).to_have_text("The coach is still at work; what it finds will appear here.")
    ada.page.unroute("**/api/statistics")
    expect(ada.see("moments-worst")).to_be_visible()
    expect(ada.see("no-worst")).to_have_count(0)


def while_the_coach_works(route: Route) -> None:
    """The server's own answer as it is before the first analysis."""
    found = route.fetch().json()
    for game in found["games"]:
        game.update(accuracy=None, luck=None)
    nothing: dict[str, Any] = {"worst": [], "luckiest": [], "unluckiest": []}
    route.fulfill(json={**found, **nothing, "pending": len(found["games"])})


def test_the_servers_dice_are_judged_in_plain_words_and_as_tables(played: Played) -> None:
    bob = played.site.visitor("Bob")
    bob.open("/statistics")
    expect(bob.see("statistics-none")).to_be_visible()
    expect(bob.see("house-dice")).to_contain_text(re.compile("rolls in .?4.? games"))
    expect(bob.see("dice-verdict")).to_be_visible()
    bob.see("dice-sides-6").locator("summary").first.click()
    sixes = bob.see("dice-white-6")
    expect(sixes).to_contain_text("Fair dice")
    expect(sixes).to_contain_text("chi-square")
    sixes.locator("summary").click()
    cells = sixes.get_by_role("row").nth(1).get_by_role("cell").all_inner_texts()
    assert int(cells[0]) > 0
    assert float(cells[1]) > 0
    bob.see("dice-sides-8").locator("summary").first.click()
    expect(bob.see("dice-white-sum-8")).to_be_visible()
    assert not bob.complaints


def test_the_page_fits_on_small_screens_and_axe_finds_nothing(played: Played) -> None:
    ada = played.ada()
    judged(ada)
    ada.page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
    for viewport, schemes in ((PHONE, SCHEMES), (LAPTOP, SCHEMES[:1])):
        ada.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # a plain dictionary
        assert_no_violations(ada, "statistics", schemes)
    assert_fits(ada, "statistics")
