"""The browser of the tests: started when somebody opens a window, started again if it was stopped."""

from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.get_chromium import system_chromium

UNWANTED = (
    # Two pages behind every address bar, which nobody sees and each visitor's browser would load.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # This list stands in place of Playwright's own: what matters of that comes again.
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(UNWANTED)}",
]


class Chromium:
    """While it runs, this process can run no event loop of its own: stop it before anything else needs one."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def new_context(self, **options: Any) -> BrowserContext:
        if self._browser is None:
            # Without a system Chromium this is Playwright's own, which `make test` has fetched; it fails without any.
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        return self._browser.new_context(**options)

    def stop(self) -> None:
        if self._browser:
            self._browser.close()
        if self._playwright:
            self._playwright.stop()
        self._browser = self._playwright = None
