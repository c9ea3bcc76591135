"""Documents name files, folders and headings that exist, and every page and public name has a place in the site."""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs_site.__main__ import navigation
from docs_site.docstrings import with_fences
from docs_site.staging import Staging, for_python_markdown, with_images
from tests.browser.make_images import SHOTS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/lucchetto"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests/data").rglob("*.md")])
QUOTED = re.compile(r"`((?:[\w.-]+/)+[\w.*-]*)(?:::[\w\[\]-]+)?`")
LINKED = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)|<img src=\"([^\":]+)\"")
ANCHORED = re.compile(r"\]\(([^)#:\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"#{1,6} (.+)")
LISTED = re.compile(r"\w+")
PLACES = (ROOT, PACKAGE, PACKAGE / "server", ROOT / "web/src")


def links(text: str) -> list[str]:
    """The files that a document links to or shows."""
    return [link or image for link, image in LINKED.findall(text)]


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
    missing += [link for link in links(text) if not (document.parent / link).exists()]
    assert not missing


def test_every_image_is_shown_by_a_document_and_every_screenshot_can_be_taken_again() -> None:
    shown = {Path(link).name for document in DOCUMENTS for link in links(document.read_text(encoding="utf-8"))}
    images = {file.name for file in (ROOT / "docs/images").iterdir()}
    assert images <= shown
    assert {name for name in images if name.endswith(".png")} == set(SHOTS)


def headings(document: Path) -> Iterator[str]:
    is_code = False
    for line in document.read_text(encoding="utf-8").splitlines():
        is_code ^= line.lstrip().startswith("```")
        if not is_code and (found := HEADING.fullmatch(line)):
            yield found[1]


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as hosting sites make them: a heading that returns gets a number."""
    seen: Counter[str] = Counter()
    found = set()
    for heading in headings(document):
        anchor = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_headings_that_a_document_links_to_exist(document: Path) -> None:
    links = ANCHORED.findall(document.read_text(encoding="utf-8"))
    missing = [
        f"{target}#{anchor}"
        for target, anchor in links
        if anchor not in anchors(document.parent / target if target else document)
    ]
    assert not missing


def test_headings_make_the_anchors_that_hosting_sites_make(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One's own data\n## `a.b`, or C (D1)\n```\n# code\n```\n### End\n### End\n")
    assert anchors(page) == {"ones-own-data", "ab-or-c-d1", "end", "end-1"}


def test_every_page_of_the_site_is_in_its_navigation(tmp_path: Path) -> None:
    Staging(tmp_path).copy()
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    assert set(navigation()) == pages
    assert "package.md" not in pages


@pytest.mark.parametrize("name", ["rules", "records", "bots", "coach", "solver"])
def test_every_public_name_is_in_the_reference(name: str) -> None:
    page = (ROOT / f"docs/api/{name}.md").read_text(encoding="utf-8")
    public = importlib.import_module(f"lucchetto.{name}").__all__
    assert set(public) <= set(LISTED.findall(page.partition("members:")[2]))


def test_links_are_pointed_at_pages_and_files_of_the_site(tmp_path: Path) -> None:
    Staging(tmp_path).copy()
    start = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert "[Contributing](contributing.md)" in start
    deploy = (tmp_path / "deploy.md").read_text(encoding="utf-8")
    assert "](files/deploy/Caddyfile.txt)" in deploy
    assert (tmp_path / "files/deploy/Caddyfile.txt").read_bytes() == (ROOT / "deploy/Caddyfile").read_bytes()
    assert "](../" not in deploy


def test_a_diagram_is_shown_as_its_image() -> None:
    text = "## Layers\n\n```mermaid\nflowchart TB\n```\n\n[The same as an image](images/layers.svg), for all.\n"
    assert with_images(text) == "## Layers\n\n![Diagram: Layers](images/layers.svg)\n"


def test_lists_and_tables_are_set_apart_for_python_markdown() -> None:
    text = "Two things:\n- one\n  and more\n- two\n\n  | a |\n  |---|\n\nEnd\n| b |\n|---|\n"
    expected = "Two things:\n\n- one\n    and more\n- two\n\n    | a |\n    |---|\n\nEnd\n\n| b |\n|---|\n"
    assert for_python_markdown(text) == expected
    sentence = "- one of 7 and\n  9. Then 5 and\n  1. first\n"
    assert for_python_markdown(sentence) == "- one of 7 and\n    9\\. Then 5 and\n    1. first\n"
    code = "```\nx:\n- y\n```\n"
    assert for_python_markdown(code) == code


def test_examples_in_docstrings_become_code_blocks() -> None:
    text = "A game.\n\n>>> 1 + 1\n2\n\nMore."
    assert with_fences(text) == "A game.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
