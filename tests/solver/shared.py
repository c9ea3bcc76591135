"""One Classic table for all tests of a run: built by whoever comes first, waited for by the other processes."""

import os
from pathlib import Path

import pytest


def cache_folder(factory: pytest.TempPathFactory) -> Path:
    """The same folder in every worker of a run."""
    base = factory.getbasetemp()
    return (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "tables"
