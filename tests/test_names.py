"""Identifiers and module names use standard terms: words of an earlier private vocabulary stay out."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BANNED = (
    "House",
    "Clerk",
    "Herald",
    "Door",
    "Chronicle",
    "Analyst",
    "Statistician",
    "Crew",
    "Leash",
    "Backlog",
    "Mind",
    "whims",
    "eyes",
    "nursery",
    "foresee",
    "become",
)
CAUGHT_AS_WRONG = re.compile(r"\bas wrong\b")


def sources() -> list[Path]:
    folders = (ROOT / name for name in ("src", "tests", "benchmarks", "examples", "docs_site"))
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def words(name: str) -> list[str]:
    """The parts of an identifier: `_play_house`, `OurHouse` and `HOUSE` all contain `house`."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def identifiers(path: Path) -> Iterator[str]:
    """Excluding the names of tests, which are sentences."""
    with io.StringIO(path.read_text(encoding="utf-8")) as text:
        for token in tokenize.generate_tokens(text.readline):
            if token.type == tokenize.NAME and not token.string.startswith("test_"):
                yield token.string


def test_no_identifier_and_no_module_uses_a_banned_word() -> None:
    banned = {word.lower() for word in BANNED}
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources()
        for name in {path.stem, *identifiers(path)}
        if banned & set(words(name))
    }
    assert not found


def test_no_page_module_uses_such_a_word() -> None:
    names = [path for path in (ROOT / "web/src").rglob("*") if path.is_file()]
    banned = {word.lower() for word in BANNED}
    assert not [str(path.relative_to(ROOT)) for path in names if banned & set(words(path.name.split(".")[0]))]


def test_an_exception_is_not_caught_as_wrong() -> None:
    texts = ((path, path.read_text(encoding="utf-8")) for path in sources() if path != Path(__file__))
    assert not [str(path.relative_to(ROOT)) for path, text in texts if CAUGHT_AS_WRONG.search(text)]


@pytest.mark.parametrize("folder", ["src", "benchmarks", "web/src"])
def test_no_folder_is_crowded(folder: str) -> None:
    """Catalogues, icons, networks and generated files aside, a folder shows at most 16 names."""
    crowded = {}
    for place in (path for path in (ROOT / folder).rglob("*") if path.is_dir()):
        if {"page", "documentation", "networks", "texts", "node_modules", "__pycache__"} & set(place.parts):
            continue
        shown = [path for path in place.iterdir() if path.is_file() and path.name != "messages.ts"]
        if len(shown) > 16:
            crowded[str(place.relative_to(ROOT))] = len(shown)
    assert not crowded


def test_no_two_modules_of_a_package_differ_by_a_plural() -> None:
    found = []
    for path in sources():
        siblings = {other.stem for other in path.parent.glob("*.py")}
        if "src" in path.parts and path.stem + "s" in siblings:
            found.append(str(path.relative_to(ROOT)))
    assert not found
