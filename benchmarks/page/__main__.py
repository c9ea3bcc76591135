"""Size and responsiveness of the page in a real browser: `python -m benchmarks.page`.

Needs the built page (`make page`) and Chromium (`make browser`).
"""

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks import results
from benchmarks.page.loading import VARIANTS, Loaded, pages, taps_to_first_decision
from benchmarks.page.tapping import SLOWER, TAPS, Tap, Taps, measured_pad_taps, measured_presses, measured_taps
from benchmarks.report import machine, table
from tests.browser.chromium import Chromium
from tests.browser.people import Site

HOME_AIM, TABLE_AIM = 75, 60
"""Most kilobytes of JavaScript and CSS, with gzip."""
TAP_AIM = 50
"""Milliseconds from a tap to the painted change, with a slower processor."""


def kilobytes(size: int) -> str:
    return f"{size / 1000:.1f}"


def print_sizes(found: list[Loaded]) -> None:
    rows = [
        (page.name, kilobytes(page.code), kilobytes(page.texts), kilobytes(page.font), f"{page.shift:.3f}")
        for page in found
    ]
    columns = ("page", "JavaScript and CSS, kB", "texts, kB", "font, kB", "layout shift")
    table("What a first visit loads (gzip), and how much the layout shifts", columns, rows)
    print()


def print_ways(ways: Sequence[tuple[str, int, int]]) -> None:
    shown = [(variant, str(taps), str(scrolled)) for variant, taps, scrolled in ways]
    table("From home to the first decision at 360 × 640", ("game", "taps", "pixels scrolled"), shown)
    print()


def tap_figures(site: Site) -> dict[str, Taps]:
    return {
        f"finger on a choice: time until it is painted as pressed, throttled {SLOWER} times": Taps.of(
            [press.passed for press in measured_presses(site)]
        ),
        **_until_painted("a choice", measured_taps(site, throttled=False), measured_taps(site, throttled=True)),
        **_until_painted(
            "a number of a score pad",
            measured_pad_taps(site, throttled=False),
            measured_pad_taps(site, throttled=True),
        ),
    }


def _until_painted(what: str, usual: list[Tap], throttled: list[Tap]) -> dict[str, Taps]:
    return {
        f"tap on {what}: processor time until it is painted, × {SLOWER}": Taps.of([SLOWER * tap.work for tap in usual]),
        f"tap on {what}: of that, the page's own code, × {SLOWER}": Taps.of([SLOWER * tap.handler for tap in usual]),
        f"tap on {what}: elapsed time, throttled {SLOWER} times": Taps.of([tap.passed for tap in throttled]),
    }


def print_taps(figures: dict[str, Taps]) -> None:
    rows = [(what, f"{taps.least:.0f}", f"{taps.median:.0f}") for what, taps in figures.items()]
    title = f"Tap to painted change, about {TAPS} taps each; load of the machine {os.getloadavg()[0]:.0f}"
    table(title, ("what", "least, ms", "median, ms"), rows)


def size_figures(found: list[Loaded]) -> Iterator[results.Row]:
    for page in found:
        aims = {"home": f"{HOME_AIM} kB", "table": f"{TABLE_AIM} kB"}
        aim = aims.get(page.name.split(",")[0], "")
        yield results.Row(f"{page.name}: JavaScript and CSS", f"{kilobytes(page.code)} kB", aim=aim)
        yield results.Row(f"{page.name}: texts", f"{kilobytes(page.texts)} kB")
        yield results.Row(f"{page.name}: layout shift", f"{page.shift:.3f}", aim="0.02")


def way_figures(ways: Sequence[tuple[str, int, int]]) -> Iterator[results.Row]:
    for variant, taps, scrolled in ways:
        yield results.Row(f"home to the first decision, {variant}", f"{taps} tap, {scrolled} pixels scrolled")


def tap_rows(figures: dict[str, Taps]) -> Iterator[results.Row]:
    for what, taps in figures.items():
        yield results.Row(what, str(taps), aim="" if "of that" in what else f"{TAP_AIM} ms")


def save(found: list[Loaded], ways: Sequence[tuple[str, int, int]], taps: dict[str, Taps]) -> None:
    conditions = (
        "Sizes are with gzip and without the font, which adds "
        f"{max(page.font for page in found) / 1000:.0f} kB once. The screen for the first decision is 360 × 640. "
        f"Taps: the median and the least of about {TAPS}, in Classic solitaire and on a score pad with one sheet, at "
        f"a load of {os.getloadavg()[0]:.0f}; "
        "on a busy machine, elapsed time is mostly waiting for a core."
    )
    rows = [*size_figures(found), *way_figures(ways), *tap_rows(taps)]
    results.save("page", "What a first visit loads", "python -m benchmarks.page", rows, [conditions])


def main(saving: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser, Site(browser, Path(folder)) as site:
        print_sizes(found := list(pages(site)))
        print_ways(ways := [(variant, *taps_to_first_decision(site, variant)) for variant in VARIANTS])
        print_taps(taps := tap_figures(site))
    if saving:
        save(found, ways, taps)


if __name__ == "__main__":
    asked = results.save_is_asked(__doc__)
    print(machine(), end="\n\n")
    main(asked)
