"""For all tests: slow machines must not turn a property into a timing test, and nobody compiles twice."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lucchetto.paths import cache_folder

TESTS = Path(__file__).parent
COMPILED = (
    "arena/engine",
    "arena/report",
    "arena/test_design.py",
    "arena/test_interrupt.py",
    "arena/test_store.py",
    "bots/test_greedy.py",
    "bots/test_ladder.py",
    "bots/test_luck.py",
    "bots/test_training.py",
    "bots/test_two_engines.py",
    "cli/commands/test_arena.py",
    "cli/commands/test_solve.py",
    "cli/commands/test_train.py",
    "coach/test_luck.py",
    "envs/test_docs.py",
    "envs/test_example.py",
    "envs/test_vector.py",
    "kernels",
    "solver",
)
"""Tests that compile kernels or play thousands of games: `make test-full` runs them, `make test` does not."""
MATRICES = ("axe_finds_nothing", "small_screens", "content_security_policy")
"""Browser tests that open every page in every size: likewise."""
LARGE = "100000]"
"""The end of the names of tests with as many rows as a large server has: likewise."""

# Tests give their processes homes and caches of their own; compiled code they may share.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

settings.register_profile(
    "lucchetto",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("lucchetto")

# Tests started in the background of a shell find Ctrl-C ignored, and so would every process that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        is_compiled = any(item.path.is_relative_to(TESTS / part) for part in COMPILED)
        is_matrix = item.path.is_relative_to(TESTS / "browser") and any(name in item.name for name in MATRICES)
        if is_compiled or is_matrix or item.name.endswith(LARGE):
            item.add_marker(pytest.mark.full)


def pytest_collection_finish() -> None:
    if "numba" in sys.modules and sys.platform != "win32":  # half a second to load, for tests that need none of it
        from tests.kit.compiling import compile_once_for_all

        compile_once_for_all()
