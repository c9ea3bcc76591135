"""Size and responsiveness of the page in a real browser: `python -m benchmarks.page`.

Needs the built page (`make page`) and Chromium (`make browser`).
"""

import gzip
import re
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Response, expect

from benchmarks import results
from benchmarks.report import machine, table
from lucchetto.server.api.static import FILES
from tests.browser.chromium import Chromium
from tests.browser.looks import OBSERVE_SHIFTS
from tests.browser.people import PHONE, Person, Site
from tests.browser.play import play_on

TEXTS = re.compile(rb'var \w+=(`|Object\.assign\(\{"[./]*/locales/)')
"""Matches the beginning of chunks that contain only texts."""
BOT = {"kind": "bot", "bot": "casual"}
VARIANTS = ("classic", "longo", "duel")
AIMS = {"home": 75, **{f"table, {variant}": 60 for variant in VARIANTS}}
"""Most kilobytes of JavaScript and CSS, with gzip."""
SLOWER = 4
"""Factor by which the processor is throttled while taps are measured."""
TAPS = 12
SETTLED = ".game:not(.settling) [data-testid^='option-']"
"""A choice that has been shown for longer than the guard against double taps, which ignores taps on new choices."""
OBSERVE_TAPS = """() => {
    window.taps = [];
    let tapped = null;
    const painted = (then) => requestAnimationFrame(() => setTimeout(then));
    const accepted = (event) => (document.querySelector(".settling") ? null : event.timeStamp);
    addEventListener("click", (event) => (tapped = accepted(event)), { capture: true });
    new MutationObserver(() => {
        if (tapped === null) return;
        const start = tapped;
        tapped = null;
        painted(() => taps.push(performance.now() - start));
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
}"""


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


def _at_table(variant: str, *others: dict[str, str]) -> Callable[[Person], object]:
    def open_table(person: Person) -> None:
        seats = [{"kind": "you"}, *others]
        person.open(person.make_table({"settings": {"variant": variant}, "seats": seats}) + "?start")
        expect(person.see("option-pass")).to_be_visible()

    return open_table


def _open(path: str, seen: str) -> Callable[[Person], object]:
    def open_page(person: Person) -> None:
        person.open(path)
        expect(person.see(seen)).to_be_visible()

    return open_page


def _visitor(site: Site) -> Person:
    """With motion, because what rolls or fades in may shift the layout."""
    return site.visitor(reduced_motion="no-preference")


def pages(site: Site) -> Iterator[Loaded]:
    yield loaded(site, _visitor(site), "home", _open("/", "play-classic"))
    returning = _visitor(site)
    _at_table("classic", BOT)(returning)
    yield loaded(site, returning, "home, with a game to continue", _open("/", "continue"))
    yield loaded(site, _visitor(site), "new table", _open("/new", "make"))
    for variant in VARIANTS:
        yield loaded(site, _visitor(site), f"table, {variant}", _at_table(variant, BOT))


def taps_to_first_decision(site: Site, variant: str) -> tuple[int, int]:
    """Taps from the home page to the first choice on a small phone, and the pixels scrolled."""
    person = site.visitor(viewport={"width": 360, "height": 640})
    person.open("/")
    expect(person.see(f"play-{variant}")).to_be_in_viewport(ratio=1)
    person.tap(f"play-{variant}")
    expect(person.see("option-pass")).to_be_in_viewport(ratio=1)
    return 1, round(person.page.evaluate("scrollY"))


def tap_delays(site: Site) -> list[float]:
    """Milliseconds from a tap on a choice to the painted change, with a slower processor.

    The game is a solitaire: nothing but the tap changes the page. Taps that the guard ignores are not counted.
    """
    person = site.visitor(viewport=PHONE)
    _at_table("classic")(person)
    person.page.evaluate(OBSERVE_TAPS)
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(TAPS):
        person.page.wait_for_selector(f"{SETTLED}, [data-testid='result']")
        play_on(person, 1, most_skipped=2)
    delays: list[float] = person.page.evaluate("taps")
    return delays


def kilobytes(size: int) -> str:
    return f"{size / 1000:.1f}"


def print_sizes(found: list[Loaded]) -> None:
    rows = [
        (page.name, kilobytes(page.code), kilobytes(page.texts), kilobytes(page.font), f"{page.shift:.3f}")
        for page in found
    ]
    columns = ("page", "JavaScript and CSS, kB", "texts, kB", "font, kB", "layout shift")
    table("What a first visit loads (gzip), and how much the layout shifts", columns, rows)


def size_figures(found: list[Loaded]) -> Iterator[results.Row]:
    for page in found:
        aim = f"{AIMS[page.name]} kB" if page.name in AIMS else ""
        yield results.Row(f"{page.name}: JavaScript and CSS", f"{kilobytes(page.code)} kB", aim=aim)
        yield results.Row(f"{page.name}: texts", f"{kilobytes(page.texts)} kB")
        yield results.Row(f"{page.name}: layout shift", f"{page.shift:.3f}")


def way_figures(ways: Sequence[tuple[str, int, int]]) -> Iterator[results.Row]:
    for variant, taps, scrolled in ways:
        yield results.Row(f"home to the first decision, {variant}", f"{taps} tap, {scrolled} pixels scrolled")


def main(save: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser, Site(browser, Path(folder)) as site:
        found = list(pages(site))
        print_sizes(found)
        print()
        ways = [(variant, *taps_to_first_decision(site, variant)) for variant in VARIANTS]
        shown = [(variant, str(taps), str(scrolled)) for variant, taps, scrolled in ways]
        table("From home to the first decision at 360 × 640", ("game", "taps", "pixels scrolled"), shown)
        print()
        delays = tap_delays(site)
    median, longest = f"{statistics.median(delays):.0f}", f"{max(delays):.0f}"
    columns = ("tap", "median, ms", "longest, ms")
    table(f"Tap to visual change, {SLOWER} times slower", columns, [("choice at a table", median, longest)])
    if save:
        delay = results.Row("tap on a choice to the painted change", f"{median} ms, at most {longest} ms")
        conditions = (
            f"Sizes with gzip, without the font, which adds {max(page.font for page in found) / 1000:.0f} kB once. "
            f"The way to the first decision on a screen of 360 × 640, taps with a processor {SLOWER} times slower."
        )
        rows = [*size_figures(found), *way_figures(ways), delay]
        results.save("page", "What a first visit loads", "python -m benchmarks.page", rows, [conditions])


if __name__ == "__main__":
    asked = results.save_is_asked(__doc__)
    print(machine(), end="\n\n")
    main(asked)
