"""A cache folder for the test run, not the user's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lucchetto.solver import Table, load_table
from tests.solver.shared import cache_folder


@pytest.fixture(scope="session", autouse=True)
def _run_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUCCHETTO_CACHE", str(cache_folder(tmp_path_factory)))
        yield


@pytest.fixture
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache folder for one test, not made yet."""
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(scope="session")
def classic(_run_cache: None) -> Table:
    return load_table("classic")
