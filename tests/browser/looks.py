"""Checks for every page: no finding of axe, and nothing wider than the screen."""

from collections.abc import Iterator, Sequence
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

Scheme = Literal["light", "dark", "forced"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
"""Most tests use these two; test_forced_colours.py opens every page with the third, a high-contrast theme."""
SCREENS = ((320, 844), (844, 390), (844, 800), (390, 844))
"""Width and height of the smallest phone, a common one in landscape, a small window, and a common phone."""
AXE = Axe()
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
    await frame();
    for (let looks = 0; looks < 20; looks++) {
        await frame();
        const found = document.getAnimations().filter(moving);
        if (!found.length) return;
        await Promise.allSettled(found.map((one) => one.finished));
    }
}"""

IS_UNCOVERED = """element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 9; // Inside the rounded corners.
    const across = [left + inset, (left + right) / 2, right - inset];
    const points = across.flatMap((x) => [[x, top + inset], [x, bottom - inset]]);
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing covers an element."""

FORCED = """() => {
    const style = window.getComputedStyle;
    window.getComputedStyle = (...all) => {
        const found = style(...all), read = found.getPropertyValue.bind(found);
        found.getPropertyValue = (name) => read(name === "-webkit-text-fill-color" ? "color" : name);
        return found;
    };
}"""
"""Lets axe read the colour in which text is drawn.

In forced colours Chromium draws text in the forced `color`, but reports the page's own colour as its fill, which axe
reads. A screenshot of grey text on white has black pixels while the fill is reported as grey. With
`forced-color-adjust: none` the two agree, so that faults there are still found.
"""

OBSERVE_SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
"""
"""Collects the layout shifts that no input has caused, in `window.shifts`."""


def assert_no_violations(person: Person, where: str, schemes: Sequence[Scheme] = SCHEMES) -> None:
    """Run axe in these themes, which differ in colours only."""
    for scheme in schemes:
        theme: Literal["light", "dark"] = "dark" if scheme == "dark" else "light"
        person.page.emulate_media(color_scheme=theme, forced_colors="active" if scheme == "forced" else "none")
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        person.page.evaluate(AT_REST)  # elements that fade in have low contrast
        if scheme == "forced":
            person.page.evaluate(FORCED)
        rules = {} if scheme == schemes[0] else {"runOnly": ["color-contrast", "link-in-text-block"]}
        found = AXE.run(person.page, options={"resultTypes": ["violations"], **rules})
        assert found.violations_count == 0, f"{where}, {scheme}: {found.generate_report()}"


def on_small_screens(person: Person) -> Iterator[int]:
    """Show the page on each small screen, and yield its width."""
    for width, height in SCREENS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(AT_REST)
        yield width


def assert_fits(person: Person, where: str) -> None:
    """The page does not scroll sideways."""
    for width in on_small_screens(person):
        wide, inner = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner == width, f"{where}, {width} wide"


def sizes(these: Locator) -> dict[str, tuple[float, float]]:
    """Width and height of each element, by name or text."""
    found = these.evaluate_all(
        """all => all.map((one, number) => {
            const box = one.getBoundingClientRect();
            return [`${number} ${one.dataset.testid ?? one.innerText}`, [box.width, box.height]];
        })"""
    )
    assert found, these
    return {name: (width, height) for name, (width, height) in found}
