"""A real server and a real browser for every test that asks for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.get_chromium import system_chromium
from tests.browser.people import House

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="module")  # no longer: while it runs, no other test of this process can run a loop
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")  # no longer: while it runs, no other test of this process can run a loop
def browser(playwright: Playwright) -> Iterator[Browser]:
    # Without a system Chromium this is Playwright's own, which `make test` has fetched; it fails if there is none.
    started = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
    yield started
    started.close()


@pytest.fixture
def house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server with a data folder of its own, and the people who visit it."""
    with House(browser, tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def _archive(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    patient = {"LUCCHETTO_ANALYSES_PER_MINUTE": "1000", "LUCCHETTO_ADVICE_PER_MINUTE": "10000"}
    with House(browser, tmp_path_factory.mktemp("archive"), **patient) as opened:
        yield opened


@pytest.fixture
def archive(_archive: House) -> Iterator[House]:
    """One server for all tests of a module that leave nothing behind there: it analyses a record once."""
    yield _archive
    _archive.see_out()
