"""The command in a home of its own, and a clean environment for tests that call it in this process."""

from pathlib import Path

import pytest

from tests.cli.kit import Command


@pytest.fixture
def lucchetto(tmp_path: Path) -> Command:
    return Command(tmp_path)


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
