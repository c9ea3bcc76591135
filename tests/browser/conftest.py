"""Fixtures: a real server and a real browser. Most tests share both and create their own people."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chromium import Chromium
from tests.browser.people import Site


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    with Chromium() as waiting:
        yield waiting


@pytest.fixture(autouse=True)
def _stopped_after_this_folder(request: pytest.FixtureRequest, browser: Chromium) -> None:
    """Stop the browser after this folder's tests: other tests run event loops, which it prevents."""
    request.node.getparent(pytest.Dir).addfinalizer(browser.stop)


@pytest.fixture(scope="session")
def _common_site(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(browser, tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture
def site(_common_site: Site) -> Iterator[Site]:
    """One server for all tests that neither stop it nor count its contents; it analyses each record once."""
    yield _common_site
    _common_site.close_contexts()


@pytest.fixture(scope="session")
def _common_hasty_site(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(browser, tmp_path_factory.mktemp("hasty"), LUCCHETTO_ABSENCE_GRACE="1") as opened:
        yield opened


@pytest.fixture
def hasty_site(_common_hasty_site: Site) -> Iterator[Site]:
    """Another server for all tests, with a grace period of a second for people who are absent."""
    yield _common_hasty_site
    _common_hasty_site.close_contexts()


@pytest.fixture
def own_site(browser: Chromium, tmp_path: Path) -> Iterator[Site]:
    """A server with an empty data folder of its own, which a test may kill."""
    with Site(browser, tmp_path) as opened:
        yield opened
