"""Documents name files and folders that exist."""

import re
from pathlib import Path

import pytest

from tests.browser.make_images import SHOTS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/lucchetto"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests/data").rglob("*.md")])
QUOTED = re.compile(r"`((?:[\w.-]+/)+[\w.*-]*)(?:::[\w\[\]-]+)?`")
LINKED = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PLACES = (ROOT, PACKAGE, PACKAGE / "server", ROOT / "web/src")


def is_ours(path: str) -> bool:
    """Whether the path begins with a folder of this repository; `text/plain` does not, nor does `.venv/bin`."""
    folder = path.split("/", 1)[0]
    return folder != ".venv" and any((place / folder).is_dir() for place in PLACES)


def exists(path: str) -> bool:
    return any(next(place.glob(path.rstrip("/")), None) for place in PLACES)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_files_that_a_document_names_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    missing = [path for path in QUOTED.findall(text) if is_ours(path) and not exists(path)]
    missing += [link for link in LINKED.findall(text) if not (document.parent / link).exists()]
    assert not missing


def test_every_image_is_shown_by_a_document_and_every_screenshot_can_be_taken_again() -> None:
    shown = {Path(link).name for document in DOCUMENTS for link in LINKED.findall(document.read_text(encoding="utf-8"))}
    images = {file.name for file in (ROOT / "docs/images").iterdir()}
    assert images <= shown
    assert {name for name in images if name.endswith(".png")} == set(SHOTS)
