"""The page's sources: what Prettier and ESLint do not check."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = (".ts", ".svelte", ".css", ".js", ".mjs", ".html", ".json")
WRITTEN_BY_NPM = "web/package-lock.json"
COLUMNS = 120


def sources() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z", "web"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.split("\0") if name.endswith(SOURCES) and name != WRITTEN_BY_NPM]
    return [name for name in names if (ROOT / name).is_file()]


def test_no_line_is_longer_than_the_page_s_formatter_allows() -> None:
    """Prettier does not wrap comments and texts."""
    assert len(sources()) > 100
    lines = (
        (f"{name}:{number}", line)
        for name in sources()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
    )
    assert not [where for where, line in lines if len(line) > COLUMNS]


def test_the_lock_file_of_npm_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / WRITTEN_BY_NPM).read_text(encoding="utf-8")
