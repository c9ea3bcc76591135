"""The solver's table for all tests of the coach, from the test run's own cache folder."""

from collections.abc import Iterator

import pytest

from lucchetto.coach import judge
from lucchetto.solver import Table, load_table
from tests.solver.shared import cache_folder


@pytest.fixture
def classic(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Classic's exact table is stored; the process's cache of stored tables is that of this folder."""
    monkeypatch.setenv("LUCCHETTO_CACHE", str(cache_folder(tmp_path_factory)))
    judge.forget_tables()
    yield load_table("classic")
    judge.forget_tables()


@pytest.fixture
def no_tables(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No exact table is stored."""
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path_factory.mktemp("empty")))
    judge.forget_tables()
    yield
    judge.forget_tables()
