"""A real server and a real browser for every test that asks for them; most share both and bring their own people."""

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
    """Tests of other folders run event loops, which they cannot while the browser runs."""
    request.node.getparent(pytest.Dir).addfinalizer(browser.stop)


@pytest.fixture(scope="session")
def _common_site(browser: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(browser, tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def site(_common_site: Site) -> Iterator[Site]:
    """One server for all tests that neither stop it nor count what is in it; it analyses a record once."""
    yield _common_site
    _common_site.see_out()


@pytest.fixture
def own_site(browser: Chromium, tmp_path: Path) -> Iterator[Site]:
    """A server with a data folder of its own: empty at first, and nobody minds if it is killed."""
    with Site(browser, tmp_path) as opened:
        yield opened
