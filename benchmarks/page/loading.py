"""What pages load, how much their layout shifts, and how many taps lead from the home page to the first decision."""

import gzip
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Response, expect

from lucchetto.server.api.static import FILES
from tests.browser.looks import OBSERVE_SHIFTS
from tests.browser.people import Person, Site
from tests.browser.play import play_on

TEXTS = re.compile(rb'var \w+=(`|Object\.assign\(\{"[./]*/locales/)')
"""Matches the beginning of chunks that contain only texts."""
BOT = {"kind": "bot", "bot": "casual"}
VARIANTS = ("classic", "longo", "duel")


class Loaded(NamedTuple):
    """The bytes that a page loads, with gzip, and its layout shift."""

    name: str
    code: int
    texts: int
    font: int
    shift: float


def loaded(site: Site, person: Person, name: str, open_page: Callable[[Person], object]) -> Loaded:
    """Open a page and count the bytes it loads until the network is idle."""
    person.page.add_init_script(OBSERVE_SHIFTS)
    responses: list[Response] = []
    person.page.on("response", lambda response: responses.append(response))
    open_page(person)
    person.page.wait_for_load_state("networkidle")
    shift = person.page.evaluate("shifts.reduce((sum, one) => sum + one, 0)")
    sizes = {"code": 0, "texts": 0, "font": 0}
    for path in {response.url.removeprefix(site.address).split("?")[0] for response in responses}:
        file = FILES.get(path.strip("/"))
        if path.endswith((".js", ".css")) and file:
            sizes["texts" if TEXTS.match(file.content) else "code"] += len(gzip.compress(file.content, 9))
        elif path.endswith(".woff2") and file:
            sizes["font"] += len(file.content)
    return Loaded(name, sizes["code"], sizes["texts"], sizes["font"], shift)


def at_table(variant: str, *others: dict[str, str]) -> Callable[[Person], object]:
    def open_table(person: Person) -> None:
        seats = [{"kind": "you"}, *others]
        person.open(person.make_table({"settings": {"variant": variant}, "seats": seats}) + "?start")
        expect(person.see("option-pass")).to_be_visible()

    return open_table


def at_pad(person: Person) -> None:
    person.open(person.make_table({"settings": {"variant": "classic", "pad": True}, "seats": [{"kind": "you"}]}))
    expect(person.see("pad-sheet-0")).to_be_visible()


def _open(path: str, seen: str) -> Callable[[Person], object]:
    def open_page(person: Person) -> None:
        person.open(path)
        expect(person.see(seen)).to_be_visible()

    return open_page


def _visitor(site: Site) -> Person:
    """A visitor without reduced motion, because elements that roll or fade in may shift the layout."""
    return site.visitor(reduced_motion="no-preference")


def pages(site: Site) -> Iterator[Loaded]:
    yield loaded(site, _visitor(site), "home", _open("/", "play-classic"))
    returning = _visitor(site)
    at_table("classic", BOT)(returning)
    yield loaded(site, returning, "home, with a game to continue", _open("/", "continue"))
    yield loaded(site, _visitor(site), "new table", _open("/new", "make"))
    yield loaded(site, _visitor(site), "score pad", at_pad)
    for variant in VARIANTS:
        yield loaded(site, _visitor(site), f"table, {variant}", at_table(variant, BOT))
        player = _visitor(site)
        path = _begun(player, variant)
        yield loaded(site, player, f"table, {variant}, with its log", _open(path, "whole-log"))


def _begun(person: Person, variant: str) -> str:
    """Play until the table has a log that is longer than a view; returns its path."""
    at_table(variant, BOT)(person)
    for _ in range(20):
        play_on(person, 1)
        if person.see("whole-log").is_visible():
            break
    return person.page.url


def taps_to_first_decision(site: Site, variant: str) -> tuple[int, int]:
    """Taps from the home page to the first choice on a small phone, and the pixels scrolled."""
    person = site.visitor(viewport={"width": 360, "height": 640})
    person.open("/")
    expect(person.see(f"play-{variant}")).to_be_in_viewport(ratio=1)
    person.tap(f"play-{variant}")
    expect(person.see("option-pass")).to_be_in_viewport(ratio=1)
    return 1, round(person.page.evaluate("scrollY"))
