"""The browser of the tests: started on demand, and again after it was stopped."""

from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.get_chromium import system_chromium

UNWANTED = (
    # Two invisible pages behind the address bar, which every browser context would load.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # This replaces Playwright's own list, so its important entries are repeated.
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
    """While it runs, this process cannot run an event loop: stop it before other tests need one."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def new_context(self, **options: Any) -> BrowserContext:
        if self._browser is None:
            # Without a system Chromium, Playwright's own is used, which `make test` downloads.
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        return self._browser.new_context(**options)

    def stop(self) -> None:
        if self._browser:
            self._browser.close()
        if self._playwright:
            self._playwright.stop()
        self._browser = self._playwright = None
