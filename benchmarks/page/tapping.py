"""How long a tap on a choice takes until it is painted as pressed, and until its effect is, from the browser's traces.

The processor time of the page's main thread hardly depends on what else the machine does; multiplied, it tells how
long the work takes on a slower processor. Elapsed time is measured as well, with Chromium's own throttling; on a busy
machine it is mostly waiting.
"""

import json
import statistics
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from benchmarks.page.loading import at_pad, at_table
from tests.browser.people import PHONE, Site
from tests.browser.play import play_on

SLOWER = 4
"""How many times slower the processor of a cheap phone is."""
TAPS = 24
SETTLED = ".game:not(.settling) :is([data-testid^='option-'], [data-testid='confirm-penalty'])"
"""A choice or question that accepts taps; the guard against double taps ignores those on new choices."""
PAD_CELLS = "[data-testid^='cell-'].can:not([data-testid='cell-red-12'], [data-testid='cell-yellow-12']) button"
"""The numbers of a score pad that can be crossed off, except those that would lock the first rows and end the game."""
ANSWERED = "() => !Object.keys(sessionStorage).some((key) => key.startsWith('unanswered-'))"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
RENDERING = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
Event = dict[str, Any]


class Tap(NamedTuple):
    """Milliseconds from an event of a tap until the next change is painted."""

    handler: float
    """Processor time of the event's handlers."""
    work: float
    """Processor time of the handlers, and of style, layout and painting."""
    passed: float


class Taps(NamedTuple):
    """A summary of many taps, in milliseconds."""

    least: float
    median: float

    @classmethod
    def of(cls, values: list[float]) -> "Taps":
        return cls(min(values), statistics.median(values))

    def __str__(self) -> str:
        return f"{self.median:.0f} ms, at least {self.least:.0f} ms"


def measured_taps(site: Site, throttled: bool) -> list[Tap]:
    """The taps of a solitaire game, in which nothing but the tap changes the page."""
    person = site.visitor(viewport=PHONE, reduced_motion="no-preference")
    at_table("classic")(person)
    if throttled:
        person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return list(_taps(_trace(person.page, SETTLED, lambda: play_on(person, 1, most_skipped=2)), "click"))


def measured_pad_taps(site: Site, throttled: bool) -> list[Tap]:
    """The taps on numbers of a score pad: each crosses one off, which is painted before the server has answered."""
    person = site.visitor(viewport=PHONE, reduced_motion="no-preference")
    at_pad(person)
    if throttled:
        person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def cross_off() -> None:
        person.page.locator(PAD_CELLS).first.click()
        person.page.wait_for_function(ANSWERED)

    return list(_taps(_trace(person.page, PAD_CELLS, cross_off), "click"))


def measured_presses(site: Site) -> list[Tap]:
    """From putting a finger on a choice, which rests there for two frames, until the choice is painted as pressed."""
    person = site.visitor(viewport=PHONE, reduced_motion="no-preference")
    at_table("classic")(person)
    page = person.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def press() -> None:
        page.locator(SETTLED).first.hover()
        page.evaluate(TWO_FRAMES)
        page.mouse.down()
        page.evaluate(TWO_FRAMES)
        page.mouse.up()

    return list(_taps(_trace(page, SETTLED, press), "mousedown"))


def _trace(page: Page, ready: str, tap: Callable[[], object]) -> list[Event]:
    """The browser's trace of many taps, each after something that matches `ready` is there."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(TAPS):
        page.wait_for_selector(f"{ready}, [data-testid='result']")
        tap()
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return sorted((event for event in events if event.get("ph") == "X"), key=lambda event: event["ts"])


def _taps(events: list[Event], kind: str) -> Iterator[Tap]:
    clicks = [event for event in events if event["name"] == "EventDispatch" and event["args"]["data"]["type"] == kind]
    for click in clicks:
        thread = [event for event in events if (event["pid"], event["tid"]) == (click["pid"], click["tid"])]
        handled = click["ts"] + click["dur"]
        after = [event for event in thread if event["ts"] >= handled and event["name"] in RENDERING]
        painted = next((event for event in after if event["name"] == "Commit"), None)
        if painted:
            rendering = sum(event["tdur"] for event in after if event["ts"] <= painted["ts"])
            work, passed = click["tdur"] + rendering, painted["ts"] + painted["dur"] - click["ts"]
            yield Tap(click["tdur"] / 1000, work / 1000, passed / 1000)
