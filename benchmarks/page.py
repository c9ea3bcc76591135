"""Size and responsiveness of the page in a real browser: `python -m benchmarks.page`.

Needs the built page (`make page`) and Chromium (`make browser`).
"""

import gzip
import re
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Response, expect

from benchmarks.report import machine, table
from lucchetto.server.api.static import FILES
from tests.browser.chromium import Chromium
from tests.browser.people import PHONE, Person, Site
from tests.browser.play import play_on

LOCALES = Path(__file__).parents[1] / "locales"
TEXTS = re.compile(
    rf"({'|'.join([path.name for path in LOCALES.iterdir()] + [path.stem for path in LOCALES.rglob('en/*.ftl')])})-"
)
"""Chunks that hold only texts, by the beginning of their names."""
VARIANTS = ("classic", "longo", "duel")
SLOWER = 4
"""How many times slower the processor is made for the taps."""
TAPS = 12
SETTLED = 600
"""Milliseconds after which new choices accept taps."""
OBSERVE_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
"""
OBSERVE_TAPS = """() => {
    window.taps = [];
    let tapped = null;
    const painted = (then) => requestAnimationFrame(() => setTimeout(then));
    addEventListener("click", (event) => (tapped = event.timeStamp), { capture: true });
    new MutationObserver(() => {
        if (tapped === null) return;
        const start = tapped;
        tapped = null;
        painted(() => taps.push(performance.now() - start));
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
}"""


class Loaded(NamedTuple):
    """What a page loads, in bytes with gzip, and how much its layout shifts."""

    name: str
    code: int
    texts: int
    font: int
    shift: float


def loaded(site: Site, person: Person, name: str, open_page: Callable[[Person], object]) -> Loaded:
    """Open a page and count what it loads until it is complete."""
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
            sizes["texts" if TEXTS.match(Path(path).name) else "code"] += len(gzip.compress(file.content, 9))
        elif path.endswith(".woff2") and file:
            sizes["font"] += len(file.content)
    return Loaded(name, sizes["code"], sizes["texts"], sizes["font"], shift)


def _at_table(variant: str) -> Callable[[Person], object]:
    def open_table(person: Person) -> None:
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "casual"}]
        person.open(person.make_table({"settings": {"variant": variant}, "seats": seats}) + "?start")
        expect(person.see("option-pass")).to_be_visible()

    return open_table


def _open(path: str, seen: str) -> Callable[[Person], object]:
    def open_page(person: Person) -> None:
        person.open(path)
        expect(person.see(seen)).to_be_visible()

    return open_page


def pages(site: Site) -> Iterator[Loaded]:
    yield loaded(site, site.visitor(), "home", _open("/", "play-classic"))
    returning = site.visitor()
    _at_table("classic")(returning)
    yield loaded(site, returning, "home, with a game to continue", _open("/", "continue"))
    yield loaded(site, site.visitor(), "new table", _open("/new", "make"))
    for variant in VARIANTS:
        yield loaded(site, site.visitor(), f"table, {variant}", _at_table(variant))


def taps_to_first_decision(site: Site, variant: str) -> tuple[int, int]:
    """Taps from the home page to the first choice, and whether anything has to be scrolled, on a small phone."""
    person = site.visitor(viewport={"width": 360, "height": 640})
    person.open("/")
    expect(person.see(f"play-{variant}")).to_be_in_viewport(ratio=1)
    person.tap(f"play-{variant}")
    expect(person.see("option-pass")).to_be_in_viewport(ratio=1)
    return 1, round(person.page.evaluate("scrollY"))


def tap_delays(site: Site) -> list[float]:
    """Milliseconds from a tap on a choice to the painted change, with a slower processor."""
    person = site.visitor(viewport=PHONE)
    _at_table("classic")(person)
    person.page.evaluate(OBSERVE_TAPS)
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(TAPS):
        person.page.wait_for_selector("[data-testid^='option-'], [data-testid='result']")
        person.page.wait_for_timeout(SETTLED)
        play_on(person, 1, most_skipped=2)
    delays: list[float] = person.page.evaluate("taps")
    return delays


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser, Site(browser, Path(folder)) as site:
        rows = [
            (
                page.name,
                f"{page.code / 1000:.1f}",
                f"{page.texts / 1000:.1f}",
                f"{page.font / 1000:.1f}",
                f"{page.shift:.3f}",
            )
            for page in pages(site)
        ]
        columns = ("page", "JavaScript and CSS, kB", "texts, kB", "font, kB", "layout shift")
        table("What a first visit loads (gzip), and how much the layout shifts", columns, rows)
        print()
        ways = [(variant, *map(str, taps_to_first_decision(site, variant))) for variant in VARIANTS]
        table("From home to the first decision at 360 × 640", ("game", "taps", "pixels scrolled"), ways)
        print()
        delays = tap_delays(site)
        figures = [("choice at a table", f"{statistics.median(delays):.0f}", f"{max(delays):.0f}")]
        table(f"Tap to visual change, {SLOWER} times slower", ("tap", "median, ms", "longest, ms"), figures)


if __name__ == "__main__":
    print(machine(), end="\n\n")
    main()
