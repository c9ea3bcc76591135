"""One Classic table for all tests of a run: the first process builds it, the others wait for it."""

import os
from pathlib import Path

import pytest


def cache_folder(factory: pytest.TempPathFactory) -> Path:
    """The same folder in every worker of a run."""
    base = factory.getbasetemp()
    return (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "tables"
